/** The header that makes a PATCH or DELETE fail with `precondition_failed` if the resource has changed since this version was read. */
export function ifUnchanged({ version }: { readonly version: number }): { readonly "If-Match": string } {
  return { "If-Match": `"${version}."` };
}
