import type { Ports } from "../../core/ports/ports.js";
import { nodeDigest } from "./node-digest.js";
import { NodeWebhookSecrets } from "./node-webhook-secrets.js";
import { RandomTokenSecrets } from "./random-token-secrets.js";
import { systemClock } from "./system-clock.js";
import { TypeIdSource } from "./type-id-source.js";

/** The system's clock, TypeIDs (UUIDv7), SHA-256, and random secrets: the ports of the use cases that need only Node.js. */
export function nodePorts(): Pick<Ports, "clock" | "ids" | "digest" | "tokenSecrets" | "webhookSecrets"> {
  return {
    clock: systemClock,
    ids: new TypeIdSource(),
    digest: nodeDigest,
    tokenSecrets: new RandomTokenSecrets(),
    webhookSecrets: new NodeWebhookSecrets(),
  };
}
