import { Code, Stack, Table, Text } from "@mantine/core";
import { placeholders, textsOfPeriod } from "../../../../../core/recurring-invoices/period-texts.js";
import { nextDate, periodOf } from "../../../../../core/recurring-invoices/recurrence.js";
import { useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type RecurringValues, scheduleOf } from "./recurring-values.js";
import { coveredOf, recurrenceOf } from "./schedule.js";

interface PlaceholderListProps {
  readonly values: RecurringValues;
  /** The language of the client; null for that of the workspace. */
  readonly locale: string | null;
}

/** What texts can contain in braces, with what it becomes on the first date. */
export function PlaceholderList({ values, locale }: PlaceholderListProps) {
  const { t } = useTranslation("recurring-invoices");
  const { workspace } = useSession();
  const schedule = scheduleOf(values);
  if (schedule === null) return null;
  const recurrence = recurrenceOf(schedule);
  const date = nextDate(recurrence, null);
  const period = periodOf(recurrence, coveredOf(values.period), date, workspace.week_start) ?? { start: date, end: date };
  const fill = textsOfPeriod(period, locale ?? workspace.locale);
  return (
    <Stack gap="xs">
      <Text size="sm">{t("placeholdersText")}</Text>
      <Table aria-label={t("placeholders")} verticalSpacing={4} w="auto">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("placeholder")}</Table.Th>
            <Table.Th scope="col">{t("becomes")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {placeholders.map((name) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Code>{`{${name}}`}</Code>
              </Table.Td>
              <Table.Td>{fill(`{${name}}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
