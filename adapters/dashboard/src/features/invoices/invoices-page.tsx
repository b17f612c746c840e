import { Button, Group } from "@mantine/core";
import { IconBuildingBank, IconDownload, IconFileDescription, IconFileSearch, IconPlus, IconRepeat } from "@tabler/icons-react";
import { useInfiniteQuery, usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { InvoiceFilters } from "./invoice-filters.js";
import { activeFilters, everything, filterOf, invoicesQuery, type Order } from "./invoice-list.js";
import { InvoiceSummary } from "./invoice-summary.js";
import { InvoicesTable } from "./invoices-table.js";

const InvoiceExports = later(() => import("./invoice-exports.js"));

/** The list of invoices. Filters are stored in the URL. */
export default function InvoicesPage() {
  const { t } = useTranslation("invoices");
  const [kept, setFilter] = useFilterAddress(everything);
  const [isExporting, setExporting] = useState(false);
  const filter = filterOf(kept);
  const sortBy = useCallback((sort: Order) => setFilter({ sort }), [setFilter]);
  const query = invoicesQuery(filter);
  usePrefetchInfiniteQuery(query);
  const invoices = useInfiniteQuery(query);
  const isNarrowed = filter.search !== "" || activeFilters(filter) > 0;
  const isWhole = filter.search === "" && activeFilters({ ...filter, show: "all" }) === 0;
  const create = useMay("invoices:write") && (
    <Button component={Link} to={`${paths.invoices}/new`} leftSection={<IconPlus size={18} />}>
      {t("create")}
    </Button>
  );
  const mayRepeat = useMay("recurring_invoices:read");
  const seesQuotes = useMay("quotes:read");
  const seesBank = useMay("bank_transactions:read");
  const actions = (
    <Group gap="xs">
      {seesQuotes && (
        <Button
          component={Link}
          to={`${paths.invoices}/quotes`}
          variant="default"
          leftSection={<IconFileDescription size={18} />}
        >
          {t("quotes")}
        </Button>
      )}
      {mayRepeat && (
        <Button component={Link} to={`${paths.invoices}/recurring`} variant="default" leftSection={<IconRepeat size={18} />}>
          {t("recurring.title")}
        </Button>
      )}
      {seesBank && (
        <Button component={Link} to={`${paths.invoices}/bank`} variant="default" leftSection={<IconBuildingBank size={18} />}>
          {t("bank")}
        </Button>
      )}
      <Button component={Link} to={`${paths.invoices}/check`} variant="default" leftSection={<IconFileSearch size={18} />}>
        {t("checkDocument")}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => setExporting(true)}>
        {t("exports.open")}
      </Button>
      {create}
    </Group>
  );
  return (
    <Page title={t("title")} actions={actions}>
      {isWhole && <InvoiceSummary show={filter.show} />}
      <InvoiceFilters filter={filter} onChange={setFilter} />
      <Loaded query={invoices}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t(isNarrowed ? "none" : "empty")} action={!isNarrowed && create} />
          ) : (
            <InvoicesTable sort={filter.sort} onSort={sortBy} rows={rows} more={invoices} />
          )
        }
      </Loaded>
      <Suspense>{isExporting && <InvoiceExports filter={filter} onClose={() => setExporting(false)} />}</Suspense>
    </Page>
  );
}
