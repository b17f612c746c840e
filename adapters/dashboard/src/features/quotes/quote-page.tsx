import { Anchor, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { isStatus } from "../../api/problem.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Day, Instant } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { ClientLink } from "../clients/client-link.js";
import { Fact } from "../invoices/facts.js";
import { LinesTable } from "../invoices/lines-table.js";
import { Totals } from "../invoices/totals.js";
import { asInvoice, type Quote, quoteQuery } from "./quote.js";
import { QuoteActions } from "./quote-actions.js";
import { QuoteBadge } from "./quote-badge.js";

/** Lazy: not needed to show a quote. */
const QuoteEditor = later(() => import("./quote-editor.js"));

/** One quote: what it offers, how far it has come, and what can be done with it. The address says whether its draft is being edited. */
export default function QuotePage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("quotes");
  const [search, setSearch] = useSearchParams();
  const mayWrite = useMay("quotes:write");
  const quote = useQuery(quoteQuery(id));
  if (isStatus(quote.error, 404)) return <NotFoundPage />;
  const { data } = quote;
  const isEdited = mayWrite && search.has("edit") && data?.status === "draft";
  const edit = (isOn: boolean) => setSearch(isOn ? { edit: "" } : {}, { replace: !isOn });
  const title = data ? `${t("one")} ${data.number ?? t("states.draft")}` : t("one");
  return (
    <Page
      title={isEdited ? t("editTitle") : title}
      actions={data && mayWrite && !isEdited && <QuoteActions quote={data} onEdit={() => edit(true)} />}
    >
      <Loaded query={quote}>
        {(shown) =>
          isEdited ? (
            <Suspense fallback={<Waiting lines={5} />}>
              <QuoteEditor quote={shown} onClose={() => edit(false)} />
            </Suspense>
          ) : (
            <Stack gap="xl">
              <Facts quote={shown} />
              <LinesTable invoice={asInvoice(shown)} />
              <Totals invoice={asInvoice(shown)} />
              {shown.notes !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>{shown.notes}</Text>}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

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
