import { Stack, Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./reports.module.css";

interface CurrencyTabsProps {
  readonly currencies: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (currency: string) => void;
  readonly children: ReactNode;
}

/** Figures in one of several currencies. A single currency needs no tabs. */
export function CurrencyTabs({ currencies, value, onChange, children }: CurrencyTabsProps) {
  const { t } = useTranslation("reports");
  if (value === undefined || currencies.length < 2) return children;
  return (
    <Tabs value={value} onChange={(chosen) => chosen !== null && onChange(chosen)} keepMounted={false}>
      <Tabs.List aria-label={t("currency")} mb="md" className={classes["onScreen"] ?? ""}>
        {currencies.map((currency) => (
          <Tabs.Tab key={currency} value={currency} mih={44}>
            {currency}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>
        <Stack>{children}</Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
