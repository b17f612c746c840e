import { isStintError, type QuestionForm, type QuestionProblem, type StintError } from "../../../core/index.js";
import { HttpProblem } from "../problem.js";
import { MAX_OPEN_BODY_BYTES, readBytes } from "../request-body.js";
import type { Context } from "../request-state.js";

const FORM = "application/x-www-form-urlencoded";

/** What a browser sent of the form. Without text if it is too large. Throws 415 for other bodies. */
export async function sentForm(context: Context): Promise<QuestionForm> {
  if (!context.is(FORM)) throw new HttpProblem(415, "unsupported_media_type", `The body must have the content type ${FORM}.`);
  try {
    const fields = new URLSearchParams((await readBytes(context.req, MAX_OPEN_BODY_BYTES, true)).toString("utf8"));
    return {
      text: (fields.get("text") ?? "").replaceAll("\r\n", "\n"),
      replyTo: fields.get("reply_to")?.trim() ?? "",
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 413) throw error;
    context.set(error.headers);
    return { text: "", replyTo: "", problem: "text_too_long" };
  }
}

/** Why the question was refused, in the terms of the form. Throws any other error. */
export function problemOfQuestion(error: unknown): { readonly problem: QuestionProblem; readonly status: 422 | 429 } {
  if (isStintError(error) && error.kind === "limited") return { problem: "limit", status: 429 };
  if (!isStintError(error) || error.issues.length === 0) throw error;
  return { problem: problemOfIssue(error), status: 422 };
}

function problemOfIssue({ issues }: StintError): QuestionProblem {
  const [issue] = issues;
  if (issue?.path[0] === "replyTo") return "reply_to_malformed";
  return issue?.code === "too_long" ? "text_too_long" : "text_missing";
}
