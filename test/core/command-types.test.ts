import { expect } from "chai";
import { argumentTable } from "../../core/argument-table.js";
import {
  createTrustingUseCases,
  createUseCases,
  type CurrentUseCases,
  parseCurrency,
  parseTimeZone,
  StintError,
  type UserActor,
} from "../../core/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";

/** Calls a use case as a program without types. */
async function call(
  useCases: CurrentUseCases,
  name: keyof CurrentUseCases,
  ...given: readonly unknown[]
): Promise<readonly string[]> {
  const useCase = useCases[name] as (...values: readonly unknown[]) => Promise<unknown>;
  try {
    await useCase(...given);
    return [];
  } catch (error) {
    if (!(error instanceof StintError)) throw error;
    return error.issues.length === 0 ? [error.code] : error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  }
}

describe("the use cases, for a program without types", () => {
  let useCases: CurrentUseCases;
  let trusting: CurrentUseCases;
  let owner: UserActor;

  before(async () => {
    const ports = memoryPorts();
    useCases = createUseCases(ports);
    trusting = createTrustingUseCases(ports);
    const { token } = await useCases.createWorkspace({
      ...{ name: "Grace GmbH", ownerEmail: "grace@example.com" },
      ...{ currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") },
    });
    const found = await useCases.authenticate(token);
    if (!found) throw new Error("The token is not valid.");
    owner = found;
  });

  it("refuse arguments of another type with an error of the domain, each of them", async () => {
    const withArguments = (Object.keys(argumentTable) as (keyof CurrentUseCases)[]).filter(
      (name) => argumentTable[name].length > 0,
    );
    for (const name of withArguments)
      for (const wrong of [undefined, null, 7, [], true, { unknown: 1 }, () => 1]) {
        const problems = await call(useCases, name, wrong, wrong, wrong, wrong);
        expect(problems, `${name} with ${typeof wrong}`).not.to.deep.equal([]);
        for (const problem of problems)
          expect(problem, name).to.match(/^[a-zA-Z.]*: (?:wrong_type|required|not_nullable|unknown_field)$/);
      }
  });

  it("name the path of each value, and store nothing", async () => {
    const problems = async (name: keyof CurrentUseCases, ...given: readonly unknown[]) => call(useCases, name, owner, ...given);
    expect(await problems("updateWorkspace", { timeZone: "Mars" })).to.deep.equal(["timeZone: time_zone_unknown"]);
    expect(await problems("updateWorkspace", { timezone: "Europe/Paris" })).to.deep.equal(["timezone: unknown_field"]);
    expect(await problems("createClient", { name: 5, adress: {} })).to.deep.equal(["name: wrong_type", "adress: unknown_field"]);
    expect(await problems("createClient", { name: "Ada", rate: 90 })).to.deep.equal(["rate: wrong_type"]);
    expect(await problems("createProject", { name: "A", budget: { kind: "hours", hours: 5 } })).to.deep.equal([
      "budget.hours: wrong_type",
    ]);
    const tags: string[] = [];
    tags[1] = "a";
    const entry = { projectId: "prj_1", durationSeconds: 60.5, tags };
    expect(await problems("createTimeEntry", entry)).to.deep.equal(["tags.0: wrong_type", "durationSeconds: wrong_type"]);
    expect(await problems("createClient", { name: "a\ud800" })).to.deep.equal(["name: invalid_character"]);
    expect(await problems("createClient", { name: "A", id: "cli_1", version: 1 })).to.deep.equal([
      "id: read_only",
      "version: read_only",
    ]);
    expect(await problems("listClients", { status: "active" }, { limt: 1, sort: null })).to.deep.equal([
      ...["status: unknown_field", "page.sort: not_nullable", "page.limt: unknown_field"],
    ]);
    const page = { limit: 201, sort: "createdAt", descending: false, after: null };
    expect(await problems("listClients", {}, page)).to.deep.equal(["page.limit: out_of_range"]);
    expect(await problems("listClients", {}, { ...page, limit: 1, sort: "id" })).to.deep.equal(["page.sort: not_allowed"]);
    expect(await problems("updateClient", 5, {}, "later")).to.deep.equal(["id: wrong_type", "applyTo: not_allowed"]);
    expect(
      await problems("createTimeEntry", { projectId: "prj_1", startTime: "2026-03-02T09:00:00Z", tags: ["a", 1] }),
    ).to.deep.equal([...["startTime: wrong_type", "tags.1: wrong_type"]]);
    expect(await problems("replaceLogo", { mediaType: "image/gif", content: "x" })).to.deep.equal([
      ...["mediaType: not_allowed", "content: wrong_type"],
    ]);
    const { items } = await useCases.listClients(owner, {}, { limit: 1, sort: "createdAt", descending: false, after: null });
    expect(items).to.deep.equal([]);
    expect((await useCases.getWorkspace(owner)).timeZone).to.equal("Europe/Berlin");
  });

  it("refuse an actor whose role, scopes or automatic work do not exist, and grant nothing to one that is not checked", async () => {
    const refused = async (actor: object) => call(useCases, "createClient", actor, { name: "A" });
    for (const [role, code] of [
      ...(["Member", "god", "", "__proto__", "toString"] as const).map((word) => [word, "not_allowed"] as const),
      ...([5, {}, []] as const).map((other) => [other, "wrong_type"] as const),
      [undefined, "required"],
      [null, "not_nullable"],
    ] as const) {
      expect(await refused({ ...owner, role }), JSON.stringify(role)).to.deep.equal([`actor.role: ${code}`]);
      expect(await call(trusting, "createClient", { ...owner, role }, { name: "A" })).to.deep.equal(["forbidden"]);
    }
    const { scopes: _, ...unscoped } = owner;
    expect(await refused(unscoped)).to.deep.equal(["actor.scopes: required"]);
    expect(await refused({ ...owner, scopes: "read" })).to.deep.equal(["actor.scopes: wrong_type"]);
    const { workspaceId } = owner;
    for (const system of ["foo", "toString"])
      expect(await refused({ workspaceId, system })).to.deep.equal(["actor.system: not_allowed"]);
    expect(await refused({ workspaceId, system: "imports" })).to.deep.equal([]);
  });

  it("name the path of each value of an invoice, at every depth", async () => {
    const line = {
      description: "Work",
      quantity: 1,
      unitPrice: 100n,
      allowances: [{ amount: 1n, text: "" }],
      tax: { category: "X" },
    };
    const command = {
      ...{ clientId: 1, lines: [line], discount: { kind: "percent", amount: 1n }, dueDate: "2026-02-30", period: {} },
      ...{ fromTime: { from: "today" }, payableRounding: { kind: "increment" } },
    };
    expect(await call(useCases, "createInvoice", owner, command)).to.have.members([
      ...["clientId: wrong_type", "lines.0.quantity: wrong_type", "lines.0.allowances.0.text: unknown_field"],
      ...["lines.0.tax.category: not_allowed", "discount.percent: required", "discount.amount: unknown_field"],
      ...["dueDate: date_malformed", "period.start: required", "period.end: required", "fromTime.from: wrong_type"],
      "payableRounding.increment: required",
    ]);
    expect(await call(useCases, "recordPayment", owner, "inv_1", { amount: 5, paidOn: "today" })).to.deep.equal([
      ...["paidOn: date_malformed", "amount: wrong_type"],
    ]);
  });
});
