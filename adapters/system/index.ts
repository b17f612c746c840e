export { nodeDigest } from "./node-digest.js";
export { nodePorts } from "./node-ports.js";
export { NodeWebhookSecrets } from "./node-webhook-secrets.js";
export { RandomTokenSecrets } from "./random-token-secrets.js";
export { systemClock } from "./system-clock.js";
export { TypeIdSource } from "./type-id-source.js";
export { runReactions, type RunOptions } from "./run-reactions.js";
export { startWorkers, type Workers } from "./workers.js";
export { filesOfZip, isZip } from "./zip-files.js";
