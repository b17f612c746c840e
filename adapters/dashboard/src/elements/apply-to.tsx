import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { type ApplyTo, applyToValues } from "../../../../core/billing/rerate.js";

interface ApplyToChoiceProps {
  /** What changed: a rate, or the client, whose rates apply to a project without one. */
  readonly cause?: "rate" | "client";
  readonly value: ApplyTo;
  readonly onChange: (value: ApplyTo) => void;
}

/** After a change of rates, asks whether recorded unbilled time gets the new rate too. */
export function ApplyToChoice({ cause = "rate", value, onChange }: ApplyToChoiceProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t(cause === "rate" ? "applyTo.label" : "applyTo.client")}
      value={value}
      onChange={(chosen) => onChange(applyToValues.find((one) => one === chosen) ?? "future")}
    >
      <Stack gap="xs" mt="xs">
        {applyToValues.map((reach) => (
          <Radio key={reach} value={reach} label={t(`applyTo.${reach}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
