import type { Json } from "../installation.js";
import type { Caller } from "./caller.js";
import type { Work } from "./work.js";

const standard = { category: "S", rate: "19" };
const reduced = { category: "S", rate: "7" };
const item = (description: string, unit_price: number, more: Json = {}) => ({ description, quantity: "1", unit_price, ...more });

/** Creates invoices in every state and with every term, and remembers the hash of each PDF that it requests. */
export class Billing {
  readonly files: Record<string, string> = {};
  readonly undrawn: string[] = [];
  #number = 0;

  constructor(private readonly api: Caller) {}

  async all(work: Work): Promise<void> {
    await this.#settled(work);
    await this.#voided(work);
    await this.#terms(work);
    await this.#corrected(work);
    await this.#deposits(work);
    await this.#retained(work);
    await this.#quoted(work);
    await this.api.create("/v1/invoices", { client_id: work.clients.ada, lines: [item("Draft", 1200)], notes: "Not issued yet" });
  }

  async #retained({ clients, project }: Work): Promise<void> {
    await this.api.create("/v1/recurring-invoices", {
      ...{ client_id: clients.ada, name: "Betreuung", unit: "month", starts_on: "2090-01-01", period: "preceding" },
      retainer: {
        ...{ amount: 150_000, included_hours: "10.5", project_ids: [project], rate: 12_000 },
        ...{ roll_over: { max_hours: "5" }, description: "Betreuung, {month}" },
      },
    });
  }

  /** A draft, and quotes that were issued, declined, and accepted and billed. */
  async #quoted({ clients }: Work): Promise<void> {
    const offer = { client_id: clients.ada, lines: [item("Website", 90_000, { tax: standard })], project_reference: "Relaunch" };
    const quote = async (...commands: readonly string[]): Promise<void> => {
      const id = await this.api.create("/v1/quotes", { ...offer, valid_until: "2090-01-31", discount: { percent: "3" } });
      for (const command of commands) await this.api.send(`/v1/quotes/${id}/${command}`, {});
    };
    await quote();
    await quote("issue");
    await quote("issue", "decline");
    await quote("issue", "accept", "invoice", "project");
  }

  async #settled({ clients }: Work): Promise<void> {
    const march = { from: "2026-03-01T00:00:00+01:00", to: "2026-04-01T00:00:00+02:00" };
    const billed = await this.issued({
      client_id: clients.ada,
      from_time: { ...march, group_by: "task", rounding: { grain: "entry", mode: "up", step_minutes: 15 } },
      lines: [item("Hosting", 1000, { quantity: "3", allowances: [{ amount: 100, reason: "Regular client" }] })],
      discount: { percent: "10" },
      purchase_order: "PO-4711",
      notes: "Thank you.",
    });
    await this.#pay(billed, { amount: 5000, paid_on: "2026-04-01", method: "transfer", reference: "RF18 5390 0754 7034" });
    const paid = await this.issued({ client_id: clients.ada, lines: [item("Workshop", 50_000)], discount: { amount: 5000 } });
    await this.api.create(`/v1/invoices/${paid}/links`, { expires_at: "2090-01-01T00:00:00Z" });
    await this.api.change(`/v1/invoices/${paid}`, { status: "paid" });
    const unseen = await this.issued({ client_id: clients.ada, lines: [item("Never printed", 7700)] }, { draw: false });
    this.undrawn.push(pdfOf(unseen));
  }

  async #voided({ clients }: Work): Promise<void> {
    const early = await this.issued({ client_id: clients.ada, from_time: { from: "2026-05-01", to: "2026-06-01" } });
    await this.api.change(`/v1/invoices/${early}`, { status: "void" });
    const late = await this.issued({ client_id: clients.ada, lines: [item("Mistake", 100)] }, { draw: false });
    await this.api.change(`/v1/invoices/${late}`, { status: "void" });
    await this.draw(late);
  }

  async #terms({ clients }: Work): Promise<void> {
    const mixed = [
      item("Standard rate", 12_345, { quantity: "1.5", unit: "HUR" }),
      item("Reduced rate", 999, {
        quantity: "7",
        tax: reduced,
        base_quantity: "2",
        charges: [{ amount: 50, reason: "Freight" }],
      }),
      item("Zero rate", 1000, { tax: { category: "Z" } }),
      item("Exempt", 2000, { tax: { category: "E", exemption_reason: "§ 4 Nr. 21 UStG" } }),
      item("Returned", 500, { quantity: "-1" }),
    ];
    await this.issued({
      client_id: clients.ada,
      lines: mixed,
      discount: { percent: "2.5" },
      buyer_reference: "04011000-12345-03",
    });
    await this.issued({ client_id: clients.yen, lines: [item("Консалтинг", 120_000)] });
    await this.issued({ client_id: clients.dollar, lines: [item("Consulting", 99_999, { quantity: "0.333" })] });
    await this.issued({ client_id: clients.reverse, lines: [item("Consulting", 10_000)], tax: { category: "AE" } });
    await this.issued({
      client_id: clients.ada,
      prices: "gross",
      lines: [item("Book", 1999, { quantity: "3", tax: reduced }), item("Pen", 249, { quantity: "7" })],
      allowances: [{ amount: 119, reason: "Loyalty", tax: standard }],
      charges: [{ amount: 590, reason: "Shipping", tax: standard }],
      payable_rounding: { increment: 5 },
    });
    await this.issued({
      client_id: clients.ada,
      lines: [item("Licence", 30_000, { tax: { category: "E", exemption_code: "VATEX-EU-132" } }), item("Training", 8000)],
      tax_currency: { currency: "CZK", exchange_rate: "25.125" },
      prepaid_amount: 1000,
      early_payment_discount: { percent: "3", days: 14 },
      period: { start: "2026-03-01", end: "2026-03-31" },
    });
  }

  async #corrected({ clients }: Work): Promise<void> {
    const lines = [item("Design", 4000, { quantity: "3" }), item("Text", 1500, { quantity: "2" })];
    const partly = await this.issued({ client_id: clients.ada, lines });
    const some = {
      reason: "Two were not delivered",
      lines: [
        { line: 0, quantity: "2" },
        { line: 1, net: 500 },
      ],
    };
    await this.#credit(partly, some);
    await this.#credit(partly, { reason: "The rest was not delivered either" });
    const refunded = await this.issued({ client_id: clients.ada, lines });
    await this.#pay(refunded, { amount: 10_000, paid_on: "2026-04-03" });
    await this.#pay(refunded, { amount: 2000, kind: "refund", paid_on: "2026-04-04" });
    await this.#pay(refunded, { amount: 300, kind: "early_payment_discount", paid_on: "2026-04-04" });
    const wrong = await this.#pay(refunded, { amount: 1000, paid_on: "2026-04-05" });
    const row = (wrong["payments"] as Json[]).at(-1)?.["id"] as string;
    await this.api.send(`/v1/invoices/${refunded}/payments/${row}/reverse`, { reason: "The bank returned the transfer" });
    const postponed = await this.issued({ client_id: clients.ada, lines: [item("Paid later", 3000)] });
    await this.api.change(`/v1/invoices/${postponed}`, { due_date: "2026-12-31" });
    const lost = await this.issued({ client_id: clients.dollar, lines: [item("Unpaid", 5000)] });
    await this.#pay(lost, { amount: 5000, kind: "write_off", paid_on: "2026-04-06" });
  }

  async #deposits({ clients }: Work): Promise<void> {
    const advance = (amount: number) => ({ type: "deposit", client_id: clients.ada, lines: [item("Advance payment", amount)] });
    const deducted = await this.issued(advance(10_000));
    await this.api.change(`/v1/invoices/${deducted}`, { status: "paid", paid_on: "2026-04-02" });
    const waiting = await this.issued(advance(3000));
    await this.api.change(`/v1/invoices/${waiting}`, { status: "paid", paid_on: "2026-04-02" });
    await this.issued({ client_id: clients.ada, lines: [item("Shop", 25_000)], deposits: [{ invoice_id: deducted }] });
  }

  /** Creates and issues an invoice. */
  async issued(body: Json, { draw = true } = {}): Promise<string> {
    const id = await this.api.create("/v1/invoices", body);
    const day = String((this.#number++ % 28) + 1).padStart(2, "0");
    await this.api.change(`/v1/invoices/${id}`, { status: "open", issue_date: `2026-03-${day}` });
    if (draw) await this.draw(id);
    return id;
  }

  async draw(id: string): Promise<void> {
    this.files[pdfOf(id)] = await this.api.hash(pdfOf(id));
  }

  #pay(id: string, body: Json): Promise<Json> {
    return this.api.send(`/v1/invoices/${id}/payments`, body);
  }

  async #credit(id: string, body: Json): Promise<void> {
    await this.draw(await this.api.create(`/v1/invoices/${id}/credit-notes`, body));
  }
}

const pdfOf = (id: string): string => `/v1/invoices/${id}/export`;
