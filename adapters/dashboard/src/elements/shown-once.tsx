import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";

interface ShownOnceProps {
  readonly text: string;
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** Shows a secret that is available only once, to be copied. */
export function ShownOnce({ text, label, value, onClose }: ShownOnceProps) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Text>{text}</Text>
      <TextInput
        label={label}
        value={value}
        readOnly
        data-autofocus
        ff="monospace"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group justify="flex-end">
        <CopyButton value={value}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? "once.copied" : "once.copy")}</Button>}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t("once.done")}
        </Button>
      </Group>
    </Stack>
  );
}
