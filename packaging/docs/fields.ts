import { code, escaped, prose } from "./html.js";
import { nameOf, type Parameter, type Schema } from "./openapi.js";

/** Returns the link to the page of a named schema. */
export type LinkOf = (name: string) => string;

/** Longer lists of values are folded. */
const MOST_VALUES = 12;

/**
 * The fields of an object, each with type, limits and meaning. Fields of fields are folded, named schemas are links. Required fields are marked if there
 * are others.
 */
export function fieldList({ properties = {}, required = [] }: Schema, linkOf: LinkOf): string {
  const fields = Object.entries(properties);
  const isMarked = (name: string): boolean => required.length < fields.length && required.includes(name);
  const items = fields.map(([name, field]) => item(name, field, isMarked(name), linkOf));
  return items.length === 0 ? "" : `<ul class="fields">${items.join("")}</ul>`;
}

export function parameterList(parameters: readonly Parameter[], linkOf: LinkOf): string {
  const items = parameters.map(({ name, required = false, schema, description }) =>
    item(name, { ...schema, description }, required, linkOf),
  );
  return `<ul class="fields">${items.join("")}</ul>`;
}

function item(name: string, field: Schema, required: boolean, linkOf: LinkOf): string {
  const within = fieldList(withFields(field), linkOf);
  return [
    `<li><div class="field"><code class="name">${escaped(name)}</code> <span class="type">${typeOf(field, linkOf)}</span>`,
    required ? ' <span class="required">required</span></div>' : "</div>",
    field.description ? `<p>${prose(field.description)}</p>` : "",
    limits(field),
    values(field),
    within ? `<details><summary>Fields of ${code(name)}</summary>${within}</details>` : "",
    "</li>",
  ].join("");
}

/** The object whose fields belong to the schema: its own, or those of its items. */
function withFields(schema: Schema): Schema {
  if (schema.properties) return schema;
  if (schema.items) return withFields(schema.items);
  return schema.anyOf?.map(withFields).find(({ properties }) => properties) ?? {};
}

/** The type in words, such as "array of integers or null". */
export function typeOf(schema: Schema, linkOf: LinkOf): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return `<a href="${linkOf(name)}">${escaped(name)}</a>`;
  }
  const parts = schema.anyOf ?? schema.allOf;
  if (parts) return [...new Set(parts.map((part) => typeOf(part, linkOf)))].join(" or ");
  const types = [schema.type ?? typeof (schema.const ?? "")].flat();
  return types.map((type) => (type === "array" && schema.items ? `array of ${typeOf(schema.items, linkOf)}` : type)).join(" or ");
}

function limits(schema: Schema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  const found = [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " items"),
    ...(pattern === undefined ? [] : [`matches ${code(pattern)}`]),
    ...(schema.default === undefined ? [] : [`default ${code(JSON.stringify(schema.default))}`]),
  ].filter((one) => one !== "");
  return found.length === 0 ? "" : `<p class="limits">${found.join(" · ")}</p>`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least === undefined ? "" : `at least ${least}${unit}`;
}

function values(schema: Schema): string {
  const all = schema.enum ?? schema.items?.enum;
  if (!all) return "";
  const list = all.map((one) => code(typeof one === "string" ? one : JSON.stringify(one))).join(" ");
  if (all.length <= MOST_VALUES) return `<p class="values">One of ${list}</p>`;
  return `<details class="values"><summary>${all.length} values</summary><p>${list}</p></details>`;
}
