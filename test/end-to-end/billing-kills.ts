import { expect } from "chai";
import { seed } from "../suite/seed.js";
import { type Answered, BillingProcesses } from "./billing-processes.js";
import {
  type Billing,
  dayOf,
  type Kind,
  kinds,
  type Known,
  type Shot,
  shotAt,
  statusFor,
  volleyOf,
  VOLLEY,
} from "./billing-volley.js";
import { commandLine } from "./command-line.js";
import type { CrashStore } from "./crash-stores.js";
import { told } from "./scene-on.js";

/** Volleys continue until each kind of change has succeeded and was acknowledged, whatever the kills. */
const MOST_VOLLEYS = 20;
/** Audits at the same time as a volley. */
const AUDITS = 5;
const DAYS = 12;
const ENTRIES_PER_DAY = 2;

type Json = Record<string, unknown>;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly reference: string | null;
}

interface InvoiceView extends Known {
  readonly type: string;
  readonly number: string | null;
  readonly total: number;
  readonly version: number;
  readonly corrects: { readonly invoice_id: string; readonly reason: string } | null;
  readonly payments: readonly Row[];
  readonly credit_notes: readonly { readonly id: string }[];
}

/** Fires volleys of concurrent changes at processes that are killed meanwhile, and remembers what was acknowledged. */
class BillingKills {
  /** The latest acknowledged view of each invoice. */
  readonly #acknowledged = new Map<string, InvoiceView>();
  readonly #deleted = new Set<string>();
  readonly succeeded = new Map<Kind, number>();
  unanswered = 0;

  private constructor(
    readonly processes: BillingProcesses,
    private readonly billing: Billing,
    private readonly projectId: string,
    private readonly count: number,
  ) {}

  static async open({ settings }: CrashStore, count: number): Promise<BillingKills> {
    const processes = await BillingProcesses.start(settings, count);
    const client = await processes.api("/clients", { name: "Ada Ltd", rate: 6_000, tax: { category: "S", rate: "19" } });
    const project = await processes.api("/projects", { name: "Website", client_id: client["id"] });
    const billing = { clientId: String(client["id"]), days: DAYS, minute: 119 };
    const scene = new BillingKills(processes, billing, String(project["id"]), count);
    await scene.#addTime(DAYS, 0);
    await scene.#billEachDay();
    return scene;
  }

  get isComplete(): boolean {
    return this.#missing().length === 0;
  }

  /** Kills processes in the middle of a volley, and then repeats what they left unanswered, with the same keys. */
  async volley(number: number): Promise<void> {
    await this.#addTime(DAYS, number + 1);
    const { shots, after, victim } = volleyOf(number, seed, await this.invoices(), this.billing);
    let responses = 0;
    let kill: Promise<void> | undefined;
    const fired = [...shots, ...(await this.#unrivalled(number))].map(async (shot) => {
      const answer = await this.#fire(shot);
      responses += 1;
      if (responses === after) kill = this.processes.kill(number % 3 === 2 ? "all" : victim);
      return answer === null ? shot : null;
    });
    const audits = Array.from({ length: AUDITS }, (_, at) => this.#audit(at));
    const open = (await Promise.all(fired)).flatMap((shot) => shot ?? []);
    await Promise.all(audits);
    await kill;
    this.unanswered += open.length;
    await this.processes.complete(this.count);
    await Promise.all(open.map((shot) => this.#fire(shot)));
  }

  /** All invoices, as lists show them. */
  async invoices(): Promise<readonly InvoiceView[]> {
    const all: InvoiceView[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `/invoices?limit=200${cursor === null ? "" : `&cursor=${cursor}`}`;
      const page = await this.processes.api<{ data: InvoiceView[]; next_cursor: string | null }>(path);
      all.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== null);
    return all;
  }

  /** Throws if an acknowledged change is lost, or happened twice. */
  async checkAcknowledged(): Promise<void> {
    const stored = new Map((await this.invoices()).map((invoice) => [invoice.id, invoice]));
    for (const seen of this.#acknowledged.values()) {
      const found = stored.get(seen.id);
      if (!found && this.#deleted.has(seen.id)) continue;
      if (!found) throw new Error(`The invoice ${seen.id} is lost.`);
      requireKept(seen, found);
    }
    const made = [...stored.values()].flatMap(({ payments, corrects }) => [
      ...payments.map(({ reference }) => reference),
      corrects && `${corrects.invoice_id} ${corrects.reason}`,
    ]);
    const keys = made.filter((key) => key !== null);
    expect(keys).to.deep.equal([...new Set(keys)]);
  }

  /** An invoice for each day: a draft, an open one, one that is paid, and so on, so that the first volley can contain every kind of change. */
  async #billEachDay(): Promise<void> {
    for (let day = 0; day < DAYS; day += 1) await this.#billDay(day, ["draft", "open", "paid"][day % 3] ?? "draft");
  }

  async #billDay(day: number, status: string): Promise<Known> {
    const draft = await this.processes.api("/invoices", {
      client_id: this.billing.clientId,
      from_time: { group_by: "entry", from: dayOf(day), to: dayOf(day + 1) },
    });
    if (status === "draft") return draft as unknown as Known;
    return this.processes.api<Known & Json>(`/invoices/${String(draft["id"])}`, { status }, "PATCH");
  }

  #missing(): readonly Kind[] {
    return kinds.filter((kind) => !this.succeeded.has(kind));
  }

  /**
   * A change of each kind that has not succeeded yet, of an invoice that no other change is about: voiding an invoice loses nearly
   * every race with a payment or a credit note. The first volley has none.
   */
  async #unrivalled(number: number): Promise<readonly Shot[]> {
    const shots: Shot[] = [];
    for (const kind of number === 0 ? [] : this.#missing()) {
      const day = DAYS;
      await this.#addTime(1, number, day);
      const status = statusFor(kind);
      const pick = { invoice: status === null ? undefined : await this.#billDay(day, status), day, part: 1 };
      shots.push(shotAt(kind, { ...pick, key: `${number}-${kind}`, process: shots.length }, this.billing));
    }
    return shots;
  }

  /** Adds time to as many days, from the first one on. */
  async #addTime(days: number, volley: number, first = 0): Promise<void> {
    const entries = Array.from({ length: days * ENTRIES_PER_DAY }, (_, index) => {
      const hour = String(8 + (volley % 8)).padStart(2, "0");
      const start = `${dayOf(first + (index % days))}T${hour}:${index < days ? "00" : "30"}:00Z`;
      return this.processes.api("/time-entries", { project_id: this.projectId, start_time: start, duration_seconds: 1_200 });
    });
    await Promise.all(entries);
  }

