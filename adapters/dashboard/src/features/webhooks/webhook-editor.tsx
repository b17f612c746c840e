import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { WebhookForm } from "./webhook-form.js";
import { nameOf } from "./webhook-name.js";
import type { Webhook } from "./webhook-queries.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface WebhookEditorProps {
  /** Null to create one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onSaved?: (webhook: Webhook) => void;
}

/** Creates or updates a webhook in a drawer. */
export default function WebhookEditor({ webhook, onClose, onSaved }: WebhookEditorProps) {
  const { t } = useTranslation("webhooks");
  // The page refetches below the form, but the form keeps the version it was opened with.
  const [first] = useState(webhook);
  const done = (saved: Webhook) => {
    notifications.show({ message: t("saved", { name: nameOf(saved) }) });
    onClose();
    onSaved?.(saved);
  };
  return (
    <FormDrawer onClose={onClose} size="lg" title={first ? t("edit") : t("create")}>
      <WebhookForm webhook={first} onDone={done} onCancel={onClose} />
    </FormDrawer>
  );
}
