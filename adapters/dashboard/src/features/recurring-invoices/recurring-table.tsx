import { Anchor, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Day } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { ClientLink } from "../clients/client-link.js";
import type { Client } from "../clients/client-values.js";
import { type Recurring, recurringPath } from "./recurring.js";
import { StateBadge } from "./state-badge.js";
import { useReason } from "./use-reason.js";
import { useScheduleText } from "./use-schedule-text.js";

interface RecurringTableProps {
  readonly rows: readonly Recurring[];
  readonly clients: readonly Client[] | undefined;
  readonly more: NonNullable<Parameters<typeof DataTable<Recurring>>[0]["more"]>;
}

export function RecurringTable({ rows, clients, more }: RecurringTableProps) {
  const { t } = useTranslation("recurring-invoices");
  const columns = useMemo(
    (): readonly Column<Recurring>[] => [
      {
        id: "name",
        header: t("name"),
        cell: (one) => <Name recurring={one} client={clients?.find(({ id }) => id === one.client_id)} />,
      },
      { id: "schedule", header: t("schedule"), isWide: true, cell: (one) => <Schedule recurring={one} /> },
      { id: "next", header: t("nextOn"), cell: ({ next_on: next }) => next && <Day date={next} /> },
      { id: "action", header: t("action"), isWide: true, cell: ({ action }) => t(`actions.${action}`) },
      { id: "state", header: t("status"), isText: true, cell: (one) => <State recurring={one} /> },
    ],
    [t, clients],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} more={more} />;
}

function Name({ recurring, client }: { readonly recurring: Recurring; readonly client: Client | undefined }) {
  return (
    <Stack gap={4}>
      <Anchor component={Link} to={`${recurringPath}/${recurring.id}`}>
        {recurring.name}
      </Anchor>
      <Text component="span" size="sm" c="dimmed">
        {client && <ClientLink client={client} />}
      </Text>
    </Stack>
  );
}

function Schedule({ recurring }: { readonly recurring: Recurring }) {
  return useScheduleText()(recurring);
}

function State({ recurring }: { readonly recurring: Recurring }) {
  const reason = useReason();
  return (
    <Stack gap={4} align="flex-start">
      <StateBadge recurring={recurring} />
      {recurring.failure && (
        <Text component="span" size="sm">
          {reason(recurring.failure)}
        </Text>
      )}
    </Stack>
  );
}
