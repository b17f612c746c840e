export { AddressPolicy } from "./address-policy.js";
export { checkCertificates } from "./certificates.js";
export { GotWebhookSender, type GotWebhookSenderOptions } from "./got-webhook-sender.js";
export { checkProxyUrl } from "./proxy.js";
export { UrlTargets } from "./targets.js";
