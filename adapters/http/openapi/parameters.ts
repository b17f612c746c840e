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
 * Moves the example into the schema. Documentation pages prefill parameters with their own example, and the API rejects, for example, a cursor that it did
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
    description:
      "Changes the resource only if it has one of these ETags, or exists for `*`. Otherwise the request fails with 412.",
    example: '"3.4fzB6R0dJvQm1xkq"',
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    schema: text,
    description: "Returns 304 without a body if the response has one of these ETags, or for `*`.",
    example: '"3.4fzB6R0dJvQm1xkq"',
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[ -~]+$" },
    description:
      "Makes the request safe to retry. For 24 hours, a request with the same key returns the first response, with Idempotency-Replayed. A different body with the same key fails with 422.",
    example: "6f1d3c52-import-42",
  },
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    schema: text,
    description: "Your ID for the request: up to 128 letters, digits, `.`, `_` and `-`. Otherwise an ID is generated.",
    example: "import-42",
  },
  limit: query("limit", { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
  cursor: query("cursor", text),
};

/** Parameters that are the same for all operations. */
export const sharedParameters: Readonly<Record<string, Node>> = Object.fromEntries(
  Object.entries(shared).map(([name, parameter]) => [name, optional(parameter)]),
);

/** The operation's parameters. Shared ones are references. */
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
  const description = sentences("ID of the resource", `${prefix}_…`);
  return { name: "id", in: "path", required: true, schema: text, description, example: exampleId(prefix) };
}

function sort(sorts: readonly SortName[]): Node {
  const orders = sorts.flatMap((one) => [`-${one}`, one]);
  return query(
    "sort",
    { type: "string", enum: orders, default: orders[0] ?? "-created_at" },
    { description: sortDescription(sorts) },
  );
}

const formats = {
  "date-time": "RFC 3339 with an offset",
  moment: "RFC 3339 with an offset, or a date, which means its start in the workspace's time zone",
  date: "YYYY-MM-DD",
  "time-zone": "IANA time zone",
};

function queryParameter(name: string, parameter: QueryParameter): Node {
  const description = "description" in parameter ? parameter.description : undefined;
  if ("id" in parameter) return query(name, text, { kind: `${parameter.id}_…`, example: exampleId(parameter.id), description });
  if ("anyId" in parameter)
    return repeated(name, text, { kind: `${parameter.anyId}_…`, example: exampleId(parameter.anyId), description });
  if ("anyText" in parameter) return repeated(name, { type: "string", maxLength: parameter.anyText }, { description });
  if ("format" in parameter) {
    const { format } = parameter;
    const example = format === "date" ? formatExamples[format] : undefined;
    return query(name, { type: "string", format }, { kind: formats[format], example, description });
  }
  if ("text" in parameter) return query(name, { type: "string", maxLength: parameter.text }, { description });
  if ("opaque" in parameter) return query(name, text, { description });
  if ("minimum" in parameter) {
    const { minimum, maximum } = parameter;
    return query(
      name,
      { type: "integer", minimum, maximum, default: parameter.default },
      { example: parameter.default, description },
    );
  }
  if ("anyOf" in parameter) return anyOf(name, parameter);
  return query(name, { type: "string", enum: [...parameter] });
}

function anyOf(name: string, { anyOf, levels, description }: Extract<QueryParameter, { anyOf: unknown }>): Node {
  const items = { type: "string", enum: [...anyOf] };
  if (levels === undefined) return repeated(name, items, { description });
  const schema = { type: "array", items, maxItems: levels, uniqueItems: true };
  const kind = "Can be repeated with different values. The order matters";
  return { ...query(name, items, { kind, description }), schema, style: "form", explode: true, example: anyOf.slice(0, 1) };
}

interface Wording {
  /** The format of the value. */
  readonly kind?: string;
  readonly example?: Json | undefined;
  /** Replaces the description by name. */
  readonly description?: string | undefined;
}

function query(name: string, schema: Node, { kind, example, description }: Wording = {}): Node {
  const words = wordsFor("query", name);
  const [first] = (schema["enum"] as readonly Json[] | undefined) ?? [];
  return {
    name,
    in: "query",
    schema,
    description: sentences(description ?? words.meaning, kind),
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
    description: sentences(description as string, "Can be repeated to match any of several values"),
    example: [one["example"] as Json],
  };
}
