import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { openApiDocument, routes } from "../../adapters/http/index.js";
import { root } from "../repository.js";

export const typesFile = join(root, "adapters/dashboard/src/api/api.d.ts");

const heading = "// Made from the OpenAPI document by `npm run client`. Do not edit.\n\n";

/** TypeScript's types of the API, as openapi-typescript makes them of the document. Words and examples are left out. */
export async function typesOfTheApi(): Promise<string> {
  const document = openApiDocument(routes, "0.0.0");
  return heading + astToString(await openapiTS(withoutWords(document, "") as OpenAPI3));
}

function withoutWords(node: unknown, below: string): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutWords(item, ""));
  if (typeof node !== "object" || node === null) return node;
  const isWords = (key: string) => below !== "properties" && (key === "description" || key === "example" || key === "summary");
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (isWords(key) ? [] : [[key, withoutWords(value, key)]])),
  );
}
