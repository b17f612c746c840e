import { ANSWERS_KEPT_HOURS, type IdPrefix, type Json, MAX_FILTER_VALUES, MAX_OUTDATED_SECONDS } from "../../../core/index.js";
import { idempotencyKey, MAX_REQUEST_ID } from "../header-limits.js";
import { dryRunParameter, type QueryParameter, type Route } from "../route.js";
import { pageLimit } from "../routes/filters.js";
import { type SortName, sortDescription } from "../sorts.js";
import { isCacheable, isConditional, isOutdatable, isRanged, isRepeatable } from "./conditions.js";
import { formatExamples } from "./examples.js";
import { exampleId } from "../schemas/annotations.js";
import type { Node } from "./node.js";
import { nameOfPrefix, sentences } from "./words.js";

const text = { type: "string" };
const { description: limitDescription, ...limits } = pageLimit;

interface Parameter {
  readonly name: string;
  readonly in: "header" | "query" | "path";
  readonly schema: Node;
  readonly description: string;
  readonly example: Json;
  readonly style?: string;
  readonly explode?: boolean;
  readonly required?: boolean;
}

/**
 * Moves the example into the schema. Documentation pages prefill parameters with their own example, and the API rejects, for example, a cursor that it did
 * not issue.
 */
function optional({ example, schema, ...parameter }: Parameter): Node {
  return { ...parameter, schema: { ...schema, examples: [example] } };
}

const shared: Readonly<Record<string, Parameter>> = {
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
  Range: {
    name: "Range",
    in: "header",
    schema: text,
    description:
      "Returns a part of the file with 206, such as `bytes=0-1023` (RFC 9110). Several ranges, and one beyond the end, return all of it.",
    example: "bytes=0-1023",
  },
  "If-Range": {
    name: "If-Range",
    in: "header",
    schema: text,
    description: "Returns all of the file if its ETag is another one.",
    example: '"u2Jz0m3fKcJXb0yq8vQm1x"',
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", ...idempotencyKey },
    description: `Makes the request safe to retry. For ${ANSWERS_KEPT_HOURS} hours, a request with the same key returns the first response, with Idempotency-Replayed. A different body with the same key fails with 422.`,
    example: "6f1d3c52-import-42",
  },
  "Cache-Control": {
    name: "Cache-Control",
    in: "header",
    schema: text,
    description: `\`no-cache\`: the response contains all changes that completed before the request (RFC 9111). Otherwise it may miss the changes of the last ${MAX_OUTDATED_SECONDS} seconds if the service uses a read replica.`,
    example: "no-cache",
  },
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    schema: text,
    description: `Your ID for the request: up to ${MAX_REQUEST_ID} letters, digits, \`.\`, \`_\` and \`-\`. Otherwise an ID is generated.`,
    example: "import-42",
  },
  limit: query("limit", { type: "integer", ...limits }, { description: limitDescription, example: 50 }),
  cursor: query("cursor", text, {
    description: "`next_cursor` of the previous page. Use the same filters and order",
    example: "WyIyMDI2LTAzLTAyVDA4OjAwOjAwLjAwMFoiXQ",
  }),
  dry_run: queryParameter("dry_run", dryRunParameter),
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
    ...(isRanged(route) ? ["Range", "If-Range"] : []),
    ...(isRepeatable(route) ? ["Idempotency-Key"] : []),
    ...(isOutdatable(route) ? ["Cache-Control"] : []),
    "X-Request-Id",
    ...(route.sorts ? ["limit", "cursor"] : []),
  ];
  return [
    ...(route.id ? [pathId("id", "resource", route.id)] : []),
    ...(route.nestedId ? [pathId(nestedIdName(route.nestedId), nameOfPrefix(route.nestedId), route.nestedId)] : []),
    ...Object.entries(route.query ?? {}).map(([name, parameter]) =>
      parameter === dryRunParameter ? reference(name) : optional(queryParameter(name, parameter)),
    ),
    ...names.map(reference),
    ...(route.sorts ? [optional(sort(route.sorts))] : []),
  ];
}

function reference(name: string): Node {
  return { $ref: `#/components/parameters/${name}` };
}

