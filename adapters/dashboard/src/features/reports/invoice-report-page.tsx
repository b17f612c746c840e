import { Anchor, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useSearchParams } from "react-router";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { paths } from "../../../paths.js";
import { useToday } from "../../elements/use-today.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Figure } from "../../elements/figure.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Day, Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { CurrencyTabs } from "./currency-tabs.js";
import { InvoiceCharts } from "./invoice-charts.js";
import { AgingTable, PaidTable } from "./invoice-tables.js";
import { PaperHead } from "./on-paper.js";
import { ReportActions } from "./report-actions.js";
import { type CurrencyFigures, type InvoiceReport, invoiceReportQuery } from "./report-queries.js";
import { currencyOf } from "./report-filter.js";
import { ReportTabs } from "./report-tabs.js";
import classes from "./reports.module.css";
import { daysOfSpan } from "./spans.js";
import { useInvoiceExports } from "./use-invoice-exports.js";

/** The periods for received payments. The first is the service's default. */
const spans = ["12-months", "this-year", "last-year"] as const;

/** Draft, open, overdue and received amounts, by currency. */
export default function InvoiceReportPage() {
  const { t } = useTranslation("reports");
  const [search, setSearch] = useSearchParams();
  const { workspace } = useSession();
  const span = spans.find((one) => one === search.get("span")) ?? spans[0];
  const chosen = search.get("currency") ?? "";
  const today = useToday(useWorkspaceZone());
  const days = span === "12-months" ? {} : daysOfSpan(span, today, workspace.week_start);
  const report = useQuery(invoiceReportQuery(days ?? {}));
  const figures = report.data && figuresIn(report.data, chosen, workspace.currency);
  const exports = useInvoiceExports(figures);
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch(new URLSearchParams({ ...Object.fromEntries(search), ...next }), { replace: true });
  const shown = new URLSearchParams({ ...(span === spans[0] ? {} : { span }), ...(chosen === "" ? {} : { currency: chosen }) });
  return (
    <Page
      title={t("invoices.title")}
      actions={
        <ReportActions
          address={{ kind: "invoices", search: shown.toString() }}
          relativePeriod={t(`spans.${span}`)}
          exports={report.data && !figures ? null : exports}
        />
      }
    >
      <ReportTabs value="invoices" />
      <PaperHead said={[[t("invoices.span"), t(`spans.${span}`)], ...(figures ? [[t("currency"), figures.currency]] : [])]} />
      <NativeSelect
        className={classes["onScreen"] ?? ""}
        maw={320}
        label={t("invoices.span")}
        data={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
        value={span}
        onChange={({ currentTarget: { value } }) => change({ span: value })}
      />
      <Loaded query={report}>
        {(data) => (
          <>
            <Text size="sm" c="dimmed">
              {t("invoices.asOf")} <Day date={data.as_of} />
            </Text>
            {figures ? (
              <CurrencyTabs
                currencies={data.currencies.map(({ currency }) => currency)}
                value={figures.currency}
                onChange={(currency) => change({ currency })}
              >
                <OfCurrency figures={figures} />
              </CurrencyTabs>
            ) : (
              <EmptyState text={t("invoices.empty")} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The figures of the currency that is shown. Undefined if there are no invoices. */
function figuresIn({ currencies }: InvoiceReport, chosen: string, ofWorkspace: string): CurrencyFigures | undefined {
  const codes = currencies.map(({ currency }) => currency);
  const shown = currencyOf(chosen, codes, ofWorkspace);
  return currencies.find(({ currency }) => currency === shown);
}

function OfCurrency({ figures }: { readonly figures: CurrencyFigures }) {
  const { t } = useTranslation("reports");
  const { currency, draft, open, overdue, paid } = figures;
  const received = paid.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div className={classes["figures"]}>
        <Figure label={t("invoices.draft", { count: draft.count })}>
          <Money amount={draft.total} currency={currency} />
        </Figure>
        <Figure label={t("invoices.open", { count: open.count })}>
          <Money amount={open.amount_due} currency={currency} />
        </Figure>
        <Figure label={t("invoices.overdue", { count: overdue.count })}>
          {overdue.count > 0 ? (
            <Anchor component={Link} inherit c="var(--mantine-color-error)" to={`${paths.invoices}?show=overdue`}>
              <Money amount={overdue.amount_due} currency={currency} />
            </Anchor>
          ) : (
            <Money amount={overdue.amount_due} currency={currency} />
          )}
        </Figure>
        <Figure label={t("invoices.received")}>
          <Money amount={received} currency={currency} />
        </Figure>
      </div>
      <InvoiceCharts figures={figures} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" style={{ alignItems: "start" }}>
        <PaidTable figures={figures} title={t("invoices.paidOf", { currency })} />
        <AgingTable figures={figures} title={t("invoices.agingOf", { currency })} />
      </SimpleGrid>
    </>
  );
}
