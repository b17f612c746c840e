import { Anchor, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { Schemas } from "../../../../../client/index.js";
import type { AgingBucket } from "../../../../../core/reports/invoice-report.js";
import { paths } from "../../../paths.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Money } from "../../elements/values.js";
import { owedQuery } from "./overview-queries.js";

type OfCurrency = Schemas["InvoiceReport"]["currencies"][number];

/** The ages that the overview distinguishes, in days overdue. */
const ages = {
  not_due: ["not_due"],
  "1_30": ["1_30"],
  "31_60": ["31_60"],
  over_60: ["61_90", "over_90"],
} as const satisfies Record<string, readonly AgingBucket[]>;
const ageNames = ["not_due", "1_30", "31_60", "over_60"] as const;

/** Amounts due of open invoices, by age and currency. */
export function OwedInvoices() {
  const { t } = useTranslation("welcome");
  const owed = useQuery(owedQuery);
  return (
    <Panel title={t("owed.title")}>
      <Loaded query={owed} lines={3}>
        {(currencies) =>
          currencies.length === 0 ? <Text c="dimmed">{t("owed.nothing")}</Text> : <Ages currencies={currencies} />
        }
      </Loaded>
    </Panel>
  );
}

function Ages({ currencies }: { readonly currencies: readonly OfCurrency[] }) {
  const { t } = useTranslation("welcome");
  const rows = ageNames
    .map((age) => ({ age, sums: currencies.map((one) => sumOf(one, ages[age])).filter(({ count }) => count > 0) }))
    .filter(({ sums }) => sums.length > 0);
  return (
    <Table aria-label={t("owed.title")} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("owed.age")}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t("owed.count")}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t("owed.due")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ age, sums }) => (
          <Table.Tr key={age}>
            <Table.Td>
              <Anchor component={Link} inherit to={`${paths.invoices}?show=${age === "not_due" ? "open" : "overdue"}`}>
                {t(`owed.ages.${age}`)}
              </Anchor>
            </Table.Td>
            <Table.Td ta="end">{sums.reduce((sum, { count }) => sum + count, 0)}</Table.Td>
            <Table.Td ta="end" {...(age === "not_due" ? {} : { c: "var(--mantine-color-error)" })}>
              {sums.map(({ currency, amount }) => (
                <div key={currency}>
                  <Money amount={amount} currency={currency} />
                </div>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function sumOf({ currency, aging }: OfCurrency, buckets: readonly AgingBucket[]) {
  const all = buckets.map((bucket) => aging[bucket]);
  return {
    currency,
    count: all.reduce((sum, { count }) => sum + count, 0),
    amount: all.reduce((sum, { amount_due: due }) => sum + due, 0),
  };
}
