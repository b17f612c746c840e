import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { deliveredTypes } from "../../core/index.js";
import { isRepeatable, takesKey } from "../../client/idempotency.js";
import { description, type Operation } from "../described/description.js";
import { systemPorts } from "../system-ports.js";
import { effectCases, REFUSED } from "./effect-cases.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { type Sample, type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required, type Scene } from "./storages.js";

const textOf = ({ node }: Operation): string => node["description"] as string;
const routeOf = (operation: string): Route | undefined => routes.find((route) => route.operation === operation);
const changes = routes.filter(({ again }) => again !== undefined && again !== "computed");

describe("the description of every operation", () => {
  it("is at least a sentence, and says more than the summary", () => {
    for (const operation of description.operations) {
      const { id, node } = operation;
      const route = routeOf(id.replace(/AsCsv$/, "")) ?? routeOf(id);
      const written = route?.description ?? textOf(operation);
      expect(textOf(operation), id).to.include(written);
      expect(textOf(operation), id).to.match(/^[A-Z][^]*\.$/);
      expect(written.split(" ").length, `${id}: ${written}`).to.be.greaterThan(4);
      expect(written.replace(/\.$/, ""), id).to.not.equal(node["summary"]);
      expect(node["summary"], `${id} has two sentences in its summary`).to.not.match(/[.:]( |$)/);
    }
  });

  it("names event types that exist, and exactly those that the operation declares", () => {
    const resources = new Set(deliveredTypes.map((type) => type.split(".")[0]));
    for (const operation of description.operations) {
      const declared = (operation.node["x-events"] ?? []) as readonly string[];
      expect(deliveredTypes, operation.id).to.include.members([...declared]);
      const named = [...textOf(operation).matchAll(/`([a-z_]+)\.[a-z_]+`/g)]
        .filter(([, resource = ""]) => resources.has(resource))
        .map(([name]) => name.replaceAll("`", ""));
      expect([...new Set(named)], operation.id).to.have.members([...declared]);
    }
  });

  it("names statuses and codes that the operation lists", () => {
    let named = 0;
    for (const operation of description.operations) {
      for (const [, status = "", code = ""] of textOf(operation).matchAll(/(\d{3}) `([a-z_]+)`/g)) {
        named++;
        const responses = operation.node["responses"] as Readonly<Record<string, object>>;
        expect(responses, `${operation.id} ${status}`).to.have.property(status);
        const documented = JSON.stringify([responses[status], description.document["components"]]);
        expect(documented, `${operation.id} ${status}`).to.include(`"${code}"`);
      }
    }
    expect(named).to.be.greaterThan(20);
  });

  it("says what the same request does when it is sent again, unless the operation only reads", () => {
    for (const { method, operation, again } of routes) {
      expect(again === undefined, `${operation} declares again: ${again}`).to.equal(method === "GET");
      if (method === "PATCH") expect(again, operation).to.equal("unchanged");
    }
  });

  it("says of the same requests as the client that they only compute", () => {
    for (const { method, path, again } of routes) {
      const template = path.replace(":id", "{id}");
      if (method === "POST" && again === "computed")
        expect([takesKey(method, template), isRepeatable(method, template)], path).to.deep.equal([false, true]);
      else if (method === "POST" && takesKey(method, template)) expect(again, path).to.not.equal("computed");
    }
  });
});

describe("the effects of every operation that changes something", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  const seen = new Map<string, Set<string>>();

  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts), {
      mailer: {
        send: async ({ to }) =>
          to.includes(REFUSED) ? { kind: "not_sent", permanent: true, error: "No such mailbox." } : { kind: "sent", refused: [] },
      },
    });
  });
  beforeEach(async () => {
    scene = await createScene(required(harness));
  });
  after(() => harness?.close());

  const stage = (): Stage => {
    const { owner, admin } = required(scene).workspace.actors;
    return { ...required(scene), role: "owner", self: owner.userId, other: admin.userId };
  };
  const owner = (): Api => required(scene).api("owner");
  const listed = async (path: string) => (await owner()(path)).body["data"] as { id: string; type?: string }[];
  /** The events so far, also those of the emails that are due, and pings, which the list of events leaves out. */
  const events = async () => {
    const { reactions } = required(harness);
    await reactions.recurring.wake();
    await reactions.mail.wake();
    await reactions.mail.idle();
    const pings = await listed("/v1/webhook-deliveries?event_type=webhook.ping&limit=200");
    return [...pings.map(({ id }) => ({ id, type: "webhook.ping" })), ...(await listed("/v1/events?limit=200"))];
  };
  const positionOfChanges = async () => (await owner()("/v1/changes?start=end")).body["next_cursor"] as string;
  const changesSince = (cursor: string) => listed(`/v1/changes?cursor=${cursor}&limit=200`);

  /** Sends the request, and returns the reply with the types of the events that followed. */
  const send = async ({ path, ...request }: Sample): Promise<{ readonly reply: Reply; readonly types: readonly string[] }> => {
    const known = new Set((await events()).map(({ id }) => id));
    const api = request.headers?.["Cookie"] === undefined ? owner() : required(harness).api(null);
    const reply = await api(`/v1${path}`, request);
    const types = (await events()).filter(({ id }) => !known.has(id)).map(({ type }) => String(type));
    return { reply, types };
  };
  const requireDeclared = ({ operation, emits = [] }: Route, types: readonly string[]): void => {
    expect([...emits], `${operation} declares emits: [${emits.join()}]`).to.include.members([...types]);
    seen.set(operation, new Set([...(seen.get(operation) ?? []), ...types]));
  };
  /** The samples of an operation; the first is sent twice. */
  const samplesOf = ({ operation }: Route): readonly ((stage: Stage) => Sample | Promise<Sample>)[] =>
    effectCases[operation] ?? [(one) => sampleFor(operation, one)];
  const sendFresh = async (route: Route, sampleOf: (stage: Stage) => Sample | Promise<Sample>): Promise<Sample> => {
    await stopAll(stage());
    const sample = await sampleOf(stage());
    const { reply, types } = await send(sample);
    expect(reply.status, JSON.stringify([sample, reply.body])).to.equal(route.status);
    requireDeclared(route, types);
    return sample;
  };

  for (const route of changes) {
    it(`${route.operation}: only declared events follow, and the same request again is ${route.again}`, async () => {
      const { again = "" } = route;
      const [first, ...others] = samplesOf(route);
      const sample = await sendFresh(route, required(first));
      const cursor = await positionOfChanges();
      const unread = (await changesSince(cursor)).length;
      const { reply, types } = await send(sample);
      requireDeclared(route, types);
      if (again === "repeated") expect(reply.status).to.equal(route.status);
      else if (again === "unchanged") {
        expect([reply.status, types]).to.deep.equal([route.status, []]);
        expect((await changesSince(cursor)).length).to.equal(unread);
      } else expect(`${reply.status} ${String(reply.body["code"])}`).to.equal(again);
      for (const other of others) await sendFresh(route, other);
    });
  }

  it("include every event that an operation declares", () => {
    for (const { operation, emits = [] } of changes)
      expect([...(seen.get(operation) ?? [])], `add a case of ${operation} to effect-cases.ts`).to.have.members([...emits]);
  });
});
