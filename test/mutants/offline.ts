import type { Mutant } from "./mutant.js";

const from = "adapters/dashboard/src/";
const outbox = `${from}features/outbox/`;

/** Input without a network, and the application that opens without one. */
export const offline: readonly Mutant[] = [
  {
    title: "repeats a request whose response was lost under another key",
    file: `${outbox}sending.ts`,
    from: '{ query, header: { "Idempotency-Key": key } }',
    to: '{ query, header: { "Idempotency-Key": `${key} ${Math.random()}` } }',
    tests: ["dashboard/offline/once.test"],
    grep: "the tab was closed",
  },
  {
    title: "sends an item from every tab",
    file: `${outbox}outbox.ts`,
    from: 'return "locks" in navigator ? navigator.locks.request(`stint.outbox ${document.baseURI}`, work) : work();',
    to: "return work();",
    tests: ["dashboard/offline/once.test"],
    grep: "several tabs are open",
  },
  {
    title: "sends before it keeps the input",
    file: `${outbox}outbox.ts`,
    from: "    await keep(items.map((item) => ({ ...item, sentAt: Date.now() })));\n",
    to: "",
    tests: ["dashboard/offline/outbox.test"],
    grep: "after 20 were entered",
  },
  {
    title: "shows and sends the input of every user of the browser",
    file: `${outbox}stock.ts`,
    from: 'return (await device()).getAllFromIndex("outbox", "owner", user);',
    to: 'return user === "" ? [] : (await device()).getAll("outbox");',
    tests: ["dashboard/offline/once.test"],
    grep: "another user",
  },
  {
    title: "trusts a key that the service has forgotten",
    file: `${outbox}sending.ts`,
    from: "Math.abs(Date.now() - sentAt) > KEY_LIFE_MS",
    to: "Math.abs(Date.now() - sentAt) > 100 * KEY_LIFE_MS",
    tests: ["dashboard/offline/clocks.test"],
    grep: "forgotten their key",
  },
  {
    title: "starts a timer by the device's clock",
    file: `${from}offline/clock.ts`,
    from: "new Date(Date.now() + aheadMs)",
    to: "new Date(Date.now())",
    tests: ["dashboard/offline/clocks.test"],
    grep: "if the device's is wrong",
  },
  {
    title: "overwrites what someone else changed while the device was offline",
    file: `${outbox}sending.ts`,
    from: 'return { obstacle: { kind: "conflict", theirs } };',
    to: "return { answer: await patch(item, theirs) };",
    tests: ["dashboard/offline/decisions.test"],
    grep: "which version to keep",
  },
  {
    title: "stops a timer that another device has started",
    file: `${outbox}sending.ts`,
    from: "  if (!isBusy) return { answer: await create(item) };\n",
    to: "  if (!isBusy || item.stopsRunning) return { answer: await create(item) };\n",
    tests: ["dashboard/offline/decisions.test"],
    grep: "another device has started",
  },
  {
    title: "leaves what it has kept on the device after signing out",
    file: `${from}offline/forget.ts`,
    from: "  await endCopies(user);\n",
    to: "",
    tests: ["dashboard/offline/outbox.test"],
    grep: "signs out",
  },
  {
    title: "shows a kept page although a newer one can be loaded",
    file: "adapters/dashboard/worker/sw.ts",
    from: "  if (!kept) return fetch(request);\n",
    to: "  if (!kept) return fetch(request);\n  if (request.url !== base) return kept;\n",
    tests: ["dashboard/offline/start.test"],
    grep: "at the next start",
  },
  {
    title: "keeps the files of every build",
    file: "adapters/dashboard/worker/sw.ts",
    from: "older.slice(0, -1).map",
    to: "older.slice(0, 0).map",
    tests: ["dashboard/offline/start.test"],
    grep: "at the next start",
  },
  {
    title: "opens without a network only where it was opened before",
    file: "adapters/dashboard/worker/sw.ts",
    from: "    () => kept,\n",
    to: '    () => (request.url.endsWith("/time") ? kept : Response.error()),\n',
    tests: ["dashboard/offline/start.test"],
    grep: "at each of its paths",
  },
];
