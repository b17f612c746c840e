import { TextInput } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";

interface IdentifierFieldsProps<Name extends string> {
  /** The properties of the text at a path of the form. */
  readonly text: (path: `${Name}.${"value" | "scheme"}`) => object;
}

/** Where a party receives electronic invoices, and the scheme of that address. */
export function ElectronicAddressFields({ text }: IdentifierFieldsProps<"electronic_address">) {
  const { t } = useTranslation("shell");
  return (
    <>
      <TextInput
        label={t("electronicAddress.value")}
        description={t("electronicAddress.valueHint")}
        {...text("electronic_address.value")}
      />
      <TextInput
        label={t("electronicAddress.scheme")}
        description={t("electronicAddress.schemeHint")}
        {...text("electronic_address.scheme")}
      />
    </>
  );
}

/** The number of a party in a register of companies, and the code of the register. */
export function LegalIdFields({ text }: IdentifierFieldsProps<"legal_id">) {
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
