import { expect } from "chai";
import type { Route } from "../../../adapters/http/route.js";
import { routes } from "../../../adapters/http/routes/index.js";
import type { Role } from "../../../core/index.js";
import { fewer, storable, type Try, values, wrongBodies, wrongTargets, wrongValues } from "../bad-requests.js";
import { type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { requireProblem } from "../problem-shape.js";
import { createScene, dump, idsByPrefix, inMemory, onServer, required, type Scene } from "../storages.js";

let sent = 0;

/** Expects the status of the table, unless an earlier check fails. */
function judge({ what, status, pointer }: Try, role: Role, reply: Reply): void {
  const label = `${role}: ${what} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 500)}`;
  expect(reply.status, label).to.be.lessThan(500);
  expect(reply.headers.get("x-request-id"), label).to.be.a("string");
  if (reply.status < 400) {
    expect(status, label).to.equal(undefined);
    return;
  }
  requireProblem(reply, label);
  if (status === 400 || status === 406 || status === 413 || status === 415) expect(reply.status, label).to.equal(status);
  else if (status !== undefined && role === "owner") expect(reply.status, label).to.equal(status);
  // It names characters instead of fields.
  if (reply.status !== 422 || reply.body["code"] === "glyph_missing") return;
  const pointers = (reply.body["errors"] as { pointer: string }[]).map((error) => error.pointer);
  expect(pointers, label).not.to.deep.equal([]);
  if (pointer !== undefined) {
    const names = (found: string) =>
      found === pointer || found.startsWith(`${pointer}/`) || (found !== "" && pointer.startsWith(`${found}/`));
    expect(pointers.some(names), label).to.equal(true);
  }
}

const WIDTH = 24;

/** A rejected request, and how it was rejected: status, code and fields. */
interface Refused {
  readonly one: Try;
  readonly how: string;
}

/** Sends all of them, a few at a time, and returns the rejected ones. */
async function sendAll(scene: Scene, role: Role, tries: readonly Try[]): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  const failures: string[] = [];
  for (let start = 0; start < tries.length; start += WIDTH) {
    const batch = tries.slice(start, start + WIDTH);
    const replies = await Promise.all(batch.map(({ path, request }) => scene.api(role)(path, request)));
    sent += batch.length;
    for (const [index, one] of batch.entries()) {
      const reply = required(replies[index]);
      try {
        judge(one, role, reply);
      } catch (error) {
        failures.push((error as Error).message);
      }
      if (reply.status >= 400) refused.push({ one, how: howRefused(reply) });
    }
  }
  expect(failures.slice(0, 12), `${failures.length} wrong answers`).to.deep.equal([]);
  return refused;
}

function howRefused({ status, body }: Reply): string {
  const errors = (body["errors"] ?? []) as readonly { readonly pointer: string; readonly code: string }[];
  return [status, body["code"], ...errors.map(({ pointer, code }) => `${pointer} ${code}`)].join(" ");
}

/** The first one of each way to be rejected. */
function firstOfEach(refused: readonly Refused[]): readonly Try[] {
  return refused.filter(({ how }, index) => refused.findIndex((other) => other.how === how) === index).map(({ one }) => one);
}

/** Checks that rejected requests change nothing. For a role that succeeds with some, one of each rejection is repeated alone. */
async function sendAndCompare(scene: Scene, role: Role, tries: readonly Try[]): Promise<void> {
  const owner = scene.api("owner");
  const before = await dump(owner);
  const refused = await sendAll(scene, role, tries);
  if (refused.length === tries.length) expect(await dump(owner)).to.deep.equal(before);
  else {
    const between = await dump(owner);
    const repeated = firstOfEach(refused);
    const again = await sendAll(scene, role, repeated);
    expect(again.length, "refused again").to.equal(repeated.length);
    expect(await dump(owner)).to.deep.equal(between);
  }
}

/** Whether an earlier route reads the same body. */
function isReadBefore({ body, operation }: Route): boolean {
  return routes.find((route) => route.body === body)?.operation !== operation;
}

function wholeTable(ports: () => HarnessPorts, tried: readonly Role[], owners: readonly unknown[]): void {
  let harness: Harness | undefined;
  before(async () => {
    harness = await startHarness(ports());
  });
  after(async () => {
    console.log(`      ${sent} bad requests were sent.`);
    await harness?.close();
  });
  afterEach(() => expect(harness?.logged).to.deep.equal([]));

  for (const route of routes) {
    for (const role of tried) {
      it(`${route.operation} rejects invalid input of ${role} with a problem, and without an effect`, async () => {
        const scene = await createScene(required(harness));
        const ids = { ...idsByPrefix(scene) };
        const wrong = () =>
          role === "owner" ? wrongValues(route, ids, isReadBefore(route) ? fewer : owners) : wrongValues(route, ids, fewer, 1);
        const bodies = route.body ? [...wrongBodies(route, ids), ...wrong()] : [];
        await sendAndCompare(scene, role, [...bodies, ...wrongTargets(route, ids)]);
      });
    }
  }
}

inMemory("bad input over HTTP", (ports) => wholeTable(ports, ["owner", "member"], values));
onServer("bad input over HTTP", (ports) => wholeTable(ports, ["owner"], storable));