/** The name of the path parameter for the ID of a part of a resource, such as `payment_id`. */
function nestedIdName(prefix: IdPrefix): string {
  return `${nameOfPrefix(prefix).replaceAll(" ", "_")}_id`;
}

/** The path of a route in the notation of OpenAPI. */
export function pathTemplate({ path, nestedId }: Pick<Route, "path" | "nestedId">): string {
  return path.replace(":id", "{id}").replace(":nestedId", nestedId ? `{${nestedIdName(nestedId)}}` : "");
}

function pathId(name: string, what: string, prefix: IdPrefix): Node {
  const description = sentences(`ID of the ${what}`, `${prefix}_…`);
  return { name, in: "path", required: true, schema: text, description, example: exampleId(prefix) };
}

function sort(sorts: readonly SortName[]): Parameter {
  const orders = sorts.flatMap((one) => [`-${one}`, one]);
  return query(
    "sort",
    { type: "string", enum: orders, default: orders[0] ?? "-created_at" },
    { description: sortDescription(sorts), example: orders[0] },
  );
}

const formats = {
  "date-time": "RFC 3339 with an offset",
  moment:
    "RFC 3339 with an offset, or a date, which means its start in `time_zone`, if the operation has it, or in the workspace's time zone",
  date: "YYYY-MM-DD",
  "time-zone": "IANA time zone",
  locale: "BCP 47 language tag",
};

function queryParameter(name: string, parameter: QueryParameter): Parameter {
  if ("anyId" in parameter) {
    const { anyId, description = `ID of the ${nameOfPrefix(anyId)}` } = parameter;
    return repeated(name, text, { kind: `${anyId}_…`, example: exampleId(anyId), description });
  }
  const { description, example } = parameter;
  if ("anyText" in parameter) return repeated(name, { type: "string", maxLength: parameter.anyText }, { description, example });
  if ("pairs" in parameter) {
    const { key, value } = parameter.pairs;
    const schema = {
      type: "object",
      additionalProperties: { type: "string", maxLength: value.max },
      maxProperties: parameter.pairs.pairs,
    };
    const kind = `\`${name}[key]=value\`, with a key of at most ${key.max} characters`;
    return {
      ...query(name, schema, { kind, description, example: { department: "sales" } }),
      style: "deepObject",
      explode: true,
    };
  }
  if ("format" in parameter) {
    const { format } = parameter;
    const schema = { type: "string", format };
    return query(name, schema, { kind: formats[format], example: example ?? formatExamples[format], description });
  }
  if ("text" in parameter) return query(name, { type: "string", maxLength: parameter.text }, { description, example });
  if ("opaque" in parameter) return query(name, text, { description, example });
  if ("minimum" in parameter) {
    const { minimum, maximum, default: usual } = parameter;
    return query(name, { type: "integer", minimum, maximum, default: usual }, { example: usual, description });
  }
  if ("anyOf" in parameter) return anyOf(name, parameter);
  const [first] = parameter.oneOf;
  return query(name, { type: "string", enum: parameter.oneOf }, { description, example: first });
}

function anyOf(name: string, { anyOf, levels, description }: Extract<QueryParameter, { anyOf: unknown }>): Parameter {
  const items = { type: "string", enum: anyOf };
  const [example] = anyOf;
  if (levels === undefined) return repeated(name, items, { description, example });
  const schema = { type: "array", items, maxItems: levels, uniqueItems: true };
  const kind = "Can be repeated with different values. The order matters";
  return { ...query(name, schema, { kind, description, example: anyOf.slice(0, 1) }), style: "form", explode: true };
}

interface Wording {
  readonly description: string;
  /** The format of the value. */
  readonly kind?: string;
  readonly example?: Json | undefined;
}

function query(name: string, schema: Node, { description, kind, example = "text" }: Wording): Parameter {
  return { name, in: "query", schema, description: sentences(description, kind), example };
}

function repeated(name: string, items: Node, { description, kind, example = "text" }: Wording): Parameter {
  const kinds = sentences(kind, "Can be repeated to match any of several values");
  const schema = { type: "array", items, maxItems: MAX_FILTER_VALUES };
  return { ...query(name, schema, { description, kind: kinds, example: [example] }), style: "form", explode: true };
}
