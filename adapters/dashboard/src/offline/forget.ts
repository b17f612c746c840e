import { endCopies } from "./copies.js";
import { device } from "./database.js";

/** Removes everything that this device keeps for the user who was signed in, including unsent input. */
export async function forgetUser(): Promise<void> {
  const database = await device().catch(() => null);
  const user = await database?.get("session", "user");
  if (!database || user === undefined) return;
  await endCopies(user);
  for (const number of await database.getAllKeysFromIndex("outbox", "owner", user)) await database.delete("outbox", number);
  await database.delete("session", "user");
}
