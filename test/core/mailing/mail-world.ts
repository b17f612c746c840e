import { type MemoryPorts, memoryPorts } from "../../../adapters/memory/index.js";
import {
  createReactions,
  createUseCases,
  type DocumentRenderer,
  instant,
  type InvoiceId,
  type Mail,
  type MailOutcome,
  type Message,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseTimeZone,
  type Reactions,
  type UseCases,
  type UserActor,
} from "../../../core/index.js";

export const START = parseInstant("2026-03-02T08:00:00Z");
export const MINUTE = 60_000;
export const DAY = 86_400_000;

export type Server = (mail: Mail, handingOver: () => Promise<void>) => Promise<MailOutcome>;

export const refusal = (permanent: boolean): MailOutcome => ({ kind: "not_sent", permanent, error: "The server said no." });

export const taken: Server = async (_, handingOver) => {
  await handingOver();
  return { kind: "sent", refused: [] };
};

/** A workspace whose mail goes to a server of the test, with a fake clock. Tests can replace the server and the engine. */
interface MailState {
  now: number;
  server: Server;
  mails: { readonly at: number; readonly mail: Mail }[];
  ports: MemoryPorts;
  useCases: UseCases;
  reactions: Reactions;
  owner: UserActor;
  errors: unknown[];
  notSent: string[];
}

const textRenderer: DocumentRenderer = {
  render: async ({ invoice, locale }, format) =>
    new TextEncoder().encode(`${format.toUpperCase()} of ${invoice.number ?? "a draft"} in ${locale}`),
};

/** A new workspace before each test, and what all tests do with it. */
export function useMailWorld() {
  const world = {} as MailState;

  const engineOn = (documentRenderer: DocumentRenderer = textRenderer) =>
    createReactions(
      {
        ...world.ports,
        webhookSender: { send: () => Promise.reject(new Error("Nothing is delivered here.")) },
        documentRenderer,
        mailer: {
          send: (mail, handingOver) => {
            world.mails.push({ at: world.now, mail });
            return world.server(mail, handingOver);
          },
        },
      },
      {
        deliveries: { random: () => 0, onError: (error) => void world.errors.push(error) },
        mail: { onError: (error) => void world.errors.push(error), onNotSent: ({ status }) => void world.notSent.push(status) },
        events: { onError: (error) => void world.errors.push(error) },
        timers: { onError: (error) => void world.errors.push(error) },
        overdue: { onError: (error) => void world.errors.push(error) },
        recurring: { onError: (error) => void world.errors.push(error) },
        reminders: { onError: (error) => void world.errors.push(error) },
        housekeeping: { onError: (error) => void world.errors.push(error) },
        publicUrl: () => "https://stint.example.com",
      },
    );
  const settle = async (on = world.reactions) => {
    await on.mail.wake();
    await on.mail.idle();
  };
  const pass = async (ms: number, step = 10_000) => {
    for (let left = ms; left > 0; left -= step) {
      world.now += Math.min(step, left);
      await settle();
    }
  };
  const minutes = () => world.mails.map(({ at }) => (at - START) / MINUTE);

  beforeEach(async () => {
    world.now = START;
    world.mails = [];
    world.errors = [];
    world.notSent = [];
    world.server = taken;
    world.ports = memoryPorts({ clock: { now: () => instant(world.now) }, mailDomain: "example.org" });
    world.useCases = createUseCases(world.ports);
    world.reactions = engineOn();
    const currency = parseCurrency("EUR");
    const workspace = { name: "Grace & Söhne <GmbH>", ownerEmail: "owner@example.com", currency, timeZone: parseTimeZone("UTC") };
    const { token } = await world.useCases.createWorkspace(workspace);
    world.owner = (await world.useCases.authenticate(token)) as UserActor;
  });

  const invoice = async (): Promise<InvoiceId> => {
    const client = await world.useCases.createClient(world.owner, { name: "Ada", email: "ada@example.com" });
    const line = { description: "Work", quantity: parseDecimal("1"), unitPrice: 11_900n };
    return (await world.useCases.createInvoice(world.owner, { clientId: client.id, lines: [line] })).invoice.id;
  };
  const send = async (command = {}) => world.useCases.sendInvoice(world.owner, await invoice(), command);
  const found = ({ id }: Message) =>
    world.ports.unitOfWork.read(world.owner, (stores) => stores.messages.find(id)) as Promise<Message>;

  return Object.assign(world, { engineOn, settle, pass, minutes, invoice, send, found });
}

/** Lets everything that waits only for microtasks and input go on. */
export async function ticks(): Promise<void> {
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
}
