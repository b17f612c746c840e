import { Popover } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useTranslation } from "../words/use-translation.js";
import { weekdays } from "../../../../core/kernel/calendar.js";
import { useHeldEscape } from "../shell/held-escape.js";
import { useSession } from "../shell/session.js";
import { useLocale } from "../words/locale.js";
import { CalendarButton } from "./calendar-button.js";
import classes from "./date-calendar.module.css";
import { dateFormat } from "./formats.js";

interface DateCalendarProps {
  /** A calendar date; "" for none. */
  readonly value: string;
  readonly today: string;
  readonly onPick: (date: string) => void;
  readonly onClose: () => void;
}

/** The calendar of a date field, open. */
export default function DateCalendar({ onClose, ...given }: DateCalendarProps) {
  const { t } = useTranslation();
  return (
    <Popover
      opened
      trapFocus
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      onChange={(opens) => !opens && onClose()}
      onDismiss={onClose}
    >
      <Popover.Target>
        <CalendarButton isOpen onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={t("date.choose")}>
        <Days {...given} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Days({ value, today, onPick, onClose }: DateCalendarProps) {
  const { t } = useTranslation();
  const { week_start: start } = useSession().workspace;
  const written = useWritten();
  useHeldEscape(onClose);
  const shown = value === "" ? today : value;
  return (
    <DatePicker
      value={value === "" ? null : value}
      defaultDate={shown}
      onChange={(date) => {
        if (date !== null) onPick(date);
        onClose();
      }}
      allowDeselect={false}
      // Sunday is 0.
      firstDayOfWeek={((weekdays.findIndex((day) => day === start) + 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      getDayProps={(date) => ({
        className: classes["day"] ?? "",
        highlightToday: date === today,
        ...(date === shown ? { "data-autofocus": true } : {}),
        ...(date === today ? { "aria-current": "date" as const } : {}),
      })}
      {...written}
      ariaLabels={{
        nextMonth: t("date.nextMonth"),
        previousMonth: t("date.previousMonth"),
        nextYear: t("date.nextYear"),
        previousYear: t("date.previousYear"),
        nextDecade: t("date.nextDecade"),
        previousDecade: t("date.previousDecade"),
      }}
    />
  );
}

/** The texts of the calendar in the user's language. */
function useWritten() {
  const locale = useLocale();
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone: "UTC" });
    return (date: string) => format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  };
  const year = as({ year: "numeric" });
  return {
    monthLabelFormat: as({ month: "long", year: "numeric" }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first: string, last: string) => `${year(first)} – ${year(last)}`,
    monthsListFormat: as({ month: "short" }),
    weekdayFormat: as({ weekday: "short" }),
    getDayAriaLabel: as({ dateStyle: "full" }),
  };
}
