import { distanceUnits } from "../../../../../core/billing/mileage.js";
import { roundingGrains, roundingModes } from "../../../../../core/billing/rounding.js";
import { overlapPolicies } from "../../../../../core/workspaces/workspace.js";
import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { checkRounding, type RoundingPolicy, roundSeconds } from "../../../../../core/billing/rounding.js";
import { roundingOf, type WorkspaceValues } from "./workspace-values.js";

const MINUTE = 60;
/** Two entries on one day and one on the next, so that each grain rounds differently. */
const example = [[7, 20], [67]] as const;

/** Which time can be recorded, and how it is rounded on invoices. */
export function TimeFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const { step_minutes: stepMinutes, ...rest } = roundingOf(form.values.rounding);
  const policy = { ...rest, stepMinutes };
  return (
    <Stack>
      <NativeSelect
        label={t("overlaps")}
        description={t("overlapsHint")}
        data={overlapPolicies.map((value) => ({ value, label: t(`overlap.${value}`) }))}
        {...form.getInputProps("overlap_policy")}
      />
      <TextInput
        label={t("timerLimit")}
        description={t("timerLimitHint")}
        inputMode="numeric"
        {...form.getInputProps("timer_limit_hours")}
      />
      <SimpleGrid cols={2}>
        <TextInput
          label={t("mileageRate", { currency: form.values.currency })}
          description={t("mileageRateHint")}
          inputMode="decimal"
          {...form.getInputProps("mileage_rate")}
        />
        <NativeSelect
          label={t("mileageUnit")}
          data={distanceUnits.map((value) => ({ value, label: t(`mileageUnits.${value}`) }))}
          {...form.getInputProps("mileage_unit")}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t("rounding.text")}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={t("rounding.mode")}
          data={roundingModes.map((value) => ({ value, label: t(`rounding.modes.${value}`) }))}
          {...form.getInputProps("rounding.mode")}
        />
        {policy.mode !== "none" && (
          <TextInput label={t("rounding.step")} inputMode="numeric" {...form.getInputProps("rounding.step_minutes")} />
        )}
        {policy.mode !== "none" && (
          <NativeSelect
            label={t("rounding.grain")}
            data={roundingGrains.map((value) => ({ value, label: t(`rounding.grains.${value}`) }))}
            {...form.getInputProps("rounding.grain")}
          />
        )}
      </SimpleGrid>
      {policy.mode !== "none" && <RoundingExample policy={policy} />}
    </Stack>
  );
}

/** The billed time, rounded by the core. */
function RoundingExample({ policy }: { readonly policy: RoundingPolicy }) {
  const { t } = useTranslation("workspace");
  if (checkRounding(policy).length > 0) return null;
  const one = 67 * MINUTE;
  return (
    <div aria-live="polite" data-example="rounding">
      <Text size="sm">{t("rounding.example", { recorded: clock(one), billed: clock(roundSeconds(one, policy)) })}</Text>
      <Text size="sm">{t("rounding.exampleOfLine", { billed: clock(billedOf(policy)) })}</Text>
    </div>
  );
}

function billedOf(policy: RoundingPolicy): number {
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const round = (seconds: number) => roundSeconds(seconds, policy);
  const days = example.map((day) => day.map((minutes) => minutes * MINUTE));
  if (policy.grain === "entry") return sum(days.flat().map(round));
  return policy.grain === "day" ? sum(days.map((day) => round(sum(day)))) : round(sum(days.flat()));
}

/** Formats time as on invoices: h:mm. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
