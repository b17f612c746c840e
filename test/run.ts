import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

/** Two processes at once, since what drives a browser or starts a service waits for them a lot. Together the parts are everything, about half of it each. */
const parts = [
  ["--ignore", "dist/test/end-to-end/**", "--ignore", "dist/test/dashboard/*.js"],
  ["--ignore", "dist/test/!(dashboard|end-to-end)/**", "--ignore", "dist/test/dashboard/*/**"],
];

const mocha = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const closing = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;
const options = process.argv.slice(2);
const counts = [0, 0, 0];
const children: ChildProcess[] = [];

/** Tells what the part says by `say`; whether all of it passed. */
async function run(part: readonly string[], say: (line: string) => void): Promise<boolean> {
  const child = spawn(process.execPath, [mocha, ...part, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
  });
  children.push(child);
  const ended = once(child, "close") as Promise<[number | null]>;
  let isCounted = false;
  for await (const line of createInterface(child.stdout)) {
    const found = closing.exec(line);
    if (!found) say(line);
    else counts.forEach((_, index) => (counts[index] = (counts[index] ?? 0) + Number(found[index + 1])));
    isCounted ||= found !== null;
  }
  const [code] = await ended;
  if (!isCounted) {
    say("The tests broke off.");
    counts[1] = (counts[1] ?? 0) + 1;
  }
  return code === 0;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => children.forEach((child) => child.kill(signal)));

const [first = [], second = []] = parts;
// Of the second part what it says is kept until the first has said all.
const kept: string[] = [];
let say = (line: string): void => void kept.push(line);
const both = Promise.all([
  run(first, (line) => console.log(line)).then((passed) => {
    for (const line of kept) console.log(line);
    say = (line) => console.log(line);
    return passed;
  }),
  run(second, (line) => say(line)),
]);
const passed = (await both).every(Boolean);
const [passes = 0, failures = 0, skipped = 0] = counts;
console.log(`${passes} passed, ${failures} failed, ${skipped} skipped`);
process.exitCode = passed ? 0 : 1;
