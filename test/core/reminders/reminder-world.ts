import {
  type Client,
  type Invoice,
  type LocalDate,
  type Mail,
  parseDecimal,
  parseLocalDate,
  type Ports,
  type Reactions,
  type Reminder,
} from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { createWorld, type World } from "../world.js";

export const day = parseLocalDate;

interface ReminderState {
  world: World;
  errors: unknown[];
  mails: Mail[];
  client: Client;
}

/** A workspace in Berlin with a client before each test, whose mail is accepted. No test leaves an error. */
export function useReminders() {
  const state = {} as ReminderState;
  const reactions = (changed: Partial<Ports> = {}): Reactions =>
    reactionsIn(state.world, (error) => void state.errors.push(error), {
      mailer: {
        send: async (mail, handingOver) => {
          await handingOver();
          state.mails.push(mail);
          return { kind: "sent", refused: [] };
        },
      },
      documentRenderer: { render: async ({ invoice }) => new TextEncoder().encode(`PDF of ${invoice.number ?? ""}`) },
      ...changed,
    });
  const own = {
    wake: (changed: Partial<Ports> = {}): Promise<void> => reactions(changed).reminders.wake(),
    /** Sends what is queued. */
    async deliver(): Promise<void> {
      const { mail } = reactions();
      await mail.wake();
      await mail.idle();
    },
    at: (date: string, time = "08:00:00Z") => state.world.at(`${date}T${time}`),
    /** An issued invoice of 1,190.00 EUR. */
    async invoice(dueDate: string, given: object = {}): Promise<Invoice["id"]> {
      const { useCases, owner } = state.world;
      const line = { description: "Work", quantity: parseDecimal("1"), unitPrice: 119_000n };
      const command = { clientId: state.client.id, lines: [line], dueDate: day(dueDate), ...given };
      const { invoice } = await useCases.createInvoice(owner, command);
      await useCases.updateInvoice(owner, invoice.id, { status: "open" });
      return invoice.id;
    },
    /** The reminders of an invoice, oldest first. */
    async of(id: Invoice["id"]): Promise<readonly Reminder[]> {
      const { useCases, owner } = state.world;
      return (await useCases.listReminders(owner, { invoiceIds: [id] }, { limit: 200, descending: false })).items;
    },
    /** The steps of the reminders of an invoice, with their dates. */
    sent: async (id: Invoice["id"]): Promise<readonly (readonly [days: number | null, date: LocalDate])[]> =>
      (await own.of(id)).map(({ days, date }) => [days, date] as const),
    steps: (...steps: Parameters<World["useCases"]["updateWorkspace"]>[1]["reminderSteps"] & object) =>
      state.world.useCases.updateWorkspace(state.world.owner, { reminderSteps: steps }),
    pay: (id: Invoice["id"]) => state.world.useCases.updateInvoice(state.world.owner, id, { status: "paid" }),
  };
  beforeEach(async () => {
    state.world = await createWorld("2026-03-01T08:00:00Z");
    state.errors = [];
    state.mails = [];
    const client = { name: "Ada", email: "ada@example.com", locale: "de-DE" };
    state.client = await state.world.useCases.createClient(state.world.owner, client);
  });
  afterEach(() => {
    if (state.errors.length > 0) throw state.errors[0];
  });
  return Object.assign(state, own);
}
