import { Group, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { DateField } from "../../elements/date-field.js";
import { useTranslation } from "../../words/use-translation.js";
import { clockText, readClock, SECONDS_PER_DAY } from "../time/line/clock-text.js";

interface MomentFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** A local date and time, such as `2026-03-02T08:30`; "" for none. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The description is below the date, so that both inputs are on one line. */
const belowInput = ["label" as const, "input" as const, "description" as const, "error" as const];
const MIDNIGHT = "00:00";
const SECONDS_PER_MINUTE = 60;

/** A date and a time of day, typed as in the other fields. Without a time, the day counts from its start. An unreadable time does not change the value. */
export function MomentField({ label, description, error, required = false, value = "", onChange }: MomentFieldProps) {
  const { t } = useTranslation("webhooks");
  const [date = "", clock = MIDNIGHT] = value.split("T");
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const change = (day: string, time: string) => onChange?.(day === "" ? "" : `${day}T${time}`);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const time = timeIn(text);
    if (time !== null) change(date, time);
  };
  const leave = () => {
    const isRead = typed === null || timeIn(typed) !== null;
    setWrong(!isRead);
    // A time that waits for its date stays.
    if (isRead && date !== "") setTyped(null);
  };
  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <DateField
        flex={1}
        label={label}
        description={description}
        inputWrapperOrder={belowInput}
        error={error}
        required={required}
        value={date}
        onChange={(day) => change(day, (typed === null ? null : timeIn(typed)) ?? clock)}
      />
      <TextInput
        w={96}
        label={t("moment.clock")}
        aria-label={`${label}: ${t("moment.clock")}`}
        autoComplete="off"
        error={isWrong && t("moment.wrong")}
        value={typed ?? (date === "" ? "" : clockText((readClock(clock) ?? 0) / SECONDS_PER_MINUTE))}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
      />
    </Group>
  );
}

/** The time of day as `08:30`, or null if it is unreadable. Nothing is the start of the day. */
function timeIn(text: string): string | null {
  const seconds = text.trim() === "" ? 0 : readClock(text);
  // The end of a day is the start of the next one.
  if (seconds === null || seconds === SECONDS_PER_DAY || seconds % SECONDS_PER_MINUTE !== 0) return null;
  return clockText(seconds / SECONDS_PER_MINUTE).padStart(MIDNIGHT.length, "0");
}
