import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  type CreateRecurringInvoice,
  instant,
  type Project,
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
import { RetainerModel, type RetainerPlan } from "./retainer-model.js";

const HOUR = 3_600_000;
type Step =
  | { readonly kind: "pass"; readonly hours: number; readonly kills: readonly Kill[] }
  | { readonly kind: "zone"; readonly zone: (typeof zones)[number] }
  | { readonly kind: "archive" | "activate" }
  | { readonly kind: "pause" | "resume" | "bill" | "skip"; readonly of: number }
  | { readonly kind: "work"; readonly of: number; readonly hoursAgo: number; readonly seconds: number }
  | { readonly kind: "void"; readonly of: number; readonly at: number };

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
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ kind: fc.constant("work" as const), of: fc.nat(2), hoursAgo: fc.integer({ min: 0, max: 900 }) },
      seconds: fc.integer({ min: 1, max: 40 * 3_600 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("void" as const), of: fc.nat(2), at: fc.nat(9) }) },
);

interface Plan {
  readonly recurrence: Recurrence;
  readonly action: RecurringAction;
  readonly maxInvoices: number | null;
  readonly retainer: RetainerPlan | null;
}
/** Hundredths of an hour, so that a decimal states them exactly. */
const seconds = fc.nat(4_000).map((hundredths) => hundredths * 36);
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
  retainer: fc.option(
    fc.record({ included: seconds, limit: fc.option(seconds), rate: fc.option(fc.bigInt({ min: 0n, max: 20_000n })) }),
  ),
});

const hours = (whole: number) => parseDecimal(`${Math.floor(whole / 3_600)}.${`${(whole % 3_600) / 36}`.padStart(2, "0")}`);

/** What the history of a recurring invoice should be. */
class Model {
  made: LocalDate[] = [];
  #last: LocalDate | null = null;
  #next: LocalDate | null;
  failed = false;
  isActive = true;
  readonly retained: RetainerModel | null;

  constructor(
    readonly plan: Plan,
    today: LocalDate,
    readonly dayOf: (start: number) => LocalDate,
  ) {
    this.retained = plan.retainer && new RetainerModel(plan.retainer);
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
    this.retained?.bill(date, this.dayOf);
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
  readonly #projects: Project[] = [];
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
      const { recurrence, action, maxInvoices, retainer } = one;
      const project = await world.useCases.createProject(world.owner, { name: "Work", clientId: client.id, rate: 100n });
      const given = { clientId: client.id, name: "Hosting", lines, ...recurrence, action, maxInvoices };
      const retained = retainer && { period: "preceding" as const, retainer: retainerOf(retainer, project) };
      history.#recurring.push(await world.useCases.createRecurringInvoice(world.owner, { ...given, ...retained }));
      history.#models.push(new Model(one, history.#today, (start) => dateIn(history.#zone, start)));
      history.#projects.push(project);
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
      case "work":
        return this.#work(step.of % this.#recurring.length, this.#now - step.hoursAgo * HOUR, step.seconds);
      case "void":
        return this.#void(step.of % this.#recurring.length, step.at);
      default:
        return this.#act(step.kind, step.of % this.#recurring.length);
    }
  }

  async #work(index: number, start: number, seconds: number): Promise<void> {
    const { useCases, owner } = this.world;
    const projectId = this.#projects[index]?.id as Project["id"];
    const [startTime, endTime] = [instant(start), instant(start + seconds * 1_000)];
    await useCases.createTimeEntry(owner, { projectId, startTime, endTime });
    this.#models[index]?.retained?.work.push({ start, seconds, billedOn: null });
  }

  /** Voids one of the invoices with a retainer. */
  async #void(index: number, at: number): Promise<void> {
    const invoices = (await this.#invoicesOf(index)).filter(({ retainer, status }) => retainer !== null && status !== "void");
    const invoice = invoices[at % invoices.length];
    if (!invoice?.retainer) return;
    // An invoice without an amount is paid when it is issued.
    const code = await codeOf(this.world.useCases.updateInvoice(this.world.owner, invoice.id, { status: "void" }));
    expect(code).to.equal(invoice.status === "paid" ? "invalid_transition" : "resolved");
    if (code === "resolved") this.#models[index]?.retained?.void(invoice.retainer.date);
  }

  async #invoicesOf(index: number): Promise<readonly InvoiceSummary[]> {
    const { useCases, owner } = this.world;
    const recurringInvoiceIds = [this.#recurring[index]?.id as RecurringInvoice["id"]];
    const invoices: InvoiceSummary[] = [];
    for await (const { invoice } of allItems((page) => useCases.listInvoices(owner, { recurringInvoiceIds }, page)))
      invoices.push(invoice);
    return invoices;
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

  /** The balances are those of the model, and each of its entries is on the invoice that counts it. */
  async #checkRetained(model: RetainerModel, invoices: readonly InvoiceSummary[], projectId: Project["id"]): Promise<void> {
    const { useCases, owner } = this.world;
    const balances = new Map(invoices.map(({ retainer }) => [retainer?.date, retainer]));
    for (const balance of model.balances) expect(balances.get(balance.date)).to.deep.include(balance);
    const dates = new Map(invoices.map(({ id, retainer }) => [id, retainer?.date]));
    const claims: unknown[] = [];
    for await (const { startTime, endTime, invoiceId } of allItems((page) =>
      useCases.listTimeEntries(owner, { projectIds: [projectId] }, page),
    ))
      claims.push([startTime, (Number(endTime) - startTime) / 1_000, (invoiceId && dates.get(invoiceId)) ?? null]);
    const expected = model.work.map(({ start, seconds, billedOn }) => [start, seconds, billedOn]);
    expect(claims).to.have.deep.members(expected);
  }

  /** Each date has one invoice, and each that is sent one mail; numbers have no gaps. */
  async check(): Promise<void> {
    const { useCases, owner, ports } = this.world;
    const numbers: string[] = [];
    for (const [index, model] of this.#models.entries()) {
      const id = this.#recurring[index]?.id as RecurringInvoice["id"];
      const { failure, ...stored } = await useCases.getRecurringInvoice(owner, id);
      expect({ ...stored, failed: failure !== null }).to.deep.include(model.state);
      const invoices = await this.#invoicesOf(index);
      // Lists are in the order of creation, which clocks that move back change.
      const dates = invoices.map(({ period, retainer }) => retainer?.date ?? period?.start);
      expect(dates.sort()).to.deep.equal(model.made);
      if (model.retained) await this.#checkRetained(model.retained, invoices, this.#projects[index]?.id as Project["id"]);
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
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
    // A series for each year, whose numbers have no gap.
    const years = new Set(numbers.map((number) => number.slice(0, -4)));
    for (const year of years) {
      const sequence = numbers.filter((number) => number.startsWith(year)).map((number) => Number(number.slice(-4)));
      expect(sequence.sort((a, b) => a - b)).to.deep.equal(sequence.map((_, at) => at + 1));
    }
  }
}

function retainerOf({ included, limit, rate }: RetainerPlan, { id }: Project): CreateRecurringInvoice["retainer"] {
  const rollOver = { maxHours: limit === null ? null : hours(limit) };
  return { amount: 1_000n, includedHours: hours(included), projectIds: [id], rate, rollOver };
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
