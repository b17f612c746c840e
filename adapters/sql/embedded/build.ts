import { PGlite } from "@electric-sql/pglite";
import { makeEmptyDatabase } from "./empty-database.js";

await makeEmptyDatabase(async (path) => (await PGlite.create({ dataDir: path })).close());
