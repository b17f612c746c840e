import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { CreditNotes } from "./credit-notes.js";
import { Deposits } from "./deposits.js";
import { Facts } from "./facts.js";
import { type Invoice, useInvoice } from "./invoice.js";
import { InvoiceActions } from "./invoice-actions.js";
import { LinesTable } from "./lines-table.js";
import { Messages } from "./messages.js";
import { Payments } from "./payments.js";
import { PdfDownload } from "./pdf-download.js";
import { StatusBadge } from "./status-badge.js";
import { Totals } from "./totals.js";
import { VoidHint } from "./void-hint.js";
import { later } from "../../loading/later.js";

const DraftEditor = later(() => import("./draft-editor.js"));
const Proof = later(() => import("./proof.js"));
const PdfPreview = later(() => import("./pdf-preview.js"));
const ExplanationView = later(() => import("./explanation.js"));

/** One invoice: its content, history, and actions. */
export default function InvoicePage() {
  const { t } = useTranslation("invoices");
  const { id = "" } = useParams();
  const invoice = useInvoice(id);
  const { data } = invoice;
  const number = data && data.type !== "invoice" ? data.number : null;
  const title = number
    ? t(data?.type === "deposit" ? "deposits.numbered" : "numberedCreditNote", { number })
    : data
      ? titleOf(data, t("statuses.draft"))
      : t("invoice");
  return (
    <Page
      title={title}
      actions={
        <Button component={Link} to={paths.invoices} variant="default">
          {t("toList")}
        </Button>
      }
    >
      <Loaded query={invoice}>{(data) => <InvoiceContent invoice={data} />}</Loaded>
    </Page>
  );
}

const titleOf = ({ number, client }: Invoice, draft: string): string => number ?? `${draft}: ${client?.name ?? ""}`;

function InvoiceContent({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const mayWrite = useMay("invoices:write");
  const [isShown, setShown] = useState(false);
  const [isProven, setProven] = useState(false);
  const [isEdited, setEdited] = useState(false);
  if (isEdited) {
    return (
      <Suspense fallback={<Waiting lines={5} />}>
        <DraftEditor invoice={invoice} onClose={() => setEdited(false)} />
      </Suspense>
    );
  }
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Group gap="xs">
          <StatusBadge invoice={invoice} />
          {invoice.type === "deposit" && <Text>{t("deposits.one")}</Text>}
        </Group>
        <Group>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} />}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? "hidePdf" : "showPdf")}
          </Button>
          <PdfDownload invoice={invoice} />
          {mayWrite && invoice.status === "draft" && (
            <Button variant="default" onClick={() => setEdited(true)}>
              {t("edit")}
            </Button>
          )}
          {mayWrite && <InvoiceActions invoice={invoice} />}
        </Group>
      </Group>
      {mayWrite && <VoidHint invoice={invoice} />}
      <Suspense>{isShown && <PdfPreview invoice={invoice} />}</Suspense>
      <Facts invoice={invoice} />
      <LinesTable invoice={invoice} />
      <Totals invoice={invoice} />
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
      <Messages id={invoice.id} />
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
