/** Models as JSON. Amounts are bigints and files are bytes, which JSON does not have, so both are marked by a key that no model uses. */

export function encode(model: unknown): string {
  return JSON.stringify(model, replaced);
}

export function decode<Model>(document: string): Model {
  return JSON.parse(document, revived) as Model;
}

function replaced(this: Readonly<Record<string, unknown>>, key: string, json: unknown): unknown {
  const value = this[key];
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") };
  return json;
}

function revived(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$bigint" in value) return BigInt(String(value.$bigint));
  if ("$bytes" in value) return Uint8Array.from(Buffer.from(String(value.$bytes), "base64"));
  return value;
}
