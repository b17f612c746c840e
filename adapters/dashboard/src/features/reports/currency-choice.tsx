import { NativeSelect } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./reports.module.css";

interface CurrencyChoiceProps {
  readonly currencies: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (currency: string) => void;
}

/** The currency in which amounts are shown. It does not filter: hours are those of all currencies. With a single currency there is no choice. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const { t } = useTranslation("reports");
  if (value === undefined || currencies.length <= 1) return null;
  return (
    <NativeSelect
      className={classes["onScreen"] ?? ""}
      w="fit-content"
      label={t("amountsIn")}
      description={t("amountsInHint")}
      data={[...currencies]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
