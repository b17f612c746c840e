import { Paper, SimpleGrid, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Money } from "../../elements/values.js";
import classes from "./invoice-summary.module.css";

type OfCurrency = Schemas["InvoiceReport"]["currencies"][number];

const amounts = {
  draft: ({ draft: { count, total } }: OfCurrency) => ({ count, amount: total }),
  open: ({ open: { count, amount_due: due } }: OfCurrency) => ({ count, amount: due }),
  overdue: ({ overdue: { count, amount_due: due } }: OfCurrency) => ({ count, amount: due }),
} as const;
const statuses = ["draft", "open", "overdue"] as const;

/** How many invoices wait for something and their amounts by currency, for the whole workspace. Each figure filters the list. */
export function InvoiceSummary({ show }: { readonly show: string }) {
  const { t } = useTranslation("invoices");
  const report = useQuery({
    queryKey: keys.reports.list({ invoices: {} }),
    queryFn: ({ signal }) => answered(api.GET("/reports/invoices", { signal })),
  });
  // The list below does not need the figures.
  if (report.error) return null;
  return (
    <SimpleGrid component="nav" cols={3} spacing="xs" aria-label={t("summary")} aria-busy={report.isPending}>
      {statuses.map((status) => {
        const sums = (report.data?.currencies ?? [])
          .map((one) => ({ currency: one.currency, ...amounts[status](one) }))
          .filter(({ count }) => count > 0);
        const isShown = status === show;
        return (
          <Paper
            key={status}
            component={Link}
            to={isShown ? paths.invoices : `${paths.invoices}?show=${status}`}
            withBorder
            className={classes["card"] ?? ""}
            aria-current={isShown || undefined}
          >
            <Text size="sm" c="dimmed">
              {t(`statuses.${status}`)}
            </Text>
            {report.data ? (
              <>
                <Text fw={650} size="xl">
                  {sums.reduce((sum, { count }) => sum + count, 0)}
                </Text>
                <Text size="sm" className={classes["amounts"] ?? ""}>
                  {sums.map(({ currency, amount }) => (
                    <Money key={currency} amount={amount} currency={currency} />
                  ))}
                </Text>
              </>
            ) : (
              <Skeleton height={52} />
            )}
          </Paper>
        );
      })}
    </SimpleGrid>
  );
}
