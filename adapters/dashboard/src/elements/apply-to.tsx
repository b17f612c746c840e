import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { type ApplyTo, applyToValues } from "../../../../core/billing/rerate.js";

interface ApplyToChoiceProps {
  readonly value: ApplyTo;
  readonly onChange: (value: ApplyTo) => void;
}

/** After a rate change, asks whether recorded unbilled time gets the new rate too. */
export function ApplyToChoice({ value, onChange }: ApplyToChoiceProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t("applyTo.label")}
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
