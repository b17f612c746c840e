import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { addressLimits } from "../../../../../core/billing/address.js";
import { sellerLimits } from "../../../../../core/billing/seller.js";
import { MAX_EMAIL_LENGTH } from "../../../../../core/kernel/text.js";
import { CountrySelect } from "../../elements/code-selects.js";
import type { WorkspaceValues } from "./workspace-values.js";

/** Who issues the invoices. */
export function SellerFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const field = (path: string) => form.getInputProps(`seller.${path}`);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("seller.text")}
      </Text>
      <TextInput label={t("seller.legalName")} maxLength={sellerLimits.legalName.max} {...field("legal_name")} />
      <TextInput label={t("seller.line1")} maxLength={addressLimits.line.max} {...field("address.line1")} />
      <TextInput label={t("seller.line2")} maxLength={addressLimits.line.max} {...field("address.line2")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("seller.postalCode")} maxLength={addressLimits.line.max} {...field("address.postal_code")} />
        <TextInput label={t("seller.city")} maxLength={addressLimits.line.max} {...field("address.city")} />
        <TextInput label={t("seller.region")} maxLength={addressLimits.line.max} {...field("address.region")} />
        <CountrySelect label={t("seller.country")} {...field("address.country")} />
        <TextInput label={t("seller.vatId")} maxLength={sellerLimits.taxId.max} {...field("vat_id")} />
        <TextInput label={t("seller.taxNumber")} maxLength={sellerLimits.taxId.max} {...field("tax_number")} />
        <TextInput
          label={t("seller.taxId")}
          description={t("seller.taxIdHint")}
          maxLength={sellerLimits.taxId.max}
          {...field("tax_id")}
        />
        <TextInput
          label={t("seller.register")}
          description={t("seller.registerHint")}
          maxLength={sellerLimits.register.max}
          {...field("register")}
        />
        <TextInput label={t("seller.iban")} maxLength={sellerLimits.iban.max} {...field("iban")} />
        <TextInput label="BIC" maxLength={sellerLimits.bic.max} {...field("bic")} />
        <TextInput label={t("seller.email")} type="email" maxLength={MAX_EMAIL_LENGTH} {...field("email")} />
        <TextInput label={t("seller.phone")} type="tel" maxLength={sellerLimits.phone.max} {...field("phone")} />
      </SimpleGrid>
      <TextInput label={t("seller.directors")} maxLength={sellerLimits.directors.max} {...field("directors")} />
    </Stack>
  );
}
