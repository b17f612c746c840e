import { Badge } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { type ListedQuote, stateOf } from "./quote.js";

const colours = { draft: "gray", open: "blue", accepted: "teal", declined: "red", expired: "red" } as const;

export function QuoteBadge({ quote }: { readonly quote: Pick<ListedQuote, "status" | "expired"> }) {
  const { t } = useTranslation("quotes");
  const state = stateOf(quote);
  return (
    <Badge color={colours[state]} variant="outline" tt="none" miw="max-content">
      {t(`states.${state}`)}
    </Badge>
  );
}
