import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { TokenForm } from "./token-form.js";
import { TokenSecret } from "./token-secret.js";

/** A form, and then the secret. */
export default function TokenCreation({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation(["settings", "shell"]);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(secret === null ? "tokens.create" : "tokens.secretTitle")}
      closeOnClickOutside={secret === null}
      closeOnEscape={secret === null}
      closeButtonProps={{ "aria-label": t("shell:form.close") }}
    >
      {secret === null ? <TokenForm onDone={setSecret} onCancel={onClose} /> : <TokenSecret secret={secret} onClose={onClose} />}
    </Modal>
  );
}
