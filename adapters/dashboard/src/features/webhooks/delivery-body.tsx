import { Group, SegmentedControl, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { CopyText } from "./copy-text.js";
import { TextBlock } from "./text-block.js";

const forms = ["pretty", "raw"] as const;

/** The body as sent, byte for byte, or formatted. */
export function DeliveryBody({ body }: { readonly body: string }) {
  const { t } = useTranslation("webhooks");
  const [form, setForm] = useState<(typeof forms)[number]>("pretty");
  const shown = form === "raw" ? body : JSON.stringify(JSON.parse(body), null, 2);
  return (
    <Stack component="section" gap="sm" aria-labelledby="body">
      <Group justify="space-between">
        <Title order={2} size="h4" id="body">
          {t("body.title")}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t("body.form")}
            data={forms.map((value) => ({ value, label: t(`body.${value}`) }))}
            value={form}
            onChange={setForm}
          />
          <CopyText text={shown} />
        </Group>
      </Group>
      <TextBlock label={t("body.title")} text={shown} />
    </Stack>
  );
}
