import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { createStintClient, items, type ListPath, pages, type StintClient } from "../../client/index.js";
import { type Harness, startHarness } from "../http/harness.js";
import { createScene, idsByPrefix, pathOf, type Scene } from "../http/storages.js";
import { UnreliableNetwork } from "./unreliable-network.js";
import { bankFileRequest } from "../http/bank-files.js";

/** The paths of lists in the notation of the OpenAPI document. A test of the declarations compares them with the types. */
const lists: readonly string[] = routes.flatMap(({ sorts, path }) => (sorts ? [path.replace(":id", "{id}")] : []));

const isList = (path: string): path is ListPath => lists.includes(path);

describe("lists of stint/client", () => {
  let harness: Harness;
  let network: UnreliableNetwork;
  let scene: Scene;
  let stint: StintClient;

  before(async () => {
    harness = await startHarness(memoryPorts());
    network = await UnreliableNetwork.before(harness.url);
    scene = await createScene(harness);
    stint = createStintClient({ url: network.url, token: scene.workspace.tokens.owner, firstWaitMs: 1 });
    await addMore();
  });
  beforeEach(() => network.next());
  after(async () => {
    await network?.close();
    await harness?.close();
  });

  const names = Array.from({ length: 5 }, (_, at) => `N ${at}`);

  /** Several resources in every list. */
  async function addMore(): Promise<void> {
    const { project: id, invoice, quote, reminder } = scene.ids;
    const { data: reminded } = await stint.GET("/reminders/{id}", { params: { path: { id: reminder } } });
    const unpaid = reminded.invoice_id;
    for (const [at, name] of names.entries()) {
      const start = { project_id: id, start_time: `2026-04-0${at + 1}T08:00:00Z`, end_time: `2026-04-0${at + 1}T09:00:00Z` };
      const { data: client } = await stint.POST("/clients", { body: { name } });
      await stint.POST("/projects", { body: { name } });
      await stint.POST("/projects/{id}/tasks", { params: { path: { id } }, body: { name } });
      await stint.POST("/time-entries", { body: start });
      const lines = [{ description: "Fixed", quantity: "1", unit_price: 100 }];
      await stint.POST("/invoices", { body: { client_id: client.id, lines } });
      await stint.POST("/quotes", { body: { client_id: client.id, lines } });
      await stint.POST("/quotes/{id}/issue", { params: { path: { id: quote } } });
      await stint.POST("/quotes/{id}/links", { params: { path: { id: quote } } });
      await stint.POST("/expenses", { body: { date: "2026-03-02", category: name, amount: 100 } });
      await stint.POST("/milestones", { body: { project_id: id, name, amount: 100 } });
      await stint.POST("/recurring-invoices", {
        body: { client_id: client.id, name, unit: "month", starts_on: "2090-03-01", lines },
      });
      await stint.POST("/invoices/{id}/reminders", { params: { path: { id: unpaid } }, body: { to: [`${at}@example.com`] } });
      const { path: statements, ...file } = bankFileRequest(name);
      await harness.api(scene.workspace.tokens.owner)(`/v1${statements}`, file);
      await stint.POST("/invoices/{id}/send", { params: { path: { id: invoice } } });
      await stint.POST("/invoices/{id}/links", { params: { path: { id: invoice } } });
      const account = { params: { path: { id: scene.ids.client } }, body: { to: [`${at}@example.com`] } };
      await stint.POST("/clients/{id}/statement/send", account);
      await stint.POST("/users", { body: { email: `${name.replace(" ", "-")}@example.com` } });
      await stint.POST("/tokens", { body: { name } });
      await stint.POST("/webhooks", { body: { url: `https://receiver.example.com/${at}`, events: ["client.created"] } });
    }
    // The harness records no requests, so that the list does not grow while it is read.
    const { clock, ids, requestLog } = harness.ports;
    const { workspaceId, userId } = scene.workspace.actors.owner;
    const request = { workspaceId, userId, tokenId: null, method: "GET", path: "/v1/me", userAgent: null, operation: "getMe" };
    const response = { at: clock.now(), status: 200, code: null, durationMs: 1 };
    await requestLog.record(names.map((requestId) => ({ id: ids.next("req"), requestId, ...request, ...response })));
  }

  /** The IDs on each page of any list. */
  async function idsOn(path: ListPath, query: { readonly limit?: number }): Promise<readonly (readonly string[])[]> {
    const { invoice, project, client, quote } = scene.ids;
    const own: Readonly<Record<string, string>> = {
      "/projects/{id}/tasks": project,
      "/clients/{id}/messages": client,
      "/quotes/{id}/links": quote,
    };
    const id = own[path] ?? invoice;
    const found: string[][] = [];
    const all =
      path === "/invoices/{id}/messages" ||
      path === "/clients/{id}/messages" ||
      path === "/invoices/{id}/links" ||
      path === "/quotes/{id}/links" ||
      path === "/projects/{id}/tasks"
        ? pages(stint, path, { params: { path: { id }, query } })
        : pages(stint, path, { params: { query } });
    for await (const { data } of all) found.push(data.map((item) => item.id));
    return found;
  }

  for (const route of routes.filter(({ sorts }) => sorts)) {
    const path = route.path.replace(":id", "{id}");

    it(`${route.operation}: every item once, in pages of any size, in the order of the list`, async () => {
      if (!isList(path)) throw new Error(`${path} is not a list.`);
      const whole = await harness.api(scene.workspace.tokens.owner)(`${pathOf(route, idsByPrefix(scene))}?limit=200`);
      const expected = JSON.stringify(whole.body["data"]);
      const [all = [], ...others] = await idsOn(path, {});
      expect([others, all.length > 4]).to.deep.equal([[], true]);
      expect(all.filter((id) => !expected.includes(`"${id}"`))).to.deep.equal([]);
      for (const limit of [1, 2, 3, all.length, 200]) {
        const found = await idsOn(path, { limit });
        expect(found.flat(), `${limit}`).to.deep.equal(all);
        expect(found.slice(0, -1).every((page) => page.length === limit)).to.equal(true);
      }
    });
  }

  it("listChanges: every change up to now", async () => {
    const all: string[] = [];
    for await (const { id, version } of items(stint, "/changes", { params: { query: { limit: 7 } } }))
      all.push(`${id} ${version}`);
    const { data } = await stint.GET("/changes", { params: { query: { limit: 200 } } });
    expect(data.has_more).to.equal(false);
    expect(all).to.deep.equal(data.data.map(({ id, version }) => `${id} ${version}`));
  });

  it("request pages of 200, and the next page only when its items are asked for", async () => {
    const paths = () => network.seen.map(({ path }) => path);
    const one = items(stint, "/clients", { params: { query: { sort: "name" } } });
    expect(paths()).to.deep.equal([]);
    expect((await one.next()).value).to.include({ name: "Client" });
    expect(paths()).to.deep.equal(["/v1/clients?limit=200&sort=name"]);
    network.next();
    let seen = 0;
    for await (const { name } of items(stint, "/clients", { params: { query: { sort: "name", limit: 2 } } })) {
      seen += 1;
      if (name === "N 1") break;
    }
    expect([seen, network.seen.length]).to.deep.equal([3, 2]);
  });

  it("keep filters on every page, and start at a given cursor", async () => {
    const query = { user_id: [scene.workspace.actors.owner.userId], sort: "start_time" as const, limit: 2 };
    const all: string[] = [];
    const cursors: (string | null)[] = [];
    for await (const page of pages(stint, "/time-entries", { params: { query } })) {
      all.push(...page.data.map(({ id }) => id));
      cursors.push(page.next_cursor);
    }
    expect(network.seen.every(({ path }) => path.includes("user_id=usr_") && path.includes("sort=start_time"))).to.equal(true);
    const [cursor] = cursors;
    if (typeof cursor !== "string") throw new Error("There is only one page.");
    const rest: string[] = [];
    for await (const { id } of items(stint, "/time-entries", { params: { query: { ...query, cursor } } })) rest.push(id);
    expect(rest).to.deep.equal(all.slice(2));
  });

  it("continue after a page that was lost", async () => {
    network.next(undefined, "response lost", { status: 503 });
    const found: string[] = [];
    for await (const { name } of items(stint, "/clients", { params: { query: { sort: "name", limit: 3 } } })) found.push(name);
    expect(found).to.deep.equal(["Client", ...names]);
    expect(network.seen).to.have.length(4);
  });

  it("throw the error of a page, and end with their signal", async () => {
    const stop = new AbortController();
    const reason = new Error("Enough.");
    let error: unknown;
    try {
      for await (const { name } of items(stint, "/clients", { params: { query: { limit: 1 } }, signal: stop.signal }))
        if (name !== "") stop.abort(reason);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).to.equal(reason);
    expect(network.seen).to.have.length(1);
  });
});
