import { Fieldset, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { coveredPeriods, pastPeriods, recurrenceUnits } from "../../../../../core/recurring-invoices/recurrence.js";
import { DateField } from "../../elements/date-field.js";
import { useTranslation } from "../../words/use-translation.js";
import { descriptionLast } from "../invoices/content/description-last.js";
import { type RecurringForm, scheduleOf } from "./recurring-values.js";
import { coveredOf } from "./schedule.js";
import { useScheduleText } from "./use-schedule-text.js";

const days = Array.from({ length: 30 }, (_, index) => String(index + 1));
const LAST_DAY = "31";

/** The dates of the invoices, and the days that each covers. */
export function ScheduleFields({ form }: { readonly form: RecurringForm }) {
  const { t } = useTranslation("recurring-invoices");
  const scheduleText = useScheduleText();
  const { values } = form;
  const schedule = scheduleOf(values);
  const field = (name: string) => form.getInputProps(name);
  const below = (text: string) => ({ description: text, inputWrapperOrder: descriptionLast });
  const periods = values.withTime || values.withExpenses || values.withRetainer ? pastPeriods : coveredPeriods;
  return (
    <Fieldset legend={t("schedule")}>
      <Stack>
        <SimpleGrid cols={2} spacing="sm">
          <TextInput label={t("interval")} inputMode="numeric" required {...field("interval")} />
          <NativeSelect
            label={t("unit")}
            data={recurrenceUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
            {...field("unit")}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DateField label={t("startsOn")} required {...below(t("startText"))} {...field("starts_on")} />
          {values.unit !== "week" && (
            <NativeSelect
              label={t("dayOfMonth")}
              {...below(t("dayText"))}
              data={[
                { value: "", label: t("dayOfStart") },
                ...days.map((value) => ({ value, label: value })),
                { value: LAST_DAY, label: t("lastDay") },
              ]}
              {...field("day_of_month")}
            />
          )}
          <DateField label={t("endsOn")} {...below(t("endText"))} {...field("ends_on")} />
          <TextInput label={t("maxInvoices")} inputMode="numeric" {...below(t("maxText"))} {...field("max_invoices")} />
        </SimpleGrid>
        <NativeSelect
          label={t("period")}
          {...below(t(`periodTexts.${coveredOf(values.period)}`))}
          data={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          {...field("period")}
        />
        <Text size="sm" role="status">
          {schedule && scheduleText(schedule)}
        </Text>
      </Stack>
    </Fieldset>
  );
}
