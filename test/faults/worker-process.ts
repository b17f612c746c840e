import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { readConfig } from "../../bootstrap/config.js";
import { createContainer } from "../../bootstrap/container.js";
import { serve } from "../../bootstrap/serve.js";
import { tokens } from "../../bootstrap/tokens.js";
import { type DeliveryQueue, plusSeconds } from "../../core/index.js";

const leaseSeconds = Number(process.env["TEST_LEASE_SECONDS"] ?? "45");
/** Between the commit of a claim and its being known to the engine. */
const claimHeldMs = Number(process.env["TEST_CLAIM_HELD_MS"] ?? "0");
/** Claims are not known to the engine before it was told to stop. */
const stopped = process.env["TEST_CLAIM_HELD_TO_THE_END"] === "yes" ? once(process, "SIGTERM").then(() => setTimeout(100)) : null;

function claimingAsTold(queue: DeliveryQueue): DeliveryQueue {
  return {
    claim: async (request) => {
      const claims = await queue.claim({ ...request, leasedUntil: plusSeconds(request.now, leaseSeconds) });
      if (claims.length > 0 && claimHeldMs > 0) await setTimeout(claimHeldMs);
      if (claims.length > 0) await stopped;
      return claims;
    },
    record: (finished) => queue.record(finished),
    release: (claims) => queue.release(claims),
    backlog: (now) => queue.backlog(now),
  };
}

const config = readConfig();
const container = createContainer(config);
container.onActivation(tokens.storage, (_, storage) => ({ ...storage, deliveryQueue: claimingAsTold(storage.deliveryQueue) }));
// A test run that is gone leaves no worker behind; one that is there does not keep it from ending.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();

await serve(config, { part: "worker", container });
