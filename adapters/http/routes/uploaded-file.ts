import type { RawContent } from "../route.js";

/** The uploaded file. The router accepts only media types of the route. */
export function fileOf<Type extends string>(
  raw: RawContent | null,
  types: readonly Type[],
): { readonly mediaType: Type; readonly content: Uint8Array } {
  const mediaType = types.find((type) => type === raw?.mediaType);
  if (!raw || !mediaType) throw new Error("The request has no file.");
  return { mediaType, content: raw.content };
}
