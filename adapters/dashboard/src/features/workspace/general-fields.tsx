import { workspaceTable } from "../../../../../core/workspaces/workspace.js";
import { limitedTexts } from "../../elements/text-values.js";
import { weekdays } from "../../../../../core/kernel/calendar.js";
import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { CurrencySelect, LanguageSelect, TimeZoneSelect } from "../../elements/code-selects.js";
import { dateFormat } from "../../elements/formats.js";
import { type WorkspaceValues } from "./workspace-values.js";

interface GeneralFieldsProps {
  readonly form: UseFormReturnType<WorkspaceValues>;
}

/** A Monday, to derive the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function GeneralFields({ form }: GeneralFieldsProps) {
  const { t, language } = useTranslation("workspace");
  const text = limitedTexts(workspaceTable, (path) => form.getInputProps(path));
  const named = dateFormat(language, { weekday: "long", timeZone: "UTC" });
  const days = weekdays.map((value, index) => ({ value, label: named.format(MONDAY + index * DAY_MS) }));
  return (
    <Stack>
      <TextInput label={t("name")} required {...text("name")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CurrencySelect label={t("currency")} {...form.getInputProps("currency")} />
        <TextInput label={`${t("rate")} (${form.values.currency})`} inputMode="decimal" {...form.getInputProps("rate")} />
        <TimeZoneSelect label={t("timeZone")} {...form.getInputProps("time_zone")} />
        <NativeSelect label={t("weekStart")} data={days} {...form.getInputProps("week_start")} />
        <LanguageSelect label={t("locale")} {...form.getInputProps("locale")} />
      </SimpleGrid>
      <Checkbox label={t("pauseGoneWebhooks")} {...form.getInputProps("pause_gone_webhooks", { type: "checkbox" })} />
    </Stack>
  );
}
