import { expect } from "chai";
import {
  allItems,
  clientUseCases,
  DEFAULT_PAGE_SIZE,
  isStintError,
  type Page,
  type PageOptions,
  parseInstant,
} from "../../../core/index.js";
import { createWorld, type World } from "../world.js";
import { type Calls, createCalls } from "./calls.js";

/** The issues of what the work refuses, each with its path and code. */
async function refused(work: () => Promise<unknown> | undefined): Promise<readonly string[]> {
  try {
    await work();
  } catch (error) {
    if (isStintError(error)) return error.issues.map(({ path, code }) => `${path.join(".")} ${code}`);
    throw error;
  }
  return [];
}

describe("lists", () => {
  let calls: Calls;
  let lists: readonly string[];

  before(async () => {
    calls = await createCalls();
    lists = Object.entries(calls.samples).flatMap(([name, given]) =>
      given.some((one) => typeof one === "object" && one !== null && "descending" in one) ? [name] : [],
    );
    expect(lists).to.include.members(["listClients", "listWebhookDeliveries", "listTimeEntryTexts"]);
  });

  /** Calls the list with what stands before its filter, and with the rest. */
  const list = (name: string, ...rest: readonly unknown[]) =>
    calls.useCases[name]?.(...(calls.samples[name] ?? []).slice(0, -2), ...rest) as Promise<Page<unknown>>;

  it("need neither a filter nor a page", async () => {
    for (const name of lists) {
      const sort = name.startsWith("listTimeEntr") ? "startTime" : "createdAt";
      const complete = await list(name, {}, { limit: DEFAULT_PAGE_SIZE, sort, descending: true, after: null });
      expect(await list(name), name).to.deep.equal(complete);
      expect(await list(name, undefined, {}), name).to.deep.equal(complete);
    }
  });

  it("refuse texts that cannot be stored, and ids of another kind, instead of finding nothing", async () => {
    const wrong: Readonly<Record<string, (name: string) => readonly [value: unknown, code: string]>> = {
      text: () => ["a\0", "invalid_character"],
      texts: () => [["\ud800"], "invalid_character"],
      ids: (name) => [[name === "userIds" ? "cli_1" : "usr_1"], "id_malformed"],
    };
    const tried = new Set<string>();
    for (const name of [...lists, "getTimeReport", "getDeliveryReport"]) {
      const given = calls.samples[name] ?? [];
      const at = lists.includes(name) ? given.length - 2 : given.length - 1;
      const filter = (name === "getTimeReport" ? (given[at] as { filter: object }).filter : given[at]) as Record<string, unknown>;
      for (const [field, value] of Object.entries(filter)) {
        const kind = field.endsWith("Ids") ? "ids" : typeof value === "string" ? "text" : "texts";
        const isFree =
          kind === "ids"
            ? field !== "requestIds"
            : ["name", "notes", "text", "emails", "codes", "numbers", "tags"].includes(field);
        const change = wrong[kind]?.(field);
        if (!isFree || change === undefined) continue;
        const changed = { ...filter, [field]: change[0] };
        const rest = name === "getTimeReport" ? { ...(given[at] as object), filter: changed } : changed;
        const issues = await refused(() => calls.useCases[name]?.(...given.slice(0, at), rest));
        expect(issues.join(), name).to.match(new RegExp(String.raw`^(filter\.)?${field}(\.0)? ${change[1]}$`));
        tried.add(`${name} ${kind}`);
      }
    }
    expect(tried).to.include.all.keys(
      "listClients text",
      "listClients texts",
      "listWebhookDeliveries ids",
      "getTimeReport ids",
      "getTimeReport texts",
    );
  });

  describe("of three clients", () => {
    let world: World;

    beforeEach(async () => {
      world = await createWorld();
      for (const [index, name] of ["Beta", "Alpha", "Gamma"].entries()) {
        world.at(`2026-03-02T08:00:0${index + 1}Z`);
        await world.useCases.createClient(world.owner, { name });
      }
    });

    const namesIn = async (page: PageOptions<"createdAt" | "updatedAt" | "name">) =>
      (await world.useCases.listClients(world.owner, {}, page)).items.map(({ name }) => name);

    it("begin with the newest, and are ascending if only the sort key is given", async () => {
      expect(await namesIn({})).to.deep.equal(["Gamma", "Alpha", "Beta"]);
      expect(await namesIn({ limit: 1 })).to.deep.equal(["Gamma"]);
      expect(await namesIn({ descending: false })).to.deep.equal(["Beta", "Alpha", "Gamma"]);
      expect(await namesIn({ sort: "name" })).to.deep.equal(["Alpha", "Beta", "Gamma"]);
      expect(await namesIn({ sort: "name", descending: true })).to.deep.equal(["Gamma", "Beta", "Alpha"]);
    });

    it("are read to their end by a loop, page by page", async () => {
      const requested: unknown[] = [];
      const byName = (page: PageOptions) => {
        requested.push(page.after);
        return world.useCases.listClients(world.owner, {}, { ...page, sort: "name", limit: 1 });
      };
      const names: string[] = [];
      for await (const { name } of allItems(byName)) names.push(name);
      expect(names).to.deep.equal(["Alpha", "Beta", "Gamma"]);
      expect(requested).to.have.length(3);
      requested.length = 0;
      for await (const { name } of allItems(byName)) if (name === "Beta") break;
      expect(requested).to.have.length(2);
    });

    it("are read in the largest pages unless the loop gives a limit", async () => {
      const limits: (number | undefined)[] = [];
      const items = allItems((page) => {
        limits.push(page.limit);
        return world.useCases.listClients(world.owner, { updatedSince: parseInstant("2026-03-02T08:00:02Z") }, page);
      });
      const names: string[] = [];
      for await (const { name } of items) names.push(name);
      expect([names, limits]).to.deep.equal([["Gamma", "Alpha"], [200]]);
    });
  });
});

describe("the use cases of one feature", () => {
  it("check their arguments as all use cases together do", async () => {
    const { ports, owner } = await createWorld();
    const { createClient, listClients } = clientUseCases(ports);
    const untyped = createClient as unknown as (...given: readonly unknown[]) => Promise<unknown>;
    expect(await refused(() => untyped(owner, { name: 5, rates: 1n }))).to.deep.equal(["name wrong_type", "rates unknown_field"]);
    await createClient(owner, { name: " Ada " });
    expect((await listClients(owner)).items.map(({ name }) => name)).to.deep.equal(["Ada"]);
  });
});
