import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { pastPeriods } from "../../../../../core/recurring-invoices/recurrence.js";
import { expenseGroupings } from "../../../../../core/invoices/expense-groupings.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import { projectChoices } from "../../api/choices.js";
import { namedOptions } from "../../elements/options.js";
import { SearchMultiSelect } from "../../elements/search-multi-select.js";
import { useTranslation } from "../../words/use-translation.js";
import type { RecurringForm } from "./recurring-values.js";
import { coveredOf, USUAL_PAST_PERIOD } from "./schedule.js";

/** The unbilled time and expenses that each invoice bills. */
export function UnbilledFields({ form }: { readonly form: RecurringForm }) {
  const { t } = useTranslation("recurring-invoices");
  const { t: ofInvoices } = useTranslation("invoices");
  const { withTime, withExpenses, period } = form.values;
  const choose = (name: "withTime" | "withExpenses", isOn: boolean) => {
    form.setFieldValue(name, isOn);
    if (isOn && name === "withTime") form.setFieldValue("withRetainer", false);
    if (isOn && !pastPeriods.includes(coveredOf(period))) form.setFieldValue("period", USUAL_PAST_PERIOD);
  };
  return (
    <Fieldset legend={t("unbilled")}>
      <Stack>
        <Checkbox
          label={t("withTime")}
          description={t("timeText")}
          checked={withTime}
          onChange={({ currentTarget }) => choose("withTime", currentTarget.checked)}
        />
        {withTime && (
          <Choices
            form={form}
            name="from_time"
            groupings={groupings.map((value) => ({ value, label: ofInvoices(`groupings.${value}`) }))}
          />
        )}
        <Checkbox
          label={t("withExpenses")}
          description={t("expensesText")}
          checked={withExpenses}
          onChange={({ currentTarget }) => choose("withExpenses", currentTarget.checked)}
          error={form.errors["from_expenses"]}
        />
        {withExpenses && (
          <Choices
            form={form}
            name="from_expenses"
            groupings={expenseGroupings.map((value) => ({ value, label: ofInvoices(`expenseGroupings.${value}`) }))}
          />
        )}
        {(withTime || withExpenses) && (
          <Checkbox
            label={t("skipEmpty")}
            description={t("skipEmptyText")}
            {...form.getInputProps("skip_empty", { type: "checkbox" })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

interface ChoicesProps {
  readonly form: RecurringForm;
  readonly name: "from_time" | "from_expenses";
  readonly groupings: readonly { readonly value: string; readonly label: string }[];
}

/** Which projects, and what a line combines. */
function Choices({ form, name, groupings: data }: ChoicesProps) {
  const { t } = useTranslation("recurring-invoices");
  const { client_id: client, [name]: chosen } = form.values;
  const projects = useQuery(projectChoices());
  const ofClient = projects.data?.filter((project) => project.client_id === client);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <SearchMultiSelect
        label={t("projects")}
        any={t("allProjects")}
        options={namedOptions(ofClient, ...chosen.project_ids)}
        values={chosen.project_ids}
        onChange={(ids) => form.setFieldValue(`${name}.project_ids`, [...ids])}
        error={form.errors[`${name}.project_ids`]}
      />
      <NativeSelect label={t("groupBy")} data={[...data]} {...form.getInputProps(`${name}.group_by`)} />
    </SimpleGrid>
  );
}
