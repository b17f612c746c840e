import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { pastPeriods } from "../../../../../core/recurring-invoices/recurrence.js";
import { recurringLimits } from "../../../../../core/recurring-invoices/recurring-limits.js";
import { projectChoices } from "../../api/choices.js";
import { namedOptions } from "../../elements/options.js";
import { SearchMultiSelect } from "../../elements/search-multi-select.js";
import { useTranslation } from "../../words/use-translation.js";
import { descriptionLast } from "../invoices/content/description-last.js";
import type { RecurringForm } from "./recurring-values.js";
import { rollOvers } from "./retainer-values.js";
import { coveredOf, USUAL_PAST_PERIOD } from "./schedule.js";

/** The fee of each period and the hours that it includes. It bills time, so that unbilled time cannot be billed otherwise. */
export function RetainerFields({ form, currency }: { readonly form: RecurringForm; readonly currency: string }) {
  const { t } = useTranslation("recurring-invoices");
  const { withRetainer, period, client_id: client, retainer, lines } = form.values;
  const projects = useQuery({ ...projectChoices(), enabled: withRetainer });
  const switchRetainer = (isOn: boolean) => {
    form.setFieldValue("withRetainer", isOn);
    if (!isOn) return;
    form.setFieldValue("withTime", false);
    if (!pastPeriods.includes(coveredOf(period))) form.setFieldValue("period", USUAL_PAST_PERIOD);
    // The line that a new form begins with.
    if (lines.every(({ description, unit_price: price }) => description === "" && price === "")) form.setFieldValue("lines", []);
  };
  const ofClient = projects.data?.filter((project) => project.client_id === client);
  const text = (name: string, description?: string) => ({
    ...form.getInputProps(`retainer.${name}`),
    ...(description === undefined ? {} : { description, inputWrapperOrder: descriptionLast }),
  });
  return (
    <Fieldset legend={t("retainer.title")}>
      <Stack>
        <Checkbox
          label={t("retainer.with")}
          description={t("retainer.text")}
          checked={withRetainer}
          onChange={({ currentTarget }) => switchRetainer(currentTarget.checked)}
        />
        {withRetainer && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <TextInput label={t("retainer.amount", { currency })} inputMode="decimal" required {...text("amount")} />
              <TextInput label={t("retainer.hours")} inputMode="decimal" required {...text("included_hours")} />
              <SearchMultiSelect
                label={t("projects")}
                any={t("allProjects")}
                options={namedOptions(ofClient, ...retainer.project_ids)}
                values={retainer.project_ids}
                onChange={(ids) => form.setFieldValue("retainer.project_ids", [...ids])}
                error={form.errors["retainer.project_ids"]}
              />
              <TextInput label={t("retainer.rate", { currency })} inputMode="decimal" {...text("rate", t("retainer.rateText"))} />
              <NativeSelect
                label={t("retainer.unused")}
                data={rollOvers.map((value) => ({ value, label: t(`retainer.rolls.${value}`) }))}
                {...text("rolls")}
              />
              {retainer.rolls === "limited" && (
                <TextInput
                  label={t("retainer.maxHours")}
                  inputMode="decimal"
                  required
                  {...text("roll_over.max_hours", t("retainer.maxHoursText"))}
                />
              )}
            </SimpleGrid>
            <TextInput
              label={t("retainer.description")}
              maxLength={recurringLimits.retainerDescription.max}
              {...text("description", t("retainer.descriptionText"))}
            />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
