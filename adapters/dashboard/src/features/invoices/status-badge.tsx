import { Badge } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "./invoice.js";

const colours = {
  draft: "gray",
  open: "blue",
  overdue: "red",
  paid: "teal",
  credited: "grape",
  written_off: "gray",
  void: "gray",
} as const;

interface StatusBadgeProps {
  readonly invoice: Pick<Invoice, "type" | "status" | "overdue">;
}

/** An invoice's status as a colored label. A credit note is labeled as such, since its status never changes. */
export function StatusBadge({ invoice: { type, status, overdue } }: StatusBadgeProps) {
  const { t } = useTranslation("invoices");
  const shown = overdue ? "overdue" : status;
  return (
    <Badge
      color={colours[shown]}
      variant="outline"
      tt="none"
      miw="max-content"
      td={status === "void" ? "line-through" : undefined}
    >
      {type === "credit_note" ? t("creditNote") : t(`statuses.${shown}`)}
    </Badge>
  );
}
