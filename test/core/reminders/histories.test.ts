import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  type Client,
  daysBetween,
  type Invoice,
  type LocalDate,
  type Mail,
  parseDecimal,
  parseTimeZone,
  type Ports,
  type Reminder,
} from "../../../core/index.js";
import { dateIn, type Kill, kill, killed, zones } from "../killed.js";
import { reactionsIn } from "../reactions.js";
import { codeOf, createWorld, type World } from "../world.js";

const HOUR = 3_600_000;
const TOTAL = 1_000n;
const START = "2026-01-31T11:00:00Z";

type Step =
  | { readonly kind: "pass"; readonly hours: number; readonly kills: readonly Kill[] }
  | { readonly kind: "zone"; readonly zone: (typeof zones)[number] }
  | { readonly kind: "schedule"; readonly days: readonly number[] }
  | { readonly kind: "deliver" }
  | { readonly kind: "pay" | "part" | "credit" | "reopen" | "resume" | "dispute" | "send"; readonly of: number }
  | { readonly kind: "pause" | "due"; readonly of: number; readonly days: number };

const schedule = fc.uniqueArray(fc.integer({ min: -60, max: 120 }), { maxLength: 5 });
const of = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant("pass" as const),
      hours: fc.integer({ min: -40, max: 500 }),
      kills: fc.array(kill, { maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("zone" as const), zone: fc.constantFrom(...zones) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("schedule" as const), days: schedule }) },
  { weight: 3, arbitrary: fc.constant({ kind: "deliver" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("pay", "part", "credit", "reopen", "resume", "dispute", "send").map((kind) => kind as "pay"),
      of,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("pause", "due").map((kind) => kind as "due"), of, days: fc.nat(60) }),
  },
);

interface Sent {
  readonly days: number | null;
  readonly date: LocalDate;
  readonly passedOver: readonly number[];
  status: Reminder["status"];
  /** When the mail is due: a clock that moves back has it wait. */
  readonly at: number;
}

/** What the history of the reminders of an invoice should be. */
class Model {
  readonly sent: Sent[] = [];
  due = TOTAL;
  #lastDays = -1_000;
  #lastOn = "";
  /** Null: until someone resumes them. */
  #pausedUntil: LocalDate | null | undefined = undefined;

  constructor(
    public dueDate: LocalDate,
    readonly issuedOn: LocalDate,
  ) {}

  get isOpen(): boolean {
    return this.due > 0n;
  }

  isHeld(today: LocalDate): boolean {
    return this.#pausedUntil !== undefined && !(this.#pausedUntil !== null && this.#pausedUntil <= today);
  }

  hold(until: LocalDate | null | undefined): void {
    this.#pausedUntil = until;
  }

  sweep(today: LocalDate, days: readonly number[], since: LocalDate, at: number): void {
    if (!this.isOpen || this.isHeld(today) || this.#lastOn >= today) return;
    const left = days.filter((one) => {
      const on = addDays(this.dueDate, one);
      return one > this.#lastDays && on > this.issuedOn && on >= since && on <= today;
    });
    const [latest, ...passedOver] = left.toSorted((a, b) => b - a);
    if (latest === undefined) return;
    this.#lastDays = latest;
    this.#note(latest, today, passedOver.toReversed(), at);
  }

  send(today: LocalDate, at: number): string {
    if (!this.isOpen) return "nothing_due";
    if (this.isHeld(today)) return "reminders_paused";
    this.#note(null, today, [], at);
    return "resolved";
  }

  #note(days: number | null, date: LocalDate, passedOver: readonly number[], at: number): void {
    this.#lastOn = date;
    this.#pausedUntil = undefined;
    this.sent.push({ days, date, passedOver, status: "queued", at });
  }

  deliver(today: LocalDate, now: number): number {
    const queued = this.sent.filter(({ status, at }) => status === "queued" && at <= now);
    const isWanted = this.isOpen && !this.isHeld(today);
    for (const one of queued) one.status = isWanted ? "sent" : "failed";
    return isWanted ? queued.length : 0;
  }
}

