import { NativeSelect } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { dateFormat } from "../../../elements/formats.js";
import { useToday } from "../../../elements/use-today.js";
import { useZone } from "../../../elements/use-zone.js";
import { useSession } from "../../../shell/session.js";
import { useLocale } from "../../../words/locale.js";
import type { AllFilter } from "./all-filter.js";
import { monthRange, monthsUntil, presets, rangeOf } from "./date-presets.js";

type Days = Pick<AllFilter, "from" | "to">;

interface DateSelectProps extends Days {
  readonly onDays: (days: Days) => void;
}

const OTHER = "other";

/** Sets both days of the filter to a named range or to a month. */
export function DateSelect({ from, to, onDays }: DateSelectProps) {
  const { t } = useTranslation("time");
  const { workspace } = useSession();
  const locale = useLocale();
  const today = useToday(useZone());
  const monthText = dateFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const named = presets.map((value) => ({
    value,
    label: t(`all.days.${value}`),
    days: rangeOf(value, today, workspace.week_start),
  }));
  const months = monthsUntil(today).map((value) => ({
    value,
    label: monthText.format(new Date(`${value}T00:00:00Z`)),
    days: monthRange(value),
  }));
  const any = { value: "", label: t("all.days.any"), days: { from: "", to: "" } };
  const all = [any, ...named, ...months];
  const chosen = all.find(({ days }) => days.from === from && days.to === to);
  return (
    <NativeSelect
      label={t("all.days.label")}
      data={[
        any,
        ...(chosen ? [] : [{ value: OTHER, label: t("all.days.other") }]),
        ...named,
        { group: t("all.days.months"), items: months },
      ]}
      value={chosen?.value ?? OTHER}
      onChange={({ currentTarget: { value } }) => {
        const next = all.find((one) => one.value === value);
        if (next) onDays(next.days);
      }}
    />
  );
}
