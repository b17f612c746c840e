import { Button, Group } from "@mantine/core";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { useTranslation } from "../../words/use-translation.js";
import { invoiceCopies } from "../../../../../core/ports/document-renderer.js";
import type { RowAction } from "../../elements/row-actions.js";
import { RowMenu } from "../../elements/row-menu.js";
import { useKeptFocus } from "../../elements/use-kept-focus.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { type InvoiceAction, actionsOf } from "./actions-of.js";
import type { Invoice } from "./invoice.js";
import classes from "./invoice-page.module.css";
import { pdfUrl } from "./pdf.js";
import { useDeletion, useStatusChange } from "./status-change.js";
import { useDuplicate } from "./use-duplicate.js";

const PaymentEditor = later(() => import("./payment-editor.js"));
const CreditEditor = later(() => import("./credit-editor.js"));
const DueDateEditor = later(() => import("./due-date-editor.js"));
const ClientChange = later(() => import("./client-change.js"));
const DownloadDialog = later(() => import("./download-dialog.js"));
const ShareDialog = later(() => import("./share-dialog.js"));
const SendingEditor = later(() => import("./sending-editor.js"));

type Editor = "payment" | "credit" | "sending" | "dueDate" | "client" | "formats" | "share";

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  /** The title of the page. */
  readonly name: string;
  readonly isPdfShown: boolean;
  readonly onPdf: () => void;
  readonly onEdit: () => void;
}

/** The likely actions for an invoice's status as buttons, and the others in a menu. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { invoice, name } = props;
  const [opened, setOpened] = useState<Editor | null>(null);
  const { buttons, primary, menu } = actionsOf(invoice, useMay("invoices:write"));
  const actions = useActions(props, setOpened);
  const close = () => setOpened(null);
  return (
    <Group gap="xs" wrap="nowrap" className={classes["actions"] ?? ""} {...useKeptFocus()}>
      {buttons.map((action) => (
        <ActionButton key={action} action={actions[action]} isPrimary={action === primary} />
      ))}
      <RowMenu name={name} actions={menu.map((action) => actions[action])} />
      <Suspense>
        {opened === "payment" && <PaymentEditor invoice={invoice} onClose={close} />}
        {opened === "credit" && <CreditEditor invoice={invoice} onClose={close} />}
        {opened === "dueDate" && <DueDateEditor invoice={invoice} onClose={close} />}
        {opened === "client" && <ClientChange invoice={invoice} onClose={close} />}
        {opened === "formats" && <DownloadDialog invoice={invoice} onClose={close} />}
        {opened === "share" && <ShareDialog invoice={invoice} onClose={close} />}
        {opened === "sending" && <SendingEditor invoice={invoice} onClose={close} />}
      </Suspense>
    </Group>
  );
}

function ActionButton({ action, isPrimary }: { readonly action: RowAction; readonly isPrimary: boolean }) {
  const look = { variant: isPrimary ? "filled" : "default" };
  if ("href" in action)
    return (
      <Button component="a" href={action.href} download {...look}>
        {action.label}
      </Button>
    );
  return (
    <Button onClick={"onSelect" in action ? action.onSelect : undefined} {...look}>
      {action.label}
    </Button>
  );
}

function useActions(
  { invoice, isPdfShown, onPdf, onEdit }: InvoiceActionsProps,
  open: (editor: Editor) => void,
): Readonly<Record<InvoiceAction, RowAction>> {
  const { t } = useTranslation("invoices");
  const navigate = useNavigate();
  const change = useStatusChange(invoice);
  const remove = useDeletion(invoice);
  const duplicate = useDuplicate(invoice);
  const { id, status } = invoice;
  const copy = invoiceCopies.find((one) => one === status);
  const confirmed = (action: "issue" | "markPaid" | "void" | "delete", onConfirm: () => Promise<void>) => ({
    label: t(action),
    title: t(action),
    text: t(`${action}Text`),
    onConfirm,
  });
  return {
    edit: { label: t("edit"), onSelect: onEdit },
    changeClient: { label: t("changeClient"), onSelect: () => open("client") },
    changeDueDate: { label: t("changeDueDate"), onSelect: () => open("dueDate") },
    send: { label: t("send"), onSelect: () => open("sending") },
    issue: { ...confirmed("issue", () => change("open")), color: "accent" },
    payment: { label: t(invoice.amount_due > 0 ? "recordPayment" : "recordRefund"), onSelect: () => open("payment") },
    markPaid: { ...confirmed("markPaid", () => change("paid")), color: "green" },
    pdf: { label: t(isPdfShown ? "hidePdf" : "showPdf"), onSelect: onPdf },
    download: { label: t("downloadPdf"), href: pdfUrl(id) },
    formats: { label: t("formats.open"), onSelect: () => open("formats") },
    share: { label: t("links.share"), onSelect: () => open("share") },
    copy: { label: t(`copies.${copy ?? "paid"}`), href: pdfUrl(id, copy) },
    duplicate: { label: t("duplicate"), onSelect: duplicate },
    makeRecurring: {
      label: t("recurring.make"),
      onSelect: () => void navigate(`${paths.invoices}/recurring/new?invoice=${id}`),
    },
    credit: { label: t("credit.open"), onSelect: () => open("credit") },
    void: confirmed("void", () => change("void")),
    delete: confirmed("delete", remove),
  };
}
