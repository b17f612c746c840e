import { isStintError, type QuestionForm, type QuestionProblem, type StintError } from "../../../core/index.js";
import type { Context } from "../request-state.js";
import { sentFields } from "./sent-fields.js";

/** What a browser sent of the form. Without text if it is too large. Throws 415 for other bodies. */
export async function sentForm(context: Context): Promise<QuestionForm> {
  const fields = await sentFields(context);
  if (fields === null) return { text: "", replyTo: "", problem: "text_too_long" };
  return {
    text: (fields.get("text") ?? "").replaceAll("\r\n", "\n"),
    replyTo: fields.get("reply_to")?.trim() ?? "",
    problem: null,
  };
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
