import { expect } from "chai";
import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import type { Role } from "../../core/index.js";
import { type Try, wrongBodies, wrongTargets, wrongValues } from "./bad-requests.js";
import { type Harness, type Reply, startHarness } from "./harness.js";
import { requireProblem } from "./problem-shape.js";
import { comparedMemory } from "./stored-state.js";
import { createScene, idsByPrefix, type Scene } from "./storages.js";

/** Expects the status of the table, unless an earlier check fails. */
function judge({ what, status, pointer, isRefused }: Try, role: Role, reply: Reply): void {
  const label = `${role}: ${what} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 500)}`;
  expect(reply.status, label).to.be.lessThan(500);
  expect(reply.headers.get("x-request-id"), label).to.be.a("string");
  if (reply.status < 400) {
    expect([status, isRefused ?? false], label).to.deep.equal([undefined, false]);
    return;
  }
  requireProblem(reply, label);
  if (status === 400 || status === 406 || status === 413 || status === 415) expect(reply.status, label).to.equal(status);
  else if (status !== undefined && role === "owner") expect(reply.status, label).to.equal(status);
  if (reply.status !== 422 || reply.body["code"] === "nothing_to_bill") return;
  const pointers = (reply.body["errors"] as { pointer: string }[]).map((error) => error.pointer);
  expect(pointers, label).not.to.deep.equal([]);
  if (pointer !== undefined) {
    // A row as a whole is refused for what its change would make of it.
    const names = (found: string) =>
      /^\/ids\/\d+$/.test(found) ||
      found === pointer ||
      found.startsWith(`${pointer}/`) ||
      (found !== "" && pointer.startsWith(`${found}/`));
    expect(pointers.some(names), label).to.equal(true);
  }
}

/** The first route that reads each body. The same code reads it for the others. */
const readers = routes.filter(({ body }, index) => body && routes.findIndex((route) => route.body === body) === index);

describe("bad input over HTTP", () => {
  const { ports, stored } = comparedMemory();
  let harness: Harness;
  let sent = 0;
  before(async () => {
    harness = await startHarness(ports);
  });
  after(async () => {
    console.log(`      ${sent} bad requests were sent.`);
    await harness?.close();
  });
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  /** Sends one after another. Those that are rejected must leave the storage as it was. */
  async function sendAll(scene: Scene, role: Role, tries: readonly Try[]): Promise<void> {
    const failures: string[] = [];
    let before = await stored();
    for (const one of tries) {
      const reply = await scene.api(role)(one.path, one.request);
      sent++;
      try {
        judge(one, role, reply);
      } catch (error) {
        failures.push((error as Error).message);
      }
      const now = await stored();
      if (reply.status >= 400 && now !== before)
        failures.push(`${role}: ${one.what} → ${reply.status}, but it changed something`);
      before = now;
    }
    expect(failures.slice(0, 12), `${failures.length} wrong answers`).to.deep.equal([]);
  }

  const idsOf = (scene: Scene) => ({ ...idsByPrefix(scene) });

  for (const route of readers) {
    it(`${route.operation} rejects invalid values with a problem, and without an effect`, async () => {
      const scene = await createScene(harness);
      await sendAll(scene, "owner", wrongValues(route, idsOf(scene)));
    });
  }

  it("every operation rejects invalid bodies, paths and queries with a problem, and without an effect", async () => {
    const scene = await createScene(harness);
    const tries = (route: Route) => [
      ...(route.body ? wrongBodies(route, idsOf(scene)) : []),
      ...wrongTargets(route, idsOf(scene)),
    ];
    await sendAll(scene, "owner", routes.flatMap(tries));
  });

  it("every operation rejects invalid input of other roles with a problem, and without an effect", async () => {
    const scene = await createScene(harness);
    for (const route of routes) {
      const ids = idsOf(scene);
      const firsts = [
        route.body ? wrongBodies(route, ids) : [],
        route.body ? wrongValues(route, ids) : [],
        wrongTargets(route, ids),
      ];
      await sendAll(
        scene,
        "member",
        firsts.flatMap(([first]) => first ?? []),
      );
    }
  });
});
