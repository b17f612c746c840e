import { createHash } from "node:crypto";
import {
  type UserActor,
  authorize,
  conditionalUnitOfWork,
  forbidden,
  grantOf,
  type Instant,
  isId,
  isStintError,
  type Json,
  type makeDryRun,
  type makeOnce,
  MAX_PAGE_SIZE,
  type PageRequest,
  type Position,
  type RepeatableRequest,
  requireScope,
  type Role,
  sameValue,
  type UnitOfWork,
  type View,
  type IdPrefix,
  type Id,
} from "../../core/index.js";
import type { Caller } from "./authentication.js";
import { yieldToEventLoop } from "./event-loop.js";
import { exported, file, listed, listedTexts, single } from "./responses.js";
import { versionsNamed } from "./entity-tag.js";
import type { ApiResponse, ApiRequest } from "./exchange.js";
import { idempotencyKey } from "./header-limits.js";
import { isConditional } from "./openapi/conditions.js";
import { authorizeExpansion, expanded } from "./expansion.js";
import { withOwnIds } from "./external-references.js";
import { HttpProblem, invalidInput, problemOf } from "./problem.js";
import { type ApiUseCases, type Call, type Expandable, type ListResult, type Route, takesDryRun } from "./route.js";
import { type ReadQuery, readQuery } from "./request-query.js";
import { rowsOfBody } from "./rows-of-body.js";
import { validBody } from "./valid-body.js";

/** Runs the use cases of a request. */
export interface CoreAccess {
  /** Reads only current data. */
  readonly unitOfWork: UnitOfWork;
  /** The use cases whose lists and reports may be outdated. */
  readonly outdatable: ApiUseCases;
  readonly once: ReturnType<typeof makeOnce>;
  readonly dryRun: ReturnType<typeof makeDryRun>;
  readonly useCasesOn: (unitOfWork: UnitOfWork) => ApiUseCases;
}

/**
 * Executes a request after 401, 429, 404 of the path, 405 and 406 have been checked. Checks the other errors in the order 413, 415, 400,
 * 403 of the role, 404 of the ID, 422, 412, 409.
 */
export async function dispatch(request: ApiRequest, core: CoreAccess, caller: Caller, now: () => Instant): Promise<ApiResponse> {
  let acting = caller.actor;
  for (let attempt = 1; ; attempt++) {
    const since = now();
    try {
      const response = await attemptOnce(request, core, acting);
      if (!request.mayBeOutdated) caller.confirm(since);
      return response;
    } catch (error) {
      const before = acting;
      const stale = isStintError(error) && error.kind === "unauthenticated";
      if (stale) acting = await caller.afresh();
      else if ((problemOf(error)?.status ?? 500) < 500) acting = await caller.recheck();
      if (attempt > 1 || (!stale && sameValue(acting, before))) throw error;
    }
  }
}

/** A dry run undoes everything. With an `Idempotency-Key`, first looks up the stored response, or stores it in the transaction of the request. */
async function attemptOnce(request: ApiRequest, core: CoreAccess, actor: UserActor): Promise<ApiResponse> {
  const { unitOfWork, outdatable, once, dryRun, useCasesOn } = core;
  const asked = (useCases: () => ApiUseCases) =>
    withOwnIds(request, { useCases, actor, authorized: () => authorizeRoute(actor, request.route) });
  if (request.mayBeOutdated) return perform(await asked(() => outdatable), outdatable, actor);
  const performOn = async (base: UnitOfWork): Promise<ApiResponse> => {
    const own = await asked(() => useCasesOn(base));
    return perform(own, useCasesOn(forVersions(own, base, actor)), actor);
  };
  if (isDryRun(request)) return dryRun(actor, async (joined) => withoutEffect(await performOn(joined)));
  const repeatableRequest = await repeatable(request, actor);
  if (!repeatableRequest) return performOn(unitOfWork);
  const { answer, replayed } = await once(actor, repeatableRequest, async (joined) => {
    const { status, body, headers } = await performOn(joined);
    return { status, body: body as Json, headers, role: actor.role };
  });
  const { headers, role, ...rest } = answer as unknown as ApiResponse & { readonly role?: Role };
  if (replayed) requireStillAllowed(request.route, actor, role);
  return { ...rest, headers: replayed ? { ...headers, "Idempotency-Replayed": "true" } : headers };
}

/** Whether the request asks for a dry run, as far as its operation has one. {@link readQuery} reports other values. */
function isDryRun({ route, search }: ApiRequest): boolean {
  return takesDryRun(route) && search.get("dry_run") === "true";
}

/** The response to a request without an effect, also on the session or after the response. */
function withoutEffect({ status, body, headers }: ApiResponse): ApiResponse {
  return { status, body, headers: { ...headers, "Stint-Dry-Run": "true" } };
}

/** Throws unless the actor's role still permits the replayed request, with at least the original grant. */
function requireStillAllowed({ permission }: Route, actor: UserActor, role: Role = actor.role): void {
  if (permission === null) return;
  const grant = authorize(actor, permission);
  if (grant !== grantOf(role, permission) && grant !== "all")
    throw forbidden(`The role ${actor.role} does not permit this operation.`);
}

