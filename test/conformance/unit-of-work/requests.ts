import assert from "node:assert/strict";
import { instant } from "../../../core/kernel/instant.js";
import type { Page, PageRequest, Position } from "../../../core/kernel/page.js";
import { type LoggedRequest, type RecordedRequest, requestLimits } from "../../../core/requests/logged-request.js";
import type { RequestFilter } from "../../../core/requests/request-store.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";

const all: RequestFilter = { from: null, to: null };

/** A request of a host's user, which succeeded. */
function aRequest(world: World, changes: Partial<LoggedRequest> = {}): RecordedRequest {
  return {
    id: world.ids.next("req"),
    workspaceId: world.workspace.id,
    at: world.clock.now(),
    requestId: "one",
    tokenId: null,
    userId: world.owner.id,
    method: "GET",
    path: "/v1/clients",
    userAgent: null,
    operation: "listClients",
    status: 200,
    code: null,
    durationMs: 0,
    ...changes,
  };
}

const withoutWorkspace = ({ workspaceId: _, ...request }: RecordedRequest): LoggedRequest => request;

/** The requests of all pages. */
async function followed(world: World, filter: RequestFilter, limit = 200, descending = true): Promise<readonly LoggedRequest[]> {
  const found: LoggedRequest[] = [];
  let after: Position | null = null;
  do {
    const request: PageRequest = { limit, sort: "createdAt", descending, after };
    const { items, next }: Page<LoggedRequest> = await world.read(({ requests }) => requests.page(filter, request));
    assert.ok(items.length <= limit);
    found.push(...items);
    after = next;
  } while (after !== null);
  return found;
}

const idsOf = (requests: readonly { readonly id: string }[]) => requests.map(({ id }) => id);

export const requestCases = grouped({ area: "requests" }, [
  {
    title: "lists requests as they were recorded, by time, ties by id, in both directions",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const full = aRequest(world, {
        requestId: "R".repeat(requestLimits.requestId),
        tokenId: world.ids.next("tok"),
        method: "POST",
        path: `/v1/clients?search=${encodeURIComponent("“1”")}&${"x".repeat(requestLimits.path)}`.slice(0, requestLimits.path),
        userAgent: 'Prüfer/1.0 "quoted", {braced}, \\N',
        operation: null,
        status: 404,
        code: "not_found",
        durationMs: 61_234,
      });
      const others = [-2, 0, -1, -2, 1, 0].map((ms) => aRequest(world, { at: plus(now, ms) }));
      await subject.requestLog.record([]);
      await subject.requestLog.record([full, ...others.slice(2)]);
      await subject.requestLog.record(others.slice(0, 2));
      const sorted = [full, ...others].map(withoutWorkspace).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      for (const limit of [1, 3, sorted.length, 200]) {
        assert.deepStrictEqual(await followed(world, all, limit, false), sorted);
        assert.deepStrictEqual(await followed(world, all, limit, true), sorted.toReversed());
      }
    },
  },
  {
    title: "finds requests by any of several request ids, tokens, methods and statuses, in a half-open time range",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const [token, other] = [world.ids.next("tok"), world.ids.next("tok")];
      const [first, second, third, fourth] = [
        aRequest(world, { at: plus(now, 0), requestId: "one", tokenId: token, status: 200 }),
        aRequest(world, { at: plus(now, 1), requestId: "two", tokenId: other, status: 201, method: "POST" }),
        aRequest(world, { at: plus(now, 2), requestId: "one", tokenId: null, status: 422, method: "PATCH" }),
        aRequest(world, { at: plus(now, 3), requestId: "ONE", tokenId: token, status: 500, method: "POST" }),
      ] as const;
      await subject.requestLog.record([first, second, third, fourth]);
      const cases: readonly (readonly [Partial<RequestFilter>, readonly RecordedRequest[]])[] = [
        [{ requestIds: ["one"] }, [first, third]],
        [{ requestIds: ["two", "ONE"] }, [second, fourth]],
        [{ requestIds: ["on"] }, []],
        [{ tokenIds: [token] }, [first, fourth]],
        [{ tokenIds: [token, other] }, [first, second, fourth]],
        [{ methods: ["POST", "PATCH"] }, [second, third, fourth]],
        [{ statuses: [200, 500] }, [first, fourth]],
        [{ statuses: [] }, []],
        [{ from: plus(now, 1) }, [second, third, fourth]],
        [{ to: plus(now, 1) }, [first]],
        [
          {
            from: plus(now, 1),
            to: plus(now, 3),
            methods: ["POST"],
            statuses: [201, 500],
            requestIds: ["two"],
            tokenIds: [other],
          },
          [second],
        ],
      ];
      for (const [filter, expected] of cases)
        for (const limit of [1, 200])
          assert.deepStrictEqual(
            idsOf(await followed(world, { ...all, ...filter }, limit, false)),
            idsOf(expected),
            JSON.stringify(filter),
          );
    },
  },
  {
    title: "records requests of several workspaces at once, and shows each only to its own",
    area: "requestLog",
    async run(subject) {
      const [world, other, empty] = [await newWorld(subject), await newWorld(subject), await newWorld(subject)];
      const requests = [world, other, world].map((one) => aRequest(one));
      await subject.requestLog.record(requests);
      const [first, foreign, last] = idsOf(requests);
      assert.deepStrictEqual(idsOf(await followed(world, all, 200, false)), [first, last]);
      assert.deepStrictEqual(idsOf(await followed(other, { ...all, requestIds: ["one"] })), [foreign]);
      assert.deepStrictEqual(await followed(empty, all), []);
    },
  },
  {
    title: "records a request once, although it is recorded again",
    area: "requestLog",
    async run(subject) {
      const world = await newWorld(subject);
      const [first, second] = [aRequest(world), aRequest(world)];
      await subject.requestLog.record([first]);
      await subject.requestLog.record([first, second]);
      await Promise.all([subject.requestLog.record([second, first]), subject.requestLog.record([first])]);
      assert.deepStrictEqual(idsOf(await followed(world, all, 200, false)), [first.id, second.id]);
    },
  },
  {
    title: "removes requests from before an instant, and no others",
    async run(subject) {
      const [world, other] = [await newWorld(subject), await newWorld(subject)];
      // Long ago, so that no other case has requests that old.
      const before = instant(86_400_000);
      const kept = aRequest(world, { at: before });
      const old = [world, other, other].map((one) => aRequest(one, { at: plus(before, -1) }));
      await subject.requestLog.record([kept, ...old]);
      assert.equal(await subject.housekeeping.purgeRequests(before, 2), 2);
      assert.equal(await subject.housekeeping.purgeRequests(before, 2), 1);
      assert.equal(await subject.housekeeping.purgeRequests(before, 2), 0);
      assert.deepStrictEqual(idsOf(await followed(world, all)), [kept.id]);
      assert.deepStrictEqual(await followed(other, all), []);
    },
  },
]);
