import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
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
      <TextInput label={t("seller.legalName")} maxLength={200} {...field("legal_name")} />
      <TextInput label={t("seller.line1")} maxLength={200} {...field("address.line1")} />
      <TextInput label={t("seller.line2")} maxLength={200} {...field("address.line2")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("seller.postalCode")} maxLength={200} {...field("address.postal_code")} />
        <TextInput label={t("seller.city")} maxLength={200} {...field("address.city")} />
        <TextInput label={t("seller.region")} maxLength={200} {...field("address.region")} />
        <TextInput label={t("seller.country")} maxLength={2} {...field("address.country")} />
        <TextInput label={t("seller.taxId")} maxLength={50} {...field("tax_id")} />
        <TextInput label={t("seller.iban")} maxLength={42} {...field("iban")} />
      </SimpleGrid>
      <TextInput label={t("seller.email")} type="email" maxLength={254} {...field("email")} />
    </Stack>
  );
}
