import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { dts } from "rolldown-plugin-dts";
import { bundle } from "./bundle.js";

/** The public entry points: the file name in `dist/package` and the module that it bundles. */
const libraries: Readonly<Record<string, string>> = {
  core: "core/public",
  storage: "core/for-storage",
  "invoice-math": "core/invoice-math",
  memory: "adapters/memory/index",
  sql: "adapters/sql/index",
  http: "adapters/http/index",
  rabbitmq: "adapters/rabbitmq/index",
  pdf: "adapters/pdf/index",
  mail: "adapters/mail/index",
  "webhook-sender": "adapters/webhook-sender/index",
  node: "adapters/system/index",
  webhooks: "webhooks/index",
  client: "client/index",
  conformance: "test/conformance/index",
};
const program: Readonly<Record<string, string>> = { stint: "bootstrap/main" };

const dist = join(import.meta.dirname, "..");
const target = join(dist, "package");

const entries = (of: Readonly<Record<string, string>>, ending: string): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, path]) => [name, join(dist, path + ending)]));

/** Imports of packages and of Node's modules are not bundled. */
const external = (id: string): boolean => !/^[./]/.test(id);

/** The compiler updates these files after every build that changes its output. */
const compiled = ["core.tsbuildinfo", "service.tsbuildinfo"].map((file) => join(dist, file));
const last = join(target, "core.d.ts");

if (!existsSync(last) || compiled.some((file) => statSync(file).mtimeMs > statSync(last).mtimeMs)) {
  rmSync(target, { recursive: true, force: true });
  const shared = { external, platform: "neutral" } as const;
  await bundle(
    { ...shared, input: { ...entries(libraries, ".js"), ...entries(program, ".js") } },
    { dir: target, chunkFileNames: "shared/[name].js" },
  );
  await bundle(
    { ...shared, input: entries(libraries, ".d.ts"), plugins: [dts({ dtsInput: true })] },
    { dir: target, chunkFileNames: "shared/[name].d.ts" },
  );
}
