import { workspaceLimits } from "../../../../../core/workspaces/workspace.js";
import { weekdays } from "../../../../../core/kernel/calendar.js";
import { overlapPolicies } from "../../../../../core/workspaces/workspace.js";
import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { currencyCodes } from "../../../../../core/kernel/currency.js";
import { dateFormat } from "../../elements/formats.js";
import { TimeZoneField } from "../../elements/time-zone-field.js";
import { type WorkspaceValues } from "./workspace-values.js";

interface GeneralFieldsProps {
  readonly form: UseFormReturnType<WorkspaceValues>;
}

/** A Monday, to derive the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function GeneralFields({ form }: GeneralFieldsProps) {
  const { t, i18n } = useTranslation("workspace");
  const named = dateFormat(i18n.language, { weekday: "long", timeZone: "UTC" });
  const days = weekdays.map((value, index) => ({ value, label: named.format(MONDAY + index * DAY_MS) }));
  return (
    <Stack>
      <TextInput label={t("name")} required maxLength={workspaceLimits.name.max} {...form.getInputProps("name")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label={t("currency")} data={[...currencyCodes]} {...form.getInputProps("currency")} />
        <TextInput label={`${t("rate")} (${form.values.currency})`} inputMode="decimal" {...form.getInputProps("rate")} />
        <TimeZoneField label={t("timeZone")} {...form.getInputProps("time_zone")} />
        <NativeSelect label={t("weekStart")} data={days} {...form.getInputProps("week_start")} />
        <TextInput
          label={t("locale")}
          description={t("localeHint")}
          maxLength={workspaceLimits.locale.max}
          {...form.getInputProps("locale")}
        />
        <NativeSelect
          label={t("overlaps")}
          description={t("overlapsHint")}
          data={overlapPolicies.map((value) => ({ value, label: t(`overlap.${value}`) }))}
          {...form.getInputProps("overlap_policy")}
        />
      </SimpleGrid>
    </Stack>
  );
}
