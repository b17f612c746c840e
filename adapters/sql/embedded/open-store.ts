import { loadOptional } from "../../../core/index.js";
import type { EmbeddedStore } from "./embedded-store.js";

/** What programs install for the embedded database. */
export const embeddedPackages = { "@electric-sql/pglite": "^0.5.16" };

/** {@link EmbeddedStore.open}, whose packages are loaded on the first use. */
export async function openStore(...settings: Parameters<typeof EmbeddedStore.open>): Promise<EmbeddedStore> {
  const load = () => import("./embedded-store.js");
  const { EmbeddedStore: Store } = await loadOptional("The embedded database of stint/sql", embeddedPackages, load);
  return Store.open(...settings);
}
