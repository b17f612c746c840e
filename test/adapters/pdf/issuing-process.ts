import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { FontPrinting } from "../../../adapters/pdf/index.js";
import { countedRuns } from "../../counted-runs.js";
import { createWorld } from "../../core/world.js";
import { createUseCases, parseDecimal } from "../../../core/index.js";

const { ports, owner } = await createWorld();
const runs = countedRuns(ports);
const useCases = createUseCases({ ...runs.ports, printing: new FontPrinting() });
const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }];
const { invoice } = await useCases.createInvoice(owner, { clientId, lines });

/** The files that issuing the invoice reads, while no unit of work runs and while one does. */
const files: { readonly before: string[]; readonly during: string[] } = { before: [], during: [] };
const record = (file: unknown): void => void (runs.open > 0 ? files.during : files.before).push(basename(String(file)));
const { open, readFile } = fs.promises;
const { openSync, readFileSync } = fs;
Object.assign(fs.promises, {
  open: (...args: Parameters<typeof open>) => (record(args[0]), open(...args)),
  readFile: (...args: Parameters<typeof readFile>) => (record(args[0]), readFile(...args)),
});
Object.assign(fs, {
  openSync: (...args: Parameters<typeof openSync>) => (record(args[0]), openSync(...args)),
  readFileSync: (...args: Parameters<typeof readFileSync>) => (record(args[0]), readFileSync(...args)),
});
syncBuiltinESMExports();
await useCases.updateInvoice(owner, invoice.id, { status: "open" });
process.stdout.write(JSON.stringify(files));
