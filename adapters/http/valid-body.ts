import {
  type UserActor,
  type Id,
  type IdPrefix,
  isUnchanged,
  may,
  pointerOf,
  resources,
  sameValue,
  type View,
} from "../../core/index.js";
import { type FieldProblem, invalidInput } from "./problem.js";
import { expanded } from "./expansion.js";
import type { ReadQuery } from "./request-query.js";
import type { ApiUseCases, Route } from "./route.js";
import { cleared, problemsOf, unstorable } from "./validation.js";

interface GuardCall {
  readonly actor: UserActor;
  readonly useCases: ApiUseCases;
  readonly id: Id<IdPrefix>;
}

/**
 * Validates the body. Throws 422 for its problems and those of the query. Calls the guard before throwing 422, so that 404 and 403 take precedence. A PATCH can contain invalid
 * fields with their stored value, so that clients can GET a resource, change it, and send all of it back.
 */
export async function validBody(route: Route, sent: unknown, query: ReadQuery, call: GuardCall): Promise<unknown> {
  const { body: schema, method } = route;
  const body = sent === undefined && route.bodyOptional ? {} : sent;
  const check = (value: unknown): readonly FieldProblem[] => {
    return schema ? [...unstorable(value), ...problemsOf(schema, value)] : [];
  };
  const valid = (value: unknown): unknown => schema && cleared(schema, value);
  const problems = [...query.problems, ...check(body)];
  if (problems.length === 0) return valid(body);
  const current = await route.guard?.(call);
  if (method !== "PATCH" || !current) throw invalidInput(problems);
  const known = { ...current, ...(await referencesIn(route, body, current, call)) };
  const readOnly = new Set(problems.filter(({ code }) => code === "unknown_field").map(({ pointer }) => pointer));
  const changes = withoutEchoes(body, known, readOnly);
  const remaining = [...query.problems, ...check(changes).map((problem) => asReadOnly(problem, known))];
  if (remaining.length > 0) throw invalidInput(remaining);
  return valid(changes);
}

/** The references that the body contains, as GET includes them, if the actor can read them. */
async function referencesIn(
  { expanded: names = [] }: Route,
  body: unknown,
  current: View,
  { useCases, actor }: GuardCall,
): Promise<View> {
  const isSent = (name: string) => typeof body === "object" && body !== null && Object.hasOwn(body, name);
  const sent = names.filter((name) => isSent(name) && may(actor, `${resources[name].scope}:read`));
  const [found = {}] = sent.length === 0 ? [] : await expanded([current], sent, { useCases, actor });
  return found;
}

/**
 * Drops fields whose value is the stored one. Values of read-only fields can lack fields of their objects, since clients of earlier versions do not
 * know all of them; in other fields, what is absent has a meaning.
 */
function withoutEchoes(body: unknown, current: View, readOnly: ReadonlySet<string>): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const isStored = (name: string) => (readOnly.has(pointerOf([name])) ? isUnchanged : sameValue);
  const isEcho = (name: string, value: unknown) => Object.hasOwn(current, name) && isStored(name)(value, current[name]);
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isEcho(name, value)));
}

function asReadOnly(problem: FieldProblem, current: View): FieldProblem {
  const isField = Object.keys(current).some((name) => problem.pointer === pointerOf([name]));
  if (problem.code !== "unknown_field" || !isField) return problem;
  return { ...problem, code: "read_only", message: "This field is read-only. Omit it or send its stored value." };
}
