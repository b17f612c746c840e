import { type MemoryPorts, memoryPorts } from "../../../adapters/memory/index.js";
import {
  type UserActor,
  createUseCases,
  DeliveryEngine,
  type EngineOptions,
  type EventType,
  instant,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type SendResult,
  type UseCases,
  type WebhookId,
  type WebhookRequest,
} from "../../../core/index.js";

export const START = "2026-03-02T08:00:00Z";
const MINUTE = 60_000;

/** The response of a receiver. */
export const answers = {
  status: (status: number, headers: Record<string, string> = {}): SendResult => ({
    durationMs: 7,
    response: { status, headers, body: "said" },
    error: null,
  }),
  error: (code: NonNullable<SendResult["error"]>["code"], status?: number): SendResult => ({
    durationMs: 7,
    response: status === undefined ? null : { status, headers: {}, body: "" },
    error: { code, message: "It went wrong." },
  }),
};

export type Receiver = (request: WebhookRequest, url: string) => SendResult | Promise<SendResult>;

/** A workspace, an engine on in-memory ports, and a fake clock. */
export class EngineWorld {
  readonly requests: { readonly at: number; readonly request: WebhookRequest }[] = [];
  readonly errors: unknown[] = [];
  readonly ports: MemoryPorts;
  readonly useCases: UseCases;
  #now = parseInstant(START) as number;

  constructor(
    readonly receiver: Receiver,
    private readonly options: Partial<EngineOptions> = {},
  ) {
    this.ports = memoryPorts({ clock: { now: () => instant(this.#now) } });
    this.useCases = createUseCases(this.ports);
  }

  engine(): DeliveryEngine {
    const webhookSender = {
      send: async (request: WebhookRequest): Promise<SendResult> => {
        this.requests.push({ at: this.#now, request });
        return this.receiver(request, request.url);
      },
    };
    const onError = (error: unknown): void => void this.errors.push(error);
    return new DeliveryEngine({ ...this.ports, webhookSender }, { random: () => 0, onError, ...this.options });
  }

  async owner(): Promise<UserActor> {
    const { token } = await this.useCases.createWorkspace({
      name: "World",
      ownerEmail: "owner@example.com",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("Europe/Berlin"),
    });
    const actor = await this.useCases.authenticate(token);
    if (!actor) throw new Error("The token is not valid.");
    return actor;
  }

  async subscribe(owner: UserActor, url: string, events: readonly EventType[] = ["user.invited"]): Promise<WebhookId> {
    return (await this.useCases.createWebhook(owner, { url, events })).id;
  }

  /** Records `count` events of the type user.invited. */
  async happen(owner: UserActor, count = 1): Promise<void> {
    for (let n = 0; n < count; n++) await this.useCases.inviteUser(owner, { email: `${this.ports.ids.next("usr")}@example.com` });
  }

  /** Advances the clock second by second, like the poll. */
  async pass(engine: DeliveryEngine, ms: number, step = 1_000): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      this.#now += Math.min(step, left);
      await this.settle(engine);
    }
  }

  async settle(engine: DeliveryEngine): Promise<void> {
    await engine.wake();
    await engine.idle();
  }

  skip(ms: number): void {
    this.#now += ms;
  }

  /** The start of each request, in minutes after the beginning. */
  get minutes(): readonly number[] {
    return this.requests.map(({ at }) => (at - parseInstant(START)) / MINUTE);
  }

  async deliveries(owner: UserActor, webhookId?: WebhookId) {
    const filter = { webhookIds: webhookId && [webhookId], statuses: null, eventTypes: null, from: null, to: null };
    const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
    return (await this.useCases.listWebhookDeliveries(owner, filter, page)).items;
  }
}
