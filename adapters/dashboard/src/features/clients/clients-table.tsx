import { Anchor, Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { useExplain } from "../../elements/explain.js";
import { Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import type { Client } from "./client-values.js";

interface ClientsTableProps {
  readonly rows: readonly Client[];
  readonly more: Parameters<typeof DataTable<Client>>[0]["more"];
  /** Absent for read-only users. */
  readonly onEdit?: (client: Client) => void;
}

export function ClientsTable({ rows, more, onEdit }: ClientsTableProps) {
  const { t } = useTranslation("clients");
  const { currency } = useSession().workspace;
  const columns = useMemo(
    (): readonly Column<Client>[] => [
      { id: "name", header: t("name"), cell: (client) => <Name client={client} {...(onEdit ? { onEdit } : {})} /> },
      { id: "email", header: t("email"), isWide: true, cell: (client) => client.email },
      {
        id: "rate",
        header: t("rate"),
        align: "end",
        cell: ({ rate, currency: own }) => rate !== null && <Money amount={rate} currency={own ?? currency} />,
      },
      ...(onEdit ? [{ id: "archive", header: t("actions"), align: "end" as const, cell: archiveButton }] : []),
    ],
    [t, currency, onEdit],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

const keyOf = ({ id }: Client): string => id;

const archiveButton = (client: Client) => <ArchiveButton client={client} />;

function Name({ client, onEdit }: { readonly client: Client; readonly onEdit?: (client: Client) => void }) {
  const { t } = useTranslation("clients");
  if (!onEdit) return client.name;
  return (
    <Anchor
      component="button"
      type="button"
      ta="start"
      aria-label={t("edit", { name: client.name })}
      onClick={() => onEdit(client)}
    >
      {client.name}
    </Anchor>
  );
}

function ArchiveButton({ client }: { readonly client: Client }) {
  const { t } = useTranslation("clients");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const isActive = client.status === "active";
  const change = useMutation({
    mutationFn: () =>
      answered(
        api.PATCH("/clients/{id}", {
          params: { path: { id: client.id }, header: ifUnchanged(client) },
          body: { status: isActive ? "archived" : "active" },
        }),
      ),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.clients.all }),
  });
  const label = t(isActive ? "archive" : "unarchive");
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`${label}: ${client.name}`}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  );
}
