import { code, escaped } from "./html.js";
import { type Endpoint, exampleOf, type Parameter } from "./openapi.js";

/** Parameters that a person who tries an operation does not need. */
const machines: readonly string[] = ["X-Request-Id", "Idempotency-Key", "If-None-Match"];

/** The form that sends a request to the operation. `api` is the relative URL of /v1. The script of the site handles it. */
export function tryForm({ method, path, operation, parameters }: Endpoint, api: string): string {
  const ofPath = parameters.filter((one) => one.in === "path");
  const others = parameters.filter((one) => one.in !== "path" && !machines.includes(one.name));
  const [[type, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  return [
    `<details class="try"><summary>Try it</summary>`,
    `<form data-method="${method}" data-path="${escaped(path)}" data-api="${api}" data-type="${type ?? ""}">`,
    operation.security.length === 0 ? "" : TOKEN,
    ...ofPath.map((one) => input(one, "")),
    others.length === 0 ? "" : `<details><summary>Parameters</summary>${others.map((one) => input(one, "")).join("")}</details>`,
    type === "application/json"
      ? `<label>Body<textarea name="body" rows="8" spellcheck="false">${escaped(JSON.stringify(body?.example, null, 2))}</textarea></label>`
      : "",
    type !== undefined && type !== "application/json"
      ? `<label>File<input type="file" name="file" required accept="${Object.keys(operation.requestBody?.content ?? {}).join()}"></label>`
      : "",
    `<button type="submit">Send ${method} request</button>`,
    `</form><div class="response" role="status"></div></details>`,
  ].join("");
}

const TOKEN =
  '<label>API token<input name="token" type="password" autocomplete="off" spellcheck="false" placeholder="stint_…"></label>' +
  '<p class="hint">Kept in this tab only. Leave it empty to use your session in the dashboard.</p>';

function input(parameter: Parameter, value: string): string {
  const { name, schema, required = false } = parameter;
  const repeated = schema.type === "array";
  const hint = `${exampleOf(parameter)}${repeated ? ", …" : ""}`;
  return [
    `<label>${code(name)}<input name="${parameter.in}:${escaped(name)}" value="${escaped(value)}" placeholder="${escaped(hint)}"`,
    ` autocomplete="off" spellcheck="false"${repeated ? " data-repeated" : ""}${required ? " required" : ""}></label>`,
  ].join("");
}
