import { DEFAULT_PAGE_SIZE, type Json, MAX_PAGE_SIZE } from "../../../core/index.js";
import type { QueryParameter, Route } from "../route.js";
import { type SortName, sortDescription } from "../sorts.js";
import { isCacheable, isConditional, isRepeatable } from "./conditions.js";
import { formatExamples } from "./examples.js";
import { exampleId } from "./fields.js";
import type { Node } from "./node.js";
import { sentences, wordsFor } from "./words.js";

const text = { type: "string" };

/**
 * Moves the example into the schema. Documentation pages send a parameter's own example with the request, and the API refuses, for example, a cursor that it did
 * not issue.
 */
function optional({ example, schema, ...parameter }: Node): Node {
  return { ...parameter, schema: { ...(schema as Node), examples: [example as Json] } };
}

const shared: Readonly<Record<string, Node>> = {
  "If-Match": {
    name: "If-Match",
    in: "header",
    schema: text,
    description: "ETags of the versions that may be changed, or `*`. Where the resource has none of them: 412.",
    example: '"3.4fzB6R0dJvQm1xkq"',
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    schema: text,
    description: "ETags of answers that are known already, or `*`. One of them is answered 304, without a body.",
    example: '"3.4fzB6R0dJvQm1xkq"',
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[ -~]+$" },
    description:
      "A repeat within 24 hours is answered as the first was, with Idempotency-Replayed, and has no second effect. Another body under the key is 422.",
    example: "6f1d3c52-import-42",
  },
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    schema: text,
    description:
      "An id of the client's own to find the request by: up to 128 letters, digits, `.`, `_` and `-`. Else it gets a new one.",
    example: "import-42",
  },
  limit: query("limit", { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
  cursor: query("cursor", text),
};

/** Parameters that mean the same wherever they are. */
export const sharedParameters: Readonly<Record<string, Node>> = Object.fromEntries(
  Object.entries(shared).map(([name, parameter]) => [name, optional(parameter)]),
);

/** The operation's parameters, by reference where they are shared. */
export function parametersOf(route: Route): readonly Node[] {
  const names = [
    ...(isConditional(route) ? ["If-Match"] : []),
    ...(isCacheable(route) ? ["If-None-Match"] : []),
    ...(isRepeatable(route) ? ["Idempotency-Key"] : []),
    "X-Request-Id",
    ...(route.sorts ? ["limit", "cursor"] : []),
  ];
  return [
    ...(route.id ? [pathId(route.id)] : []),
    ...Object.entries(route.query ?? {}).map(([name, parameter]) => optional(queryParameter(name, parameter))),
    ...names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(route.sorts ? [optional(sort(route.sorts))] : []),
  ];
}

function pathId(prefix: string): Node {
  const description = sentences("The id", `${prefix}_…`);
  return { name: "id", in: "path", required: true, schema: text, description, example: exampleId(prefix) };
}

function sort(sorts: readonly SortName[]): Node {
  const orders = sorts.flatMap((one) => [`-${one}`, one]);
  return query("sort", { type: "string", enum: orders, default: orders[0] ?? "-created_at" }, { said: sortDescription(sorts) });
}

const formats = {
  "date-time": "RFC 3339 with an offset",
  moment: "RFC 3339 with an offset, or a date: its first moment in the workspace's time zone",
  date: "YYYY-MM-DD",
  "time-zone": "IANA time zone",
};

function queryParameter(name: string, parameter: QueryParameter): Node {
  const said = "description" in parameter ? parameter.description : undefined;
  if ("id" in parameter) return query(name, text, { kind: `${parameter.id}_…`, example: exampleId(parameter.id), said });
  if ("anyId" in parameter)
    return repeated(name, text, { kind: `${parameter.anyId}_…`, example: exampleId(parameter.anyId), said });
  if ("anyText" in parameter) return repeated(name, { type: "string", maxLength: parameter.anyText }, { said });
  if ("format" in parameter) {
    const { format } = parameter;
    const example = format === "date" ? formatExamples[format] : undefined;
    return query(name, { type: "string", format }, { kind: formats[format], example, said });
  }
  if ("text" in parameter) return query(name, { type: "string", maxLength: parameter.text }, { said });
  if ("opaque" in parameter) return query(name, text, { said });
  if ("minimum" in parameter) {
    const { minimum, maximum } = parameter;
    return query(name, { type: "integer", minimum, maximum, default: parameter.default }, { example: parameter.default, said });
  }
  if ("anyOf" in parameter) return anyOf(name, parameter);
  return query(name, { type: "string", enum: [...parameter] });
}

function anyOf(name: string, { anyOf, levels, description: said }: Extract<QueryParameter, { anyOf: unknown }>): Node {
  const items = { type: "string", enum: [...anyOf] };
  if (levels === undefined) return repeated(name, items, { said });
  const schema = { type: "array", items, maxItems: levels, uniqueItems: true };
  const kind = "May be repeated, each value once; the order counts";
  return { ...query(name, items, { kind, said }), schema, style: "form", explode: true, example: anyOf.slice(0, 1) };
}

interface Wording {
  /** What kind of value it is, beside what it means. */
  readonly kind?: string;
  readonly example?: Json | undefined;
  /** What it means here, in place of what its name means everywhere. */
  readonly said?: string | undefined;
}

function query(name: string, schema: Node, { kind, example, said }: Wording = {}): Node {
  const words = wordsFor("query", name);
  const [first] = (schema["enum"] as readonly Json[] | undefined) ?? [];
  return {
    name,
    in: "query",
    schema,
    description: sentences(said ?? words.meaning, kind),
    example: example ?? first ?? words.example ?? "text",
  };
}

function repeated(name: string, items: Node, wording: Wording): Node {
  const { description, ...one } = query(name, items, wording);
  return {
    ...one,
    schema: { type: "array", items },
    style: "form",
    explode: true,
    description: sentences(description as string, "May be repeated: any of them"),
    example: [one["example"] as Json],
  };
}
