import { MAX_ENTRY_HOURS, MAX_ENTRY_SECONDS } from "../../time-entries/time-entry-limits.js";
import type { ExportedEntry, ExportRowResult } from "../export-row.js";
import type { ExportField } from "../export-fields.js";
import { refusedRow, type RowContext, RowRefusal, type RowValues } from "./row-values.js";
import { spanOf } from "./spans.js";
import { currencyIn, rateIn, tagsIn, yesOrNo } from "./words.js";

/** The entry of a row, or why there is none. */
export function entryOf(values: RowValues, context: RowContext): ExportRowResult {
  const text = (field: ExportField): string | null => values.text(field) || null;
  const span = spanOf(values, context);
  if (span instanceof RowRefusal) return refusedRow(values, span);
  if (span.seconds > MAX_ENTRY_SECONDS)
    return refusedRow(values, new RowRefusal("entry_too_long", null, `A time entry can last at most ${MAX_ENTRY_HOURS} hours.`));
  const billable = yesOrNo(values.text("billable"));
  if (billable === null && text("billable") !== null)
    return refusedRow(values, new RowRefusal("billable_unclear", "billable", "The cell says neither yes nor no."));
  const rate = rateIn(values.text("rate"), context.decimalPoint);
  return {
    kind: "entry",
    line: values.line,
    externalId: text("externalId"),
    ...personOf(values),
    client: text("client"),
    project: text("project"),
    task: text("task"),
    description: values.text("description"),
    tags: values.tags ?? tagsIn(values.text("tags")),
    billable,
    rate,
    currency: rate === null ? null : (currencyIn(values.text("currency")) ?? context.currency),
    ...span,
  };
}

/** An address can be in place of a name. */
function personOf(values: RowValues): Pick<ExportedEntry, "person" | "email"> {
  const full = [values.text("firstName"), values.text("lastName")].filter((part) => part !== "").join(" ");
  const name = values.text("person") || full || values.text("userName");
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(name);
  return { person: name === "" || isAddress ? null : name, email: values.text("email") || (isAddress ? name : null) };
}
