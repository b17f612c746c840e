import { Drawer } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { ClientForm } from "./client-form.js";
import type { Client } from "./client-values.js";

interface ClientEditorProps {
  readonly edited: Client | "new";
  readonly onClose: () => void;
}

/** Creates or changes a client, beside the list. */
export default function ClientEditor({ edited, onClose }: ClientEditorProps) {
  useReturnFocus();
  const { t } = useTranslation(["clients", "shell"]);
  const client = edited === "new" ? null : edited;
  const done = ({ name }: Client) => {
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={client ? t("edit", { name: client.name }) : t("create")}
      closeButtonProps={{ "aria-label": t("shell:form.close") }}
    >
      <ClientForm key={client?.id} client={client} onDone={done} onCancel={onClose} />
    </Drawer>
  );
}
