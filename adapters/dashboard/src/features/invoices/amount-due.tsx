import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { daysBetween, parseLocalDate } from "../../../../../core/kernel/calendar.js";
import { useToday } from "../../elements/use-today.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { Money } from "../../elements/values.js";
import type { Invoice } from "./invoice.js";
import { StatusBadge } from "./status-badge.js";

/** Where an invoice stands: its status, what is due, and since when or until when. */
export function AmountDue({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { status, amount_due: due, due_date: date, currency, type } = invoice;
  const today = useToday(useWorkspaceZone());
  const days = date === null ? 0 : daysBetween(today, parseLocalDate(date));
  const isDue = status === "open" && due > 0;
  return (
    <Group gap="md" align="center">
      {isDue && (
        <Stack gap={0}>
          <Text size="sm" c="dimmed">
            {t("amountDue")}
          </Text>
          <Text fz="1.75rem" lh={1.2} fw={700}>
            <Money amount={due} currency={currency} />
          </Text>
        </Stack>
      )}
      <Stack gap={2} align="flex-start">
        <Group gap="xs">
          <StatusBadge invoice={invoice} />
          {type === "deposit" && <Text>{t("deposits.one")}</Text>}
        </Group>
        {isDue && date !== null && (
          <Text size="sm" c={days < 0 ? "var(--mantine-color-error)" : "dimmed"} fw={days < 0 ? 600 : 400}>
            {days < 0 ? t("overdueFor", { count: -days }) : days === 0 ? t("dueToday") : t("dueIn", { count: days })}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
