import { Anchor, SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { spanOf, weekOf } from "../../elements/days.js";
import { Figure } from "../../elements/figure.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import { Duration, Money } from "../../elements/values.js";
import { useMay, useSession } from "../../shell/session.js";
import { failingQuery, owedQuery, recordedQuery } from "./overview-queries.js";

/** Key figures of the user's week and of the workspace, as far as the user may see them. Each links to its details. */
export function Overview() {
  const { t } = useTranslation("welcome");
  const { me, workspace } = useSession();
  const zone = useZone();
  const week = spanOf(zone, weekOf(useToday(zone), workspace.week_start), 7);
  const recorded = useQuery(recordedQuery(me.id, week));
  const owed = useQuery({ ...owedQuery, enabled: useMay("invoices:read") });
  const failing = useQuery({ ...failingQuery, enabled: useMay("webhooks:read") });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Figure label={t("week")}>
        <To path={`${paths.time}/week`}>{recorded.data ? <Duration seconds={recorded.data.seconds} /> : "–"}</To>
      </Figure>
      {owed.data?.map(({ currency, open }) => (
        <Figure key={currency} label={t("open", { currency })}>
          <To path={`${paths.invoices}?show=open`}>
            <Money amount={open.amount_due} currency={currency} />
          </To>
        </Figure>
      ))}
      {owed.data
        ?.filter(({ overdue }) => overdue.count > 0)
        .map(({ currency, overdue }) => (
          <Figure key={currency} label={t("overdue", { currency })}>
            <To path={`${paths.invoices}?show=overdue`} isBad>
              <Money amount={overdue.amount_due} currency={currency} />
            </To>
          </Figure>
        ))}
      {failing.data !== undefined && failing.data > 0 && (
        <Figure label={t("failing")}>
          <To path={paths.webhooks} isBad>
            {failing.data}
          </To>
        </Figure>
      )}
    </SimpleGrid>
  );
}

interface ToProps {
  readonly path: string;
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

function To({ path, isBad = false, children }: ToProps) {
  return (
    <Anchor component={Link} to={path} inherit c={isBad ? "var(--mantine-color-error)" : ""}>
      {children}
    </Anchor>
  );
}
