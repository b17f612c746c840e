import { createHash } from "node:crypto";
import {
  type Actor,
  authorize,
  conditionalUnitOfWork,
  forbidden,
  grantOf,
  isId,
  isStintError,
  type Json,
  type makeOnce,
  MAX_PAGE_SIZE,
  type PageRequest,
  type Position,
  type RepeatableRequest,
  type Role,
  sameValue,
  type UnitOfWork,
  type View,
  type IdPrefix,
  type Id,
} from "../../core/index.js";
import type { Actors } from "./actors.js";
import { exported, file, listed, single } from "./answered.js";
import { versionsNamed } from "./entity-tag.js";
import type { Answered, Asked } from "./exchange.js";
import { isConditional } from "./openapi/conditions.js";
import { authorizeExpansion, expanded } from "./expansion.js";
import { type FieldProblem, HttpProblem, invalidInput, problemOf } from "./problem.js";
import type { ApiUseCases, Call, Expandable, ListAnswer, Route } from "./route.js";
import { type ReadQuery, readQuery } from "./request-query.js";
import { cleared, isTooDeep, overcrowded, problemsOf, unstorable } from "./validation.js";

/** What requests are carried out on. */
export interface Engine {
  readonly unitOfWork: UnitOfWork;
  readonly once: ReturnType<typeof makeOnce>;
  readonly useCasesOn: (unitOfWork: UnitOfWork) => ApiUseCases;
}

/**
 * Carries out one request of the table. Refusals come in the order 404 and 405 (before this), 413, 415 and 400, 403 of the role, 404 of
 * the id, 422, 412, 409; 401 comes before all of them.
 */
export async function dispatch(asked: Asked, engine: Engine, actors: Actors, actor: Actor, token: string): Promise<Answered> {
  let acting = actor;
  for (let attempt = 1; ; attempt++) {
    const since = actors.now();
    try {
      const answered = await attemptOnce(asked, engine, acting);
      actors.confirm(token, since);
      return answered;
    } catch (error) {
      const before = acting;
      const stale = isStintError(error) && error.kind === "unauthenticated";
      if (stale) acting = await actors.afresh(token);
      else if ((problemOf(error)?.status ?? 500) < 500) acting = await actors.recheck(token);
      if (attempt > 1 || (!stale && sameValue(acting, before))) throw error;
    }
  }
}

/** With an `Idempotency-Key` in one transaction with the answer's keeping; looked up before anything else is looked at. */
async function attemptOnce(asked: Asked, { unitOfWork, once, useCasesOn }: Engine, actor: Actor): Promise<Answered> {
  const on = (base: UnitOfWork): ApiUseCases => useCasesOn(forVersions(asked, base, actor));
  const request = await repeatable(asked, actor);
  if (!request) return perform(asked, on(unitOfWork), actor);
  const { answer, replayed } = await once(actor, request, async (joined) => {
    const { status, body, headers } = await perform(asked, on(joined), actor);
    return { status, body: body as Json, headers, role: actor.role };
  });
  const { headers, role, ...rest } = answer as unknown as Answered & { readonly role?: Role };
  if (replayed) requireStillAllowed(asked.route, actor, role);
  return { ...rest, headers: replayed ? { ...headers, "Idempotency-Replayed": "true" } : headers };
}

/** A stored answer is for whoever may still make its request: as far as the role reached that made it, or further. */
function requireStillAllowed({ permission }: Route, actor: Actor, role: Role = actor.role): void {
  if (permission === null) return;
  const grant = authorize(actor, permission);
  if (grant !== grantOf(role, permission) && grant !== "all") throw forbidden(`The role ${actor.role} may not do this.`);
}

/** As `If-Match` asks, of a request that changes or deletes. */
function forVersions({ route, id, ifMatch }: Asked, unitOfWork: UnitOfWork, { userId }: Actor): UnitOfWork {
  if (ifMatch === "" || !isConditional(route)) return unitOfWork;
  const versions = versionsNamed(ifMatch);
  const target = route.id ? id : route.self ? userId : null;
  return versions === null ? unitOfWork : conditionalUnitOfWork(unitOfWork, { id: target, versions });
}

/** What makes a request the same as another one; null for one that asks for no such care, or is refused for its body anyway. */
async function repeatable(asked: Asked, { tokenId, userId }: Actor): Promise<RepeatableRequest | null> {
  const { route, idempotencyKey: key, path, search } = asked;
  if (key === "" || (route.method !== "POST" && route.method !== "PATCH")) return null;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new HttpProblem(400, "malformed_header", "An Idempotency-Key has 1 to 255 printable ASCII characters.");
  }
  const body = route.body ? await asked.readBody() : undefined;
  if (isTooDeep(body)) return null;
  return {
    id: digest([tokenId ?? userId, route.method, path, key]),
    fingerprint: digest([search.toString(), body ?? null]),
  };
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Carries out a request of a route that needs no API token. */
export function dispatchOpen(asked: Asked, useCases: ApiUseCases): Promise<Answered> {
  return perform(asked, useCases, undefined as never);
}

