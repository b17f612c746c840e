import type { parseInstant } from "../../core/index.js";
import {
  type UserActor,
  balanceOf,
  type ClientId,
  createUseCases,
  type Invoice,
  type InvoiceId,
  type PaymentId,
  plusSeconds,
  type Ports,
  type ProjectId,
  type TimeEntryId,
  type UseCases,
  type WorkspaceId,
  parseCurrency,
  parseDecimal,
  parseTimeZone,
} from "../../core/index.js";
import { MINUTE, type Model, paidOf, restOf, type Step, totalOf, creditedOf } from "./model.js";
import { refusalIn } from "../reasons.js";

/** A workspace on real use cases, in which the steps of a history happen. */
export class Real {
  readonly #entries = new Map<number, TimeEntryId>();
  readonly #invoices = new Map<number, InvoiceId>();

  private constructor(
    readonly useCases: UseCases,
    private readonly owner: UserActor,
    private readonly clientId: ClientId,
    private readonly projectId: ProjectId,
    private readonly start: ReturnType<typeof parseInstant>,
  ) {}

  get workspaceId(): WorkspaceId {
    return this.owner.workspaceId;
  }

  static async open(ports: Ports, name: string): Promise<Real> {
    const useCases = createUseCases(ports);
    const settings = { currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };
    const { token } = await useCases.createWorkspace({ name, ownerEmail: `owner@${name}.example`, ...settings });
    const owner = await useCases.authenticate(token);
    if (!owner) throw new Error("The token is not valid.");
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const { id } = await useCases.createProject(owner, { name: "Project", clientId, rate: BigInt(60 * MINUTE) });
    return new Real(useCases, owner, clientId, id, plusSeconds(ports.clock.now(), -30 * 86_400));
  }

  /** Does a step. Returns "ok" or the code of the refusal. */
  async apply(step: Step, index: number): Promise<string> {
    try {
      await this.#do(step, index);
      return "ok";
    } catch (error) {
      const reason = refusalIn(error);
      if (reason !== undefined) return reason;
      throw error;
    }
  }

  async #do(step: Step, index: number): Promise<unknown> {
    const { useCases, owner, projectId, clientId } = this;
    if (step.do === "add entry") {
      const startTime = plusSeconds(this.start, index * 7_200);
      const endTime = plusSeconds(startTime, step.minutes * 60);
      return this.#entries.set(index, (await useCases.createTimeEntry(owner, { projectId, startTime, endTime })).id);
    }
    if (step.do === "create") {
      const { invoice } = await useCases.createInvoice(owner, { clientId, fromTime: { groupBy: "entry" } });
      return this.#invoices.set(index, invoice.id);
    }
    if (step.do === "create deposit") {
      const lines = [{ description: "Advance", quantity: parseDecimal("1"), unitPrice: BigInt(step.minutes * MINUTE) }];
      return this.#invoices.set(index, (await useCases.createInvoice(owner, { clientId, type: "deposit", lines })).invoice.id);
    }
    if (step.do === "create deducting") {
      const deposits = [{ invoiceId: this.#idOf(step.deposit) }];
      const { invoice } = await useCases.createInvoice(owner, { clientId, fromTime: { groupBy: "entry" }, deposits });
      return this.#invoices.set(index, invoice.id);
    }
    const id = this.#idOf(step.of);
    switch (step.do) {
      case "issue":
        return useCases.updateInvoice(owner, id, { status: "open" });
      case "pay":
        return useCases.updateInvoice(owner, id, { status: "paid" });
      case "deduct":
        return useCases.updateInvoice(owner, id, { deposits: [{ invoiceId: this.#idOf(step.deposit) }] });
      case "release":
        return useCases.updateInvoice(owner, id, { deposits: [] });
      case "void":
        return useCases.updateInvoice(owner, id, { status: "void" });
      case "delete":
        return useCases.deleteInvoice(owner, id);
      case "settle":
        return useCases.recordPayment(owner, id, { kind: step.kind, amount: BigInt(step.amount) });
      case "reverse": {
        const { payments } = (await useCases.getInvoice(owner, id)).invoice;
        return useCases.reversePayment(owner, id, payments[step.at]?.id ?? ("pay_00000000000000000000000000" as PaymentId), {});
      }
      case "credit all":
        return useCases.createCreditNote(owner, id, { reason: "Wrong" });
      case "credit line":
        return useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: step.at }] });
    }
  }

  #idOf(step: number): InvoiceId {
    return this.#invoices.get(step) ?? ("inv_00000000000000000000000000" as InvoiceId);
  }

  /** The state that {@link stateOf} gives for a model. */
  async state(): Promise<unknown> {
    const { useCases, owner } = this;
    const stepOf = new Map([...this.#invoices].map(([step, id]) => [id, step]));
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    const { items } = await useCases.listInvoices(owner, {}, page);
    const invoices = items.flatMap(({ invoice }) =>
      stepOf.has(invoice.id) ? [[stepOf.get(invoice.id), shown(invoice, stepOf)] as const] : [],
    );
    const entryOf = new Map([...this.#entries].map(([step, id]) => [id, step]));
    const { items: stored } = await useCases.listTimeEntries(owner, {}, page);
    const entries = stored.flatMap(({ id, invoiceId }) => {
      const step = entryOf.get(id);
      return step === undefined ? [] : [[step, invoiceId === null ? null : (stepOf.get(invoiceId) ?? "unknown")] as const];
    });
    const numbers = items.flatMap(({ invoice }) => invoice.number ?? []).sort();
    return { invoices: byStep(invoices), entries: byStep(entries), numbers };
  }
}

type Shown = Pick<
  Invoice,
  "status" | "payments" | "credits" | "total" | "prepaidTotal" | "roundingAmount" | "deposits" | "deductedBy"
>;

function shown(invoice: Shown, stepOf: ReadonlyMap<InvoiceId, number>): unknown {
  const { paid, credited, due, refundable } = balanceOf(invoice);
  const rows = invoice.payments.map(({ kind, amount }) => `${kind} ${amount}`);
  return {
    status: invoice.status,
    rows,
    deposits: invoice.deposits.map(({ invoiceId }) => stepOf.get(invoiceId)),
    deductedBy: invoice.deductedBy && (stepOf.get(invoice.deductedBy) ?? "unknown"),
    ...{ total: Number(invoice.total), paid: Number(paid), credited: Number(credited), rest: Number(due - refundable) },
  };
}

export function stateOf(model: Model): unknown {
  const year = new Date().getUTCFullYear();
  const numbers = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}-${year}-${String(index + 1).padStart(4, "0")}`);
  return {
    invoices: byStep(
      [...model.invoices].map(([step, invoice]) => {
        const rows = invoice.rows.map(({ kind, amount }) => `${kind} ${amount}`);
        const amounts = { total: totalOf(invoice), paid: paidOf(invoice), credited: creditedOf(invoice), rest: restOf(invoice) };
        const { status, deposits, deductedBy } = invoice;
        return [step, { status, rows, deposits, deductedBy, ...amounts }] as const;
      }),
    ),
    entries: byStep([...model.entries].map(([step, { billedOn }]) => [step, billedOn] as const)),
    numbers: [...numbers("INV", model.issued), ...numbers("CN", model.creditNotes)].sort(),
  };
}

function byStep(rows: readonly (readonly [number | undefined, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(([step, value]) => [String(step).padStart(3, "0"), value]).sort());
}
