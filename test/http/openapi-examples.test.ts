import { expect } from "chai";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { exampleEvent } from "../../adapters/http/openapi/events.js";
import { routes } from "../../adapters/http/routes/index.js";
import { deliveredTypes } from "../../core/index.js";

type Resource = Readonly<Record<string, unknown>>;

/** What the service says of the resource in an event of the type. */
const said: Readonly<Record<string, Resource>> = {
  "time_entry.started": { status: "running" },
  "time_entry.created": { status: "recorded" },
  "invoice.created": { type: "invoice", status: "draft" },
  "invoice.issued": { status: "open", overdue: false, sent_at: null },
  "invoice.viewed": { status: "open" },
  "invoice.overdue": { status: "open", overdue: true },
  "invoice.payment_recorded": { status: "open" },
  "invoice.payment_reversed": { status: "open", amount_paid: 0 },
  "invoice.paid": { status: "paid", amount_due: 0 },
  "invoice.credited": { type: "invoice", status: "credited" },
  "invoice.voided": { status: "void" },
  "credit_note.created": { type: "credit_note", status: "credited", number: "CN-2026-0001" },
  "project.archived": { status: "archived" },
  "user.invited": { status: "invited" },
};

const responses: Readonly<Record<string, Resource>> = {
  createInvoice: { type: "invoice", status: "draft" },
  previewInvoice: { id: null, status: "draft" },
  issueInvoice: { status: "open", overdue: false, sent_at: null },
  payInvoice: { status: "paid" },
  voidInvoice: { status: "void" },
  recordPayment: { status: "open" },
  createCreditNote: { type: "credit_note" },
  inviteUser: { status: "invited" },
};

const sum = (rows: unknown, of: (row: Resource) => unknown): number =>
  (rows as readonly Resource[]).reduce((all, row) => all + Number(of(row)), 0);

/** Asserts what holds of every resource. */
function expectConsistent(name: string, resource: Resource): void {
  const at = (field: string) => resource[field] !== null;
  const is = (field: string, ...values: readonly unknown[]) => values.includes(resource[field]);
  for (const field of ["sent_at", "issued_at", "paid_at", "voided_at", "archived_at", "created_at"])
    if (at(field) && field in resource)
      expect(String(resource["updated_at"]) >= String(resource[field]), `${name} ${field}`).to.equal(true);
  if ("archived_at" in resource) expect(is("status", "archived"), name).to.equal(at("archived_at"));
  if ("duration_seconds" in resource) {
    const isRunning = is("status", "running");
    expect([!at("end_time"), !at("duration_seconds")], name).to.deep.equal([isRunning, isRunning]);
  }
  if (!("payable_amount" in resource)) return;
  const { payments, credit_notes: notes, payable_amount: payable } = resource;
  const isDraft = is("status", "draft");
  const empty = ["number", "issue_date", "issued_at", "seller", "buyer"].map((field) => !at(field));
  expect(empty, name).to.deep.equal(empty.map(() => isDraft));
  if (!isDraft) expect(String(resource["issued_at"]).slice(0, 10), name).to.equal(resource["issue_date"]);
  expect([at("paid_at"), at("voided_at")], name).to.deep.equal([is("status", "paid"), is("status", "void")]);
  const isCreditNote = is("type", "credit_note");
  expect(at("corrects"), name).to.equal(isCreditNote);
  const counted = (row: Resource) => (row["kind"] === "payment" && row["reversed_by"] === null ? row["amount"] : 0);
  expect(sum(payments, counted), name).to.equal(resource["amount_paid"]);
  expect(
    sum(notes, (note) => note["amount"]),
    name,
  ).to.equal(resource["amount_credited"]);
  const due = isCreditNote ? 0 : Number(payable) - Number(resource["amount_paid"]) - Number(resource["amount_credited"]);
  expect(resource["amount_due"], name).to.equal(due);
  if (resource["discount"] === null) expect(resource["discount_total"], name).to.equal(0);
}

describe("examples of the OpenAPI document", () => {
  const document = openApiDocument(routes, "1") as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  interface Operation {
    readonly operationId: string;
    readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly example: unknown }>> }>>;
  }
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  for (const type of deliveredTypes)
    it(`of ${type} has what the service sends for the type`, () => {
      const data = exampleEvent(type)["data"] as Resource;
      expect(data).to.deep.include(said[type] ?? {});
      expectConsistent(type, data);
      if (type.endsWith(".created")) expect(data["version"]).to.equal(1);
    });

  it("of payments and corrections have rows of them", () => {
    const rows = (
      type: "invoice.payment_recorded" | "invoice.paid" | "invoice.payment_reversed" | "invoice.credited",
      field: string,
    ) => ((exampleEvent(type)["data"] as Resource)[field] as readonly Resource[]).map(({ kind }) => kind ?? "credit note");
    expect(rows("invoice.payment_recorded", "payments")).to.deep.equal(["payment"]);
    expect(rows("invoice.paid", "payments")).to.deep.equal(["payment"]);
    expect(rows("invoice.payment_reversed", "payments")).to.deep.equal(["payment", "reversal"]);
    expect(rows("invoice.credited", "credit_notes")).to.deep.equal(["credit note"]);
  });

  it("of responses have the state that the operation leads to, and are consistent, also in lists", () => {
    let checked = 0;
    for (const { operationId, responses: all } of operations)
      for (const { content } of Object.values(all)) {
        const example = content?.["application/json"]?.example as Resource | undefined;
        const resources = (Array.isArray(example?.["data"]) ? example["data"] : [example]) as readonly (Resource | undefined)[];
        for (const resource of resources) {
          if (resource === undefined || !("version" in resource)) continue;
          checked += 1;
          expect(resource, operationId).to.deep.include(responses[operationId] ?? {});
          expectConsistent(operationId, resource);
        }
      }
    expect(checked).to.be.greaterThan(30);
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).to.include.members(Object.keys(responses));
  });
});
