import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { ClientLink } from "./client-link.js";
import { ClientMenu } from "./client-menu.js";
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
      { id: "name", header: t("name"), cell: (client) => <ClientLink client={client} /> },
      { id: "email", header: t("email"), isWide: true, cell: (client) => client.email },
      {
        id: "rate",
        header: t("rate"),
        align: "end",
        cell: ({ rate, currency: own }) => rate !== null && <Money amount={rate} currency={own ?? currency} />,
      },
      ...(onEdit ? [actionsColumn(t("actions"), onEdit)] : []),
    ],
    [t, currency, onEdit],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

const keyOf = ({ id }: Client): string => id;

function actionsColumn(header: string, onEdit: (client: Client) => void): Column<Client> {
  return { id: "actions", header, align: "end", cell: (client) => <ClientMenu client={client} onEdit={onEdit} /> };
}
