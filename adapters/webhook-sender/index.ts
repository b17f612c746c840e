export { AddressPolicy } from "./address-policy.js";
export { GotWebhookSender, type GotWebhookSenderOptions } from "./got-webhook-sender.js";
export { UrlTargets } from "./targets.js";
