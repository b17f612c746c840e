/** Sends to each given URL after a warm-up request, and prints the peak memory growth in MiB and the error codes. */
import { existsSync, readFileSync } from "node:fs";
import { post, sender } from "./receivers.js";

const [warmUp = "", ...urls] = process.argv.slice(2);
const one = sender();
for (let count = 0; count < 20; count += 1) await one.send(post(warmUp));
const before = process.memoryUsage().rss;
const codes: (string | null)[] = [];
for (const url of urls) codes.push((await one.send(post(url))).error?.code ?? null);
const peak = highWater();
process.stdout.write(`${JSON.stringify({ mebibytes: (peak - before) / 1_048_576, codes })}\n`);
one.close();

/** In bytes. On Linux, maxRSS is inherited from the parent process; VmHWM is not. */
function highWater(): number {
  const status = "/proc/self/status";
  if (!existsSync(status)) return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1] ?? Infinity) * 1024;
}
