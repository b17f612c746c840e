import type { TimesheetAnnex, AnnexColumn } from "../../billing/annex.js";
import type { Client } from "../../clients/client.js";
import { DECIMAL_SCALE, type Decimal } from "../../kernel/decimal.js";
import type { TimeEntryId } from "../../kernel/ids.js";
import { secondsBetween } from "../../kernel/instant.js";
import { divideRounded } from "../../kernel/money.js";
import { allItems } from "../../kernel/page.js";
import { LocalDates } from "../../kernel/time-zone.js";
import { asciiJson, fromAsciiJson } from "../../kernel/utf8.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { isStopped, type TimeEntry } from "../../time-entries/time-entry.js";
import type { Workspace } from "../../workspaces/workspace.js";
import type { Invoice } from "../invoice.js";
import { type InvoiceLine, timeUnit } from "../line-table.js";
import { type Timesheet, timesheetJson, type TimesheetRow } from "./timesheet.js";

/** The name under which the timesheet of an issued invoice is stored beside its documents. */
const KEPT = "timesheet";
const SECONDS_PER_HOUR = 3_600n;

/** The stores that collecting needs. */
export type TimesheetStores = Pick<Stores, "documents" | "invoices" | "projects" | "tasks" | "timeEntries" | "users">;

export interface TimesheetParties {
  readonly workspace: Workspace;
  readonly client: Client;
}

/** Whether the invoice bills time entries. */
export function billsTime({ type, lines }: Pick<Invoice, "type" | "lines">): boolean {
  return type !== "credit_note" && lines.some(({ timeEntryIds }) => timeEntryIds.length > 0);
}

/** The timesheet that was kept with an issued invoice; null if there is none. */
export async function keptTimesheet(
  { documents }: Pick<Stores, "documents">,
  { id }: Pick<Invoice, "id">,
): Promise<Timesheet | null> {
  const bytes = await documents.find(id, KEPT);
  return bytes && timesheetJson.fromJson(fromAsciiJson(bytes) as object);
}

/** Keeps the timesheet with an issued invoice, so that it says the same from then on. Returns the one that is kept. */
export async function keepTimesheet(
  { documents }: Pick<Stores, "documents">,
  { id }: Invoice,
  timesheet: Timesheet,
): Promise<Timesheet> {
  const kept = await documents.keep(id, KEPT, asciiJson(timesheetJson.toJson(timesheet)));
  return timesheetJson.fromJson(fromAsciiJson(kept) as object);
}

/** The timesheet of the entries that the invoice bills, with their texts and names as they are now. */
export async function collectTimesheet(
  stores: TimesheetStores,
  invoice: Invoice,
  { workspace, client }: TimesheetParties,
): Promise<Timesheet> {
  const basis = await stores.invoices.findTimeBasis(invoice.id);
  const timeZone = basis?.timeZone ?? workspace.timeZone;
  const covered = new Map(basis?.entries.map(({ id, coveredSeconds }) => [id, coveredSeconds]));
  const lines = new Map(invoice.lines.flatMap((line) => line.timeEntryIds.map((id): [TimeEntryId, InvoiceLine] => [id, line])));
  const dates = new LocalDates(timeZone);
  const amounts = new Amounts();
  const names = new Names(stores);
  const rows: TimesheetRow[] = [];
  const order = { sort: "startTime", descending: false } as const;
  const filter = { userId: null, invoiceIds: [invoice.id] };
  for await (const entry of allItems((page) => stores.timeEntries.list(filter, { ...page, ...order }))) {
    const line = lines.get(entry.id);
    if (line === undefined || !isStopped(entry)) continue;
    const { id, startTime, endTime, notes, tags } = entry;
    const [seconds, coveredSeconds] = [secondsBetween(startTime, endTime), covered.get(id) ?? 0];
    const rate = isHourly(line) ? line.unitPrice : null;
    const named = await names.of(entry);
    const amount = rate === null ? null : amounts.next(BigInt(seconds - coveredSeconds) * rate);
    const row = {
      id,
      date: dates.at(startTime),
      startTime,
      endTime,
      seconds,
      coveredSeconds,
      ...named,
      notes,
      tags,
      rate,
      amount,
    };
    rows.push(row);
  }
  return {
    ...chosenBy(client),
    locale: invoice.buyer?.locale ?? client.locale ?? workspace.locale,
    timeZone,
    rounding: basis?.rounding ?? null,
    billedSeconds: billedSeconds(invoice),
    rows,
  };
}

function chosenBy({ timesheetAnnex, timesheetColumns }: Client): {
  readonly annex: TimesheetAnnex;
  readonly columns: readonly AnnexColumn[];
} {
  return { annex: timesheetAnnex, columns: timesheetColumns };
}

function isHourly({ unit, baseQuantity }: InvoiceLine): boolean {
  return unit === timeUnit.unit && baseQuantity === timeUnit.baseQuantity;
}

/** What the lines of time bill, without the fee of a retainer. */
function billedSeconds({ lines, retainer }: Invoice): Decimal | null {
  const timed = lines.filter(({ kind }) => kind === "time");
  const others = timed.filter((line) => !isHourly(line));
  if (others.length > (retainer === null ? 0 : 1)) return null;
  return timed.filter(isHourly).reduce((sum, { quantity }) => sum + quantity, 0n) as Decimal;
}

/** Amounts of rows that add up to the exact sum, rounded once. */
class Amounts {
  #exact = 0n;
  #written = 0n;

  /** `earned` is minor units per hour × seconds. */
  next(earned: bigint): bigint {
    this.#exact += earned;
    const written = divideRounded(this.#exact, SECONDS_PER_HOUR);
    const amount = written - this.#written;
    this.#written = written;
    return amount;
  }
}

/** The names of what entries refer to, each read once. */
class Names {
  readonly #known = new Map<string, string>();

  constructor(private readonly stores: TimesheetStores) {}

  async of({ userId, projectId, taskId }: TimeEntry): Promise<Pick<TimesheetRow, "person" | "project" | "task">> {
    const { users, projects, tasks } = this.stores;
    return {
      person: await this.#nameOf(userId, () => users.find(userId)),
      project: await this.#nameOf(projectId, () => projects.find(projectId)),
      task: taskId && (await this.#nameOf(taskId, () => tasks.find(taskId))),
    };
  }

  async #nameOf(id: string, find: () => Promise<{ readonly name: string } | null>): Promise<string> {
    const name = this.#known.get(id) ?? (await find())?.name ?? "";
    this.#known.set(id, name);
    return name;
  }
}

/** Seconds of a decimal, which is a whole number unless a draft was edited. */
export function wholeSeconds(seconds: Decimal): number {
  return Number(divideRounded(seconds, DECIMAL_SCALE));
}
