import { monthOf } from "../../../../../core/kernel/calendar.js";
import { type Recurrence, nextDate } from "../../../../../core/recurring-invoices/recurrence.js";
import { dateFormat } from "../../elements/formats.js";
import { useLocale } from "../../words/locale.js";
import { useTranslation } from "../../words/use-translation.js";
import { recurrenceOf, type Schedule } from "./schedule.js";

const LAST_DAY = 31;

/** Returns a formatter for schedules, such as "Every 2 months on the last day". */
export function useScheduleText(): (schedule: Schedule) => string {
  const { t } = useTranslation("recurring-invoices");
  const locale = useLocale();
  const written = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: "UTC", ...options }).format(new Date(`${date}T00:00:00Z`));
  return (schedule) => {
    const recurrence = recurrenceOf(schedule);
    const { unit, interval } = recurrence;
    const every = t(`every.${unit}`, { count: interval });
    const first = nextDate(recurrence, null);
    if (unit === "week") return t("onWeekday", { every, weekday: written(first, { weekday: "long" }) });
    const day = dayIn(recurrence);
    if (unit === "year")
      return day === LAST_DAY && monthOf(first) === monthOf(nextDate(recurrence, first))
        ? t("onLastDayOf", { every, month: written(first, { month: "long" }) })
        : t("onDate", { every, date: written(first, { month: "long", day: "numeric" }) });
    return day === LAST_DAY ? t("onLastDay", { every }) : t("onDay", { every, day });
  };
}

function dayIn({ dayOfMonth, startsOn }: Recurrence): number {
  return dayOfMonth ?? Number(startsOn.slice(-2));
}
