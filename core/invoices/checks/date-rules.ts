import type { LocalDate } from "../../kernel/calendar.js";
import { at, type CheckedDates, type Rule } from "./rule.js";

type IssueRule = Omit<Rule, "profile">;

const rule = (id: string, source: string, isViolated: (dates: CheckedDates) => boolean, message: string): IssueRule => ({
  id,
  severity: "warning",
  source: `Directive 2006/112/EC, ${source}`,
  violations: ({ dates }) => at(["issueDate"], dates !== null && isViolated(dates)),
  message,
  fix: "Change the issue date, or leave it empty: the day of issue is then entered.",
});

/** The same day of the year before; of a leap day, a text that sorts before the first of March. */
const yearBefore = (date: LocalDate): string => `${String(Number(date.slice(0, 4)) - 1).padStart(4, "0")}${date.slice(4)}`;

const isEarlier = (date: LocalDate, than: LocalDate | null): boolean => than !== null && date < than;

/** What is unusual about the date of an invoice that is not issued yet. */
export const dateRules: readonly IssueRule[] = [
  rule(
    "issue_date_before_last",
    "article 226 (2)",
    ({ issueDate, lastInSeries }) => isEarlier(issueDate, lastInSeries),
    "The issue date is before that of the last invoice of the number series, so dates and numbers are not in the same order.",
  ),
  rule(
    "issue_date_in_future",
    "article 226 (1)",
    ({ issueDate, today }) => issueDate > today,
    "The issue date is in the future.",
  ),
  rule(
    "issue_date_long_ago",
    "article 226 (1)",
    ({ issueDate, today }) => issueDate < yearBefore(today),
    "The issue date is more than a year ago.",
  ),
];
