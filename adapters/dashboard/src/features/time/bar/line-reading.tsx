import { List, Text } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { useNow } from "../../../elements/use-now.js";
import { useZone } from "../../../elements/use-zone.js";
import { useDayText } from "../clock.js";
import type { Choices } from "../choices.js";
import { clockText } from "../line/clock-text.js";
import type { LineTime, ParsedLine } from "../line/parse-line.js";
import { dateOfLine, referencesOf, type ResolvedLine } from "../line/resolve-line.js";

const MS_PER_MINUTE = 60_000;

interface LineReadingProps {
  readonly parsed: ParsedLine;
  /** The day of the page. */
  readonly date: LocalDate;
  /** The errors of the last attempt to save, or null before the first. */
  readonly reading: ResolvedLine | null;
  readonly choices: Choices;
}

/** Shows how the line is interpreted, and its errors. */
export function LineReading({ parsed, date, reading, choices }: LineReadingProps) {
  const { t } = useTranslation("time");
  const { project, task } = referencesOf(parsed, choices);
  const nameOf = (found: { readonly name: string } | null, text: string | null) =>
    found?.name ?? (text === null ? null : `${text}?`);
  const time = (one: LineTime | null) => {
    if (one === null) return t("line.timer");
    if (one.kind === "duration") return t("line.lasting", { duration: clockText(one.minutes) });
    if (one.kind === "since") return t("line.since", { start: clockText(one.start) });
    return `${clockText(one.start)}–${clockText(one.end)}`;
  };
  const dayText = useDayText();
  const zone = useZone();
  const now = new Date(useNow(MS_PER_MINUTE));
  const parts = [
    parsed.time && dayText(dateOfLine(parsed, { zone, date, now }), "long"),
    time(parsed.time),
    nameOf(project, parsed.project),
    nameOf(task, parsed.task),
    parsed.note,
    ...parsed.tags.map((tag) => `+${tag}`),
    parsed.billable === null ? null : t(parsed.billable ? "billable" : "notBillable"),
  ];
  const problems = reading?.problems ?? parsed.problems;
  return (
    <>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {parts.filter((part) => part !== null && part !== "").join(" · ")}
      </Text>
      {problems.length > 0 && (
        <List size="sm" c="var(--mantine-color-error)" listStyleType="none">
          {problems.map((problem) => (
            <List.Item key={problem.code + problem.text}>
              {problem.code === "second"
                ? t(`problem.second_${problem.what}`, { text: problem.text })
                : t(`problem.${problem.code}`, { text: problem.text })}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
