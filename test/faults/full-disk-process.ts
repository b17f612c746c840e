import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, statfsSync, truncateSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { environment, main } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";

// Runs the service in a folder that is a small disk of its own, fills the disk, and frees it again. Prints what a client saw as JSON.
const [folder = ""] = process.argv.slice(2);
const log = join(folder, "log");
const filler = join(folder, "filler");
const settings = environment({ STINT_DATA_DIR: join(folder, "data"), PORT: "0" });

const output = openSync(log, "a");
const child = spawn(process.execPath, [main, "serve"], { env: settings, stdio: ["ignore", output, output] });
const url = await until("the address", () => /listening on (http:[^" ]+)/.exec(readFileSync(log, "utf8"))?.[1]);
const ready = () =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
await until("the service to be ready", async () => (await ready()) === 200);
const token = /STINT_TOKEN=(\S+)/.exec(readFileSync(log, "utf8"))?.[1] ?? "";
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
const created: string[] = [];

async function create(): Promise<string> {
  const response = await fetch(`${url}/v1/clients`, { method: "POST", headers, body: '{"name":"Ada"}' });
  const body = (await response.json()) as { readonly id: string; readonly code?: string };
  if (response.status === 201) created.push(body.id);
  return `${response.status} ${body.code ?? ""}`.trim();
}

async function found(): Promise<number> {
  const all = await Promise.all(created.map((id) => fetch(`${url}/v1/clients/${id}`, { headers })));
  return all.filter(({ status }) => status === 200).length;
}

/** Leaves this many bytes free. */
function fill(leave: number): void {
  const file = openSync(filler, "a");
  const chunk = Buffer.alloc(64 * 1_024, 1);
  try {
    while (statfsSync(folder).bavail * statfsSync(folder).bsize > leave) writeSync(file, chunk);
  } catch {
    // No space is left.
  } finally {
    closeSync(file);
  }
}

const seen: Record<string, unknown> = { atFirst: await create() };
fill(40 * 2 ** 20);
seen["almostFull"] = [await create(), await found(), await ready()];
fill(0);
seen["full"] = [await Promise.all(Array.from({ length: 20 }, create)), await found(), await ready(), child.exitCode];
truncateSync(filler, 0);
unlinkSync(filler);
await until("the service to be ready again", async () => (await ready()) === 200);
seen["freed"] = [await create(), await found()];
child.kill("SIGTERM");
[seen["exit"]] = (await once(child, "exit")) as [number | null];
process.stdout.write(`${JSON.stringify(seen)}\n`);
