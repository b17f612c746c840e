import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Role, roles, resourceScopes } from "../../core/index.js";
import { description, type Operation } from "../described/description.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required, type Scene } from "./storages.js";

interface Access {
  readonly "x-roles"?: Readonly<Record<Role, string>>;
  readonly security: readonly { readonly bearer?: readonly string[] }[];
}

const accessOf = ({ node }: Operation): Access => node as unknown as Access;
/** The scopes that an operation needs; null for operations without a token. */
const scopesOf = (operation: Operation): readonly string[] | null =>
  accessOf(operation).security.find(({ bearer }) => bearer)?.bearer ?? null;

const operations = description.operations.filter((one) => scopesOf(one) !== null && !one.path.endsWith(".csv"));
/** The scopes that the sample gives or subscribes to, which must be within the caller's, and those of what it changes elsewhere. */
const ofContents: Readonly<Record<string, readonly string[]>> = {
  createToken: ["read"],
  createWebhook: ["invoices:read"],
  bookBankTransaction: ["invoices:write"],
  unbookBankTransaction: ["invoices:write"],
  billQuote: ["quotes:write"],
  planQuote: ["quotes:write"],
};
const csvOfLists = description.operations.filter(({ id }) => id.endsWith("AsCsv"));

describe("the access that the OpenAPI document states", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  const tokens = new Map<string, Api>();
  const stage = (role: Role): Stage => {
    const { actors } = required(scene).workspace;
    return { ...required(scene), role, self: actors[role].userId, other: actors[role === "admin" ? "owner" : "admin"].userId };
  };
  const limitedTo = async (scopes: readonly string[]): Promise<Api> => {
    const key = scopes.join(" ");
    const known = tokens.get(key);
    if (known) return known;
    const { body } = await required(scene).api("owner")("/v1/tokens", { body: { name: "Limited", scopes } });
    const made = required(harness).api(body["token"] as string);
    tokens.set(key, made);
    return made;
  };
  const ask = async (api: Api, { id }: Operation, role: Role): Promise<number> => {
    const { path, ...request } = await sampleFor(id, stage(role));
    const { status, body } = await api(`/v1${path}`, request);
    await stopAll(stage(role));
    if (status !== 403) return status;
    expect(body["code"]).to.equal("forbidden");
    return status;
  };
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  it("is stated for every operation with a token", () => {
    expect(operations.length).to.be.greaterThan(70);
    for (const operation of csvOfLists) {
      const list = description.operations.find(({ id }) => `${id}AsCsv` === operation.id);
      if (list)
        expect([accessOf(operation)["x-roles"], scopesOf(operation)]).to.deep.equal([accessOf(list)["x-roles"], scopesOf(list)]);
    }
  });

  for (const operation of operations) {
    const needed = scopesOf(operation) ?? [];

    it(`${operation.id} is allowed for its roles, and for no other`, async () => {
      for (const role of roles) {
        const isAllowed = (accessOf(operation)["x-roles"]?.[role] ?? "all") !== "none";
        const status = await ask(required(scene).api(role), operation, role);
        expect(status !== 403, `${role} ${status}`).to.equal(isAllowed);
      }
    });

    it(`${operation.id} is allowed with ${needed.join(" ") || "any scope"}, and not with all others together`, async () => {
      const granting = needed.flatMap((scope) => [scope, scope.replace(/:read$/, ":write")]);
      const narrowest = needed.length > 0 ? needed : ["projects:read"];
      const others = resourceScopes
        .flatMap((name) => [`${name}:read`, `${name}:write`])
        .filter((scope) => !granting.includes(scope));
      const narrow = await limitedTo([...narrowest, ...(ofContents[operation.id] ?? [])]);
      expect(await ask(narrow, operation, "owner"), narrowest.join()).to.not.equal(403);
      if (needed.length > 0) expect(await ask(await limitedTo(others), operation, "owner")).to.equal(403);
    });

    const { content = {} } = (operation.node["requestBody"] ?? {}) as { content?: object };
    if (!("application/json" in content) || needed.length === 0) continue;
    it(`${operation.id} says what is wrong with a body to a token with ${needed.join(" ")}`, async () => {
      const { path, ...request } = await sampleFor(operation.id, stage("owner"));
      const { status } = await (
        await limitedTo([...needed, ...(ofContents[operation.id] ?? [])])
      )(`/v1${path}`, { ...request, body: { nonsense: 1 } });
      expect(status).to.be.oneOf([404, 422]);
    });
  }
});
