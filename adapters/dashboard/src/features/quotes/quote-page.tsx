import { Anchor, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { isStatus } from "../../api/problem.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Day, Instant } from "../../elements/values.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { ClientLink } from "../clients/client-link.js";
import { Fact } from "../invoices/facts.js";
import { LinesTable } from "../invoices/lines-table.js";
import { Totals } from "../invoices/totals.js";
import { type Quote, quoteQuery } from "./quote.js";
import { QuoteActions } from "./quote-actions.js";
import { QuoteBadge } from "./quote-badge.js";

/** One quote: what it offers, how far it has come, and what can be done with it. */
export default function QuotePage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("quotes");
  const mayWrite = useMay("quotes:write");
  const quote = useQuery(quoteQuery(id));
  if (isStatus(quote.error, 404)) return <NotFoundPage />;
  const { data } = quote;
  return (
    <Page
      title={data ? `${t("one")} ${data.number ?? t("states.draft")}` : t("one")}
      actions={data && mayWrite && <QuoteActions quote={data} />}
    >
      <Loaded query={quote}>
        {(shown) => (
          <Stack gap="xl">
            <Facts quote={shown} />
            <LinesTable invoice={asInvoice(shown)} />
            <Totals invoice={asInvoice(shown)} />
            {shown.notes !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>{shown.notes}</Text>}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** The quote as the draft of the invoice that it promises, of which nothing is paid. */
function asInvoice(quote: Quote) {
  const ids = { time_entry_ids: [], expense_ids: [], milestone_ids: [] };
  const lines = quote.lines.map((line) => ({ ...line, ...ids, kind: "fixed" as const }));
  return { ...quote, ...unpaid, status: "draft" as const, lines, payable_amount: quote.total };
}

const unpaid = {
  ...{ deposit_total: 0, withheld_total: 0, prepaid_amount: 0, rounding_amount: 0, amount_paid: 0, amount_written_off: 0 },
  ...{ amount_discounted: 0, amount_credited: 0, amount_due: 0, amount_refundable: 0 },
  ...{ withholding: null, tax_currency: null, tax_total_in_tax_currency: null },
} as const;

function Facts({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation("quotes");
  const {
    client_id: id,
    client,
    buyer,
    issue_date: issued,
    valid_until: until,
    invoice_id: invoice,
    project_id: project,
  } = quote;
  const { sent_at: sent, viewed_at: viewed, accepted_at: accepted, declined_at: declined } = quote;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
      <Fact label={t("client")}>
        <ClientLink client={{ id, name: buyer?.legal_name ?? client?.name ?? id }} />
      </Fact>
      <Fact label={t("status")}>
        <QuoteBadge quote={quote} />
      </Fact>
      <Fact label={t("issueDate")}>{issued && <Day date={issued} />}</Fact>
      <Fact label={t("validUntil")}>{until && <Day date={until} />}</Fact>
      <Fact label={t("projectReference")}>{quote.project_reference}</Fact>
      <Fact label={t("sentAt")}>{sent && <Instant at={sent} />}</Fact>
      <Fact label={t("viewedAt")}>{viewed && <Instant at={viewed} />}</Fact>
      <Fact label={t("acceptedAt")}>{accepted && <Instant at={accepted} />}</Fact>
      <Fact label={t("acceptedBy")}>{quote.accepted_by}</Fact>
      <Fact label={t("declinedAt")}>{declined && <Instant at={declined} />}</Fact>
      <Fact label={t("declineReason")}>{quote.decline_reason}</Fact>
      <Fact label={t("invoice")}>{invoice && <Made to={`${paths.invoices}/${invoice}`} label={t("openInvoice")} />}</Fact>
      <Fact label={t("project")}>{project && <Made to={`${paths.projects}/${project}`} label={t("openProject")} />}</Fact>
    </SimpleGrid>
  );
}

function Made({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Anchor component={Link} to={to} inherit>
      {label}
    </Anchor>
  );
}
