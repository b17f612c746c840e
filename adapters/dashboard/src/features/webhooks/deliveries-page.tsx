import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { ClearFilters } from "../../elements/clear-filters.js";
import { Page } from "../../elements/page.js";
import { DeliveriesList } from "./deliveries-list.js";
import { DeliveryFilterBar } from "./delivery-filter-bar.js";
import { type DeliveryFilter, filterOf, paramsOf, queryOf } from "./delivery-filter.js";

/** The deliveries, filtered by webhook, type, status and time. */
export default function DeliveriesPage() {
  const { t } = useTranslation("webhooks");
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  const filter = filterOf(params);
  const query = queryOf(filter, now);
  const change = (next: DeliveryFilter) => setParams(paramsOf(next), { replace: true });
  return (
    <Page
      title={t("delivery.list")}
      actions={
        <Button component={Link} to={paths.webhooks} variant="default">
          {t("title")}
        </Button>
      }
    >
      <DeliveryFilterBar filter={filter} onChange={change} />
      <DeliveriesList
        key={JSON.stringify(query)}
        filter={query}
        empty={t(Object.keys(query).length > 0 ? "delivery.none" : "delivery.empty")}
        action={Object.keys(query).length > 0 && <ClearFilters onClear={() => setParams({}, { replace: true })} />}
        withEndpoint={filter.webhook === ""}
      />
    </Page>
  );
}
