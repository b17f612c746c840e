import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import { RowMenu } from "../../elements/row-menu.js";
import type { Client } from "./client-values.js";

interface ClientMenuProps {
  readonly client: Client;
  readonly onEdit: (client: Client) => void;
}

/** The actions for a client. */
export function ClientMenu({ client, onEdit }: ClientMenuProps) {
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
  return (
    <RowMenu
      name={client.name}
      actions={[
        { label: t("change"), onSelect: () => onEdit(client) },
        { label: t(isActive ? "archive" : "unarchive"), onSelect: () => change.isPending || change.mutate() },
      ]}
    />
  );
}
