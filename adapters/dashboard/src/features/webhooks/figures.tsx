import { useTranslation } from "../../words/use-translation.js";
import { numberFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { useNow } from "../../elements/use-now.js";

function useNumber(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormat(useLocale(), options);
}

/** Formats the duration of an attempt. */
export function useTook(): (ms: number) => string {
  const short = useNumber({ style: "unit", unit: "millisecond" });
  const long = useNumber({ style: "unit", unit: "second", maximumFractionDigits: 1 });
  return (ms) => (ms < 1_000 ? short.format(ms) : long.format(ms / 1_000));
}

/** The success rate, rounded down so that 100 % means all attempts. */
export function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const percent = useNumber({ style: "percent", maximumFractionDigits: 0 });
  return whole === 0 ? "–" : percent.format(Math.floor((part / whole) * 100) / 100);
}

/** A countdown in seconds. */
export function Countdown({ until }: { readonly until: string }) {
  const { t } = useTranslation("webhooks");
  const seconds = Math.ceil((Date.parse(until) - useNow()) / 1_000);
  return (
    <time dateTime={until} style={{ fontVariantNumeric: "tabular-nums" }}>
      {seconds <= 0 ? t("retry.now") : t("retry.in", { time: clock(seconds) })}
    </time>
  );
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? [hours, ...parts].join(":") : parts.join(":").replace(/^0/, "");
}
