import { TextInput } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";

interface LegalIdFieldsProps {
  /** The properties of the text at a path of the form. */
  readonly text: (path: "legal_id.value" | "legal_id.scheme") => object;
}

/** The number of a party in a register of companies, and the code of the register. */
export function LegalIdFields({ text }: LegalIdFieldsProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <TextInput label={t("legalId.value")} description={t("legalId.valueHint")} {...text("legal_id.value")} />
      <TextInput
        label={t("legalId.scheme")}
        description={t("legalId.schemeHint")}
        inputMode="numeric"
        {...text("legal_id.scheme")}
      />
    </>
  );
}
