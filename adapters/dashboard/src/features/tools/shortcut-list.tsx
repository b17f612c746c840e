import { Group, Kbd, Modal, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { useMay } from "../../shell/session.js";
import { useSections } from "../../shell/sections.js";

/** All keyboard shortcuts that the user can use. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation();
  const mayRecord = useMay("time_entries:write");
  const places = useSections().flatMap(({ key, label }) => (key ? [{ keys: ["g", key], does: t(`navigation.${label}`) }] : []));
  const general = [
    { keys: ["Ctrl", "K"], does: t("keys.palette") },
    ...(mayRecord
      ? [
          { keys: ["n"], does: t("keys.line") },
          { keys: ["s"], does: t("keys.timer") },
        ]
      : []),
    { keys: ["/"], does: t("keys.search") },
    { keys: ["?"], does: t("keys.title") },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("keys.title")}
      closeButtonProps={{ "aria-label": t("form.close") }}
      size="lg"
      centered
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Keys title={t("keys.general")} rows={general} />
        <Keys title={t("keys.places")} rows={places} />
      </SimpleGrid>
    </Modal>
  );
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      {rows.map(({ keys, does }) => (
        <Group key={does} justify="space-between" wrap="nowrap">
          <Text size="sm">{does}</Text>
          <Group gap={4} wrap="nowrap">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Group>
        </Group>
      ))}
    </Stack>
  );
}
