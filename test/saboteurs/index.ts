import { clientSaboteurs } from "./client.js";
import { dashboardSaboteurs } from "./dashboard.js";
import { httpSaboteurs } from "./http.js";
import { outgoingSaboteurs } from "./outgoing.js";
import type { Saboteur } from "./saboteur.js";
import { serviceSaboteurs } from "./service.js";

/** All saboteurs. The storages and buses have their own, in `test/conformance/saboteurs/`. */
export const saboteurs: readonly Saboteur[] = [
  ...httpSaboteurs,
  ...outgoingSaboteurs,
  ...clientSaboteurs,
  ...dashboardSaboteurs,
  ...serviceSaboteurs,
];
