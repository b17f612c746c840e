import { useStore } from "../loading/store.js";
import { useSession } from "../shell/session.js";
import { useLocale } from "../words/locale.js";
import { shellText } from "../words/start.js";
import { formatDecimal, formatMoney } from "./amounts.js";
import { decimalHours, durationFormat } from "./duration-format.js";
import { dateFormat } from "./formats.js";
import classes from "./values.module.css";

/** Minor units of a currency. */
export function Money({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return <span className={classes["figure"]}>{useMoneyText(currency)(amount)}</span>;
}

/** Returns a formatter for minor units of the currency, for use within sentences. */
export function useMoneyText(currency: string): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, currency, locale);
}

/** A decimal in the API's format. */
export function Decimal({ value }: { readonly value: string }) {
  return <span className={classes["figure"]}>{formatDecimal(value, useLocale())}</span>;
}

/** Returns a formatter for percentages in the API's format. */
export function usePercentText(): (value: string) => string {
  const locale = useLocale();
  return (value) => formatDecimal(value, locale, { style: "unit", unit: "percent" });
}

interface InstantProps {
  readonly at: string;
  readonly withSeconds?: boolean;
}

/** An instant, in the workspace's time zone. */
export function Instant({ at, withSeconds = false }: InstantProps) {
  return <time dateTime={at}>{useInstantText(withSeconds)(at)}</time>;
}

/** Returns a formatter for instants, for use within sentences. */
export function useInstantText(withSeconds = false): (at: string) => string {
  const { time_zone: timeZone } = useSession().workspace;
  const written = dateFormat(useLocale(), {
    dateStyle: "medium",
    timeStyle: withSeconds ? "medium" : "short",
    timeZone,
  });
  return (at) => written.format(new Date(at));
}

/** A calendar date, `YYYY-MM-DD`, without a time zone. */
export function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{useDayText()(date)}</time>;
}

/** Returns a formatter for calendar dates, for use within sentences. */
export function useDayText(): (date: string) => string {
  const written = dateFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  return (date) => written.format(new Date(`${date}T00:00:00Z`));
}

/** Returns a formatter for the days from the first to the last, both included, for use within sentences. */
export function useDaysText(): (first: string, last: string) => string {
  const written = dateFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  return (first, last) => written.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

interface DurationProps {
  readonly seconds: number;
  /** Whether to show seconds if there are any. Otherwise they are left out. */
  readonly isExact?: boolean;
}

/** Whole seconds as hours and minutes. */
export function Duration({ seconds, isExact = false }: DurationProps) {
  return <span className={classes["figure"]}>{useDurationText()(seconds, isExact)}</span>;
}

/** Returns a formatter for whole seconds, for use within sentences. */
export function useDurationText(): (seconds: number, isExact?: boolean) => string {
  const locale = useLocale();
  const format = useStore(durationFormat);
  return (seconds, isExact = true) => {
    if (format === "decimal") return shellText("decimalDuration", { hours: decimalHours(seconds, locale) });
    const magnitude = Math.abs(seconds);
    const two = (value: number): string => String(value).padStart(2, "0");
    const minutes = Math.floor(magnitude / 60);
    const rest = magnitude % 60;
    const parts = {
      hours: `${seconds < 0 ? "-" : ""}${Math.floor(minutes / 60)}`,
      minutes: isExact && rest !== 0 ? `${two(minutes % 60)}:${two(rest)}` : two(minutes % 60),
    };
    return shellText("duration", parts);
  };
}
