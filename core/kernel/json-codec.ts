/**
 * The JSON of a value, the same in HTTP bodies, events and stored documents. `Input` may omit what has a default. `fromJson` assumes the
 * types of `Input` and throws a StintError of kind `invalid` for values outside a rule.
 */
export interface JsonCodec<Value, Written, Input = Written> {
  /** The JSON of the value. */
  toJson(value: Value): Written;
  /** The value of JSON that has the types of `Input`. */
  fromJson(json: Input): Value;
}

/** The JSON of a list of such values. */
export function listJson<Value, Written, Input>(
  item: JsonCodec<Value, Written, Input>,
): JsonCodec<readonly Value[], readonly Written[], readonly Input[]> {
  return { toJson: (values) => values.map(item.toJson), fromJson: (items) => items.map(item.fromJson) };
}
