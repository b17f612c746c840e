import { client } from "./client.js";
import { coreMoney } from "./core-money.js";
import { coreRules } from "./core-rules.js";
import { corrections } from "./corrections.js";
import { deposits } from "./deposits.js";
import { dashboard } from "./dashboard.js";
import { engine } from "./engine.js";
import { host } from "./host.js";
import { http } from "./http.js";
import type { Mutant } from "./mutant.js";
import { offline } from "./offline.js";
import { replica } from "./replica.js";
import { service } from "./service.js";
import { searches } from "./searches.js";
import { sharedTrips } from "./shared-trips.js";
import { storageMemory } from "./storage-memory.js";
import { storageSql } from "./storage-sql.js";

/** Every mutant, by the part of the project that it breaks. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = {
  core: [...coreMoney, ...coreRules, ...corrections, ...deposits],
  storage: [...storageMemory, ...storageSql, ...searches, ...sharedTrips],
  replica,
  host,
  http,
  client,
  engine,
  dashboard,
  offline,
  service,
};
