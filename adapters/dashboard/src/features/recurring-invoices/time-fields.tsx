import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { pastPeriods } from "../../../../../core/recurring-invoices/recurrence.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import { projectChoices } from "../../api/choices.js";
import { namedOptions } from "../../elements/options.js";
import { SearchMultiSelect } from "../../elements/search-multi-select.js";
import { useTranslation } from "../../words/use-translation.js";
import type { RecurringForm } from "./recurring-values.js";
import { coveredOf, USUAL_PAST_PERIOD } from "./schedule.js";

/** The unbilled time that each invoice bills. */
export function TimeFields({ form }: { readonly form: RecurringForm }) {
  const { t } = useTranslation("recurring-invoices");
  const { t: ofInvoices } = useTranslation("invoices");
  const { withTime, period, client_id: client, from_time: time } = form.values;
  const projects = useQuery({ ...projectChoices(), enabled: withTime });
  const switchTime = (isOn: boolean) => {
    form.setFieldValue("withTime", isOn);
    if (isOn) form.setFieldValue("withRetainer", false);
    if (isOn && !pastPeriods.includes(coveredOf(period))) form.setFieldValue("period", USUAL_PAST_PERIOD);
  };
  const ofClient = projects.data?.filter((project) => project.client_id === client);
  return (
    <Fieldset legend={t("time")}>
      <Stack>
        <Checkbox
          label={t("withTime")}
          description={t("timeText")}
          checked={withTime}
          onChange={({ currentTarget }) => switchTime(currentTarget.checked)}
        />
        {withTime && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <SearchMultiSelect
                label={t("projects")}
                any={t("allProjects")}
                options={namedOptions(ofClient, ...time.project_ids)}
                values={time.project_ids}
                onChange={(ids) => form.setFieldValue("from_time.project_ids", [...ids])}
                error={form.errors["from_time.project_ids"]}
              />
              <NativeSelect
                label={t("groupBy")}
                data={groupings.map((value) => ({ value, label: ofInvoices(`groupings.${value}`) }))}
                {...form.getInputProps("from_time.group_by")}
              />
            </SimpleGrid>
            <Checkbox
              label={t("skipEmpty")}
              description={t("skipEmptyText")}
              {...form.getInputProps("skip_empty", { type: "checkbox" })}
            />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
