import { type DecisionForm, type DecisionProblem, isStintError } from "../../../core/index.js";
import type { ApiUseCases } from "../route.js";
import type { Context } from "../request-state.js";
import { sentFields } from "./sent-fields.js";

const decisions = ["accept", "decline"] as const;
/** What a client can do with a quote: the last part of the address of its form. */
export type QuoteDecision = (typeof decisions)[number];

/** Whether the part of an address is that of a form about a quote. */
export function isDecision(part: string): part is QuoteDecision {
  return decisions.some((one) => one === part);
}

type Sent = { -readonly [Name in keyof DecisionForm]: DecisionForm[Name] };

/** What a browser sent of the form. A form that is too large has a reason that is too long. Throws 415 for other bodies. */
export async function sentDecision(context: Context): Promise<Sent> {
  const fields = await sentFields(context);
  if (fields === null) return { name: "", reason: "", problem: "reason_too_long" };
  return { name: fields.get("name")?.trim() ?? "", reason: (fields.get("reason") ?? "").replaceAll("\r\n", "\n"), problem: null };
}

/** Records the decision. Nothing is thrown if the quote was decided or has expired: the page says so. */
export async function recordDecision(
  useCases: Pick<ApiUseCases, "acceptSharedQuote" | "declineSharedQuote">,
  secret: string,
  kind: QuoteDecision,
  { name, reason }: Pick<DecisionForm, "name" | "reason">,
): Promise<void> {
  try {
    if (kind === "accept") await useCases.acceptSharedQuote(secret, { name });
    else await useCases.declineSharedQuote(secret, { reason: reason.trim() === "" ? null : reason });
  } catch (error) {
    if (!isStintError(error) || error.kind !== "conflict") throw error;
  }
}

/** Why the decision was refused, in the terms of the form. Throws any other error. */
export function problemOfDecision(error: unknown): DecisionProblem {
  if (!isStintError(error) || error.issues.length === 0) throw error;
  const [issue] = error.issues;
  if (issue?.path[0] === "reason") return "reason_too_long";
  return issue?.code === "too_long" ? "name_too_long" : "name_missing";
}
