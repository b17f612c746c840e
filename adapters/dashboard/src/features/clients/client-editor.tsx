import { notifications } from "@mantine/notifications";
import { useTranslation } from "../../words/use-translation.js";
import { ClientForm } from "./client-form.js";
import type { Client } from "./client-values.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface ClientEditorProps {
  readonly edited: Client | "new";
  readonly onClose: () => void;
}

/** Creates or updates a client in a drawer. */
export default function ClientEditor({ edited, onClose }: ClientEditorProps) {
  const { t } = useTranslation("clients");
  const client = edited === "new" ? null : edited;
  const done = ({ name }: Client) => {
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  return (
    <FormDrawer onClose={onClose} size="lg" title={client ? t("edit", { name: client.name }) : t("create")}>
      <ClientForm key={client?.id} client={client} onDone={done} onCancel={onClose} />
    </FormDrawer>
  );
}
