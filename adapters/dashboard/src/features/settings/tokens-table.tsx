import { Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import type { Schemas } from "../../../../../client/index.js";
import { api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { RowMenu } from "../../elements/row-menu.js";
import { Instant } from "../../elements/values.js";

type Token = Schemas["Token"];

interface TokensTableProps {
  readonly rows: readonly Token[];
  readonly more: Parameters<typeof DataTable<Token>>[0]["more"];
}

export function TokensTable({ rows, more }: TokensTableProps) {
  const { t } = useTranslation("settings");
  const columns = useMemo(
    (): readonly Column<Token>[] => [
      { id: "name", header: t("tokens.name"), cell: ({ name }) => name },
      { id: "user", header: t("tokens.owner"), isWide: true, cell: ({ user }) => user?.name },
      { id: "scopes", header: t("tokens.scopes"), isWide: true, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
      {
        id: "expires",
        header: t("tokens.expires"),
        cell: ({ expires_at: at }) => (at === null ? t("tokens.never") : <Instant at={at} />),
      },
      {
        id: "used",
        header: t("tokens.lastUsed"),
        isWide: true,
        cell: ({ last_used_at: at }) => (at === null ? t("tokens.notUsed") : <Instant at={at} />),
      },
      { id: "actions", header: t("tokens.actions"), align: "end", cell: (token) => <TokenMenu token={token} /> },
    ],
    [t],
  );
  return <DataTable label={t("tokens.title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

const keyOf = ({ id }: Token): string => id;

function Scopes({ scopes }: Pick<Token, "scopes">) {
  const { t } = useTranslation("settings");
  if (scopes === null) return t("tokens.unlimited");
  return <Text size="sm">{scopes.join(", ")}</Text>;
}

function TokenMenu({ token: { id, name } }: { readonly token: Token }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const revoke = async () => {
    await api.DELETE("/tokens/{id}", { params: { path: { id } } });
    await queries.invalidateQueries({ queryKey: keys.tokens.all });
  };
  return (
    <RowMenu
      name={name}
      actions={[
        {
          label: t("tokens.revoke"),
          title: t("tokens.revokeNamed", { name }),
          text: t("tokens.revokeText"),
          onConfirm: revoke,
        },
      ]}
    />
  );
}
