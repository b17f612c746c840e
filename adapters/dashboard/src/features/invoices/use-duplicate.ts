import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { useNavigate } from "react-router";
import { answered, api } from "../../api/client.js";
import { useExplain } from "../../elements/explain.js";
import { useSession } from "../../shell/session.js";
import { billsTime, duplicateOf } from "./duplicate.js";
import { editPath, type Invoice, useInvoicesChanged } from "./invoice.js";
import { todayIn } from "./spans.js";

/** Returns the action that creates a draft with the same content and opens it for editing. Says so if time became fixed lines. */
export function useDuplicate(invoice: Invoice): () => void {
  const { t } = useTranslation("invoices");
  const { workspace } = useSession();
  const { ofError } = useExplain();
  const navigate = useNavigate();
  const changed = useInvoicesChanged();
  const duplication = useMutation({
    mutationFn: () => answered(api.POST("/invoices", { body: duplicateOf(invoice, todayIn(workspace.time_zone)) })),
    onSuccess: ({ id }) => {
      void changed();
      notifications.show({ message: t(billsTime(invoice) ? "duplicatedTime" : "duplicated") });
      void navigate(editPath(id));
    },
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
  });
  const { client, currency } = invoice;
  const current = client?.currency ?? workspace.currency;
  return () => {
    if (client && current !== currency)
      notifications.show({ color: "red", message: t("duplicateCurrency", { currency, current }) });
    else if (!duplication.isPending) duplication.mutate();
  };
}