class History {
  readonly #invoices: Invoice["id"][] = [];
  readonly #models: Model[] = [];
  readonly #mails: Mail[] = [];
  readonly #unexpected: unknown[] = [];
  #now = Date.parse(START);
  #zone: string = "Europe/Berlin";
  #days: readonly number[] = [];
  #since = "" as LocalDate;

  private constructor(
    readonly world: World,
    readonly client: Client,
  ) {}

  static async begin(days: readonly number[], dueIn: readonly number[]): Promise<History> {
    const world = await createWorld(START);
    const client = await world.useCases.createClient(world.owner, { name: "Ada", email: "ada@example.com" });
    const history = new History(world, client);
    await history.#schedule(days);
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: TOTAL }];
    for (const after of dueIn) {
      const dueDate = addDays(history.#today, after);
      const { invoice } = await world.useCases.createInvoice(world.owner, { clientId: client.id, lines, dueDate });
      await world.useCases.updateInvoice(world.owner, invoice.id, { status: "open" });
      history.#invoices.push(invoice.id);
      history.#models.push(new Model(dueDate, history.#today));
    }
    return history;
  }

  get #today(): LocalDate {
    return dateIn(this.#zone, this.#now);
  }

  async #schedule(days: readonly number[]): Promise<void> {
    const isOther = days.toSorted((a, b) => a - b).join() !== this.#days.toSorted((a, b) => a - b).join();
    if (isOther) this.#since = this.#today;
    this.#days = days;
    await this.world.useCases.updateWorkspace(this.world.owner, { reminderSteps: days.map((one) => ({ days: one })) });
  }

  async apply(step: Step): Promise<void> {
    const { useCases, owner } = this.world;
    switch (step.kind) {
      case "pass":
        this.#now += step.hours * HOUR;
        this.world.at(new Date(this.#now).toISOString());
        return this.#wake([...step.kills]);
      case "zone":
        this.#zone = step.zone;
        await useCases.updateWorkspace(owner, { timeZone: parseTimeZone(step.zone) });
        return;
      case "schedule":
        return this.#schedule(step.days);
      case "deliver":
        return this.#deliver();
      default:
        return this.#act(step, step.of % this.#invoices.length);
    }
  }

  async #act(step: Exclude<Step, { kind: "pass" | "zone" | "schedule" | "deliver" }>, index: number): Promise<void> {
    const { useCases, owner } = this.world;
    const [model, id] = [this.#models[index], this.#invoices[index]];
    if (!model || !id) throw new RangeError("There is no such invoice.");
    const open = model.isOpen ? "resolved" : "invoice_not_open";
    switch (step.kind) {
      case "pay":
      case "part": {
        if (!model.isOpen) return;
        const amount = step.kind === "pay" || model.due < 2n ? model.due : model.due / 2n;
        await useCases.recordPayment(owner, id, { amount });
        model.due -= amount;
        return;
      }
      case "credit":
        if (!model.isOpen || (await useCases.getInvoice(owner, id)).invoice.credits.length > 0) return;
        await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net: 1n }] });
        model.due -= 1n;
        return;
      case "reopen": {
        const { payments } = (await useCases.getInvoice(owner, id)).invoice;
        const reversed = new Set(payments.map(({ reverses }) => reverses));
        const row = payments.find((one) => one.kind === "payment" && !reversed.has(one.id));
        if (!row) return;
        await useCases.reversePayment(owner, id, row.id, {});
        model.due += row.amount;
        return;
      }
      case "resume":
        expect(await codeOf(useCases.resumeReminders(owner, id))).to.equal(open);
        if (model.isOpen) model.hold(undefined);
        return;
      case "dispute":
        expect(await codeOf(useCases.pauseReminders(owner, id, { status: "disputed" }))).to.equal(open);
        if (model.isOpen) model.hold(null);
        return;
      case "pause": {
        const until = addDays(this.#today, step.days + 1);
        expect(await codeOf(useCases.pauseReminders(owner, id, { until }))).to.equal(open);
        if (model.isOpen) model.hold(until);
        return;
      }
      case "send": {
        const code = await codeOf(useCases.sendReminder(owner, id, {}));
        // A client gets 20 mails an hour.
        if (code !== "mail_limit") expect(code).to.equal(model.send(this.#today, this.#now));
        return;
      }
      case "due": {
        const { status, issueDate } = (await useCases.getInvoice(owner, id)).invoice;
        if (status !== "open" || issueDate === null) return;
        model.dueDate = addDays(issueDate, step.days);
        await useCases.updateInvoice(owner, id, { dueDate: model.dueDate });
      }
    }
  }

  /** Three processes at the same time, which are killed, and then one that is not. */
  async #wake(kills: Kill[]): Promise<void> {
    const { ports } = this.world;
    const dying = killed(ports.unitOfWork, kills);
    const process = (unitOfWork: Ports["unitOfWork"], onError: (error: unknown) => void) =>
      reactionsIn(this.world, onError, { unitOfWork }).reminders.wake();
    await Promise.all([1, 2, 3].map(() => process(dying, () => undefined)));
    await process(ports.unitOfWork, (error) => void this.#unexpected.push(error));
    for (const model of this.#models) model.sweep(this.#today, this.#days, this.#since, this.#now);
  }

  async #deliver(): Promise<void> {
    const mails: Mail[] = [];
    const { mail } = reactionsIn(this.world, (error) => void this.#unexpected.push(error), {
      documentRenderer: { render: async () => new Uint8Array([1]) },
      mailer: {
        send: async (one, handingOver) => {
          await handingOver();
          mails.push(one);
          return { kind: "sent", refused: [] };
        },
      },
    });
    await mail.wake();
    await mail.idle();
    this.#mails.push(...mails);
    expect(mails.length).to.equal(this.#models.reduce((sum, model) => sum + model.deliver(this.#today, this.#now), 0));
  }

  async check(): Promise<void> {
    const { useCases, owner } = this.world;
    expect(this.#unexpected).to.deep.equal([]);
    for (const [index, model] of this.#models.entries()) {
      const invoiceIds = [this.#invoices[index] as Invoice["id"]];
      const { items } = await useCases.listReminders(owner, { invoiceIds }, { limit: 200 });
      const shown = items.map(({ days, date, passedOver, status }) => ({ days, date, passedOver, status }));
      // Lists are in the order of creation, which clocks that move back change.
      expect(sorted(shown)).to.deep.equal(sorted(model.sent));
      const steps = items.flatMap(({ days, passedOver }) => [...(days === null ? [] : [days]), ...passedOver]);
      expect(new Set(steps).size, "each step is sent or passed over once").to.equal(steps.length);
      const dates = items.filter(({ days }) => days !== null).map(({ date }) => date);
      expect(new Set(dates).size, "a day lies between two steps").to.equal(dates.length);
      expect(items.every(({ date, dueDate, daysOverdue }) => daysOverdue === Math.max(0, daysBetween(dueDate, date)))).to.equal(
        true,
      );
    }
    expect(new Set(this.#mails.map(({ messageId }) => messageId)).size).to.equal(this.#mails.length);
  }
}

function sorted(all: readonly Omit<Sent, "at">[]): readonly string[] {
  return all.map(({ days, date, passedOver, status }) => JSON.stringify({ date, days, passedOver, status })).sort();
}

describe("months of reminders", function () {
  this.timeout(0);

  it("send each step once and none after the payment, whatever is killed, concurrent, paused, and moved in time", async () => {
    await fc.assert(
      fc.asyncProperty(
        schedule,
        fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 5, maxLength: 50 }),
        async (days, dueIn, steps) => {
          const history = await History.begin(days, dueIn);
          for (const one of steps) await history.apply(one);
          await history.check();
        },
      ),
      { numRuns: Number(process.env["STINT_HISTORIES"] ?? 60) },
    );
  });
});
