import { createHook } from "node:async_hooks";
// Creates a handle of its own when it is loaded, which opens nothing.
import "node:dns";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";

/*
 * Imports the module whose URL is the argument, and prints a line for everything that the import left behind: changed globals, prototypes, settings
 * and listeners of the process, open files, and timers, sockets and other handles, even those that do not keep the process alive.
 */

/** Reading them prints a warning. */
const lazy = ["localStorage", "sessionStorage"];
const namespaces = ["Atomics", "Intl", "JSON", "Math", "Reflect", "WebAssembly", "console"];

const builtins = new Map<string, object>([
  ["globalThis", globalThis],
  ["process", process],
]);
for (const name of Object.getOwnPropertyNames(globalThis).filter((one) => !lazy.includes(one))) {
  const value: unknown = Reflect.get(globalThis, name);
  if (typeof value === "function") {
    builtins.set(name, value);
    if (typeof value.prototype === "object" && value.prototype !== null)
      builtins.set(`${name}.prototype`, value.prototype as object);
  } else if (namespaces.includes(name)) builtins.set(name, value as object);
}

/** The open files of this process, where the system lists them. */
function openFiles(): readonly string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((one) => (existsSync(`${folder}/${one}`) ? [readlinkSync(`${folder}/${one}`)] : []));
}

function state(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>([
    ["the working directory", process.cwd()],
    ["the file mask", process.umask()],
    ["the flag --expose-gc", runInNewContext("typeof gc")],
  ]);
  for (const [name, object] of builtins) {
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {};
      found.set(`${name}.${String(key)}`, (value as unknown) ?? get ?? set);
    }
  }
  for (const [name, value] of Object.entries(process.env)) found.set(`the environment variable ${name}`, value);
  for (const event of process.eventNames()) found.set(`listeners to ${String(event)}`, process.listenerCount(event));
  for (const path of openFiles()) found.set(`the open file ${path}`, true);
  return found;
}

/** What loading a module uses itself. Open files are found by {@link openFiles}. */
const ofLoading = /^(PROMISE|FSREQ|FILEHANDLE|Immediate|TickObject|Microtask)/;
const handles = new Map<number, string>();
const hook = createHook({
  init: (id, type) => void (ofLoading.test(type) || handles.set(id, type)),
  destroy: (id) => void handles.delete(id),
});

/** What is active after `former` was. */
function newlyActive(former: readonly string[]): readonly string[] {
  const left = [...former];
  return process.getActiveResourcesInfo().filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const [, , url = ""] = process.argv;
// The standard streams are handles since their first use, such as a question for colors.
const output = process.stdout;
void process.stderr;
const before = state();
const activeBefore = process.getActiveResourcesInfo();
hook.enable();
await import(url);
hook.disable();
while (process.getActiveResourcesInfo().includes("CloseReq")) await setImmediate();
const after = state();
const names = new Set([...before.keys(), ...after.keys()]);
const changed = [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
const active = newlyActive(activeBefore);
for (const line of [...changed, ...handles.values(), ...active]) output.write(`${line}\n`);
