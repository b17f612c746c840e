import { Anchor, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useSearchParams } from "react-router";
import { parseTimeZone } from "../../../../../core/kernel/time-zone.js";
import { paths } from "../../../paths.js";
import { useToday } from "../../elements/use-today.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Figure } from "../../elements/figure.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Day, Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { CurrencyTabs } from "./currency-tabs.js";
import { AgingTable, PaidTable } from "./invoice-tables.js";
import { Place } from "./place.js";
import { type CurrencyFigures, invoiceReportQuery } from "./report-queries.js";
import { currencyOf } from "./report-filter.js";
import { ReportTabs } from "./report-tabs.js";
import classes from "./reports.module.css";
import { daysOfSpan } from "./spans.js";
import { later } from "../../loading/later.js";

/** Lazy: the tables contain the same figures. */
const InvoiceCharts = later(() => import("./invoice-charts.js"));

/** The periods for received payments. The first is the service's default. */
const spans = ["12-months", "this-year", "last-year"] as const;

/** Draft, open, overdue and received amounts, by currency. */
export default function InvoiceReportPage() {
  const { t } = useTranslation("reports");
  const [search, setSearch] = useSearchParams();
  const { workspace } = useSession();
  const span = spans.find((one) => one === search.get("span")) ?? spans[0];
  const today = useToday(parseTimeZone(workspace.time_zone));
  const days = span === "12-months" ? {} : daysOfSpan(span, today, workspace.week_start);
  const report = useQuery(invoiceReportQuery(days ?? {}));
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch(new URLSearchParams({ ...Object.fromEntries(search), ...next }), { replace: true });
  return (
    <Page title={t("invoices.title")}>
      <ReportTabs value="invoices" />
      <NativeSelect
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
            {data.currencies.length === 0 && <EmptyState text={t("invoices.empty")} />}
            <Currencies
              all={data.currencies}
              chosen={search.get("currency") ?? ""}
              onChange={(currency) => change({ currency })}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface CurrenciesProps {
  readonly all: readonly CurrencyFigures[];
  readonly chosen: string;
  readonly onChange: (currency: string) => void;
}

function Currencies({ all, chosen, onChange }: CurrenciesProps) {
  const { workspace } = useSession();
  const codes = all.map(({ currency }) => currency);
  const currency = currencyOf(chosen, codes, workspace.currency);
  const figures = all.find((one) => one.currency === currency);
  return (
    figures && (
      <CurrencyTabs currencies={codes} value={currency} onChange={onChange}>
        <OfCurrency figures={figures} />
      </CurrencyTabs>
    )
  );
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
      <Suspense fallback={<Place />}>
        <InvoiceCharts figures={figures} />
      </Suspense>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" style={{ alignItems: "start" }}>
        <PaidTable figures={figures} title={t("invoices.paidOf", { currency })} />
        <AgingTable figures={figures} title={t("invoices.agingOf", { currency })} />
      </SimpleGrid>
    </>
  );
}
