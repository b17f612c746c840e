import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { useExplain } from "../../elements/explain.js";
import { useMoneyText } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { creditQuery } from "../clients/credit-query.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";

interface CreditButtonProps {
  readonly invoice: Invoice;
  readonly onDone: () => void;
}

/** Pays an open invoice from the credit balance of the client. Nothing if there is none in the currency. */
export function CreditButton({ invoice, onDone }: CreditButtonProps) {
  const { t } = useTranslation("invoices");
  const { ofError } = useExplain();
  const changed = useInvoicesChanged();
  const money = useMoneyText(invoice.currency);
  const { data, refetch } = useQuery(creditQuery(invoice.client_id));
  const apply = useMutation({
    mutationFn: () => answered(api.POST("/invoices/{id}/apply-credit", { params: { path: { id: invoice.id } } })),
    onSuccess: () => {
      notifications.show({ message: t("creditApplied") });
      onDone();
    },
    onError: (error) => void notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => Promise.all([changed(), refetch()]),
  });
  const balance = data?.balances.find(({ currency }) => currency === invoice.currency)?.balance ?? 0;
  if (balance === 0 || invoice.status !== "open") return null;
  return (
    <Button variant="default" loading={apply.isPending} onClick={() => apply.mutate()}>
      {t("applyCredit", { amount: money(Math.min(balance, invoice.amount_due)) })}
    </Button>
  );
}
