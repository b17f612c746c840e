import assert from "node:assert/strict";
import type { WebhookId } from "../../../core/kernel/ids.js";
import type { Instant } from "../../../core/kernel/instant.js";
import type { AttemptFigures } from "../../../core/reports/delivery-report.js";
import type { DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import { plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { type Dispatch, dispatchCase, type Tenant } from "./dispatch.js";
import { anAttempt } from "./fixtures.js";

const HOUR = 3_600_000;
const nothing: AttemptFigures = { attempts: 0, succeeded: 0, p50: null, p95: null };

/** Records an attempt of the subscription for each of the changes. */
async function attempted(dispatch: Dispatch, id: WebhookId, made: readonly Partial<DeliveryAttempt>[]) {
  for (let done = 0; done < made.length;) {
    const claims = (await dispatch.claim()).filter(({ webhookId }) => webhookId === id);
    assert.ok(claims.length > 0, "there is nothing to claim");
    const results = claims.map((claim, index) => ({
      claim,
      attempt: anAttempt(claim, dispatch.now, made[done + index] ?? {}),
      next: { status: "failed" } as const,
    }));
    await dispatch.record(...results);
    done += claims.length;
  }
}

const figures = (tenant: Tenant, bounds: readonly Instant[], ids?: readonly WebhookId[]) =>
  tenant.read((stores) => stores.reports.attempts(ids, bounds));

export const figureCases = grouped({ area: "reports", step: 4 }, [
  dispatchCase("sums attempts from each boundary to before the next, also if there are none", async (dispatch) => {
    const tenant = await dispatch.tenant();
    const { id } = await tenant.subscribe();
    const start = dispatch.now;
    const at = (ms: number) => ({ at: plus(start, ms) });
    const made = [-1, 0, HOUR - 1, HOUR, 3 * HOUR, 4 * HOUR - 1, 4 * HOUR].map(at);
    await tenant.happen(made.length);
    await attempted(dispatch, id, made);
    const bounds = [0, HOUR, 2 * HOUR, 4 * HOUR].map((ms) => plus(start, ms));
    const found = await figures(tenant, bounds);
    assert.deepStrictEqual(
      found.map((one) => one.attempts),
      [2, 1, 2],
    );
    assert.deepStrictEqual(await figures(tenant, [plus(start, 5 * HOUR), plus(start, 6 * HOUR)]), [nothing]);
  }),
  dispatchCase(
    "counts 2xx responses without an error as succeeded, and computes percentiles by the nearest rank",
    async (dispatch) => {
      const tenant = await dispatch.tenant();
      const { id } = await tenant.subscribe();
      const error = { code: "malformed_response", message: "" } as const;
      const answer = (status: number) => ({ status, headers: {}, body: "" });
      const made: Partial<DeliveryAttempt>[] = [
        { response: answer(200), durationMs: 40 },
        { response: answer(299), durationMs: 10 },
        { response: answer(300), durationMs: 30 },
        { response: answer(199), durationMs: 20 },
        { response: answer(204), error, durationMs: 1_000 },
        { response: null, error, durationMs: 2_000_000_000 },
      ];
      await tenant.happen(made.length);
      await attempted(dispatch, id, made);
      const all = [dispatch.now, plus(dispatch.now, 1)];
      assert.deepStrictEqual(await figures(tenant, all), [{ attempts: 6, succeeded: 2, p50: 30, p95: 2_000_000_000 }]);
    },
  ),
  dispatchCase("sums the attempts of the requested subscriptions, and none of another workspace", async (dispatch) => {
    const [tenant, stranger] = [await dispatch.tenant(), await dispatch.tenant()];
    const [one, other] = [await tenant.subscribe(), await tenant.subscribe()];
    const foreign = await stranger.subscribe();
    await tenant.happen(2);
    await stranger.happen();
    await attempted(dispatch, one.id, [{ durationMs: 1 }, { durationMs: 3 }]);
    const all = [dispatch.now, plus(dispatch.now, 1)];
    const succeeded = { attempts: 2, succeeded: 2, p50: 1, p95: 3 };
    assert.deepStrictEqual(await figures(tenant, all), [succeeded]);
    assert.deepStrictEqual(await figures(tenant, all, [one.id]), [succeeded]);
    assert.deepStrictEqual(await figures(tenant, all, [other.id, one.id]), [succeeded]);
    for (const ids of [[], [other.id], [foreign.id]]) assert.deepStrictEqual(await figures(tenant, all, ids), [nothing]);
    assert.deepStrictEqual(await figures(stranger, all, [one.id]), [nothing]);
    assert.deepStrictEqual(await figures(stranger, all), [nothing]);
  }),
]);
