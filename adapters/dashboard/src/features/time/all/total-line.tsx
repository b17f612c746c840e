import { Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import { answered, api } from "../../../api/client.js";
import { keys } from "../../../api/keys.js";
import { FailureNote } from "../../../elements/failure.js";
import { Duration, Money } from "../../../elements/values.js";
import { useWorkspaceZone, useZone } from "../../../elements/use-zone.js";
import type { AllQuery } from "./all-filter.js";
import classes from "./all.module.css";

function totalsQuery({ sort: _sort, ...query }: AllQuery) {
  return {
    queryKey: keys.reports.list({ totals: query }),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => answered(api.GET("/reports/time", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  };
}

/** Whose days the list has, where reports have others. */
export function ZoneLine() {
  const { t } = useTranslation("time");
  const [zone, workspace] = [useZone(), useWorkspaceZone()];
  if (zone === workspace) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("all.zone", { zone, workspace })}
    </Text>
  );
}

/** The number, time and amounts of all entries that match the filter, in each currency. */
export function TotalLine({ query }: { readonly query: AllQuery }) {
  const { t } = useTranslation("time");
  const { data, error } = useQuery(totalsQuery(query));
  if (error && !data) return <FailureNote error={error} />;
  // The line keeps its height while it is empty, so that the list does not move.
  if (!data) return <Text role="status">&nbsp;</Text>;
  const { entries, seconds, amounts } = data.totals;
  return (
    <Text role="status" className={classes["totals"] ?? ""}>
      <span>{t("all.count", { count: entries })}</span>
      <Duration seconds={seconds} />
      {amounts.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </Text>
  );
}
