import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  allItems,
  type Client,
  type InvoiceSummary,
  isDateDue,
  type LocalDate,
  type Message,
  nextDate,
  parseDecimal,
  parseLocalDate,
  parseTimeZone,
  type Ports,
  type RecurringAction,
  type RecurringInvoice,
  recurringActions,
  type Recurrence,
} from "../../../core/index.js";
import { dateIn, type Kill, kill, killed, zones } from "../killed.js";
import { reactionsIn } from "../reactions.js";
import { codeOf, createWorld, type World } from "../world.js";

const HOUR = 3_600_000;
type Step =
  | { readonly kind: "pass"; readonly hours: number; readonly kills: readonly Kill[] }
  | { readonly kind: "zone"; readonly zone: (typeof zones)[number] }
  | { readonly kind: "archive" | "activate" }
  | { readonly kind: "pause" | "resume" | "bill" | "skip"; readonly of: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("pass" as const),
      hours: fc.integer({ min: -40, max: 2_000 }),
      kills: fc.array(kill, { maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("zone" as const), zone: fc.constantFrom(...zones) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("archive" as const, "activate" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("pause" as const, "resume" as const, "bill" as const, "skip" as const),
      of: fc.nat(2),
    }),
  },
);

interface Plan {
  readonly recurrence: Recurrence;
  readonly action: RecurringAction;
  readonly maxInvoices: number | null;
}
const plan: fc.Arbitrary<Plan> = fc.record({
  recurrence: fc
    .record({
      unit: fc.constantFrom("week" as const, "month" as const, "quarter" as const, "year" as const),
      interval: fc.integer({ min: 1, max: 3 }),
      startsOn: fc.integer({ min: -40, max: 60 }).map((days) => addDays(parseLocalDate("2026-01-31"), days)),
      dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    })
    .map((one) => (one.unit === "week" ? { ...one, dayOfMonth: null } : one)),
  action: fc.constantFrom(...recurringActions),
  maxInvoices: fc.option(fc.integer({ min: 1, max: 30 })),
});

/** What the history of a recurring invoice should be. */
class Model {
  made: LocalDate[] = [];
  #last: LocalDate | null = null;
  #next: LocalDate | null;
  failed = false;
  isActive = true;

  constructor(
    readonly plan: Plan,
    today: LocalDate,
  ) {
    this.#next = nextDate(plan.recurrence, addDays(today, -1));
  }

  get state() {
    return { nextOn: this.#next, lastOn: this.#last, invoiceCount: this.made.length, failed: this.failed };
  }

  #moveTo(after: LocalDate): void {
    const { recurrence, maxInvoices } = this.plan;
    const isOver = maxInvoices !== null && this.made.length >= maxInvoices;
    this.#next = isOver ? null : nextDate(recurrence, after);
  }

  sweep(today: LocalDate, canBill: boolean): void {
    while (this.isActive && !this.failed && this.#next !== null && this.#next <= today) {
      if (canBill) this.#billed(this.#next);
      else this.failed = true;
    }
  }

