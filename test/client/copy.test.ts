import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { changeTypes, plusMilliseconds, resources } from "../../core/index.js";
import { createStintClient, type FeedType, followChanges, isProblem, keepCopy, type StintClient } from "../../client/index.js";
import { until } from "../end-to-end/until.js";
import { furnish, type Harness, startHarness, type TestWorkspace } from "../http/harness.js";
import { expense, milestone } from "../http/permission-samples.js";
import { copied, type Copied, StoredCopy } from "./stored-copy.js";
import { UnreliableNetwork } from "./unreliable-network.js";

/** The kinds of the core, as the generated types name them. */
const isCopied = (type: string): type is FeedType => changeTypes.some((one) => one === type);

describe("keepCopy of stint/client", () => {
  let harness: Harness;
  let network: UnreliableNetwork;
  let workspace: TestWorkspace;
  /** Not over the unreliable network. */
  let direct: StintClient;
  let stint: StintClient;
  let copy: StoredCopy;
  let stop: AbortController;

  before(async () => {
    harness = await startHarness(memoryPorts());
    network = await UnreliableNetwork.before(harness.url);
  });
  beforeEach(async () => {
    workspace = await harness.createWorkspace();
    direct = createStintClient({ url: harness.url, token: workspace.tokens.owner });
    stint = createStintClient({ url: network.url, token: workspace.tokens.owner, firstWaitMs: 1, retries: 1 });
    [copy, stop] = [new StoredCopy(), new AbortController()];
    network.next();
  });
  afterEach(() => stop.abort());
  after(async () => {
    await network?.close();
    await harness?.close();
  });

  const options = () => ({ client: stint, types: copied, signal: stop.signal, pollMs: 1 });
  const start = () => keepCopy({ ...options(), load: () => copy.load(), store: (batch) => copy.store(batch) });
  const stopped = async (keeping: Promise<void>) => {
    stop.abort();
    await keeping;
    stop = new AbortController();
  };
  const make = async (name: string) => (await direct.POST("/clients", { body: { name } })).data;
  const invoice = async (client_id: string) => {
    const lines = [{ description: "Work", quantity: "2", unit_price: 100 }];
    return (await direct.POST("/invoices", { body: { client_id, lines } })).data;
  };
  const remove = (id: string) => direct.DELETE("/clients/{id}", { params: { path: { id } } });
  const names = () => copy.namesOf("client");
  const purge = async () => {
    const { clock, housekeeping } = harness.ports;
    while ((await housekeeping.purgeChanges(plusMilliseconds(clock.now(), 1_000), 100)) > 0);
  };
  /** Resolves when the copy contains everything up to now. Only a change removes what was listed. */
  const upToDate = async () => {
    const { id } = await make("Last");
    await until("the last change", () => id in copy.of("client"));
    await remove(id);
    await until("its deletion", () => !(id in copy.of("client")));
  };
  const reasonOf = (keeping: Promise<void>) =>
    keeping.then(
      () => expect.fail("It resolved."),
      (error: unknown) => error,
    );

  it("copies everything, with the lines of invoices, and then follows the changes", async () => {
    const ada = await make("Ada");
    const { id } = await invoice(ada.id);
    const keeping = start();
    await until("the copy", () => copy.cursor !== null);
    expect(names()).to.deep.equal(["Ada"]);
    const { data: whole } = await direct.GET("/invoices/{id}", { params: { path: { id } } });
    expect(copy.of("invoice")).to.deep.equal({ [id]: whole });
    expect(whole.lines).to.have.length(1);
    const kinds = [...copy.kinds];
    expect([kinds[0], kinds.at(-1), new Set(kinds.slice(1, -1))]).to.deep.equal(["begin", "complete", new Set(["resources"])]);
    await make("Grace");
    await remove((await make("Gone")).id);
    await upToDate();
    expect(names()).to.have.members(["Ada", "Grace"]);
    expect(copy.kinds).to.include("changes");
    await stopped(keeping);
  });

  it("says when everything so far is stored, and again only after a further change", async () => {
    await make("Ada");
    const told: (readonly string[])[] = [];
    const onCaughtUp = (): void => void told.push([...names()].sort());
    const keeping = keepCopy({ ...options(), onCaughtUp, load: () => copy.load(), store: (batch) => copy.store(batch) });
    await until("the copy", () => told.length > 0);
    await make("Grace");
    await until("the change", () => told.length > 1);
    const polls = network.seen.length;
    await until("further polls", () => network.seen.length > polls + 3);
    expect(told).to.deep.equal([["Ada"], ["Ada", "Grace"]]);
    await stopped(keeping);
  });

  it("copies every kind of resource in the feed", async () => {
    const owner = harness.api(workspace.tokens.owner);
    const { project } = await furnish(owner);
    await owner("/v1/expenses", { body: expense });
    await owner("/v1/milestones", { body: { ...milestone, project_id: project } });
    const found = new Set<string>();
    await keepCopy({
      ...options(),
      types: changeTypes.filter(isCopied),
      load: () => null,
      store: (batch) => {
        if (batch.kind === "resources") for (const { id } of batch.resources) found.add(`${batch.type} ${id?.split("_")[0]}`);
        if (batch.kind === "complete") stop.abort();
      },
    });
    expect([...found].sort()).to.deep.equal(changeTypes.map((type) => `${type} ${resources[type].prefix}`).sort());
  });

  it("reads current lists, which replicas may not have", async () => {
    const keeping = start();
    await until("the copy", () => copy.cursor !== null);
    await stopped(keeping);
    const lists = network.seen.filter(({ path }) => !path.startsWith("/v1/changes"));
    expect(lists.map(({ headers }) => headers["cache-control"])).to.deep.equal(copied.map(() => "no-cache"));
    expect(network.seen[0]?.path).to.match(/^\/v1\/changes\?start=end&type=client&/);
  });

  it("misses no change that is made while it copies", async () => {
    const [ada, gone] = [await make("Ada"), await make("Gone")];
    const change = async () => {
      await direct.PATCH("/clients/{id}", { params: { path: { id: ada.id } }, body: { name: "Ada Lovelace" } });
      if (gone.id in copy.of("client")) await remove(gone.id);
      await make("Meanwhile");
    };
    let changed = false;
    const keeping = keepCopy({
      ...options(),
      load: () => null,
      store: async (batch) => {
        copy.store(batch);
        if (batch.kind === "resources" && !changed) {
          changed = true;
          await change();
        }
      },
    });
    await upToDate();
    expect(names()).to.have.members(["Ada Lovelace", "Meanwhile"]);
    await stopped(keeping);
  });

  it("resumes from the stored cursor without copying again", async () => {
    const first = start();
    await until("the copy", () => copy.cursor !== null);
    await stopped(first);
    await make("Later");
    network.next();
    copy.kinds.length = 0;
    const cursor = copy.cursor;
    const keeping = start();
    await upToDate();
    expect(names()).to.deep.equal(["Later"]);
    expect([...new Set(copy.kinds)]).to.deep.equal(["changes"]);
    expect(network.seen[0]?.path).to.contain(`cursor=${cursor}`);
    await stopped(keeping);
  });

  it("stores changes again that were stored without their cursor", async () => {
    const keeping = start();
    await until("the copy", () => copy.cursor !== null);
    await stopped(keeping);
    const ada = await make("Ada");
    await remove((await make("Gone")).id);
    const crash = new Error("The process stops.");
    const crashing = keepCopy({
      ...options(),
      load: () => copy.load(),
      store: (batch) => {
        copy.storeRows(batch);
        throw crash;
      },
    });
    expect(await reasonOf(crashing)).to.equal(crash);
    await direct.PATCH("/clients/{id}", { params: { path: { id: ada.id } }, body: { name: "Ada Lovelace" } });
    const again = start();
    await upToDate();
    expect(names()).to.deep.equal(["Ada Lovelace"]);
    await stopped(again);
  });

  it("copies again when the changes since its cursor are no longer kept, and removes what is gone", async () => {
    const [, gone] = [await make("Ada"), await make("Gone")];
    const keeping = start();
    await until("the copy", () => copy.cursor !== null);
    await stopped(keeping);
    expect(names()).to.have.members(["Ada", "Gone"]);
    await remove(gone.id);
    await make("Grace");
    await purge();
    copy.kinds.length = 0;
    const again = start();
    await upToDate();
    expect(names()).to.have.members(["Ada", "Grace"]);
    expect(copy.kinds[0]).to.equal("begin");
    await stopped(again);
  });

  it("continues after outages that outlast the retries, while it copies and while it follows", async () => {
    await make("Ada");
    const outage = Array.from({ length: 7 }, () => ({ status: 503 }));
    network.next(undefined, undefined, ...outage);
    const keeping = start();
    await until("the copy", () => copy.cursor !== null);
    expect([names(), copy.kinds.filter((kind) => kind === "begin")]).to.deep.equal([["Ada"], ["begin"]]);
    network.next(...outage, "response lost", "response cut off", "request lost");
    await make("Grace");
    await upToDate();
    expect(names()).to.deep.equal(["Ada", "Grace"]);
    await stopped(keeping);
  });

  it("rejects with the error of the service if the token may not read a kind", async () => {
    const client = createStintClient({ url: harness.url, token: workspace.tokens.member });
    const error = await reasonOf(keepCopy({ ...options(), client, load: () => null, store: () => undefined }));
    expect(isProblem(error, "forbidden")).to.equal(true);
  });

  it("rejects with what load and store throw, also if the signal has aborted", async () => {
    const broken = new Error("The disk is full.");
    const load = (): never => {
      throw broken;
    };
    expect(await reasonOf(keepCopy({ ...options(), load, store: () => undefined }))).to.equal(broken);
    const store = (): never => {
      stop.abort();
      throw broken;
    };
    expect(await reasonOf(keepCopy({ ...options(), load: () => null, store }))).to.equal(broken);
  });

  it("resolves when its signal aborts: at once, during a request, while it waits, and while it stores", async () => {
    const aborted = { ...options(), signal: AbortSignal.abort(), load: () => null, store: (): never => expect.fail("Stored.") };
    await keepCopy(aborted);
    expect(network.seen).to.deep.equal([]);

    network.next("no response");
    const requesting = start();
    await until("the request", () => network.seen.length === 1);
    await stopped(requesting);

    const waiting = keepCopy({ ...options(), pollMs: 3_600_000, load: () => copy.load(), store: (batch) => copy.store(batch) });
    await until("the last request", () => copy.cursor !== null && network.seen.at(-1)?.path.includes("cursor="));
    await stopped(waiting);

    const storing = keepCopy({ ...options(), load: () => null, store: () => stop.abort() });
    await storing;
  });

  it("follows from any cursor without a copy, as pages of changes of the chosen kinds", async () => {
    await make("Ada");
    const [seen, cursors]: [string[], string[]] = [[], []];
    for await (const { changes, cursor } of followChanges({ ...options(), types: ["client", "project"] })) {
      for (const { type, action, data } of changes) seen.push(`${type} ${action} ${data?.name ?? ""}`);
      if (seen.length === 1) await direct.POST("/projects", { body: { name: "Website" } });
      if (seen.length === 2) await make("Grace");
      cursors.push(cursor);
      if (seen.length > 2) break;
    }
    expect(seen).to.deep.equal(["client created Ada", "project created Website", "client created Grace"]);
    expect(new Set(cursors).size).to.equal(cursors.length);
  });

  it("ends with an error if a followed cursor expires", async () => {
    const { data } = await direct.GET("/changes", { params: { query: { limit: 1 } } });
    await purge();
    const follow = followChanges({ ...options(), types: ["client"], cursor: data.next_cursor });
    const error: unknown = await follow.next().catch((thrown: unknown) => thrown);
    expect(isProblem(error, "cursor_expired")).to.equal(true);
  });

  it("names the kinds of the batches in their types", async () => {
    const only = ["client"] as const satisfies readonly Copied[];
    const found: string[] = [];
    await make("Ada");
    await keepCopy({
      ...options(),
      types: only,
      load: () => null,
      store: (batch) => {
        if (batch.kind === "resources") found.push(...batch.resources.map(({ legal_name, name }) => legal_name ?? name));
        if (batch.kind === "complete") stop.abort();
      },
    });
    expect(found).to.deep.equal(["Ada"]);
  });
});
