import { Button, Stack, Text, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useParams, useSearchParams } from "react-router";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { AmountDue } from "./amount-due.js";
import { CreditNotes } from "./credit-notes.js";
import { Deposits } from "./deposits.js";
import { DraftFindings } from "./draft-findings.js";
import { Facts } from "./facts.js";
import { History } from "./history.js";
import { type Invoice, useInvoice } from "./invoice.js";
import { InvoiceActions } from "./invoice-actions.js";
import { LinesTable } from "./lines-table.js";
import { Payments } from "./payments.js";
import { Totals } from "./totals.js";
import classes from "./invoice-page.module.css";
import { VoidHint } from "./void-hint.js";
import { later } from "../../loading/later.js";
import { withWords } from "../../words/with-words.js";

const DraftEditor = later(() => import("./draft-editor.js"));
const InvoiceReminders = later(withWords(() => import("../reminders/invoice-reminders.js"), "reminders"));
const Proof = later(() => import("./proof.js"));
const InvoicePdf = later(() => import("./invoice-pdf.js"));
const ExplanationView = later(() => import("./explanation.js"));

/** Whether the browser can show the document beside the rest of the page. The style sheet has the same width. */
function hasRoomForDocument(): boolean {
  return navigator.pdfViewerEnabled && window.matchMedia("(min-width: 90em)").matches;
}

/** One invoice: its content, history, and actions. The URL says whether a draft is being edited. */
export default function InvoicePage() {
  const { id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const [isPdfShown, setPdfShown] = useState(hasRoomForDocument);
  const mayWrite = useMay("invoices:write");
  const invoice = useInvoice(id);
  const { data } = invoice;
  const title = useTitle(data);
  const isEdited = mayWrite && data?.status === "draft" && search.has("edit");
  const edit = (isOn: boolean) => setSearch(isOn ? { edit: "" } : {}, { replace: !isOn });
  return (
    <Page
      title={title}
      actions={
        data &&
        !isEdited && (
          <InvoiceActions
            invoice={data}
            name={title}
            isPdfShown={isPdfShown}
            onPdf={() => setPdfShown(!isPdfShown)}
            onEdit={() => edit(true)}
          />
        )
      }
    >
      <Loaded query={invoice}>
        {(shown) =>
          isEdited ? (
            <Suspense fallback={<Waiting lines={5} />}>
              <DraftEditor invoice={shown} onClose={() => edit(false)} />
            </Suspense>
          ) : (
            <InvoiceContent invoice={shown} isPdfShown={isPdfShown} />
          )
        }
      </Loaded>
    </Page>
  );
}

function useTitle(invoice: Invoice | undefined): string {
  const { t } = useTranslation("invoices");
  if (!invoice) return t("invoice");
  const { type, number, client } = invoice;
  if (number === null) return `${t("statuses.draft")}: ${client?.name ?? ""}`;
  if (type === "invoice") return number;
  return t(type === "deposit" ? "deposits.numbered" : "numberedCreditNote", { number });
}

interface InvoiceContentProps {
  readonly invoice: Invoice;
  readonly isPdfShown: boolean;
}

function InvoiceContent({ invoice, isPdfShown }: InvoiceContentProps) {
  const { t } = useTranslation("invoices");
  const mayWrite = useMay("invoices:write");
  const isRemindable = useMay("reminders:read") && invoice.issued_at !== null && invoice.type !== "credit_note";
  const [isProven, setProven] = useState(false);
  return (
    <div className={isPdfShown ? classes["withDocument"] : undefined}>
      <Suspense>
        {isPdfShown && (
          <div className={classes["document"]}>
            <InvoicePdf invoice={invoice} />
          </div>
        )}
      </Suspense>
      <Stack gap="xl" className={classes["content"]}>
        <AmountDue invoice={invoice} />
        {mayWrite && <VoidHint invoice={invoice} />}
        <Facts invoice={invoice} />
        <LinesTable invoice={invoice} />
        <Totals invoice={invoice} />
        {mayWrite && <DraftFindings invoice={invoice} />}
        <Calculation invoice={invoice} />
        <Deposits invoice={invoice} />
        {invoice.notes !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>{invoice.notes}</Text>}
        {invoice.payments.length > 0 && (
          <section>
            <Title order={2} size="h4">
              {t("payments")}
            </Title>
            <Payments invoice={invoice} />
          </section>
        )}
        {invoice.credit_notes.length > 0 && (
          <section>
            <Title order={2} size="h4" mb="xs">
              {t("creditNotes")}
            </Title>
            <CreditNotes invoice={invoice} />
          </section>
        )}
        <Suspense>{isRemindable && <InvoiceReminders invoice={invoice} />}</Suspense>
        <History invoice={invoice} />
        {invoice.issued_at !== null && (
          <Button
            variant="default"
            aria-expanded={isProven}
            onClick={() => setProven(!isProven)}
            style={{ alignSelf: "flex-start" }}
          >
            {t(isProven ? "proof.hide" : "proof.show")}
          </Button>
        )}
        <Suspense>{isProven && <Proof invoice={invoice} />}</Suspense>
      </Stack>
    </div>
  );
}

/** The calculation, loaded when it is opened. */
function Calculation({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button variant="default" w="fit-content" ms="auto" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? "explain.hide" : "explain.show")}
      </Button>
      <Suspense>{isShown && <ExplanationView invoice={invoice} />}</Suspense>
    </>
  );
}
