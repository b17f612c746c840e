import { expect } from "chai";
import { takesDryRun } from "../../../adapters/http/route.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { effectCases } from "../effect-cases.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { type Sample, type Stage, stopAll } from "../permission-samples.js";
import { sampleFor } from "../samples.js";
import { createScene, forEachStorage, required, type Scene } from "../storages.js";

/** Replaces what is new in every execution: ids, times, secrets, and what contains them. */
const comparable = ({ status, body, headers }: Reply): unknown =>
  JSON.parse(
    JSON.stringify([status, body, headers.get("Location")])
      .replaceAll(/\b([a-z]+)_[0-9a-z]{26}\b/g, "$1")
      .replaceAll(/\b(stint|whsec)_[-\w+/=]+/g, "$1")
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "time")
      .replaceAll(/timestamp\\":\d+/g, "timestamp"),
  );

const dry = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}dry_run=true`;

function define(ports: () => HarnessPorts): void {
  let harness: Harness | undefined;
  let scene: Scene | undefined;

  before(async () => {
    harness = await startHarness(ports(), { mailer: { send: async () => ({ kind: "sent", refused: [] }) } });
  });
  beforeEach(async () => {
    scene = await createScene(required(harness));
  });
  afterEach(() => expect(required(harness).logged).to.deep.equal([]));
  after(() => harness?.close());

  const stage = (): Stage => {
    const { owner, admin } = required(scene).workspace.actors;
    return { ...required(scene), role: "owner", self: owner.userId, other: admin.userId };
  };
  const owner = (): Api => required(scene).api("owner");
  const send = ({ path, ...request }: Sample): Promise<Reply> => {
    const api = request.headers?.["Cookie"] === undefined ? owner() : required(harness).api(null);
    return api(`/v1${path}`, request);
  };
  /** What a dry run must not change: the workspace, its events and its change feed. */
  const observed = async () => {
    const { workspaceId } = required(scene).workspace.actors.owner;
    const stored = await required(harness).ports.unitOfWork.read({ workspaceId }, async (stores) => ({
      workspace: await stores.workspace.get(),
      events: await stores.events.list(10_000),
    }));
    const feed = await owner()("/v1/changes?start=end");
    return { stored, feed: feed.body["next_cursor"] };
  };

  for (const route of routes.filter(takesDryRun)) {
    const { operation } = route;
    const samples = effectCases[operation] ?? [(one: Stage) => sampleFor(operation, one)];
    it(`${operation}: a dry run returns what the request then returns, and changes nothing`, async () => {
      for (const sampleOf of samples) {
        await stopAll(stage());
        const sample = await sampleOf(stage());
        const before = await observed();
        const tried = await send({ ...sample, path: dry(sample.path) });
        expect(tried.status, JSON.stringify([sample, tried.body])).to.equal(route.status);
        expect(tried.headers.get("Stint-Dry-Run")).to.equal("true");
        expect(await observed()).to.deep.equal(before);
        const done = await send(sample);
        expect(done.headers.get("Stint-Dry-Run")).to.equal(null);
        expect(comparable(done), operation).to.deep.equal(comparable(tried));
      }
    });
  }
}

forEachStorage("a dry run", define);
