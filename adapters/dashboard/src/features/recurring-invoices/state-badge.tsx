import { Badge } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { type Recurring, stateOf } from "./recurring.js";

const colours = { active: "teal", paused: "gray", ended: "gray", failed: "red" } as const;

export function StateBadge({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation("recurring-invoices");
  const state = stateOf(recurring);
  return (
    <Badge color={colours[state]} variant="outline" tt="none" miw="max-content">
      {t(`states.${state}`)}
    </Badge>
  );
}
