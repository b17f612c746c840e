import { Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Duration, Money } from "../../elements/values.js";
import type { Figures } from "./project-queries.js";
import type { Budget } from "./project-values.js";

interface BudgetBarProps {
  readonly budget: Budget;
  /** The figures of the budget's period; undefined if no time was recorded. */
  readonly used: Figures | undefined;
  readonly currency: string;
}

/** The used share of a budget, as a bar and as text, since color alone is not accessible. */
export function BudgetBar({ budget, used, currency }: BudgetBarProps) {
  const { t } = useTranslation("projects");
  const isTime = budget.kind === "hours";
  const planned = isTime ? Math.round(Number(budget.hours) * 3_600) : (budget.amount ?? 0);
  const earned = used?.amounts.find((one) => one.currency === currency)?.amount ?? 0;
  const spent = isTime ? (used?.seconds ?? 0) : earned;
  const isOver = spent > planned;
  const percent = Math.floor((spent / planned) * 100);
  const isNear = !isOver && percent >= 80;
  const { key, period } = { key: isOver ? ("overBudget" as const) : ("ofBudget" as const), period: budget.period };
  const label = t(period === "month" ? `${key}Month` : key, { percent });
  return (
    <Stack gap={4} miw={130} maw={280}>
      <Progress.Root>
        <Progress.Section
          value={Math.min(percent, 100)}
          color={isOver ? "red.8" : isNear ? "yellow.7" : "indigo.6"}
          aria-label={label}
        />
      </Progress.Root>
      <Group gap="0 var(--mantine-spacing-xs)" justify="space-between">
        <Text size="sm" fw={isOver ? 600 : 400} {...(isOver ? { c: "var(--mantine-color-error)" } : {})}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {isTime ? <Duration seconds={spent} /> : <Money amount={spent} currency={currency} />}
          {" / "}
          {isTime ? <Duration seconds={planned} /> : <Money amount={planned} currency={currency} />}
        </Text>
      </Group>
    </Stack>
  );
}
