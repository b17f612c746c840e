import {
  type Client,
  type CreateRecurringInvoice,
  type DraftInvoice,
  type Invoice,
  type InvoiceSummary,
  instant,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type Project,
  type RecurringInvoice,
  type RetainerBalance,
  type TimeEntry,
} from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { createWorld, type World } from "../world.js";

/** A client with a project, whose work a retainer covers, in a workspace on in-memory ports. It begins on 15 March 2026. */
export class RetainedWork {
  readonly errors: unknown[] = [];

  private constructor(
    readonly world: World,
    readonly client: Client,
    readonly project: Project,
  ) {}

  static async begin(given: { readonly locale?: string } = {}): Promise<RetainedWork> {
    const world = await createWorld("2026-03-15T08:00:00Z");
    const client = await world.useCases.createClient(world.owner, { name: "Ada", email: "ada@example.com", ...given });
    const project = await world.useCases.createProject(world.owner, { name: "Website", clientId: client.id, rate: 9_000n });
    return new RetainedWork(world, client, project);
  }

  /** Monthly on the first, for the month before, with ten hours at 1,500.00. */
  create(
    retainer: Partial<NonNullable<CreateRecurringInvoice["retainer"]>> = {},
    given: Partial<CreateRecurringInvoice> = {},
  ): Promise<RecurringInvoice> {
    return this.world.useCases.createRecurringInvoice(this.world.owner, {
      ...{ clientId: this.client.id, name: "Support", unit: "month", startsOn: parseLocalDate("2026-04-01") },
      ...{ period: "preceding", action: "issue" },
      retainer: { amount: 150_000n, includedHours: parseDecimal("10"), ...retainer },
      ...given,
    });
  }

  /** Records time that starts at an instant and takes so many seconds. */
  record(start: string, seconds: number, project: Project = this.project): Promise<TimeEntry> {
    const startTime = parseInstant(start);
    const endTime = instant(startTime + seconds * 1_000);
    return this.world.useCases.createTimeEntry(this.world.owner, { projectId: project.id, startTime, endTime });
  }

  /** Makes the invoices that are due on a day at 8:00 UTC. */
  async billOn(day: string): Promise<void> {
    this.world.at(`${day}T08:00:00Z`);
    await reactionsIn(this.world, (error) => void this.errors.push(error)).recurring.wake();
  }

  /** The invoices of a recurring invoice with their lines, the latest first. */
  async made({ id }: RecurringInvoice): Promise<readonly Invoice[]> {
    const { useCases, owner } = this.world;
    const { items } = await useCases.listInvoices(owner, { recurringInvoiceIds: [id] }, { limit: 200 });
    return Promise.all(items.map(async ({ invoice }) => (await useCases.getInvoice(owner, invoice.id)).invoice));
  }

  async last(recurring: RecurringInvoice): Promise<Invoice> {
    const [invoice] = await this.made(recurring);
    if (!invoice) throw new Error("No invoice was made.");
    return invoice;
  }

  void({ id }: InvoiceSummary | DraftInvoice) {
    return this.world.useCases.updateInvoice(this.world.owner, id, { status: "void" });
  }
}

/** The figures of a balance in hours, in the order included, carried in, used, beyond, carried out, expired. */
export function hoursOf(balance: RetainerBalance | null): readonly number[] | null {
  if (balance === null) return null;
  const { includedSeconds, carriedInSeconds, usedSeconds, beyondSeconds, carriedOutSeconds, expiredSeconds } = balance;
  const all = [includedSeconds, carriedInSeconds, usedSeconds, beyondSeconds, carriedOutSeconds, expiredSeconds];
  return all.map((seconds) => seconds / 3_600);
}
