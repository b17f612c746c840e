import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { drafts, issuedDocuments } from "./generated.js";

const [folder = "", count = "10", seed = "1"] = process.argv.slice(2);
let written = 0;
let skipped = 0;
for (const [index, draft] of fc.sample(drafts, { numRuns: Number(count), seed: Number(seed) }).entries()) {
  const documents = await issuedDocuments(draft).catch((error: Error) => (console.log(error.message), skipped++, []));
  for (const [part, document] of documents.entries())
    for (const [format, write] of Object.entries(xmlFormats)) {
      const isCredit = document.invoice.type === "credit_note";
      const at = join(folder, format, isCredit ? "credit" : "invoice");
      mkdirSync(at, { recursive: true });
      writeFileSync(join(at, `${String(index).padStart(4, "0")}-${part}.xml`), write(document));
      written += 1;
    }
}
console.log({ written, skipped });
