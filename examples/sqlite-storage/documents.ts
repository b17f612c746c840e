/** Models as JSON. Amounts are bigints and files are bytes, which JSON does not have, so both are marked by a key that no model uses. */
export function encode(model: unknown): string {
  return JSON.stringify(model, function (this: Readonly<Record<string, unknown>>, key, json: unknown) {
    const value = this[key];
    if (typeof value === "bigint") return { $bigint: String(value) };
    return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString("base64") } : json;
  });
}

export function decode<Model>(document: string): Model {
  return JSON.parse(document, (_, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    if ("$bigint" in value) return BigInt(String(value.$bigint));
    return "$bytes" in value ? Uint8Array.from(Buffer.from(String(value.$bytes), "base64")) : value;
  }) as Model;
}
