import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { addDays } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { useTranslation } from "../../../words/use-translation.js";
import { useLocale } from "../../../words/locale.js";
import { readClock } from "../line/clock-text.js";
import { timeOfDayText } from "../line/time-of-day-text.js";
import { momentAt, wallTime } from "../line/wall-time.js";

interface EndFormProps {
  readonly start: string;
  readonly zone: TimeZone;
  readonly onEnd: (end: string) => void;
}

const EXAMPLE = 17.5 * 3_600;

/** A field for the time at which a timer should have been stopped: the first one after its start. */
export default function EndForm({ start, zone, onEnd }: EndFormProps) {
  const { t } = useTranslation("time");
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seconds = readClock(typed);
    if (seconds === null) return setProblem(t("notATime"));
    const end = firstAfter(zone, new Date(start), seconds);
    if (end.getTime() > Date.now()) return setProblem(t("forgotten.future"));
    onEnd(end.toISOString());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="xs"
          label={t("forgotten.end")}
          placeholder={timeOfDayText(EXAMPLE, locale)}
          value={typed}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setProblem(null);
          }}
        />
        <Button type="submit" size="xs" disabled={typed.trim() === ""}>
          {t("forgotten.stop")}
        </Button>
      </Group>
    </form>
  );
}

function firstAfter(zone: TimeZone, start: Date, seconds: number): Date {
  const { date } = wallTime(zone, start);
  const sameDay = momentAt(zone, date, seconds, start.getTime());
  return sameDay > start ? sameDay : momentAt(zone, addDays(date, 1), seconds);
}
