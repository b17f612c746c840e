import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { type InvoiceDocument, isStintError } from "../../../core/index.js";
import { checkInvoice, isError } from "../../../core/invoices/checks/check-profile.js";
import { documentFormats } from "../../../core/billing/document-format.js";
import { gaps } from "./gaps.js";
import { drafts, issuedDocuments } from "./generated.js";
import { parsed } from "./reading.js";

const usage = `Checks generated documents with the official rules.

Usage: npm run official-rules -- FOLDER [gaps] [DOCUMENTS] [SEED]

FOLDER has the rules as XSLT: en16931-ubl.xslt, en16931-cii.xslt, xrechnung-ubl.xslt, peppol-ubl.xslt. EN 16931 is published
in this form; SchXslt makes it from the Schematron of Peppol, and from that of XRechnung after its build has merged the rules of
Peppol into it (peppol-into-xr.xsl). SAXON is the path of Saxon-HE's jar; java runs it.

With gaps, data of the documents are missing or wrong, and what the rules find is compared with the errors of the checks.`;

type Format = keyof typeof xmlFormats;

const rulesOf: Readonly<Record<Format, readonly string[]>> = {
  cii: ["en16931-cii"],
  ubl: ["en16931-ubl"],
  xrechnung: ["en16931-ubl", "xrechnung-ubl"],
  peppol: ["en16931-ubl", "peppol-ubl"],
};

/** What the rules of a set find in a document. */
interface Found {
  readonly severity: string;
  readonly id: string;
}

/** Writes the documents of the drafts in each format into folders of the format's name. Returns the documents by file. */
async function write(
  folder: string,
  documents: number,
  seed: number,
  hasGaps: boolean,
): Promise<ReadonlyMap<string, InvoiceDocument>> {
  const written = new Map<string, InvoiceDocument>();
  for (const format of Object.keys(xmlFormats)) mkdirSync(join(folder, format));
  for (let index = 0; written.size < documents; index++) {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: seed + index });
    const issued = draft ? await issuedDocuments(draft).catch(whyNot) : [];
    const damaging = hasGaps ? fc.sample(gaps, { numRuns: issued.length, seed: seed + index }) : [];
    for (const [position, complete] of issued.entries()) {
      const document = damaging[position]?.(complete) ?? complete;
      const file = `${String(written.size + 1).padStart(5, "0")}.xml`;
      written.set(file, document);
      for (const [format, xml] of Object.entries(xmlFormats)) writeFileSync(join(folder, format, file), xml(document));
    }
  }
  return written;
}

/** Some drafts cannot be issued. */
function whyNot(error: unknown): readonly never[] {
  if (isStintError(error) && error.kind === "invalid") return [];
  throw error;
}

/** What the rules report of the documents in a folder, by file, and how many rules were applied. */
function report(rules: string, from: string, saxon: string) {
  const to = mkdtempSync(join(tmpdir(), "stint-rules-"));
  const parameters = ["-cp", saxon, "net.sf.saxon.Transform", `-xsl:${rules}`, `-s:${from}`, `-o:${to}`];
  const { status, stderr } = spawnSync("java", parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`java: ${stderr}`);
  const found = new Map<string, readonly Found[]>();
  let applied = 0;
  for (const file of readdirSync(to)) {
    const output = parsed(readFileSync(join(to, file), "utf8"))["svrl:schematron-output"] as Record<string, unknown>;
    applied += listOf(output["svrl:fired-rule"]).length;
    const all = ["svrl:failed-assert", "svrl:successful-report"].flatMap((name) => listOf(output[name]));
    found.set(
      file,
      all.map((one) => ({ severity: one["@flag"] ?? one["@role"] ?? "", id: one["@id"] ?? "" })),
    );
  }
  rmSync(to, { recursive: true });
  return { applied, found };
}

/** An element that occurs once is no list. */
function listOf(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Readonly<Record<string, string>>[];
}

const isFatal = ({ severity }: Found): boolean => severity !== "warning" && severity !== "information";

/** Prints how often each rule is broken. Returns the number of errors. */
function printTotals(found: readonly Found[]): number {
  const totals = new Map<string, number>();
  for (const { severity, id } of found) totals.set(`${severity} ${id}`, (totals.get(`${severity} ${id}`) ?? 0) + 1);
  for (const [key, times] of totals) console.log(`  ${times} × ${key}`);
  return found.filter(isFatal).length;
}

