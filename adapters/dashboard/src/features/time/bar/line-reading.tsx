import { List, Text } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { useDayText } from "../clock.js";
import type { Choices } from "../choices.js";
import { secondsText } from "../line/clock-text.js";
import type { ParsedLine } from "../line/parse-line.js";
import { referencesOf, type ResolvedLine } from "../line/resolve-line.js";
import { lengthOf, type LineTime } from "../line/time-forms.js";

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
  const problems = reading?.problems ?? parsed.problems;
  const lasting = (seconds: number) => t("line.lasting", { duration: secondsText(seconds) });
  const times = (one: LineTime | null): readonly (string | null)[] => {
    if (one === null) return [parsed.problems.length === 0 ? t("line.timer") : null];
    if (one.kind === "duration") return [lasting(one.seconds)];
    if (one.kind === "since") return [t("line.since", { start: secondsText(one.start) })];
    const ranges = one.ranges.map(({ start, end }) => `${secondsText(start)}–${secondsText(end)}`);
    return [ranges.join(", "), lasting(one.ranges.reduce((sum, range) => sum + lengthOf(range), 0))];
  };
  const dayText = useDayText();
  const parts = [
    parsed.time || parsed.date ? dayText(parsed.date ?? date, "long") : null,
    ...times(parsed.time),
    nameOf(project, parsed.project),
    nameOf(task, parsed.task),
    parsed.note,
    ...parsed.tags.map((tag) => `+${tag}`),
    parsed.billable === null ? null : t(parsed.billable ? "billable" : "notBillable"),
  ];
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
