import { StintProblem } from "../../../../../client/index.js";
import { pastPeriods } from "../../../../../core/recurring-invoices/recurrence.js";
import { checkPlaceholders, placeholders } from "../../../../../core/recurring-invoices/period-texts.js";
import { recurringLimits } from "../../../../../core/recurring-invoices/recurring-limits.js";
import { Issues } from "../../../../../core/kernel/errors.js";
import { isStatus } from "../../api/problem.js";
import { useExplain } from "../../elements/explain.js";
import { useTranslation } from "../../words/use-translation.js";
import { useContentErrors } from "../invoices/content/content-errors.js";
import { contentValuesOf, type RecurringValues } from "./recurring-values.js";
import { retainerErrors } from "./retainer-values.js";
import { coveredOf, wholeIn } from "./schedule.js";

const braced = placeholders.map((name) => `{${name}}`).join(", ");

/** Returns the translation of the code of an error, of this feature or of the frame. */
export function useRecurringProblem(): (code: string, message: string) => string {
  const { t, find } = useTranslation("recurring-invoices");
  const { ofCode } = useExplain();
  return (code, message) =>
    code === "placeholder_unknown"
      ? t("problems.placeholder_unknown", { placeholders: braced })
      : (find(`problems.${code}`) ?? ofCode(code, message));
}

/** Returns the message of an error in the user's language. */
export function useRecurringFailure(): (error: Error) => string {
  const explain = useRecurringProblem();
  const { ofError } = useExplain();
  return (error) => {
    if (!isStatus(error, 409, 422)) return ofError(error);
    const [first = { code: error.code, message: error.detail }] = error.errors;
    return explain(first.code, first.message);
  };
}

/** Returns the check of what the service could not report at a field: the errors by path. */
export function useRecurringErrors(): (values: RecurringValues, currency: string) => Record<string, string> {
  const { t } = useTranslation("recurring-invoices");
  const contentErrors = useContentErrors();
  return (values, currency) => {
    const errors = contentErrors(contentValuesOf(values), currency);
    const report = (path: string, isRight: boolean, message: string) => {
      if (!isRight) errors[path] = message;
    };
    for (const path of ["client_id", "name", "starts_on"] as const)
      report(path, values[path].trim() !== "", t("shell:problems.required"));
    const { interval, maxInvoices } = recurringLimits;
    report("interval", wholeIn(values.interval, interval) !== undefined, t("problems.whole", interval));
    const isLimited = values.max_invoices.trim() !== "";
    report(
      "max_invoices",
      !isLimited || wholeIn(values.max_invoices, maxInvoices) !== undefined,
      t("problems.whole", maxInvoices),
    );
    report("ends_on", values.ends_on === "" || values.ends_on >= values.starts_on, t("problems.end_before_start"));
    const isPast = values.withTime || values.withExpenses || values.withRetainer;
    const isGross = values.withExpenses && values.prices === "gross";
    report("from_expenses", !isGross, t("problems.not_with_gross_prices"));
    report("period", !isPast || pastPeriods.includes(coveredOf(values.period)), t("problems.period_not_over"));
    report("lines", isPast || values.lines.length > 0, t("problems.content"));
    const known = t("problems.placeholder_unknown", { placeholders: braced });
    values.lines.forEach(({ description }, at) => report(`lines.${at}.description`, isKnown(description), known));
    if (values.withRetainer) {
      for (const name of retainerErrors(values.retainer, currency))
        report(`retainer.${name}`, false, t(name.endsWith("_hours") ? "problems.hours" : "shell:problems.amount"));
      report("retainer.description", isKnown(values.retainer.description), known);
    }
    for (const path of ["notes", "subject", "message"] as const) report(path, isKnown(values[path]), known);
    return errors;
  };
}

function isKnown(text: string): boolean {
  const issues = new Issues();
  checkPlaceholders(issues, [], text);
  return issues.found.length === 0;
}

/** Rejects with errors whose messages are those of this feature. */
export async function explained<Result>(
  call: Promise<Result>,
  explain: (code: string, message: string) => string,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!isStatus(error, 409, 422)) throw error;
    const { body } = error;
    const errors = body.errors?.map((one) => ({ ...one, message: explain(one.code, one.message) }));
    throw new StintProblem({ ...body, detail: explain(error.code, error.detail), ...(errors ? { errors } : {}) });
  }
}
