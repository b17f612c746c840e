import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role } from "../../core/index.js";
import { furnish, type Harness, type Reply, type Request, startHarness } from "./harness.js";
import { systemPorts } from "../system-ports.js";

type Verb = "issue" | "pay" | "void";

/** The PATCH that each verb is named after. */
const status: Readonly<Record<Verb, string>> = { issue: "open", pay: "paid", void: "void" };

interface Case {
  readonly title: string;
  /** PATCHes of the draft before. */
  readonly before?: readonly object[];
  readonly verb: Verb;
  readonly body?: object;
  readonly role?: Role;
  readonly scopes?: readonly string[];
  /** `If-Match` with this version. */
  readonly version?: number;
  readonly workspace?: object;
  /** Fields of the draft. */
  readonly draft?: object;
  readonly partlyPaid?: true;
  readonly unknown?: true;
  /** The status of both, and the code of a problem. */
  readonly expected: readonly [status: number, code?: string];
  readonly events: readonly string[];
}

const open = { status: "open" };
const paid = { status: "paid" };
const voided = { status: "void" };
const free = { discount: { percent: "100" } };
const none: readonly string[] = [];

const cases: readonly Case[] = [
  { title: "issues a draft", verb: "issue", expected: [200], events: ["invoice.issued"] },
  {
    title: "issues a draft with dates",
    verb: "issue",
    body: { issue_date: "2026-03-31", due_date: "2026-05-15" },
    expected: [200],
    events: ["invoice.issued"],
  },
  {
    title: "issues a draft on which nothing is due",
    verb: "issue",
    draft: free,
    expected: [200],
    events: ["invoice.issued", "invoice.paid"],
  },
  { title: "issues an open invoice again", before: [open], verb: "issue", expected: [200], events: none },
  { title: "issues a paid invoice", before: [paid], verb: "issue", expected: [409, "invalid_transition"], events: none },
  { title: "issues a void invoice", before: [voided], verb: "issue", expected: [409, "invalid_transition"], events: none },
  {
    title: "issues a draft due before it is issued",
    verb: "issue",
    body: { issue_date: "2026-03-31", due_date: "2026-03-30" },
    expected: [422, "validation_failed"],
    events: none,
  },
  {
    title: "issues what the checks of the workspace refuse",
    workspace: { issue_checks: "block" },
    verb: "issue",
    expected: [422, "not_ready_to_issue"],
    events: none,
  },
  { title: "pays a draft", verb: "pay", expected: [200], events: ["invoice.issued", "invoice.payment_recorded", "invoice.paid"] },
  {
    title: "pays an open invoice, with details",
    before: [open],
    verb: "pay",
    body: { paid_on: "2026-03-02", method: "transfer", reference: "RF18" },
    expected: [200],
    events: ["invoice.payment_recorded", "invoice.paid"],
  },
  {
    title: "pays the rest of an invoice",
    before: [open],
    partlyPaid: true,
    verb: "pay",
    expected: [200],
    events: ["invoice.payment_recorded", "invoice.paid"],
  },
  { title: "pays a paid invoice again", before: [paid], verb: "pay", body: { method: "cash" }, expected: [200], events: none },
  { title: "pays a void invoice", before: [voided], verb: "pay", expected: [409, "invalid_transition"], events: none },
  {
    title: "pays in the future",
    before: [open],
    verb: "pay",
    body: { paid_on: "2199-01-01" },
    expected: [422, "validation_failed"],
    events: none,
  },
  {
    title: "pays with a malformed date",
    before: [open],
    verb: "pay",
    body: { paid_on: "today" },
    expected: [422, "validation_failed"],
    events: none,
  },
  { title: "voids a draft", verb: "void", expected: [200], events: ["invoice.voided"] },
  { title: "voids an open invoice", before: [open], verb: "void", expected: [200], events: ["invoice.voided"] },
  { title: "voids a void invoice again", before: [voided], verb: "void", expected: [200], events: none },
  { title: "voids a paid invoice", before: [paid], verb: "void", expected: [409, "invalid_transition"], events: none },
  {
    title: "voids an invoice with a payment",
    before: [open],
    partlyPaid: true,
    verb: "void",
    expected: [409, "invoice_has_payments"],
    events: none,
  },
];
const everyVerb = (["issue", "pay", "void"] as const).flatMap((verb): readonly Case[] => [
  { title: `${verb} as a member`, verb, role: "member", expected: [403, "forbidden"], events: none },
  { title: `${verb} with a token that only reads`, verb, scopes: ["invoices:read"], expected: [403, "forbidden"], events: none },
  { title: `${verb} an unknown invoice`, verb, unknown: true, expected: [404, "not_found"], events: none },
  { title: `${verb} with an unknown field`, verb, body: { colour: "red" }, expected: [422, "validation_failed"], events: none },
  { title: `${verb} another version`, verb, version: 7, expected: [412, "precondition_failed"], events: none },
]);
const current: readonly Case[] = [
  { title: "issues the current version", verb: "issue", version: 1, expected: [200], events: ["invoice.issued"] },
];

