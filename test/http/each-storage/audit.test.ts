import { expect } from "chai";
import { type Actor, createUseCases, type Ports, type View } from "../../../core/index.js";
import { canonicalJson } from "../../../core/kernel/canonical-json.js";
import type { Json } from "../../../core/kernel/errors.js";
import type { LedgerStore } from "../../../core/ledger/ledger-store.js";
import type { LedgerEntry } from "../../../core/ledger/ledger.js";
import { createDocuments } from "../../core/auditing/complete-documents.js";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

/** Without these fields, as a version that did not know them recorded them. */
const laterFields: ReadonlySet<string> = new Set(["base_quantity", "gross", "phone", "legal_name", "exemption_code", "net"]);

function without(value: Json, fields: ReadonlySet<string>): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => without(item, fields));
  const kept = Object.entries(value as View).filter(([field]) => !fields.has(field));
  return Object.fromEntries(kept.map(([field, item]) => [field, without(item, fields)]));
}

/** Ports whose units of work record documents as `write` changes them. */
function recording<P extends Ports>(ports: P, write: (document: View) => Json): P {
  const changed = (entry: LedgerEntry): LedgerEntry => {
    const document = canonicalJson(write(JSON.parse(entry.document) as View));
    return { ...entry, document, hash: ports.digest.sha256(document) };
  };
  const run: Ports["unitOfWork"]["run"] = (scope, work) =>
    ports.unitOfWork.run(scope, (stores) => {
      const { ledger } = stores;
      const append: LedgerStore["append"] = (entry) => ledger.append(changed(entry));
      return work(withProperty(stores, "ledger", withProperty(ledger, "append", append)));
    });
  return { ...ports, unitOfWork: { run, read: (scope, work) => ports.unitOfWork.read(scope, work) } };
}

/** The object with another value of a property, also if it is an instance of a class. */
function withProperty<T extends object, K extends keyof T>(object: T, name: K, value: T[K]): T {
  return new Proxy(object, { get: (target, key) => (key === name ? value : bound(target, key)) });
}

/** Methods of classes with private fields need their instance. */
function bound(target: object, key: string | symbol): unknown {
  const found: unknown = Reflect.get(target, key);
  return typeof found === "function" ? found.bind(target) : found;
}

forEachStorage("the audit of documents of earlier versions", (ports) => {
  let harness: Harness;
  let owner: Actor;
  let api: Api;

  beforeEach(async () => {
    harness = await startHarness(ports());
    const { actors, tokens } = await harness.createWorkspace();
    owner = actors.owner;
    api = harness.api(tokens.owner);
  });
  afterEach(() => harness.close());

  const issueAs = (write: (document: View) => Json) => createDocuments(createUseCases(recording(ports(), write)), owner);
  const findings = async () => (await api("/v1/reports/audit")).body["findings"] as { check: string; message: string }[];

  it("finds nothing in those without a version and without the fields of later ones, and shows them as they are stored", async () => {
    const { invoice } = await issueAs(({ version: _, ...document }) => without(document, laterFields));
    expect(await findings()).to.deep.equal([]);
    const document = String((await api(`/v1/invoices/${invoice}/proof`)).body["document"]);
    expect(document).to.not.match(/"version"|"base_quantity"|"phone"/);
    expect(document).to.match(/"directors":"Ada"/);
  });

  it("names what differs from them", async () => {
    const changes: Record<string, string> = { "030 1": "030 2", REF: "ref" };
    const text = (document: View) =>
      JSON.stringify(document).replace(/"(030 1|REF)"/g, (_, found: string) => `"${changes[found]}"`);
    await issueAs((document) => JSON.parse(text(document)) as Json);
    const messages = (await findings()).map(({ check, message }) => `${check} ${message.split(": ")[1]}`);
    expect(new Set(messages)).to.deep.equal(
      new Set(["ledger_document seller/phone.", "ledger_document buyer_reference, seller/phone."]),
    );
  });
});
