import { expect } from "chai";
import { type Invoice, invoiceView, parseLocalDate, type View } from "../../../core/index.js";
import type { Json } from "../../../core/kernel/errors.js";
import { LedgerChecks } from "../../../core/auditing/check-ledger.js";
import { changingFields, issuedContent } from "../../../core/invoices/issued-content.js";
import { canonicalJson } from "../../../core/kernel/canonical-json.js";
import { changedPaths, fitsStored } from "../../../core/kernel/recorded.js";
import type { LedgerEntry } from "../../../core/ledger/ledger.js";
import { createWorld, type World } from "../world.js";
import { createDocuments, type Documents } from "./complete-documents.js";

type Path = readonly (string | number)[];

/** The paths of all values below `value`, and of `value`. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...below.flatMap(([key, item]: [string | number, Json]) => pathsOf(item, [...path, key]))];
}

function at(value: Json, path: Path): Json {
  return path.reduce((found: Json, key) => (found as View)[key] ?? null, value);
}

/** A copy in which the value at the path is another one, or missing if `change` returns undefined. */
function changedAt(value: Json, path: Path, change: (value: Json) => Json | undefined): View {
  const copy = structuredClone(value) as { [key: string]: Json };
  const [key = "", ...parents] = [...path].reverse();
  const parent = at(copy, parents.reverse()) as { [key: string]: Json };
  const changed = change(parent[key] ?? null);
  if (changed === undefined) delete parent[key];
  else parent[key] = changed;
  return copy;
}

const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;
const other = (value: Json): Json => (value === "other" ? "another" : "other");

let world: World;
let ids: Documents;
let documents: readonly {
  readonly name: string;
  readonly invoice: Exclude<Invoice, { status: "draft" }>;
  readonly entry: LedgerEntry;
}[];

async function recordDocuments(): Promise<void> {
  world = await createWorld("2026-03-10T08:00:00Z");
  ids = await createDocuments(world.useCases, world.owner);
  documents = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => {
      const { invoice } = await world.useCases.getInvoice(world.owner, id);
      if (invoice.status === "draft") return expect.fail();
      return { name, invoice, entry: await world.useCases.getInvoiceProof(world.owner, id) };
    }),
  );
}

const SERIES = "A-{SEQ}";

/** What an audit finds if the ledger has this document. */
function findingsOf(document: View, invoice: Invoice): readonly string[] {
  const { sha256 } = world.ports.digest;
  const text = canonicalJson({ ...document, series: SERIES, position: 1, previous_hash: null });
  const entry = {
    series: SERIES,
    position: 1,
    invoiceId: invoice.id,
    document: text,
    hash: sha256(text),
    createdAt: invoice.createdAt,
  };
  const checks = new LedgerChecks(world.ports.digest);
  checks.add(entry, invoice);
  return checks.findings.map(({ check, message }) => `${check}: ${message}`);
}

const changedMessage = ({ number }: Invoice, path: string) =>
  `ledger_document: The invoice ${number} was changed after it was issued: ${path}.`;

describe("an audit of what was recorded", () => {
  beforeEach(recordDocuments);

  it("records a version with each document, also of skipped numbers", async () => {
    await world.useCases.updateWorkspace(world.owner, { invoiceNextNumber: 42 });
    const entries = await world.ports.unitOfWork.read(world.owner, ({ ledger }) => ledger.list({ after: null, limit: 20 }));
    const kinds = entries.map(({ document }) => JSON.parse(document) as View);
    expect(new Set(kinds.map(({ kind }) => kind))).to.deep.equal(new Set(["invoice", "skipped_numbers"]));
    for (const { version } of kinds) expect(version).to.equal(1);
  });

  it("accepts documents without a version, and reports those of a later one", () => {
    for (const { invoice, entry } of documents) {
      const { version, ...older } = JSON.parse(entry.document) as View;
      expect(findingsOf(older, invoice)).to.deep.equal([]);
      const [found, ...more] = findingsOf({ ...older, version: Number(version) + 1 }, invoice);
      expect(more).to.deep.equal([]);
      expect(found).to.match(/^ledger_document: Entry 1 of the series .* a form that this version of Stint does not know\.$/);
    }
  });

  it("finds nothing in a document that lacks a field, at whatever depth", () => {
    for (const { name, invoice, entry } of documents) {
      const document = JSON.parse(entry.document) as View;
      const content = document["invoice"] ?? null;
      for (const path of pathsOf(content).slice(1)) {
        if (typeof path.at(-1) === "number") continue;
        const older = { ...document, invoice: changedAt(content, path, () => undefined) };
        expect(findingsOf(older, invoice), `${name} ${path.join("/")}`).to.deep.equal([]);
      }
    }
  });

  it("names each recorded value that the invoice does not have, and nothing else", () => {
    for (const { name, invoice, entry } of documents) {
      const document = JSON.parse(entry.document) as View;
      const content = document["invoice"] ?? null;
      const expectFinding = (path: Path, change: (value: Json) => Json, named = path.join("/")) =>
        expect(
          findingsOf({ ...document, invoice: changedAt(content, path, change) }, invoice),
          `${name} ${path.join("/")}`,
        ).to.deep.equal([changedMessage(invoice, named)]);
      for (const path of pathsOf(content).slice(1)) {
        const value = at(content, path);
        expectFinding(path, other);
        if (Array.isArray(value)) {
          expectFinding(path, () => [...value, value[0] ?? "item"]);
          if (value.length > 0) expectFinding(path, () => value.slice(1));
          if (value.length > 0) expectFinding(path, () => Object.fromEntries(value.entries()));
        } else if (!isScalar(value)) {
          expectFinding(path, () => ({ ...(value as View), removed: null }), [...path, "removed"].join("/"));
          expectFinding(path, () => []);
        }
      }
    }
  });

  it("accepts fields that the invoice has got since, at every depth", () => {
    for (const { name, invoice } of documents) {
      const content = issuedContent(invoice);
      for (const path of pathsOf(content)) {
        const value = at(content, path);
        if (isScalar(value) || Array.isArray(value)) continue;
        const newer =
          path.length === 0
            ? { ...content, new: 1 }
            : changedAt(content, path, (of) => ({ ...(of as View), new: { deep: [1] } }));
        expect([...changedPaths(content, newer)], `${name} ${path.join("/")}`).to.deep.equal([]);
      }
    }
  });

  it("names up to 20 changes of an invoice", () => {
    const [{ invoice, entry }] = documents as [(typeof documents)[number]];
    const document = JSON.parse(entry.document) as View;
    const content = Object.fromEntries(Object.keys(document["invoice"] as View).map((field) => [field, "other"]));
    const [found = ""] = findingsOf({ ...document, invoice: content }, invoice);
    expect(found.split(", ")).to.have.length(21);
    expect(found).to.match(/, ….$/);
  });

  it("does not compare recorded fields that may change now", () => {
    for (const { invoice, entry } of documents) {
      const document = JSON.parse(entry.document) as View;
      const earlier = { ...(document["invoice"] as View), status: "other", amount_due: -1 };
      expect(findingsOf({ ...document, invoice: earlier }, invoice)).to.deep.equal([]);
    }
  });

  it("finds nothing in the records of the workspace, and shows documents as they are stored", async () => {
    expect((await world.useCases.getAudit(world.owner)).findings).to.deep.equal([]);
    for (const { entry } of documents) expect(world.ports.digest.sha256(entry.document)).to.equal(entry.hash);
  });
});

