import { expect } from "chai";
import { actionsOf } from "../../../../adapters/dashboard/src/features/invoices/actions-of.js";
import { HOSTING, useInvoices } from "./an-invoice.js";

describe("the actions that an invoice's page offers", () => {
  const { aDraft, api, issued, made, now } = useInvoices();

  it("are to edit and to send a draft, and to issue or delete it in the menu", async () => {
    const { buttons, primary, menu } = actionsOf(await aDraft(), true);
    expect([buttons, primary]).to.deep.equal([["edit", "send"], "send"]);
    expect(menu).to.deep.equal(["changeClient", "issue", "pdf", "download", "formats", "duplicate", "delete"]);
  });

  it("are to send an open invoice and to record its payment, whichever comes next", async () => {
    const invoice = await issued();
    const { buttons, primary, menu } = actionsOf(invoice, true);
    expect([buttons, primary]).to.deep.equal([["send", "payment"], "send"]);
    expect(menu).to.deep.equal([
      "markPaid",
      "changeDueDate",
      "share",
      "pdf",
      "download",
      "formats",
      "duplicate",
      "makeRecurring",
      "credit",
      "void",
    ]);
    expect(actionsOf({ ...invoice, sent_at: "2026-01-01T00:00:00Z" }, true).primary).to.equal("payment");
  });

  it("are to download a settled invoice, and to refund what was paid too much", async () => {
    const { id } = await issued();
    await made(`/invoices/${id}/payments`, { amount: 6_069 });
    const paid = actionsOf(await now({ id }), true);
    expect([paid.buttons, paid.primary]).to.deep.equal([["download"], null]);
    expect(paid.menu).to.deep.equal([
      "send",
      "payment",
      "share",
      "pdf",
      "formats",
      "copy",
      "duplicate",
      "makeRecurring",
      "credit",
    ]);
    await made(`/invoices/${id}/credit-notes`, { reason: "A mistake" });
    const credited = actionsOf(await now({ id }), true);
    expect([credited.buttons, credited.primary]).to.deep.equal([["download", "payment"], "payment"]);
  });

  it("are to refund an open invoice with a negative total, which takes neither payments nor credit notes", async () => {
    const { buttons, menu } = actionsOf(await issued({ lines: [{ ...HOSTING, quantity: "-1" }] }), true);
    expect(buttons).to.deep.equal(["send", "payment"]);
    expect(menu).to.deep.equal(["changeDueDate", "share", "pdf", "download", "formats", "duplicate", "makeRecurring", "void"]);
  });

  it("are neither to duplicate nor to credit a credit note", async () => {
    const { id } = await issued({ lines: [HOSTING] });
    const note = await made<{ id: string }>(`/invoices/${id}/credit-notes`, { reason: "A mistake" });
    const { buttons, primary, menu } = actionsOf(await now(note), true);
    expect([buttons, primary]).to.deep.equal([["send", "download"], "send"]);
    expect(menu).not.to.include.members(["duplicate"]);
    expect(menu.filter((action) => action !== "copy")).to.deep.equal(["share", "pdf", "formats"]);
  });

  it("change nothing for a void invoice or a reader, except a copy, once or again and again, by a writer", async () => {
    const { id } = await issued();
    expect(actionsOf(await now({ id }), false)).to.deep.equal({
      buttons: [],
      primary: null,
      menu: ["pdf", "download", "formats"],
    });
    await api()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "void" } });
    const { buttons, primary, menu } = actionsOf(await now({ id }), true);
    expect([buttons, primary]).to.deep.equal([["download"], null]);
    expect(menu).to.deep.equal(["share", "pdf", "formats", "copy", "duplicate", "makeRecurring"]);
  });
});
