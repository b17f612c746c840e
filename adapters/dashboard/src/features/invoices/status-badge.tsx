import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
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

/** An invoice's status as a colored label. */
export function StatusBadge({ invoice: { status, overdue } }: { readonly invoice: Pick<Invoice, "status" | "overdue"> }) {
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
      {t(`statuses.${shown}`)}
    </Badge>
  );
}
