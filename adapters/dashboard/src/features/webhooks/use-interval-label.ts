import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import type { DeliveryReport } from "./webhook-queries.js";

/** The label of a report interval: its hour or its day. */
export function useIntervalLabel({ interval, time_zone: timeZone }: Pick<DeliveryReport, "interval" | "time_zone">) {
  const locale = useLocale();
  const written = dateFormat(
    locale,
    interval === "hour" ? { timeStyle: "short", timeZone } : { day: "numeric", month: "short", timeZone },
  );
  return (start: string): string => written.format(new Date(start));
}
