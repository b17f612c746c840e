import { expect } from "chai";
import { TypeIdSource } from "../../../adapters/system/type-id-source.js";
import { type Delivery, isDelivered, parseInstant, plusSeconds, retriedDelivery } from "../../../core/index.js";
import { firstVersion } from "../../../core/kernel/entity.js";
import { codeOf } from "../world.js";

const ids = new TypeIdSource();
const now = parseInstant("2026-03-02T08:00:00Z");

function aDelivery(changes: Partial<Delivery>): Delivery {
  return {
    id: ids.next("whd"),
    webhookId: ids.next("wh"),
    eventId: ids.next("evt"),
    eventType: "invoice.paid",
    status: "pending",
    attempts: 3,
    earlierAttempts: 0,
    nextAttemptAt: now,
    ...firstVersion(plusSeconds(now, -3_600)),
    ...changes,
  };
}

describe("a manual retry", () => {
  for (const status of ["succeeded", "failed"] as const) {
    it(`makes a delivery that has ${status} due now, with a new series of attempts`, () => {
      const ended = aDelivery({ status, nextAttemptAt: null });
      expect(retriedDelivery(ended, now)).to.deep.equal({
        ...ended,
        ...{ status: "pending", nextAttemptAt: now, earlierAttempts: 3, version: 2, updatedAt: now },
      });
    });
  }

  it("brings a waiting delivery forward within its series of attempts", () => {
    const waiting = aDelivery({ nextAttemptAt: plusSeconds(now, 1) });
    expect(retriedDelivery(waiting, now)).to.deep.equal({ ...waiting, nextAttemptAt: now, version: 2, updatedAt: now });
  });

  it("does not change a delivery that is due, so its version stays", () => {
    for (const nextAttemptAt of [now, plusSeconds(now, -1)]) {
      const due = aDelivery({ nextAttemptAt });
      expect(retriedDelivery(due, now)).to.equal(due);
    }
  });

  it("is rejected if the subscription was deleted", async () => {
    const cancelled = aDelivery({ status: "cancelled", nextAttemptAt: null });
    expect(await codeOf((async () => retriedDelivery(cancelled, now))())).to.equal("webhook_deleted");
  });
});

describe("an attempt", () => {
  const ok = { status: 200, headers: {}, body: "" };
  const cut = { code: "timeout", message: "Timed out." } as const;

  it("has delivered only with a complete response of 2xx", () => {
    expect(isDelivered({ response: ok, error: null })).to.equal(true);
    expect(isDelivered({ response: { ...ok, status: 302 }, error: null })).to.equal(false);
    expect(isDelivered({ response: ok, error: cut })).to.equal(false);
    expect(isDelivered({ response: null, error: cut })).to.equal(false);
    expect(isDelivered({ response: null, error: null })).to.equal(false);
  });
});
