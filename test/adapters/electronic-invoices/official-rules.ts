import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { isStintError } from "../../../core/index.js";
import { drafts, issuedDocuments } from "./generated.js";
import { parsed } from "./reading.js";

const usage = `Checks generated documents with the official rules.

Usage: npm run official-rules -- FOLDER [DOCUMENTS] [SEED]

FOLDER has the rules as XSLT: en16931-ubl.xslt, en16931-cii.xslt, xrechnung-ubl.xslt, peppol-ubl.xslt. EN 16931 is published
in this form; SchXslt makes it from the Schematron of XRechnung and Peppol. SAXON is the path of Saxon-HE's jar; java runs it.`;

const rulesOf: Readonly<Record<keyof typeof xmlFormats, readonly string[]>> = {
  cii: ["en16931-cii"],
  ubl: ["en16931-ubl"],
  xrechnung: ["en16931-ubl", "xrechnung-ubl"],
  peppol: ["en16931-ubl", "peppol-ubl"],
};

/** Writes the documents of the drafts in each format into folders of the format's name. Returns their number. */
async function write(folder: string, documents: number, seed: number): Promise<number> {
  let count = 0;
  for (const format of Object.keys(xmlFormats)) mkdirSync(join(folder, format));
  for (let index = 0; count < documents; index++) {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: seed + index });
    const issued = draft ? await issuedDocuments(draft).catch(whyNot) : [];
    for (const document of issued) {
      count += 1;
      for (const [format, written] of Object.entries(xmlFormats))
        writeFileSync(join(folder, format, `${String(count).padStart(5, "0")}.xml`), written(document));
    }
  }
  return count;
}

/** Some drafts cannot be issued. */
function whyNot(error: unknown): readonly never[] {
  if (isStintError(error) && error.kind === "invalid") return [];
  throw error;
}

/** What the rules report of the documents in a folder: the number of each severity and rule, and how many rules were applied. */
function report(rules: string, from: string, saxon: string): { readonly applied: number; readonly found: Map<string, number> } {
  const to = mkdtempSync(join(tmpdir(), "stint-rules-"));
  const parameters = ["-cp", saxon, "net.sf.saxon.Transform", `-xsl:${rules}`, `-s:${from}`, `-o:${to}`];
  const { status, stderr } = spawnSync("java", parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`java: ${stderr}`);
  const found = new Map<string, number>();
  let applied = 0;
  for (const file of readdirSync(to)) {
    const output = parsed(readFileSync(join(to, file), "utf8"))["svrl:schematron-output"] as Record<string, unknown>;
    applied += listOf(output["svrl:fired-rule"]).length;
    for (const name of ["svrl:failed-assert", "svrl:successful-report"])
      for (const one of listOf(output[name])) {
        const key = `${one["@flag"] ?? one["@role"]} ${one["@id"]}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
  }
  rmSync(to, { recursive: true });
  return { applied, found };
}

/** An element that occurs once is no list. */
function listOf(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Readonly<Record<string, string>>[];
}

const [rules, documents = "300", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (rules === undefined) {
  console.error(usage);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "stint-documents-"));
const count = await write(folder, Number(documents), Number(seed));
console.log(`${count} documents in each format, seed ${seed}`);
let errors = 0;
for (const [format, sets] of Object.entries(rulesOf))
  for (const set of sets) {
    const { applied, found } = report(join(rules, `${set}.xslt`), join(folder, format), process.env["SAXON"] ?? "saxon.jar");
    console.log(`${format}, ${set}: ${applied} rules applied${found.size === 0 ? ", nothing found" : ""}`);
    for (const [key, times] of found) {
      console.log(`  ${times} × ${key}`);
      if (!key.startsWith("warning") && !key.startsWith("information")) errors += times;
    }
  }
rmSync(folder, { recursive: true });
process.exitCode = errors === 0 ? 0 : 1;
