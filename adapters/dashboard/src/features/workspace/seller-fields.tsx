import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { sellerTable } from "../../../../../core/billing/seller.js";
import { CountrySelect } from "../../elements/code-selects.js";
import { limitedTexts } from "../../elements/text-values.js";
import { LegalIdFields } from "../../elements/identifier-fields.js";
import { PeppolIdFields } from "../../elements/peppol-id-fields.js";
import { EmailInput } from "../../elements/email-input.js";
import { isInFrance } from "../../../../../core/billing/french-territory.js";
import { AccountFields } from "./account-fields.js";
import { FrenchFields } from "./french-fields.js";
import type { WorkspaceValues } from "./workspace-values.js";

/** Who issues the invoices. */
export function SellerFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const field = (path: string) => form.getInputProps(`seller.${path}`);
  const text = limitedTexts(sellerTable, field);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("seller.text")}
      </Text>
      <TextInput label={t("seller.legalName")} {...text("legal_name")} />
      <TextInput label={t("seller.line1")} {...text("address.line1")} />
      <TextInput label={t("seller.line2")} {...text("address.line2")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("seller.postalCode")} {...text("address.postal_code")} />
        <TextInput label={t("seller.city")} {...text("address.city")} />
        <TextInput label={t("seller.region")} {...text("address.region")} />
        <CountrySelect label={t("seller.country")} {...field("address.country")} />
        <TextInput label={t("seller.vatId")} {...text("vat_id")} />
        <TextInput label={t("seller.taxNumber")} {...text("tax_number")} />
        <TextInput label={t("seller.taxId")} description={t("seller.taxIdHint")} {...text("tax_id")} />
        <TextInput label={t("seller.register")} description={t("seller.registerHint")} {...text("register")} />
        <TextInput label={t("seller.identifier")} description={t("seller.identifierHint")} {...text("identifier")} />
        <LegalIdFields
          field={field}
          values={form.values.seller.legal_id}
          country={form.values.seller.address.country}
          onChange={(values) => form.setFieldValue("seller.legal_id", values)}
        />
        <PeppolIdFields
          field={field}
          values={form.values.seller.electronic_address}
          country={form.values.seller.address.country}
          onChange={(values) => form.setFieldValue("seller.electronic_address", values)}
        />
        <TextInput label={t("seller.iban")} {...text("iban")} />
        <TextInput label="BIC" {...text("bic")} />
        <EmailInput label={t("seller.email")} {...text("email")} />
        <TextInput label={t("seller.phone")} type="tel" {...text("phone")} />
      </SimpleGrid>
      <TextInput label={t("seller.contactName")} description={t("seller.contactHint")} {...text("contact.name")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <EmailInput label={t("seller.contactEmail")} {...text("contact.email")} />
        <TextInput label={t("seller.contactPhone")} type="tel" {...text("contact.phone")} />
      </SimpleGrid>
      <TextInput label={t("seller.directors")} {...text("directors")} />
      {isInFrance(form.values.seller.address) && <FrenchFields form={form} />}
      <AccountFields form={form} />
    </Stack>
  );
}
