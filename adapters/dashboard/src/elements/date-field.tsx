import { CloseButton, Group, TextInput, type TextInputProps } from "@mantine/core";
import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { later } from "../loading/later.js";
import { useLocale } from "../words/locale.js";
import { CalendarButton } from "./calendar-button.js";
import { dateText, readDate } from "./date-text.js";
import { useToday } from "./use-today.js";
import { useZone } from "./use-zone.js";

/** Lazy: needed only on request. */
const DateCalendar = later(() => import("./date-calendar.js"));

interface DateFieldProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "rightSection"> {
  /** A calendar date, `YYYY-MM-DD`; "" for none. */
  readonly value?: string;
  /** Called with a calendar date, or with "" when the field is emptied. */
  readonly onChange?: (date: string) => void;
}

/**
 * A calendar date without a time zone, typed in the user's format or chosen in a calendar. While the text is no date, the value stays what it was, and
 * the field shows it again when it loses the focus.
 */
export function DateField({ value = "", onChange, onBlur, error, ...field }: DateFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const today = useToday(useZone());
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const choose = (date: string) => {
    if (date !== value) onChange?.(date);
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const date = text.trim() === "" ? "" : readDate(text, locale);
    if (date !== null) choose(date);
  };
  const settle = (): boolean => {
    const date = typed === null || typed.trim() === "" ? "" : readDate(typed, locale, today);
    if (date) choose(date);
    return date !== null;
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    settle();
    setTyped(null);
    setWrong(false);
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      setWanted(true);
    } else if (event.key === "Enter" && !settle()) {
      event.preventDefault();
      setWrong(true);
    }
  };
  const pick = (date: string) => {
    setTyped(null);
    setWrong(false);
    choose(date);
  };
  const close = () => {
    setWanted(false);
    input.current?.focus();
  };
  const button = <CalendarButton isOpen={false} onClick={() => setWanted(true)} />;
  const isClearable = value !== "" && field.required !== true && field.disabled !== true;
  return (
    <TextInput
      {...field}
      ref={input}
      autoComplete="off"
      value={typed ?? dateText(value, locale)}
      error={isWrong ? t("date.wrong", { example: dateText(today, locale) }) : error}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onKeyDown={press}
      rightSectionWidth={isClearable ? 66 : 38}
      rightSection={
        <Group gap={0} wrap="nowrap">
          {isClearable && <CloseButton size={28} aria-label={t("date.clear")} onClick={() => pick("")} />}
          <Suspense fallback={button}>
            {isWanted ? <DateCalendar value={value} today={today} onPick={pick} onClose={close} /> : button}
          </Suspense>
        </Group>
      }
    />
  );
}
