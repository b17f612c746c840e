import { snakeCase, type SummedField, summedFields, type TimeSum } from "../../../core/index.js";
import { count, document, flag, int8, integer, text } from "../rows.js";
import type { Row } from "../pipeline.js";
import type { Statement, Statements } from "../statement.js";
import { type ActiveCondition, sqlOf, statementOf } from "./conditions.js";

/** SQL for the end of the segment in which an entry starts. */
export const segmentEnd = (boundaries: string): string =>
  `(cast(${boundaries} as timestamptz[]))[width_bucket(start_time, cast(${boundaries} as timestamptz[])) + 1]`;

interface SumVariant {
  readonly by: readonly SummedField[];
  readonly hasSegments: boolean;
  readonly hasDays: boolean;
}

/** Sums recorded entries by their stored values. Of the core's rules, the SQL repeats only whole seconds and {@link roundingSteps}. */
export function sumsOf(
  statements: Statements,
  active: readonly ActiveCondition[],
  { by, hasSegments, hasDays }: SumVariant,
): Statement {
  const marks = [...by, ...(hasSegments ? ["s"] : []), ...(hasDays ? ["d"] : [])];
  const nameOf = (variant: string) => ["time_entries.sums", variant, ...marks].join(".");
  return statementOf(statements, active, nameOf, ({ raw, ownSql }) => {
    const kept = summedFields.filter((field) => field !== "clientId" && by.includes(field)).map(snakeCase);
    const columns = [...kept, "project_id", "billable", "rate_amount", "rate_currency", "segment", "day"].join(", ");
    const client = `(select client_id from projects where id = e.project_id and ${ownSql("workspace_id")})`;
    const where = [
      ...[ownSql("workspace_id"), "end_time is not null"],
      ...active.map(sqlOf),
      ...(hasSegments ? [`end_time <= ${segmentEnd(":segments")}`] : []),
    ].join(" and ");
    const bucket = (starts: string) => `width_bucket(start_time, cast(${starts} as timestamptz[])) - 1`;
    return raw(`
      select ${columns}${by.includes("clientId") ? `, ${client} as client_id` : ""}, count(*)::bigint as entries, sum(seconds)::bigint as seconds,
        sum((seconds + cast(:offset as bigint)) / cast(:step as bigint) * cast(:step as bigint))::bigint as rounded_seconds
      from (
        select *, floor(date_part('epoch', end_time - start_time))::bigint as seconds,
          ${hasSegments ? bucket(":segments") : "0"} as segment, ${hasDays ? bucket(":days") : "0"} as day
        from time_entries where ${where}) e
      where seconds > 0 group by ${columns}`);
  });
}

export function sumOf(row: Row): TimeSum {
  const amount = int8.decode<bigint | null>(row["rate_amount"]);
  return {
    userId: text.decode(row["user_id"] ?? null),
    projectId: text.decode(row["project_id"]),
    taskId: text.decode(row["task_id"] ?? null),
    clientId: text.decode(row["client_id"] ?? null),
    billable: flag.decode(row["billable"]),
    tags: document.decode(row["tags"] ?? []),
    rate: amount === null ? null : { amount, currency: text.decode(row["rate_currency"]) },
    segment: integer.decode(row["segment"]),
    day: integer.decode(row["day"]),
    entries: count.decode(row["entries"]),
    seconds: count.decode(row["seconds"]),
    roundedSeconds: count.decode(row["rounded_seconds"]),
  };
}
