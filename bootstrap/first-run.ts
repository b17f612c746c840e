import { parseCurrency, parseTimeZone, type UseCases } from "../core/index.js";
import type { SqlStorage } from "../adapters/sql/index.js";
import { hostTimeZone } from "./host-time-zone.js";

/**
 * On an empty store, makes a workspace with its owner and answers the owner's token; null on any later start, and in all but
 * one of several processes that start together.
 */
export async function firstRun(storage: SqlStorage, useCases: UseCases): Promise<string | null> {
  if (!(await storage.directory.isEmpty())) return null;
  return storage.exclusively(async () => {
    if (!(await storage.directory.isEmpty())) return null;
    const { token } = await useCases.createWorkspace({
      name: "My workspace",
      ownerEmail: "owner@example.com",
      ownerName: "Owner",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone(hostTimeZone()),
    });
    return token;
  });
}

/** What the first start prints, once. */
export function welcome(address: string, token: string): string {
  return [
    "",
    "Stint is ready. This is the first start, so here is the owner's API token. It is shown only now:",
    "",
    `  export STINT_TOKEN=${token}`,
    "",
    "Make the first call:",
    "",
    `  curl ${address}/v1/me -H "Authorization: Bearer ${token}"`,
    "",
    `The API is described by ${address}/v1/openapi.json.`,
    "",
    "",
  ].join("\n");
}