/** The text with each ID by its first appearance, and without the times and paths that differ. */
function comparable(content: unknown): string {
  const ids = new Map<string, string>();
  const known = (id: string): string => {
    if (!ids.has(id)) ids.set(id, `${id.slice(0, id.indexOf("_"))}_${ids.size}`);
    return ids.get(id) ?? "";
  };
  return JSON.stringify(content)
    .replace(/\b[a-z]+_[0-9a-z]{26}\b/g, known)
    .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"')
    .replace(/"(request_id|name|email|next_cursor|instance)":"[^"]*"/g, '"$1":""');
}

describe("the verbs of invoices over HTTP", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
  });
  after(() => harness?.close());

  /** Runs a case in a workspace of its own. */
  const run = async (one: Case, requestOf: (path: string) => [path: string, request: Request]) => {
    const workspace = await harness.createWorkspace();
    const owner = harness.api(workspace.tokens.owner);
    const { client } = await furnish(owner);
    if (one.workspace) await owner("/v1/workspace", { method: "PATCH", body: one.workspace });
    const lines = [{ description: "Work", quantity: "2", unit_price: 5_000 }];
    const draft = await owner("/v1/invoices", { body: { client_id: client, lines, ...one.draft } });
    const path = `/v1/invoices/${one.unknown ? "inv_00000000000000000000000000" : String(draft.body["id"])}`;
    for (const body of one.before ?? []) expect((await owner(path, { method: "PATCH", body })).status).to.equal(200);
    if (one.partlyPaid) await owner(`${path}/payments`, { body: { amount: 1_000 } });
    const token = one.scopes
      ? String((await owner("/v1/tokens", { body: { name: "Narrow", scopes: one.scopes } })).body["token"])
      : workspace.tokens[one.role ?? "owner"];
    const known = await idsOf("/v1/events?limit=200", owner);
    const cursor = String((await owner("/v1/changes?start=end")).body["next_cursor"]);
    const changesBefore = await changesAfter(owner, cursor);
    const [target, request] = requestOf(path);
    const headers = one.version === undefined ? {} : { "If-Match": `"${one.version}.x"` };
    const reply = await harness.api(token)(target, { ...request, headers: { ...request.headers, ...headers } });
    const events = (await listed("/v1/events?limit=200", owner)).filter(({ id }) => !known.has(String(id))).toReversed();
    return { reply, events, changes: (await changesAfter(owner, cursor)).slice(changesBefore.length), owner, path };
  };
  const listed = async (path: string, api: (path: string) => Promise<Reply>) =>
    (await api(path)).body["data"] as Record<string, unknown>[];
  const idsOf = async (path: string, api: (path: string) => Promise<Reply>) =>
    new Set((await listed(path, api)).map(({ id }) => String(id)));
  const changesAfter = (api: (path: string) => Promise<Reply>, cursor: string) =>
    listed(`/v1/changes?limit=200&cursor=${cursor}`, api);

  for (const one of [...cases, ...everyVerb, ...current]) {
    it(`${one.title}: the same response, events and changes as PATCH`, async () => {
      const { verb, body } = one;
      const byVerb = await run(one, (path) => [`${path}/${verb}`, { method: "POST", ...(body ? { body } : {}) }]);
      const byPatch = await run(one, (path) => [path, { method: "PATCH", body: { ...body, status: status[verb] } }]);
      const [expected, code] = one.expected;
      expect(byVerb.reply.status, JSON.stringify(byVerb.reply.body)).to.equal(expected);
      expect(byVerb.reply.body["code"]).to.equal(code);
      expect(byVerb.events.map(({ type }) => type)).to.deep.equal(one.events);
      expect(byVerb.reply.headers.has("ETag")).to.equal(expected === 200);
      for (const seen of [byVerb, byPatch]) seen.events.forEach((event) => Reflect.deleteProperty(event, "body"));
      const parts = ({ reply, events, changes }: typeof byVerb) => comparable([reply.status, reply.body, events, changes]);
      expect(parts(byVerb)).to.equal(parts(byPatch));
      if (expected !== 200) return;
      const shown = await byVerb.owner(byVerb.path);
      expect(shown.body).to.deep.equal(byVerb.reply.body);
      expect(byVerb.reply.headers.get("ETag")).to.equal(shown.headers.get("ETag"));
    });
  }

  for (const verb of ["issue", "pay", "void"] as const) {
    it(`${verb} with an Idempotency-Key has one effect, and returns the first response again`, async () => {
      const headers = { "Idempotency-Key": "once" };
      const { reply, owner, path } = await run({ title: "", verb, expected: [200], events: [] }, (path) => [
        `${path}/${verb}`,
        { method: "POST", headers },
      ]);
      const other = verb === "issue" ? "void" : "issue";
      await owner(`${path}/${other}`, { method: "POST" });
      const again = await owner(`${path}/${verb}`, { method: "POST", headers });
      expect([again.status, again.body]).to.deep.equal([reply.status, reply.body]);
      expect(again.headers.get("Idempotency-Replayed")).to.equal("true");
      expect((await owner(`${path}/${verb}`, { method: "POST", headers, body: { colour: "red" } })).status).to.equal(422);
    });
  }
});
