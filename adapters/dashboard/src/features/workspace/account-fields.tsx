import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus } from "@tabler/icons-react";
import { accountTable, MAX_ACCOUNTS, routingKinds } from "../../../../../core/billing/account.js";
import { CurrencySelect } from "../../elements/code-selects.js";
import { limitedTexts } from "../../elements/text-values.js";
import { useTranslation } from "../../words/use-translation.js";
import { accountValues } from "./account-values.js";
import type { WorkspaceValues } from "./workspace-values.js";

const PATH = "seller.accounts";

interface AccountFieldsProps {
  readonly form: UseFormReturnType<WorkspaceValues>;
}

/** The accounts of the seller, by currency. */
export function AccountFields({ form }: AccountFieldsProps) {
  const { t } = useTranslation("workspace");
  const { accounts } = form.values.seller;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("accounts.text")}
      </Text>
      {accounts.map(({ key }, index) => (
        <Stack key={key} gap="xs" role="group" aria-label={t("accounts.one", { number: index + 1 })}>
          <Text fw={500}>{t("accounts.one", { number: index + 1 })}</Text>
          <OneAccount form={form} index={index} />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t("accounts.removeOne", { number: index + 1 })}
            onClick={() => form.removeListItem(PATH, index)}
            style={{ alignSelf: "flex-start" }}
          >
            {t("accounts.remove")}
          </Button>
        </Stack>
      ))}
      {accounts.length < MAX_ACCOUNTS && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem(PATH, accountValues(null))}
          >
            {t("accounts.add")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneAccount({ form, index }: AccountFieldsProps & { readonly index: number }) {
  const { t } = useTranslation("workspace");
  const field = (path: string) => form.getInputProps(`${PATH}.${index}.${path}`);
  const text = limitedTexts(accountTable, field);
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CurrencySelect label={t("accounts.currency")} none={t("accounts.anyCurrency")} {...field("currency")} />
        <TextInput label={t("accounts.holder")} description={t("accounts.holderHint")} {...text("holder")} />
        <TextInput label={t("seller.iban")} {...text("iban")} />
        <TextInput label="BIC" {...text("bic")} />
        <TextInput label={t("accounts.number")} description={t("accounts.numberHint")} {...text("number")} />
        <TextInput label={t("accounts.bank")} {...text("bank")} />
        <NativeSelect
          label={t("accounts.routingKind")}
          data={routingKinds.map((value) => ({ value, label: t(`accounts.routing.${value}`) }))}
          {...field("routing.kind")}
        />
        <TextInput label={t("accounts.routingValue")} {...text("routing.value")} />
      </SimpleGrid>
      <Textarea
        label={t("accounts.details")}
        description={t("accounts.detailsHint")}
        autosize
        minRows={2}
        maxRows={6}
        {...text("details")}
      />
    </Stack>
  );
}
