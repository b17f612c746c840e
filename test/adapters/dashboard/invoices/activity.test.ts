import { expect } from "chai";
import { type Activity, activityOf, repeatable } from "../../../../adapters/dashboard/src/features/invoices/activity.js";
import type { Schemas } from "../../../../client/index.js";
import { type Invoice, useInvoices } from "./an-invoice.js";

type Message = Schemas["Message"];

const ZONE = "Europe/Berlin";

describe("the activity of an invoice", () => {
  const { aDraft, api, issued, made, now } = useInvoices();

  const kinds = (all: readonly Activity[]) =>
    all.map((one) => (one.kind === "settled" ? `${one.kind} ${one.reversed ?? one.payment.kind}` : one.kind)).reverse();
  const message = (change: Partial<Message>): Message => ({
    id: "msg_1",
    client_id: null,
    statement_from: null,
    statement_to: null,
    invoice_id: null,
    quote_id: null,
    invoice_format: "pdf",
    to: ["ada@example.com"],
    cc: [],
    subject: null,
    message: null,
    message_id: "msg_1@stint",
    status: "queued",
    attempts: 0,
    next_attempt_at: null,
    sent_at: null,
    written_to_file: false,
    refused: [],
    error: null,
    created_at: "2199-01-01T10:00:00.000Z",
    updated_at: "2199-01-01T10:05:00.000Z",
    version: 1,
    ...change,
  });

  it("of a draft is that it was created", async () => {
    expect(kinds(activityOf(await aDraft(), [], ZONE))).to.deep.equal(["created"]);
  });

  it("is everything from its creation to its payment, latest first", async () => {
    const { id } = await issued();
    await made(`/invoices/${id}/payments`, { amount: 6_069 });
    const invoice = await now({ id });
    const sent = message({ status: "sent", created_at: invoice.issued_at ?? "", sent_at: invoice.issued_at });
    const all = activityOf(invoice, [sent], ZONE);
    expect(kinds(all)).to.deep.equal(["created", "issued", "emailed", "accepted", "settled payment", "paid"]);
    expect(all[0]).to.deep.include({ kind: "paid", when: { at: invoice.paid_at } });
  });

  it("contains a reversal with what it reverses, and no longer that the invoice is paid", async () => {
    const { id } = await issued();
    await made(`/invoices/${id}/payments`, { amount: 6_069 });
    const [payment] = (await now({ id })).payments;
    await made(`/invoices/${id}/payments/${payment?.id}/reverse`, {});
    const all = activityOf(await now({ id }), [], ZONE);
    expect(kinds(all)).to.deep.equal(["created", "issued", "settled payment", "settled payment"]);
    expect(all[0]).to.deep.include({ kind: "settled", reversed: "payment" });
  });

  it("says of an email only to whom it is until it has an outcome, then what the outcome is and when", async () => {
    const invoice = await issued();
    const outcomes = [
      [message({ status: "queued" }), []],
      [message({ status: "sending" }), []],
      [message({ status: "sent", sent_at: "2199-01-01T10:04:00.000Z" }), ["accepted", "2199-01-01T10:04:00.000Z"]],
      [message({ status: "failed", error: "No such user" }), ["failed", "2199-01-01T10:05:00.000Z"]],
      [message({ status: "unknown" }), ["unknown", "2199-01-01T10:05:00.000Z"]],
    ] as const;
    for (const [one, outcome] of outcomes) {
      const [last, before] = activityOf(invoice, [one], ZONE);
      if (outcome.length === 0) expect([last?.kind, before?.kind], one.status).to.deep.equal(["emailed", "issued"]);
      else {
        expect(last, one.status).to.deep.include({ kind: outcome[0], message: one, when: { at: outcome[1] } });
        expect(before?.kind, one.status).to.equal("emailed");
      }
    }
  });

  it("says who accepted an email and who was refused for good, and repeats it to the latter only", async () => {
    const to = ["bad@example.com", "ok@example.com"];
    const cc = ["tmp@example.com", "worse@example.com"];
    const refused = [
      { address: "bad@example.com", permanent: true },
      { address: "tmp@example.com", permanent: false },
      { address: "worse@example.com", permanent: true },
    ];
    const sent = message({ status: "sent", sent_at: "2199-01-01T10:04:00.000Z", to, cc, refused });
    const all = activityOf(await issued(), [sent], ZONE).flatMap((one) => ("to" in one ? [one] : []));
    expect(all.map((one) => [one.kind, one.to])).to.deep.equal([
      ["refused", ["bad@example.com", "worse@example.com"]],
      ["accepted", ["ok@example.com"]],
      ["emailed", [...to, ...cc]],
    ]);
    expect(all.map(repeatable)).to.deep.equal([{ ...sent, to: ["bad@example.com", "worse@example.com"], cc: [] }, null, null]);
    const failed = message({ status: "failed", to, cc, error: "No such user" });
    const [outcome] = activityOf(await issued(), [failed], ZONE);
    expect([outcome?.kind, outcome && repeatable(outcome)]).to.deep.equal(["failed", failed]);
  });

  it("does not say of an email that was only written to a file that it was sent", async () => {
    const written = message({ status: "sent", sent_at: "2199-01-01T10:04:00.000Z", written_to_file: true });
    expect(kinds(activityOf(await issued(), [written], ZONE))).to.deep.equal(["created", "issued", "written"]);
  });

  it("places a credit note, which has only a day, after what happened on that day in the zone, and begins a credit note when it is issued", async () => {
    const { id } = await issued();
    const note = await made<Invoice>(`/invoices/${id}/credit-notes`, { reason: "A mistake", lines: [{ line: 0, net: 100 }] });
    const invoice = await now({ id });
    const [day = ""] = invoice.credit_notes.map(({ issue_date: date }) => date);
    const at = (time: string) => message({ id: time, created_at: time, status: "queued" });
    // 22:30 UTC in winter is 23:30 in Berlin, and 23:30 UTC is the next day.
    const winter = { ...invoice, credit_notes: invoice.credit_notes.map((one) => ({ ...one, issue_date: "2199-01-10" })) };
    const all = activityOf(winter, [at("2199-01-10T22:30:00.000Z"), at("2199-01-10T23:30:00.000Z")], ZONE);
    expect(kinds(all).slice(2)).to.deep.equal(["emailed", "credited", "emailed"]);
    expect(day).to.match(/^\d{4}-/);
    expect(kinds(activityOf(note, [], ZONE))).to.deep.equal(note.paid_at === null ? ["issued"] : ["issued", "paid"]);
  });

  it("ends with the voiding", async () => {
    const { id } = await issued();
    await api()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "void" } });
    expect(kinds(activityOf(await now({ id }), [], ZONE))).to.deep.equal(["created", "issued", "voided"]);
  });
});
