import type { Config } from "../config.js";
import { createLogger } from "../logger.js";
import { requireServer, serve, type Serving } from "../serve.js";
import { Member } from "./member.js";
import { Primary } from "./primary.js";

/**
 * Runs the service or a part of it in several processes that listen on one port, until a signal arrives. Returns the exit code. The
 * processes that it starts execute the same command line, and therefore call this function too.
 */
export async function serveInProcesses(config: Config, serving: Omit<Serving, "member">): Promise<number> {
  requireServer(config, serving.part);
  // Loading this module takes some milliseconds, which a single process does not need.
  const { default: cluster } = await import("node:cluster");
  if (!cluster.worker) return new Primary(cluster, config.processes, createLogger(config)).run();
  const member = new Member(cluster.worker);
  try {
    await serve(config, { ...serving, member });
  } finally {
    member.leave();
  }
  return 0;
}
