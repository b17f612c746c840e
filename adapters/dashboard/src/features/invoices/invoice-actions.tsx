import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";
import { choicesOf } from "./payment-values.js";
import { isCreditable, isVoidable } from "./settlements.js";
import { later } from "../../loading/later.js";

const PaymentEditor = later(() => import("./payment-editor.js"));
const CreditEditor = later(() => import("./credit-editor.js"));
const SendingEditor = later(() => import("./sending-editor.js"));

/** The actions for an invoice's status. */
export function InvoiceActions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const [opened, setOpened] = useState<"payment" | "credit" | "sending" | null>(null);
  const change = useChange(invoice);
  const { status } = invoice;
  const canSettle = choicesOf(invoice, null).length > 0;
  return (
    <>
      {status === "draft" && <Draft invoice={invoice} />}
      {status !== "void" && (
        <Button variant={status === "draft" ? "default" : "filled"} onClick={() => setOpened("sending")}>
          {t("send")}
        </Button>
      )}
      {canSettle && (
        <Button variant="default" onClick={() => setOpened("payment")}>
          {t(status === "open" ? "recordPayment" : "recordRefund")}
        </Button>
      )}
      {status === "open" && (
        <>
          <ConfirmButton label={t("markPaid")} text={t("markPaidText")} color="green" onConfirm={() => change("paid")} />
          {isVoidable(invoice) && <ConfirmButton label={t("void")} text={t("voidText")} onConfirm={() => change("void")} />}
        </>
      )}
      {isCreditable(invoice) && (
        <Button variant="default" onClick={() => setOpened("credit")}>
          {t("credit.open")}
        </Button>
      )}
      <Suspense>
        {opened === "payment" && <PaymentEditor invoice={invoice} onClose={() => setOpened(null)} />}
        {opened === "credit" && <CreditEditor invoice={invoice} onClose={() => setOpened(null)} />}
        {opened === "sending" && <SendingEditor invoice={invoice} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

function Draft({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const change = useChange(invoice);
  const remove = async () => {
    const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
    await orReadAgain(queries, keys.invoices.all, api.DELETE("/invoices/{id}", { params }));
    void navigate(paths.invoices);
    await afterDeletion(queries, keys.invoices, invoice.id);
    await Promise.all([keys.timeEntries.all, keys.reports.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <>
      <ConfirmButton label={t("issue")} text={t("issueText")} color="indigo" variant="filled" onConfirm={() => change("open")} />
      <ConfirmButton label={t("delete")} text={t("deleteText")} onConfirm={remove} />
    </>
  );
}

/** Changes the invoice's status, then refetches it in every case. */
function useChange(invoice: Invoice) {
  const changed = useInvoicesChanged();
  return async (status: "open" | "paid" | "void"): Promise<void> => {
    const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
    try {
      await answered(api.PATCH("/invoices/{id}", { params, body: { status } }));
    } finally {
      await changed();
    }
  };
}