  #billed(date: LocalDate): void {
    this.made.push(date);
    this.#last = date;
    this.failed = false;
    this.#moveTo(date);
  }

  bill(today: LocalDate, canBill: boolean): string {
    if (this.#next === null) return "recurring_invoice_ended";
    if (this.#next > today) return "recurring_invoice_not_due";
    if (!canBill) return "client_archived";
    this.#billed(this.#next);
    return "resolved";
  }

  skip(): string {
    if (this.#next === null) return "recurring_invoice_ended";
    this.#last = this.#next;
    this.failed = false;
    this.#moveTo(this.#next);
    return "resolved";
  }

  resume(today: LocalDate): void {
    if (this.isActive) return;
    this.isActive = true;
    if (this.failed) return;
    const yesterday = addDays(today, -1);
    this.#moveTo(this.#last !== null && this.#last > yesterday ? this.#last : yesterday);
  }
}

class History {
  readonly #recurring: RecurringInvoice[] = [];
  readonly #models: Model[] = [];
  #now = Date.parse("2026-01-31T11:00:00Z");
  #zone: string = "Europe/Berlin";
  #canBill = true;

  private constructor(
    readonly world: World,
    readonly client: Client,
  ) {}

  static async begin(plans: readonly Plan[]): Promise<History> {
    const world = await createWorld("2026-01-31T11:00:00Z");
    const client = await world.useCases.createClient(world.owner, { name: "Ada", email: "ada@example.com" });
    const history = new History(world, client);
    const lines = [{ description: "{period}", quantity: parseDecimal("1"), unitPrice: 100n }];
    for (const one of plans) {
      const { recurrence, action, maxInvoices } = one;
      const given = { clientId: client.id, name: "Hosting", lines, ...recurrence, action, maxInvoices };
      history.#recurring.push(await world.useCases.createRecurringInvoice(world.owner, given));
      history.#models.push(new Model(one, history.#today));
    }
    return history;
  }

  get #today(): LocalDate {
    return dateIn(this.#zone, this.#now);
  }

  #pass(hours: number): void {
    this.#now += hours * HOUR;
    this.world.at(new Date(this.#now).toISOString());
  }

  /** Whether a recurring invoice is due. */
  async #isWaiting(): Promise<boolean> {
    const { useCases, owner } = this.world;
    const all = await useCases.findRecurringInvoices(
      owner,
      this.#recurring.map(({ id }) => id),
    );
    return all.some((one) => isDateDue(one, this.#today));
  }

  async apply(step: Step): Promise<void> {
    const { world, client } = this;
    const { useCases, owner } = world;
    switch (step.kind) {
      case "pass":
        this.#pass(step.hours);
        return this.#wake([...step.kills]);
      case "zone":
        this.#zone = step.zone;
        await useCases.updateWorkspace(owner, { timeZone: parseTimeZone(step.zone) });
        return;
      case "archive":
      case "activate":
        this.#canBill = step.kind === "activate";
        await useCases.updateClient(owner, client.id, { status: this.#canBill ? "active" : "archived" });
        return;
      default:
        return this.#act(step.kind, step.of % this.#recurring.length);
    }
  }

  async #act(kind: "pause" | "resume" | "bill" | "skip", index: number): Promise<void> {
    const { useCases, owner } = this.world;
    const [model, recurring] = [this.#models[index], this.#recurring[index]];
    if (!model || !recurring) throw new RangeError("There is no such recurring invoice.");
    const { id } = recurring;
    if (kind === "bill")
      expect(await codeOf(useCases.billRecurringInvoice(owner, id))).to.equal(model.bill(this.#today, this.#canBill));
    else if (kind === "skip") expect(await codeOf(useCases.skipRecurringInvoice(owner, id))).to.equal(model.skip());
    else {
      await useCases.updateRecurringInvoice(owner, id, { status: kind === "pause" ? "paused" : "active" });
      if (kind === "resume") model.resume(this.#today);
      else model.isActive = false;
    }
  }

  /** Three processes at the same time, which are killed, and then one that is not. */
  async #wake(kills: Kill[]): Promise<void> {
    const { ports } = this.world;
    const unexpected: unknown[] = [];
    const process = (unitOfWork: Ports["unitOfWork"], onError: (error: unknown) => void) =>
      reactionsIn(this.world, onError, { unitOfWork }).recurring.wake();
    const dying = killed(ports.unitOfWork, kills);
    await Promise.all([1, 2, 3].map(() => process(dying, () => undefined)));
    await process(ports.unitOfWork, (error) => void unexpected.push(error));
    // A client gets 20 mails an hour, so that many missed invoices are sent hour by hour.
    for (let hours = 0; hours < 100 && (await this.#isWaiting()); hours++) {
      this.#pass(1);
      await process(ports.unitOfWork, (error) => void unexpected.push(error));
    }
    expect(unexpected).to.deep.equal([]);
    for (const model of this.#models) model.sweep(this.#today, this.#canBill);
  }

  /** Each date has one invoice, and each that is sent one mail; numbers have no gaps. */
  async check(): Promise<void> {
    const { useCases, owner, ports } = this.world;
    const numbers: string[] = [];
    for (const [index, model] of this.#models.entries()) {
      const id = this.#recurring[index]?.id as RecurringInvoice["id"];
      const { failure, ...stored } = await useCases.getRecurringInvoice(owner, id);
      expect({ ...stored, failed: failure !== null }).to.deep.include(model.state);
      const invoices: InvoiceSummary[] = [];
      for await (const { invoice } of allItems((page) =>
        useCases.listInvoices(owner, { recurringInvoiceIds: [id] }, { ...page, descending: false }),
      ))
        invoices.push(invoice);
      // Lists are in the order of creation, which clocks that move back change.
      expect(invoices.map(({ period }) => period?.start).sort()).to.deep.equal(model.made);
      numbers.push(...invoices.flatMap(({ number }) => number ?? []));
      expect(invoices.every(({ number }) => (number === null) === (model.plan.action === "draft"))).to.equal(true);
      const mails = await ports.unitOfWork.read({ workspaceId: owner.workspaceId }, async ({ messages }) => {
        const all: Message[] = [];
        for (const invoice of invoices)
          all.push(
            ...(await messages.list({ invoiceId: invoice.id }, { limit: 9, sort: "createdAt", descending: false, after: null }))
              .items,
          );
        return all;
      });
      expect(mails.length).to.equal(model.plan.action === "send" ? invoices.length : 0);
    }
    // A series for each year, whose numbers have no gap.
    const years = new Set(numbers.map((number) => number.slice(0, -4)));
    for (const year of years) {
      const sequence = numbers.filter((number) => number.startsWith(year)).map((number) => Number(number.slice(-4)));
      expect(sequence.sort((a, b) => a - b)).to.deep.equal(sequence.map((_, at) => at + 1));
    }
  }
}

describe("three years of recurring invoices", function () {
  this.timeout(0);

  it("have one invoice, number and mail for each date, whatever is killed, concurrent, and moved in time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 5, maxLength: 45 }),
        async (plans, steps) => {
          const history = await History.begin(plans);
          for (const one of steps) await history.apply(one);
          await history.check();
        },
      ),
      { numRuns: Number(process.env["STINT_HISTORIES"] ?? 60) },
    );
  });
});
