import { expect } from "chai";
import type { CrashStore } from "./crash-stores.js";
import { CrashingService, type Json } from "./crashing-service.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

const LEASE_OVER_SECONDS = 46;

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

  /** The change is there; its event was sent once, at the first attempt, and nothing of it is left to do. */
  async sentOnce(notes: string): Promise<void> {
    const { payload } = await this.receiver.nth(1, notes);
    expect(await this.service.api(`/time-entries/${String(payload.data["id"])}`)).to.include({ notes });
    const delivery = await this.delivered(notes);
    expect(delivery).to.include({ attempt_count: 1, next_attempt_at: null });
    expect(delivery.attempts.map(({ number, late }) => ({ number, late }))).to.deep.equal([{ number: 1, late: false }]);
    await this.service.later(LEASE_OVER_SECONDS);
    await this.meanwhile(`after ${notes}`);
    const requests = this.receiver.about(notes);
    expect(requests.map(({ headers }) => headers["x-service-attempt"])).to.deep.equal(["1"]);
  }

  /** The process dies before it has recorded the result; the delivery is sent once more, as soon as it starts again. */
  async sentTwice(notes: string): Promise<void> {
    await this.service.dieAt("before the result's commit");
    await this.writeAndDie(notes);
    const first = await this.receiver.nth(1, notes);
    await this.service.restart();
    const second = await this.receiver.nth(2, notes);
    expect(second.body.equals(first.body)).to.equal(true);
    for (const header of ["webhook-id", "x-service-delivery", "x-service-signature", "x-service-event", "x-service-attempt"])
      expect([header, second.headers[header]]).to.deep.equal([header, first.headers[header]]);
    expect(second.headers["x-service-attempt"]).to.equal("1");
    const delivery = await this.delivered(notes);
    expect(delivery.attempt_count).to.equal(1);
    expect(delivery.attempts).to.have.length(1);
    await this.service.later(LEASE_OVER_SECONDS);
    await this.meanwhile(`after ${notes}`);
    expect(this.receiver.about(notes)).to.have.length(2);
  }

  async close(): Promise<void> {
    await this.service.kill();
    this.receiver.close();
  }
}
