import { Stack, Tabs } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./reports.module.css";

interface CurrencyTabsProps {
  readonly currencies: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (currency: string) => void;
  readonly children: ReactNode;
}

/**
 * Figures in one of several currencies. A single currency needs no tabs. The figures keep their place when the tabs appear, so that they are
 * rendered once.
 */
export function CurrencyTabs({ currencies, value, onChange, children }: CurrencyTabsProps) {
  const { t } = useTranslation("reports");
  const id = useId();
  const isTabbed = value !== undefined && currencies.length > 1;
  const panel = `${id}-panel-${value}`;
  return (
    <Tabs id={id} value={value ?? null} onChange={(chosen) => chosen !== null && onChange(chosen)}>
      {isTabbed && (
        <Tabs.List aria-label={t("currency")} mb="md" className={classes["onScreen"] ?? ""}>
          {currencies.map((currency) => (
            <Tabs.Tab key={currency} value={currency} mih={44} {...(currency === value && { "aria-controls": panel })}>
              {currency}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Stack {...(isTabbed && { role: "tabpanel", id: panel, "aria-labelledby": `${id}-tab-${value}` })}>{children}</Stack>
    </Tabs>
  );
}
