import { Button, Checkbox, Group, SimpleGrid, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import { type TimesheetColumn, timesheetColumns } from "../../../../../../core/billing/timesheet-columns.js";
import { timesheetWordsFor } from "../../../../../../core/billing/timesheet-words.js";
import { api } from "../../../api/client.js";
import { FailureNote } from "../../../elements/failure.js";
import { FormModal } from "../../../elements/form-dialog.js";
import { offerFile } from "../../../elements/offer-file.js";
import { useStored } from "../../../elements/use-stored.js";
import { useZone } from "../../../elements/use-zone.js";
import { useLocale } from "../../../words/locale.js";
import type { AllQuery } from "./all-filter.js";

interface CsvFormProps {
  readonly query: AllQuery;
  readonly onClose: () => void;
}

/** Downloads the whole filtered list as a timesheet with the chosen columns, which this browser keeps. */
export default function CsvForm({ query: { sort: _sort, ...query }, onClose }: CsvFormProps) {
  const { t } = useTranslation("time");
  const locale = useLocale();
  const time_zone = useZone();
  const words = timesheetWordsFor(locale);
  const [left, setLeft] = useStored<readonly TimesheetColumn[]>("timesheet-left-out", [], areColumns);
  const columns = timesheetColumns.filter((column) => !left.includes(column));
  const download = useMutation({
    mutationFn: async () => {
      const file = await api.download("/reports/timesheet.csv", { params: { query: { ...query, columns, locale, time_zone } } });
      offerFile(await file.blob(), "time-entries.csv");
    },
    onSuccess: onClose,
  });
  const choose = (column: TimesheetColumn, isChosen: boolean) =>
    setLeft((before) => (isChosen ? before.filter((one) => one !== column) : [...before, column]));
  return (
    <FormModal title={t("all.csv")} onClose={onClose} centered>
      <Stack>
        <Checkbox.Group label={t("all.columns")} value={columns} readOnly>
          <SimpleGrid cols={{ base: 2, xs: 3 }} mt="xs" spacing="xs">
            {timesheetColumns.map((column) => (
              <Checkbox
                key={column}
                value={column}
                label={words[column]}
                onChange={({ currentTarget: { checked } }) => choose(column, checked)}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {download.error && <FailureNote error={download.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("shell:form.cancel")}
          </Button>
          <Button disabled={columns.length === 0} loading={download.isPending} onClick={() => download.mutate()}>
            {t("all.download")}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  );
}

function areColumns(value: unknown): value is readonly TimesheetColumn[] {
  return Array.isArray(value) && value.every((one) => timesheetColumns.some((column) => column === one));
}
