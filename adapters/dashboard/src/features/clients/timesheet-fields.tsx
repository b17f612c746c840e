import { Checkbox, NativeSelect, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { annexColumns, timesheetAnnexes } from "../../../../../core/billing/annex.js";
import { timesheetWordsFor } from "../../../../../core/billing/timesheet-words.js";
import { useLocale } from "../../words/locale.js";
import { useTranslation } from "../../words/use-translation.js";
import type { ClientValues } from "./client-values.js";

/** How the time entries of the client's invoices go with them. */
export function TimesheetFields({ form }: { readonly form: UseFormReturnType<ClientValues> }) {
  const { t } = useTranslation("clients");
  const words = timesheetWordsFor(useLocale());
  const { timesheet_annex: annex, timesheet_columns: chosen } = form.values;
  // New columns come last, so that the order of the client remains.
  const choose = (names: readonly string[]) => {
    const known = annexColumns.filter((one) => names.includes(one));
    const kept = chosen.filter((one) => known.includes(one));
    form.setFieldValue("timesheet_columns", [...kept, ...known.filter((one) => !kept.includes(one))]);
  };
  return (
    <>
      <NativeSelect
        label={t("timesheet.annex")}
        description={t("timesheet.hint")}
        data={timesheetAnnexes.map((value) => ({ value, label: t(`timesheet.annexes.${value}`) }))}
        {...form.getInputProps("timesheet_annex")}
      />
      {annex !== "none" && (
        <Checkbox.Group
          label={t("timesheet.columns")}
          value={[...chosen]}
          onChange={choose}
          error={chosen.length === 0 ? t("timesheet.noColumn") : form.errors["timesheet_columns"]}
        >
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt="xs">
            {annexColumns.map((column) => (
              <Checkbox key={column} value={column} label={words[column]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
    </>
  );
}
