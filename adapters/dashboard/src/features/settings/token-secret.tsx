import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";

/** Shows a new token's secret, which is available only once. */
export function TokenSecret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation("settings");
  return (
    <Stack>
      <Text>{t("tokens.secretText")}</Text>
      <TextInput
        label={t("tokens.secret")}
        value={secret}
        readOnly
        data-autofocus
        ff="monospace"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end">
        <CopyButton value={secret}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? "tokens.copied" : "tokens.copy")}</Button>}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t("tokens.done")}
        </Button>
      </Group>
    </Stack>
  );
}
