import { HttpProblem } from "../problem.js";
import { MAX_OPEN_BODY_BYTES, readBytes } from "../request-body.js";
import type { Context } from "../request-state.js";

const FORM = "application/x-www-form-urlencoded";

/** What a browser sent of a form; null if it is too large. Throws 415 for other bodies. */
export async function sentFields(context: Context): Promise<URLSearchParams | null> {
  if (!context.is(FORM)) throw new HttpProblem(415, "unsupported_media_type", `The body must have the content type ${FORM}.`);
  try {
    return new URLSearchParams((await readBytes(context.req, MAX_OPEN_BODY_BYTES, true)).toString("utf8"));
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 413) throw error;
    context.set(error.headers);
    return null;
  }
}