  /** Also records that change meanwhile agree. */
  async #audit(at: number): Promise<void> {
    const answer = await this.processes.ask(at, "/reports/audit", "GET");
    if (answer !== null) expect(answer.body["findings"]).to.deep.equal([]);
  }

  async #fire({ kind, key, path, method, body, process }: Shot): Promise<Answered | null> {
    if (kind === "delete") this.#deleted.add(path.slice(path.lastIndexOf("/") + 1));
    const answer = await this.processes.ask(process, path, method, body, method === "POST" ? key : undefined);
    if (!answer) return null;
    if (answer.status >= 500) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
    if (answer.status < 300) {
      this.succeeded.set(kind, (this.succeeded.get(kind) ?? 0) + 1);
      if (kind !== "delete") this.#acknowledge(answer.body);
    }
    return answer;
  }

  #acknowledge(body: Json): void {
    const view = body as unknown as InvoiceView;
    const before = this.#acknowledged.get(view.id);
    if (!before || before.version < view.version) this.#acknowledged.set(view.id, view);
  }
}

/** A later state of an invoice keeps everything that was acknowledged. */
function requireKept(seen: InvoiceView, found: InvoiceView): void {
  expect(found.version).to.be.at.least(seen.version);
  if (found.version === seen.version || seen.status === "void") expect(found.status).to.equal(seen.status);
  const kept = ({ payments, credit_notes }: InvoiceView) => [...payments, ...credit_notes].map(({ id }) => id);
  expect(kept(found)).to.include.members(kept(seen));
  if (seen.number === null) return;
  const frozen = ({ type, number, total, corrects }: InvoiceView) => ({ type, number, total, corrects });
  expect(frozen(found)).to.deep.equal(frozen(seen));
}

/** The sequence numbers of a series that begin with this prefix. */
function sequences(invoices: readonly InvoiceView[], prefix: string): readonly number[] {
  const numbers = invoices.flatMap(({ number }) => (number?.startsWith(prefix) ? [Number(number.split("-").at(-1))] : []));
  return numbers.sort((a, b) => a - b);
}

/** Tests for every storage, with at least as many kills. */
export function billsUnderKills(open: () => Promise<CrashStore>, processes: number, kills: number): void {
  const stint = commandLine();
  let store: CrashStore | undefined;
  let scene: BillingKills | undefined;

  after(async () => {
    await scene?.processes.kill("all");
    await store?.remove();
  });

  it(`${VOLLEY} concurrent changes of invoices of the same time, with kills in between, leave records in which an audit finds nothing`, async () => {
    store = await open();
    scene = await BillingKills.open(store, processes);
    let volleys = 0;
    while (volleys < kills || (!scene.isComplete && volleys < MOST_VOLLEYS)) await scene.volley(volleys++);
    expect([...scene.succeeded.keys()], "every kind of change has succeeded").to.have.members(kinds);
    expect(scene.unanswered, "requests that a kill left unanswered").to.be.greaterThan(0);
    await scene.checkAcknowledged();
    const invoices = await scene.invoices();
    for (const prefix of ["INV-", "CN-"]) {
      const found = sequences(invoices, prefix);
      expect(found, prefix).to.deep.equal(Array.from({ length: found.length }, (_, index) => index + 1));
    }
    for (const command of ["audit", "verify-ledger"]) {
      const { code, out, err } = await stint([command], store.settings);
      expect(code, err).to.equal(0);
      expect(out).to.contain("No findings.");
      expect(out).to.contain(`: ${invoices.length} invoices, `);
    }
    const counts = [...scene.succeeded].map(([kind, count]) => `${kind} ${count}`).sort();
    told(`seed ${seed}, ${volleys} kills, ${scene.unanswered} unanswered, ${invoices.length} invoices; ${counts.join(", ")}`);
  });
}