/** Applies `If-Match` to a request that updates or deletes. */
function forVersions({ route, id, ifMatch }: ApiRequest, unitOfWork: UnitOfWork, { userId }: UserActor): UnitOfWork {
  if (ifMatch === "" || !isConditional(route)) return unitOfWork;
  const target = route.id ? id : route.self ? userId : null;
  return conditionalUnitOfWork(unitOfWork, { id: target, versions: versionsNamed(ifMatch) });
}

const printable = new RegExp(idempotencyKey.pattern);

/** The identity of a request with an `Idempotency-Key`, which survives the end of a session. Null if it has none, or its body was not parsed and will be rejected. */
async function repeatable(request: ApiRequest, { tokenId, userId }: UserActor): Promise<RepeatableRequest | null> {
  const { route, idempotencyKey: key, path, search, isBySession } = request;
  if (key === "" || (route.method !== "POST" && route.method !== "PATCH")) return null;
  const { minLength, maxLength } = idempotencyKey;
  if (key.length > maxLength || !printable.test(key)) {
    const detail = `The Idempotency-Key must have ${minLength} to ${maxLength} printable ASCII characters.`;
    throw new HttpProblem(400, "malformed_header", detail);
  }
  const { json, excess, raw } = await request.readBody();
  if (excess) return null;
  const bytes = raw && [raw.mediaType, createHash("sha256").update(raw.content).digest("hex")];
  return {
    id: digest([isBySession ? userId : (tokenId ?? userId), route.method, path, key]),
    fingerprint: digest([search.toString(), json ?? null, ...(bytes ?? [])]),
  };
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Executes a request of a route that does not require authentication. */
export function dispatchOpen(request: ApiRequest, useCases: ApiUseCases): Promise<ApiResponse> {
  return perform(request, useCases, undefined as never);
}

/** The bytes of a body whose parsing, validation and use are separate turns of the event loop. */
const LARGE = 65_536;

async function perform(request: ApiRequest, useCases: ApiUseCases, actor: UserActor): Promise<ApiResponse> {
  const { route, session } = request;
  const { json, excess, raw, size } = await request.readBody();
  const isLarge = size > LARGE;
  if (isLarge) await yieldToEventLoop();
  const query = readQuery(route, request.search, request.path);
  authorizeRoute(actor, route);
  const references = wantedReferences(route, query);
  authorizeExpansion(actor, references);
  const id = pathIdOf(route.id, request.id);
  const nestedId = pathIdOf(route.nestedId, request.nestedId);
  if (excess) {
    await route.guard?.({ actor, useCases, id });
    throw invalidInput([excess]);
  }
  const { body: sent, refusedRows } = rowsOfBody(route, json);
  const body = await validBody(route, sent, query, { actor, useCases, id });
  if (isLarge) await yieldToEventLoop();
  const call = {
    actor,
    useCases,
    id,
    nestedId,
    session,
    publicUrl: request.publicUrl,
    disconnectSignal: request.disconnectSignal,
    query: query.values,
    anyOf: query.anyOf,
    pairs: query.pairs,
    body: body as never,
    refusedRows,
    raw,
  };
  const handle = (page: PageRequest<string>) => route.handle({ page: page as Call<never>["page"], ...call });
  const page = request.csv && !request.search.has("limit") ? { ...query.page, limit: MAX_PAGE_SIZE } : query.page;
  if (route.handleTexts && !request.csv && references.length === 0) {
    const texts = await route.handleTexts({ page: page as Call<never>["page"], ...call });
    return listedTexts(request, query, texts);
  }
  const result = await handle(page);
  if ("file" in result) return file(route, result);
  const expand = (views: readonly View[]): Promise<readonly View[]> => expanded(views, references, { useCases, actor });
  if (!("page" in result)) return single(request, result, expand);
  const nextPage = async (after: Position) => (await handle({ ...page, after })) as ListResult;
  return request.csv
    ? exported(request, query, result, { expand, nextPage, references })
    : listed(request, query, result, expand);
}

/** Throws `forbidden` unless the actor's role and token permit the operation. */
function authorizeRoute(actor: UserActor, { permission, everything, scope }: Route): void {
  if (scope) requireScope(actor, scope);
  if (permission === null) return;
  const grant = authorize(actor, permission);
  if (everything && grant !== "all") throw forbidden(`The role ${actor.role} does not permit this operation.`);
}

/** The ID in the path, or "" if the route has no prefix for it. Throws 404 for an ID with another prefix. */
function pathIdOf(prefix: IdPrefix | undefined, id: string): Id<IdPrefix> {
  if (!prefix) return "" as Id<IdPrefix>;
  if (!isId(prefix, id)) throw new HttpProblem(404, "not_found", "The workspace has no such resource.");
  return id;
}

/** The references to expand. {@link readQuery} reports unsupported ones. */
function wantedReferences({ expand = [] }: Route, { anyOf }: ReadQuery): readonly Expandable[] {
  return expand.filter((name) => anyOf["expand"]?.includes(name));
}
