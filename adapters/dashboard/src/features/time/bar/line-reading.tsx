import { List, Text } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { useNow } from "../../../elements/use-now.js";
import { useDayText } from "../clock.js";
import type { Entry } from "../entries.js";
import { SECONDS_PER_DAY, secondsText } from "../line/clock-text.js";
import type { ParsedLine } from "../line/parse-line.js";
import { type LineSpan, type ResolvedLine, resolveLine } from "../line/resolve-line.js";
import type { ClockRange, LineTime } from "../line/time-forms.js";
import { timeOfDayText } from "../line/time-of-day-text.js";
import { wallSeconds, wallTime } from "../line/wall-time.js";
import type { LineScene } from "./line-scene.js";

const MS_PER_SECOND = 1_000;
const MS_PER_MINUTE = 60_000;
const SECONDS_PER_MINUTE = 60;

/** What is recorded, which differs from what clocks show on the nights when they change. */
function secondsOf({ start_time: start = "", end_time: end = "" }: LineSpan): number {
  return Math.floor((Date.parse(end) - Date.parse(start)) / MS_PER_SECOND);
}

interface LineReadingProps {
  readonly parsed: ParsedLine;
  /** The errors of the last attempt to save, or null before the first. */
  readonly reading: ResolvedLine | null;
  readonly scene: LineScene;
  /** The entries of the day; undefined while they are not known. */
  readonly entries: readonly Entry[] | undefined;
}

/** Shows how the line is interpreted, and its errors. */
export function LineReading({ parsed, reading, scene, entries }: LineReadingProps) {
  const { t } = useTranslation("time");
  const { zone, locale, choices } = scene;
  const now = new Date(useNow(MS_PER_MINUTE));
  const { project, task, date, spans } = resolveLine(parsed, { ...choices, ...scene, entries, now });
  const nameOf = (found: { readonly name: string } | null, text: string | null) =>
    found?.name ?? (text === null ? null : `${text}?`);
  const problems = reading?.problems ?? parsed.problems;
  const lasting = (seconds: number) => t("line.lasting", { duration: secondsText(seconds) });
  const clock = (seconds: number) => timeOfDayText(seconds, locale);
  /** The typed time, unless the clock skips it and shows another one. */
  const shown = (typed: number, at: string) => {
    const { seconds } = wallSeconds(zone, new Date(at));
    return clock(seconds === typed % SECONDS_PER_DAY ? typed : seconds);
  };
  const range = ({ start, end }: ClockRange, span: LineSpan | undefined) =>
    `${shown(start, span?.start_time ?? "")}–${shown(end, span?.end_time ?? "")}`;
  const clockAt = (at: string) => clock(wallTime(zone, new Date(at)).minutes * SECONDS_PER_MINUTE);
  const times = (one: LineTime | null): readonly (string | null)[] => {
    if (one === null) return [parsed.problems.length === 0 ? t("line.timer") : null];
    if (one.kind === "since") return [t("line.since", { start: clock(one.start) })];
    if (one.kind === "duration") {
      const { start_time: start, end_time: end } = spans?.[0] ?? {};
      return [start && end ? `${clockAt(start)}–${clockAt(end)}` : null, lasting(one.seconds)];
    }
    if (spans === null) return [null];
    return [
      one.ranges.map((each, index) => range(each, spans[index])).join(", "),
      lasting(spans.reduce((sum, span) => sum + secondsOf(span), 0)),
    ];
  };
  const dayText = useDayText();
  const parts = [
    parsed.time || parsed.date ? dayText(date, "long") : null,
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
