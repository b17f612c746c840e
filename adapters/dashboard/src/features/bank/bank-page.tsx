import { NativeSelect, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { shows, transactionsQuery } from "./bank.js";
import { StatementImport } from "./statement-import.js";
import { TransactionsTable } from "./transactions-table.js";

/** Imports bank statements, and books their transactions. */
export default function BankPage() {
  const { t } = useTranslation("bank");
  const [kept, setFilter] = useFilterAddress({ show: "open" });
  const show = shows.find((one) => one === kept.show) ?? "open";
  const transactions = useInfiniteQuery(transactionsQuery(show));
  const mayImport = useMay("bank_statements:write");
  return (
    <Page title={t("title")}>
      <Stack>
        <Text maw={760}>{t("text")}</Text>
        {mayImport && <StatementImport />}
        <NativeSelect
          label={t("show")}
          maw={280}
          data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
          value={show}
          onChange={({ currentTarget: { value } }) => setFilter({ show: value })}
        />
        <Loaded query={transactions}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState text={t(show === "open" ? "empty" : "none")} />
            ) : (
              <TransactionsTable rows={rows} more={transactions} />
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
