import type { CrashStore } from "./crash-stores.js";
import { CrashingService, type Json } from "./crashing-service.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

export interface DeliveryView {
  readonly id: string;
  readonly status: string;
  readonly attempt_count: number;
  readonly next_attempt_at: string | null;
  readonly version: number;
  readonly attempts: readonly {
    readonly number: number;
    readonly at: string;
    readonly response_status: number | null;
    readonly late: boolean;
  }[];
}

/** A service that is killed, with a subscription to `time_entry.created`, and the receiver of that. */
export class CrashScene {
  #days = 0;

  private constructor(
    readonly store: CrashStore,
    readonly service: CrashingService,
    readonly receiver: WebhookReceiver,
    readonly webhookId: string,
    private readonly projectId: string,
  ) {}

  static async open(store: CrashStore): Promise<CrashScene> {
    const receiver = await WebhookReceiver.start();
    const service = await CrashingService.start(store.settings);
    const project = await service.api("/projects", { name: "Website" });
    const webhook = await service.api("/webhooks", { url: receiver.url, events: ["time_entry.created"] });
    return new CrashScene(store, service, receiver, String(webhook["id"]), String(project["id"]));
  }

  /** The request that records an hour with these notes, which name it from then on. */
  hour(notes: string): Json {
    const day = new Date(Date.UTC(2026, 0, ++this.#days)).toISOString().slice(0, 10);
    return { project_id: this.projectId, notes, start_time: `${day}T09:00:00Z`, end_time: `${day}T10:00:00Z` };
  }

  /** Records an hour. Rejects where the service did not answer. */
  write(notes: string): Promise<Json> {
    return this.service.api("/time-entries", this.hour(notes));
  }

  /** Whether the client of this write sees an error; it is the last that the process is asked. */
  async writeAndDie(notes: string): Promise<boolean> {
    const failed = await this.write(notes).then(
      () => false,
      () => true,
    );
    await this.service.died();
    return failed;
  }

  /** Another write, its delivery and the record of that: what was due before it had its turn by then, and nothing is in flight. */
  async meanwhile(notes: string): Promise<void> {
    await this.write(notes);
    await this.delivered(notes);
  }

  /** The delivery of a request that came. */
  async delivery(notes: string): Promise<DeliveryView> {
    const request = await this.receiver.nth(1, notes);
    return this.service.api<DeliveryView>(`/webhook-deliveries/${String(request.headers["x-service-delivery"])}`);
  }

  /** The same, when it has succeeded. */
  async delivered(notes: string): Promise<DeliveryView> {
    return until(`the success of ${notes}`, async () => {
      const delivery = await this.delivery(notes);
      return delivery.status === "succeeded" && delivery;
    });
  }

  async close(): Promise<void> {
    await this.service.kill();
    this.receiver.close();
  }
}
