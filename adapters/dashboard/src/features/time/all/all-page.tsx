import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery, usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../../paths.js";
import { answered, api } from "../../../api/client.js";
import { keys } from "../../../api/keys.js";
import { paged } from "../../../api/paged.js";
import { ClearFilters } from "../../../elements/clear-filters.js";
import { EmptyState } from "../../../elements/empty-state.js";
import { Loaded } from "../../../elements/loaded.js";
import { Page } from "../../../elements/page.js";
import { later } from "../../../loading/later.js";
import { useMay } from "../../../shell/session.js";
import type { Entry } from "../entries.js";
import { type AllFilter, type AllQuery, boundsOfQuery, filterIn, listQueryOf, queryOf, searchOf } from "./all-filter.js";
import { AllFilters } from "./all-filters.js";
import { AllTable } from "./all-table.js";
import { createSelection, useIsUsed } from "./selection.js";
import { TotalLine, ZoneLine } from "./total-line.js";
import { useZone } from "../../../elements/use-zone.js";
import { TimeBar, useSeesPeople } from "../time-bar.js";
import { MAX_PAGE_SIZE } from "../../../../../../core/kernel/page.js";
import { useTimeAddress } from "../use-time-address.js";

/** Lazy: needed only for editing. */
const EntryDialog = later(() => import("../entry-dialog.js"));
const BulkBar = later(() => import("./bulk-bar.js"));
const CsvForm = later(() => import("./csv-form.js"));

type Expand = ("project" | "task" | "user" | "invoice")[];

function allQuery(query: AllQuery, expand: Expand) {
  const whole = { ...listQueryOf(query), expand, limit: MAX_PAGE_SIZE };
  return paged(keys.timeEntries.list(whole), (cursor, signal) =>
    answered(api.GET("/time-entries", { params: { query: { ...whole, ...cursor } }, signal })),
  );
}

/** All entries that the user may see, filtered by the URL. */
export default function AllPage() {
  const { t } = useTranslation("time");
  const zone = useZone();
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const isOfAll = useSeesPeople();
  const seesInvoices = useMay("invoices:read");
  const expand: Expand = [
    "project",
    "task",
    ...(isOfAll ? ["user" as const] : []),
    ...(seesInvoices ? ["invoice" as const] : []),
  ];
  const query = queryOf(filter, zone);
  const list = allQuery(query, expand);
  usePrefetchInfiniteQuery(list);
  const entries = useInfiniteQuery({ ...list, placeholderData: keepPreviousData });
  const narrow = (next: AllFilter) => setSearch(searchOf(next), { replace: true });
  const [selection] = useState(createSelection);
  const isUsed = useIsUsed(selection);
  const [edited, setEdited] = useState<Entry | null>(null);
  return (
    <Page title={t("title")} actions={<CsvButton query={query} />}>
      <TimeBar address={useTimeAddress()} />
      <AllFilters filter={filter} onChange={narrow} />
      <TotalLine query={query} />
      <ZoneLine />
      <Loaded query={entries}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing onClear={search.size > 0 ? () => narrow(filterIn(new URLSearchParams())) : null} />
          ) : (
            <>
              <AllTable
                rows={rows}
                more={entries}
                bounds={boundsOfQuery(query)}
                isOfAll={isOfAll}
                selection={selection}
                onEdit={setEdited}
              />
              <Suspense>{isUsed && <BulkBar rows={rows} selection={selection} />}</Suspense>
            </>
          )
        }
      </Loaded>
      <Suspense>{edited && <EntryDialog entry={edited} userId={edited.user_id} onClose={() => setEdited(null)} />}</Suspense>
    </Page>
  );
}

function Nothing({ onClear }: { readonly onClear: (() => void) | null }) {
  const { t } = useTranslation("time");
  if (onClear) return <EmptyState text={t("all.none")} action={<ClearFilters onClear={onClear} />} />;
  const record = (
    <Button component={Link} to={paths.time}>
      {t("all.record")}
    </Button>
  );
  return <EmptyState text={t("all.empty")} action={record} />;
}

function CsvButton({ query }: { readonly query: AllQuery }) {
  const { t } = useTranslation("time");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => setOpen(true)}>
        {t("all.csv")}
      </Button>
      <Suspense>{isOpen && <CsvForm query={query} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