describe("the comparison of stored with computed figures", () => {
  it("accepts what an earlier version did not store, and finds other values and other items", () => {
    const group = { rate: 19n, taxAmount: 19n, code: null };
    expect(fitsStored([group], [{ ...group, code: "new", further: 1n }])).to.equal(true);
    expect(fitsStored({ ...group, absent: undefined }, { ...group, absent: 1n })).to.equal(true);
    expect(fitsStored([group], [{ ...group, taxAmount: 20n }])).to.equal(false);
    expect(fitsStored([group], [])).to.equal(false);
    expect(fitsStored([], [group])).to.equal(false);
    expect(fitsStored({ code: "old" }, { code: null })).to.equal(false);
    expect(fitsStored(1n, null)).to.equal(false);
  });
});

describe("the fields of an issued invoice that may change", () => {
  beforeEach(recordDocuments);

  const longAfter = parseLocalDate("2030-01-01");

  /** The fields of the view that a change of the model changes. */
  const shownBy = (before: Invoice, after: Invoice) => {
    const [one, two] = [invoiceView(before, longAfter), invoiceView(after, longAfter)];
    return Object.keys(one).filter((field) => canonicalJson(one[field] ?? null) !== canonicalJson(two[field] ?? null));
  };

  it("are listed with exactly the fields of the view that show them", () => {
    const found = (name: keyof Documents) => documents.find((one) => one.name === name)?.invoice ?? expect.fail();
    const [open, paid, withdrawn, deposit] = [found("invoice"), found("paid"), found("withdrawn"), found("deposit")];
    const payment = paid.payments[0] ?? expect.fail();
    const row = (changes: object) => ({ ...payment, amount: 1n, ...changes });
    const reversed = [row({ id: "pay_1" }), row({ id: "pay_2", reverses: "pay_1" })];
    const refundable = [row({ amount: open.total * 2n })];
    const kinds = [...reversed, row({ kind: "write_off" }), row({ kind: "early_payment_discount" })];
    const changes: { readonly [Field in keyof typeof changingFields]: readonly (readonly [Invoice, object])[] } = {
      status: [[open, { status: "paid" }]],
      payments: [kinds, refundable].map((payments) => [open, { payments }]),
      credits: [
        [open, { credits: [] }],
        [open, { credits: open.credits.map((credit) => ({ ...credit, amount: open.total * 2n })) }],
      ],
      dueDate: [],
      dueDateChanges: [[open, { dueDateChanges: [{ from: open.dueDate, to: open.issueDate, changedAt: 1 }] }]],
      reminders: [[open, { reminders: { ...open.reminders, status: "paused" } }]],
      sentAt: [[open, { sentAt: 1 }]],
      viewedAt: [[open, { viewedAt: 1 }]],
      paidAt: [[paid, { paidAt: 1 }]],
      voidedAt: [[withdrawn, { voidedAt: 1 }]],
      deductedBy: [[deposit, { deductedBy: null }]],
      deductedByNumber: [[deposit, { deductedByNumber: null }]],
      externalId: [[open, { externalId: "crm-1" }]],
      metadata: [[open, { metadata: { department: "sales" } }]],
      version: [[open, { version: 99 }]],
      updatedAt: [[open, { updatedAt: 1 }]],
    };
    for (const [field, cases] of Object.entries(changes)) {
      const shown = new Set(cases.flatMap(([invoice, change]) => shownBy(invoice, { ...invoice, ...change })));
      expect([...shown], field).to.have.members([...changingFields[field as keyof typeof changingFields]]);
    }
  });
});