/** Rules that are broken only together with others, whose finding says it. */
const implied: Readonly<Record<string, readonly string[]>> = {
  "BR-09": ["BR-08"],
  "BR-11": ["BR-10"],
  "BR-57": ["BR-11"],
  "BR-IC-12": ["BR-10", "BR-11"],
  "BR-DE-10": ["BR-DE-8"],
  "BR-DE-11": ["BR-DE-9"],
  "BR-DE-16": ["S", "Z", "E", "AE", "IC", "G"].map((category) => `BR-${category}-02`),
  "DE-R-010": ["DE-R-008"],
  "DE-R-011": ["DE-R-009"],
  "DE-R-016": ["S", "Z", "E", "AE", "IC", "G"].map((category) => `BR-${category}-02`),
  ...Object.fromEntries(["2", "3", "4", "5", "6", "7"].map((part) => [`GR-R-001-${part}`, ["GR-R-001-1"]])),
  "GR-R-002": ["GR-R-001-1"],
  "GR-R-005": ["GR-R-001-1"],
};

/** Errors that the checks report together with the absence of an address, where the rules find only the absence. */
const early: Readonly<Record<string, string>> = {
  "BR-DE-3": "BR-08",
  "BR-DE-4": "BR-08",
  "BR-DE-8": "BR-10",
  "BR-DE-9": "BR-10",
};

/** EN 16931 has a rule each for the lines, the allowances and the charges of a category. */
const rootOf = (id: string): string => id.replace(/^(BR-(?:S|Z|E|AE|IC|G))-0[34]$/, "$1-02");

/** The differences between the fatal rules that a document breaks and the errors of its checks. */
function differences(
  fatal: ReadonlySet<string>,
  { invoice, seller, buyer, footer }: InvoiceDocument,
  format: Format,
): readonly string[] {
  const { profile } = documentFormats[format];
  if (profile === null) throw new Error(`${format} has no profile.`);
  const errors = new Set(
    checkInvoice({ invoice, seller, buyer, paymentCode: invoice.paymentCode, footer, dates: null }, profile)
      .filter(isError)
      .map(({ rule }) => rule),
  );
  const unfound = [...fatal].filter((id) => !errors.has(id) && !implied[id]?.some((one) => errors.has(one)));
  const unconfirmed = [...errors].filter((id) => !fatal.has(id) && !fatal.has(early[id] ?? id));
  return [...unfound.map((id) => `the checks do not find ${id}`), ...unconfirmed.map((id) => `only the checks find ${id}`)];
}

const [rules, ...options] = process.argv.slice(2);
const hasGaps = options[0] === "gaps";
const [documents = "300", seed = String(Date.now() % 1_000_000)] = hasGaps ? options.slice(1) : options;
if (rules === undefined) {
  console.error(usage);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "stint-documents-"));
const written = await write(folder, Number(documents), Number(seed), hasGaps);
console.log(`${written.size} documents in each format, seed ${seed}`);
let errors = 0;
for (const [format, sets] of Object.entries(rulesOf) as [Format, readonly string[]][]) {
  const fatal = new Map([...written.keys()].map((file) => [file, new Set<string>()]));
  for (const set of sets) {
    const { applied, found } = report(join(rules, `${set}.xslt`), join(folder, format), process.env["SAXON"] ?? "saxon.jar");
    const all = [...found.values()].flat();
    console.log(`${format}, ${set}: ${applied} rules applied${all.length === 0 ? ", nothing found" : ""}`);
    const total = printTotals(all);
    if (!hasGaps) errors += total;
    for (const [file, one] of found) for (const { id } of one.filter(isFatal)) fatal.get(file)?.add(rootOf(id));
  }
  if (!hasGaps) continue;
  const broken = [...fatal.values()].filter(({ size }) => size > 0).length;
  console.log(`${format}: the rules reject ${broken} of ${written.size} documents`);
  for (const [file, document] of written)
    for (const difference of differences(fatal.get(file) ?? new Set(), document, format)) {
      console.log(`  ${file}: ${difference}`);
      errors += 1;
    }
}
rmSync(folder, { recursive: true });
process.exitCode = errors === 0 ? 0 : 1;
