import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { isStintError, type Membership, type Ports, type Storage } from "../../core/index.js";
import { OWNER_EMAIL } from "./demo-data.js";
import { findUnfinished, type Unfinished } from "./fill-mark.js";
import { completeDemo, isInterrupted } from "./fill-workspace.js";

/** The time before a step is tried again that an unavailable database did not store. */
const PAUSE_MS = 1_000;

interface Site {
  readonly storage: Storage;
  readonly ports: Ports;
  readonly logger: Logger;
  /** Prints a line for the operator. */
  readonly say: (line: string) => void;
}

/**
 * Completes what the first start, or one that ended before its demo was complete, has begun, while the service runs. Never rejects: what cannot be done is logged,
 * and the next start goes on.
 */
export async function completeDemos(site: Site, stopping: AbortSignal): Promise<void> {
  const { logger } = site;
  try {
    for (const { workspaceId, userId } of await owners(site)) {
      const unfinished = await findUnfinished(site.ports, workspaceId, userId);
      if (unfinished) await complete(site, unfinished, stopping);
    }
  } catch (error) {
    if (isInterrupted(error)) logger.info("the demo is not complete; the next start goes on with it");
    else logger.error({ err: error }, "the demo could not be completed; the next start tries again");
  }
}

async function owners({ ports }: Site): Promise<readonly Membership[]> {
  return (await ports.directory.findMemberships(OWNER_EMAIL)).filter(
    ({ role, status }) => role === "owner" && status === "active",
  );
}

async function complete({ storage, ports, logger, say }: Site, unfinished: Unfinished, stopping: AbortSignal): Promise<void> {
  const { workspaceId } = unfinished.actor;
  logger.info({ workspaceId }, "creating the demo's time entries and invoices; requests are served meanwhile");
  const inOneTransaction: Storage["inOneTransaction"] = (work) => storage.inOneTransaction(work);
  for (let isAvailable = true; ;) {
    try {
      await completeDemo(ports, unfinished, { progress: say, inOneTransaction, stopping });
      return logger.info({ workspaceId }, "the demo is complete");
    } catch (error) {
      if (!isStintError(error) || isInterrupted(error)) throw error;
      if (error.kind === "unauthenticated")
        return logger.info({ workspaceId }, "the demo remains incomplete, because its token was revoked");
      if (error.kind !== "unavailable") throw error;
      if (isAvailable) logger.warn({ err: error }, "the demo waits for the database");
      isAvailable = false;
      await setTimeout(PAUSE_MS, null, { signal: stopping }).catch(() => undefined);
    }
  }
}
