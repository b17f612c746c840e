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

/** A service that is killed, with a subscription to `time_entry.created` and its receiver. */
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

  /** The request that records an hour with these notes, which identify it later. */
  hour(notes: string): Json {
    const day = new Date(Date.UTC(2026, 0, ++this.#days)).toISOString().slice(0, 10);
    return { project_id: this.projectId, notes, start_time: `${day}T09:00:00Z`, end_time: `${day}T10:00:00Z` };
  }

  /** Records an hour. Rejects if the service does not respond. */
  write(notes: string): Promise<Json> {
    return this.service.api("/time-entries", this.hour(notes));
  }

  /** Checks that the client receives an error for this write, the last request to the process. */
  async writeAndDie(notes: string): Promise<boolean> {
    const failed = await this.write(notes).then(
      () => false,
      () => true,
    );
    await this.service.died();
    return failed;
  }

  /** Makes another write and waits until its delivery is recorded, so that everything due before it was processed and nothing is in flight. */
  async meanwhile(notes: string): Promise<void> {
    await this.write(notes);
    await this.delivered(notes);
  }

  /** The delivery of a received request. */
  async delivery(notes: string): Promise<DeliveryView> {
    const request = await this.receiver.nth(1, notes);
    return this.service.api<DeliveryView>(`/webhook-deliveries/${String(request.headers["x-service-delivery"])}`);
  }

  /** The delivery of a received request, after it has succeeded. */
  async delivered(notes: string): Promise<DeliveryView> {
    return until(`the success of ${notes}`, async () => {
      const delivery = await this.delivery(notes);
      return delivery.status === "succeeded" && delivery;
    });
  }

  /** Checks that the change exists, and its event was sent once, at the first attempt, with nothing pending. */
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

  /** Kills the process before it records the result, and checks that the delivery is sent once more after the restart. */
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
