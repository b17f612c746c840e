import { openStorage, type InternalOptions } from "../../adapters/sql/storage.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { nextVersion, type Role, type UserId, type WorkspaceId } from "../../core/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import type { Route } from "../../adapters/http/route.js";
import { exampleId } from "../../adapters/http/schemas/annotations.js";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { storage } from "../suite/storage.js";
import { portsOn, storageOptions, systemPorts } from "../system-ports.js";
import { creatorsExcept, exampleBody, type IdsByPrefix } from "./examples.js";
import { type Api, furnish, type Harness, type HarnessPorts, type TestWorkspace } from "./harness.js";

/** Defines the suite for the storage of this run. The ports exist after the suite's first hook. */
export function forEachStorage(
  title: string,
  define: (ports: () => HarnessPorts) => void,
  server: Partial<InternalOptions> = {},
): void {
  inMemory(title, define);
  onServer(title, define, server);
}

/** Defines the suite in runs on memory. */
export function inMemory(title: string, define: (ports: () => HarnessPorts) => void): void {
  if (storage !== "memory") return;
  describe(`${title}, in memory`, () => define(once(() => memoryPorts(systemPorts))));
}

export type Open = (url?: string) => Promise<HarnessPorts>;

/** Defines the suite in runs on a server, with its own database. `open` returns further ports with their own pool on the same database. */
export function onServer(
  title: string,
  define: (ports: () => HarnessPorts, open: Open) => void,
  options: Partial<InternalOptions> = {},
): void {
  if (storage !== "server") return;
  describe(`${title}, on a PostgreSQL server`, () => {
    let ports: HarnessPorts | undefined;
    let database: TestDatabase | undefined;
    const closing: (() => Promise<void>)[] = [];
    const open: Open = async () => {
      const opened = await openStorage({ kind: "server", url: required(database).url }, { ...storageOptions, ...options });
      closing.push(() => opened.close());
      return portsOn(opened);
    };
    before(async () => {
      database = await createDatabase();
      ports = await open();
    });
    define(() => required(ports), open);
    // After the hooks of the suite, which may still read.
    after(async () => {
      for (const close of closing) await close();
      await database?.drop();
    });
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The suite's hook has not run.");
  return value;
}

export type Ids = Awaited<ReturnType<typeof furnish>>;

/** A workspace with data, and its `api` by role. */
export interface Scene {
  readonly workspace: TestWorkspace;
  readonly ids: Ids;
  /** The IDs by prefix of resources that are not in `ids`, created from the examples of the route table. */
  readonly others: IdsByPrefix;
  api(role: Role): Api;
  /** The one-time token of a fresh invitation. */
  invitation(): Promise<string>;
  /** The one-time token of a fresh sign-in link. */
  signInLink(): Promise<string>;
}

export async function createScene(harness: Harness): Promise<Scene> {
  const workspace = await harness.createWorkspace();
  const api = (role: Role): Api => harness.api(workspace.tokens[role]);
  const signInLink = async () => {
    const email = (await api("owner")("/v1/me")).body["email"] as string;
    return (await harness.useCases.grantSignIn({ email, workspaceId: workspace.actors.owner.workspaceId })).secret;
  };
  const ids = await furnish(api("owner"));
  const others = await createOthers(api("owner"), idsByPrefix({ ids, workspace, others: {} }));
  return { workspace, ids, others, api, invitation: () => invitation(harness, workspace, api("owner")), signInLink };
}

/** Invites a user, and replaces the token, which only the mail contains. */
async function invitation({ ports }: Harness, { id }: TestWorkspace, owner: Api): Promise<string> {
  const token = ports.tokenSecrets.issue();
  const { body } = await owner("/v1/users", { body: { email: `${ports.ids.next("usr")}@example.com` } });
  await ports.unitOfWork.run({ workspaceId: id as WorkspaceId }, async (stores) => {
    const user = required((await stores.users.find(body["id"] as UserId)) ?? undefined);
    await stores.users.update(nextVersion({ ...user, invitationHash: ports.tokenSecrets.hash(token) }, ports.clock.now()));
  });
  return token;
}

/** Creates one of each resource that is not in `ids`, from the examples of the route table. */
async function createOthers(owner: Api, ids: IdsByPrefix): Promise<IdsByPrefix> {
  const created: Record<string, string> = {};
  for (const [prefix, creator] of creatorsExcept(Object.keys(ids))) {
    const reply = await owner(pathOf(creator, ids), { body: exampleBody(creator, ids) });
    if (reply.status !== 201) throw new Error(`${creator.operation}: ${JSON.stringify(reply.body)}`);
    created[prefix] = reply.body["id"] as string;
  }
  return created;
}

/** The scene's id for each id prefix in paths. */
export function idsByPrefix({ ids, workspace, others }: Pick<Scene, "ids" | "workspace" | "others">): IdsByPrefix {
  const {
    statement: bst,
    transaction: btx,
    client: cli,
    project: prj,
    task,
    entry: te,
    invoice: inv,
    quote: quo,
    reminder: rem,
    token: tok,
    user: usr,
    webhook: wh,
    delivery: whd,
  } = ids;
  return { ...others, bst, btx, cli, prj, task, te, inv, quo, rem, tok, usr, wh, whd, ws: workspace.id };
}

/** The route's path under the root, with its id. */
export function pathOf(route: Route, ids: IdsByPrefix): string {
  return `/v1${pathUnderV1(route, ids)}`;
}

export function pathUnderV1(route: Route, ids: IdsByPrefix): string {
  const part = ids[route.nestedId ?? ""] ?? exampleId(route.nestedId ?? "pay");
  return route.path.replace(":id", encodeURI(ids[route.id ?? ""] ?? "")).replace(":nestedId", part);
}

const aroundNow = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());

/** Reports that end now by default, so their result changes. */
const sameRange: Readonly<Record<string, string>> = {
  "/v1/reports/deliveries": `?interval=day&from=${aroundNow[0]}&to=${aroundNow[1]}`,
};

/** Everything that the token can read: each list to its end, and each of its resources. */
export async function dump(api: Api): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  const known = new Map<string, Set<string>>();
  const readers = routes.filter(({ method, produces }) => method === "GET" && produces === undefined);
  const paths = () =>
    readers.flatMap((route) =>
      route.id ? [...(known.get(route.id) ?? [])].map((id) => pathOf(route, { [route.id ?? ""]: id })) : [pathOf(route, {})],
    );
  for (let open = paths(); open.length > 0; open = paths().filter((path) => !(path in seen))) {
    for (const path of open) {
      const isList = readers.some((route) => route.sorts && new RegExp(`^/v1${route.path.replace(":id", "[^/]+")}$`).test(path));
      seen[path] = isList
        ? await readList(api, path)
        : {
            ...(await api(`${path}${sameRange[path] ?? ""}`)).body,
            request_id: null,
          };
      for (const { id } of isList ? (seen[path] as { id: string }[]) : []) {
        const prefix = id.slice(0, id.indexOf("_"));
        known.set(prefix, (known.get(prefix) ?? new Set()).add(id));
      }
    }
  }
  return seen;
}

async function readList(api: Api, path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  let cursor: unknown = null;
  do {
    const { status, body } = await api(`${path}?limit=200${typeof cursor === "string" ? `&cursor=${cursor}` : ""}`);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    items.push(...(body["data"] as unknown[]));
    cursor = body["next_cursor"];
  } while (cursor !== null);
  return items;
}
