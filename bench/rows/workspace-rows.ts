import type { Values } from "./copy.js";
import { itemOf, Random } from "./random.js";
import type { Volume } from "./volumes.js";
import { clientName, notesOf, personName, projectName, tagsOf, taskNames } from "./words.js";

/** Six years that end with 2025. */
const BEGIN = Date.UTC(2020, 0, 1);
const END = Date.UTC(2026, 0, 1);
const UNBILLED_SINCE = Date.UTC(2025, 9, 1);
const ENTRIES_PER_INVOICE = 40;
const NOT_BILLABLE = 0.2;
const BILLED = 0.8;
const MINUTE = 60_000;

export interface ProjectRow {
  readonly id: string;
  /** The index of the client. */
  readonly client: number;
  readonly tasks: readonly string[];
}

/** A workspace's rows, with the same ids for the same seed. */
export class WorkspaceRows {
  readonly #random: Random;
  #ids = 0;
  readonly users: readonly string[];
  readonly clients: readonly string[];
  readonly projects: readonly ProjectRow[];
  /** Of each client: the invoices, filled in turn. */
  readonly #invoices: { readonly id: string; readonly client: number; readonly until: number }[] = [];

  constructor(
    readonly workspace: string,
    private readonly seed: number,
    readonly volume: Volume,
    /** A user of the workspace that exists. */
    private readonly firstUser: string | null,
  ) {
    this.#random = new Random(seed);
    const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
    this.users = many(volume.users, (index) => (index === 0 && firstUser !== null ? firstUser : this.id("usr")));
    this.clients = many(volume.clients, () => this.id("cli"));
    this.projects = many(volume.clients * volume.projectsPerClient, (index) => ({
      id: this.id("prj"),
      client: index % volume.clients,
      tasks: taskNames.map(() => this.id("task")),
    }));
  }

  /** A valid id, in the order of creation. */
  id(prefix: string): string {
    const random = Math.floor(this.#random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
    return `${prefix}_01${this.seed.toString(16).padStart(4, "0")}${(this.#ids += 1).toString(16).padStart(12, "0")}${random}`;
  }

  *userRows(): Generator<Values> {
    for (const [index, id] of this.users.entries())
      if (id !== this.firstUser)
        yield {
          ...this.#own(id, at(index, this.users.length)),
          email: `user-${id}@example.com`,
          name: personName(this.#random),
          role: "member",
        };
  }

  *clientRows(): Generator<Values> {
    for (const [index, id] of this.clients.entries())
      yield {
        ...this.#own(id, at(index, this.clients.length)),
        name: clientName(this.#random, index),
        email: `client-${index}@example.com`,
      };
  }

  *projectRows(): Generator<Values> {
    for (const [index, { id, client }] of this.projects.entries())
      yield {
        ...this.#own(id, at(index, this.projects.length)),
        name: projectName(this.#random, index),
        client_id: itemOf(this.clients, client),
        billable: String(!this.#random.chance(NOT_BILLABLE)),
      };
  }

  *taskRows(): Generator<Values> {
    for (const [index, { id, tasks }] of this.projects.entries())
      for (const [task, taskId] of tasks.entries())
        yield { ...this.#own(taskId, at(index, this.projects.length)), project_id: id, name: itemOf(taskNames, task) };
  }

  /** In the order of their start. About a fifth is not billable; most of the rest is on invoices. */
  *entryRows(): Generator<Values> {
    const random = this.#random;
    const open = new Map<number, { id: string; left: number }>();
    for (let index = 0; index < this.volume.entries; index += 1) {
      const start = Math.floor(at(index, this.volume.entries) / MINUTE) * MINUTE;
      const end = start + (5 + random.below(175)) * MINUTE;
      const project = random.favour(this.projects);
      const billable = !random.chance(NOT_BILLABLE);
      const isBilled = billable && start < UNBILLED_SINCE && random.chance(BILLED);
      yield {
        ...this.#own(this.id("te"), end),
        user_id: random.favour(this.users),
        project_id: project.id,
        task_id: random.chance(0.7) ? random.of(project.tasks) : null,
        notes: notesOf(random),
        start_time: instant(start),
        end_time: instant(end),
        billable: String(billable),
        tags: JSON.stringify(tagsOf(random)),
        invoice_id: isBilled ? this.#invoiceOf(open, project.client, end) : null,
      };
    }
    yield* this.#running();
  }

  /** The invoices of the entries, after {@link entryRows}. Numbers have a form that the service does not give. */
  *invoiceRows(): Generator<Values> {
    for (const [index, { id, client, until }] of this.#invoices.entries()) {
      const day = instant(until).slice(0, 10);
      yield {
        ...this.#own(id, until),
        client_id: itemOf(this.clients, client),
        number: `OLD-${index + 1}`,
        issue_date: day,
        due_date: day,
        issued_at: instant(until),
      };
    }
  }

  /** Billable entries of one project, in its last month. */
  *unbilledRows(project: string, count: number): Generator<Values> {
    for (let index = 0; index < count; index += 1) {
      const start = UNBILLED_SINCE + Math.floor((index * 30 * 24 * 60) / count) * MINUTE;
      yield {
        ...this.#own(this.id("te"), start + 60 * MINUTE),
        user_id: this.#random.of(this.users),
        project_id: project,
        task_id: null,
        notes: notesOf(this.#random),
        start_time: instant(start),
        end_time: instant(start + 60 * MINUTE),
      };
    }
  }

  #invoiceOf(open: Map<number, { id: string; left: number }>, client: number, until: number): string {
    let invoice = open.get(client);
    if (!invoice || invoice.left === 0) {
      invoice = { id: this.id("inv"), left: ENTRIES_PER_INVOICE };
      open.set(client, invoice);
      this.#invoices.push({ id: invoice.id, client, until });
    }
    invoice.left -= 1;
    return invoice.id;
  }

  /** A running timer of some of the users. */
  *#running(): Generator<Values> {
    for (const user of this.users.slice(0, 5))
      yield {
        ...this.#own(this.id("te"), END),
        user_id: user,
        project_id: itemOf(this.projects, 0).id,
        task_id: null,
        start_time: instant(END),
        end_time: null,
        invoice_id: null,
        rate_amount: null,
        rate_currency: null,
        rate_source: null,
      };
  }

  #own(id: string, time: number): Values {
    return { id, workspace_id: this.workspace, created_at: instant(time), updated_at: instant(time) };
  }
}

/** The time of the item with this index, if all are spread evenly. */
function at(index: number, count: number): number {
  return BEGIN + ((END - BEGIN) * index) / count;
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
