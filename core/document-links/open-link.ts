import { notFound } from "../kernel/errors.js";
import type { FoundLink } from "../ports/directory.js";
import type { Ports } from "../ports/ports.js";

/** The document of an active link's secret. Throws `not_found`, whatever the secret is otherwise. */
export async function openLink(
  { directory, clock, tokenSecrets }: Pick<Ports, "directory" | "clock" | "tokenSecrets">,
  secret: string,
): Promise<FoundLink> {
  const found = await directory.findDocumentLink(tokenSecrets.hash(secret), clock.now());
  if (!found) throw notFound("document_link");
  return found;
}
