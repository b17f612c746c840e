import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { TokenForm } from "./token-form.js";
import { FormModal } from "../../elements/form-dialog.js";
import { ShownOnce } from "../../elements/shown-once.js";

/** A form, and then the secret. */
export default function TokenCreation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("settings");
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormModal
      onClose={onClose}
      size="lg"
      title={t(secret === null ? "tokens.create" : "tokens.secretTitle")}
      closeOnClickOutside={secret === null}
      closeOnEscape={secret === null}
    >
      {secret === null ? (
        <TokenForm onDone={setSecret} onCancel={onClose} />
      ) : (
        <ShownOnce text={t("tokens.secretText")} label={t("tokens.secret")} value={secret} onClose={onClose} />
      )}
    </FormModal>
  );
}