async function perform(asked: Asked, useCases: ApiUseCases, actor: Actor): Promise<Answered> {
  const { route, session } = asked;
  const sent = route.body ? await asked.readBody() : undefined;
  const query = readQuery(route, asked.search, asked.path);
  if (route.permission !== null) authorize(actor, route.permission);
  const references = wantedReferences(route, query);
  authorizeExpansion(actor, references);
  const id = pathIdOf(asked);
  const body = await validBody(asked, sent, query, { actor, useCases, id });
  const call = {
    actor,
    useCases,
    id,
    session,
    hangUp: asked.hangUp,
    query: query.values,
    anyOf: query.anyOf,
    body: body as never,
  };
  const handle = (page: PageRequest<string>) => route.handle({ ...call, page: page as Call<never>["page"] });
  const page = asked.csv && !asked.search.has("limit") ? { ...query.page, limit: MAX_PAGE_SIZE } : query.page;
  const answer = await handle(page);
  if ("file" in answer) return file(route, answer);
  const whole = (views: readonly View[]): Promise<readonly View[]> => expanded(views, references, { useCases, actor });
  if (!("page" in answer)) return single(asked, answer, whole);
  const behind = async (after: Position) => (await handle({ ...page, after })) as ListAnswer;
  return asked.csv ? exported(asked, query, answer, { whole, behind, references }) : listed(asked, query, answer, whole);
}

/** The path's id, spelled as the route demands; "" where its path has none. */
function pathIdOf({ route, id }: Asked): Id<IdPrefix> {
  if (!route.id) return "" as Id<IdPrefix>;
  if (!isId(route.id, id)) throw new HttpProblem(404, "not_found", "There is no such resource in this workspace.");
  return id;
}

/** Those that the route knows; others are a problem of the query. */
function wantedReferences({ expand = [] }: Route, { anyOf }: ReadQuery): readonly Expandable[] {
  return expand.filter((name) => anyOf["expand"]?.includes(name));
}

/** The body, sound by its schema. What is wrong is told only after the resource turned out to be there and open to the actor. */
async function validBody(
  asked: Asked,
  sent: unknown,
  query: ReadQuery,
  call: { actor: Actor; useCases: ApiUseCases; id: Id<IdPrefix> },
): Promise<unknown> {
  const { route } = asked;
  if (!route.body) {
    if (query.problems.length > 0) {
      await route.guard?.(call);
      throw invalidInput(query.problems);
    }
    return undefined;
  }
  const body = sent === undefined && route.bodyOptional ? {} : sent;
  const schema = route.body;
  const check = (value: unknown): readonly FieldProblem[] => {
    const crowd = overcrowded(value);
    return crowd.length > 0 ? crowd : [...unstorable(value), ...problemsOf(schema, value)];
  };
  const problems = check(body);
  if (problems.length === 0 && query.problems.length === 0) return cleared(schema, body);
  const current = await route.guard?.(call);
  if (route.method !== "PATCH" || !current) throw invalidInput([...query.problems, ...problems]);
  const rest = withoutEchoes(body, current, problems);
  const remaining = [...query.problems, ...check(rest).map((problem) => asReadOnly(problem, current))];
  if (remaining.length > 0) throw invalidInput(remaining);
  return cleared(schema, rest);
}

/** Drops what made a problem but says only what is stored: a client may GET, change, and PATCH the whole resource. */
function withoutEchoes(body: unknown, current: View, problems: readonly FieldProblem[]): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const troubled = new Set(problems.map(({ pointer }) => pointer.split("/")[1]?.replaceAll("~1", "/").replaceAll("~0", "~")));
  return Object.fromEntries(
    Object.entries(body).filter(
      ([key, value]) => !(troubled.has(key) && Object.hasOwn(current, key) && sameValue(value, current[key])),
    ),
  );
}

function asReadOnly(problem: FieldProblem, current: View): FieldProblem {
  const [, field = "", ...below] = problem.pointer.split("/");
  if (problem.code !== "unknown_field" || below.length > 0 || !Object.hasOwn(current, field)) return problem;
  return { ...problem, code: "read_only", message: "This field cannot be changed; it may be sent back as it is stored." };
}
