import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.js";

const dist = join(import.meta.dirname, "..");
const target = join(dist, "service");

/** Not part of the bundle, but loaded on first use. The embedded database also finds its files beside its modules. */
const loadedOnUse = ["@electric-sql/pglite", "amqplib", "fontkit", "got", "harfbuzzjs", "nodemailer", "pdfkit"];

/** Modules that packages load only if they are installed, such as drivers of other databases. */
const notInstalled = [
  "better-sqlite3",
  "mariadb",
  "mysql",
  "mysql2",
  "oracledb",
  "pg-native",
  "pg-query-stream",
  "sqlite3",
  "tedious",
];

const isOf = (id: string, names: readonly string[]): boolean => names.some((name) => id === name || id.startsWith(`${name}/`));

/** Imports of this package are paths of files that the service reads. */
const external = (id: string): boolean => id.startsWith("#") || isOf(id, ["stint", ...loadedOnUse, ...notInstalled]);

// One file of a hundred that Node.js would otherwise find, read and compile one by one.
rmSync(target, { recursive: true, force: true });
await bundle(
  { input: { stint: join(dist, "bootstrap/main.js") }, external, platform: "node" },
  { dir: target, chunkFileNames: "[name].js" },
);
