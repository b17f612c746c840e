import { Anchor, Button, Group, SimpleGrid, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { api } from "../../api/client.js";
import { isStatus } from "../../api/problem.js";
import { DateField } from "../../elements/date-field.js";
import { EmptyState } from "../../elements/empty-state.js";
import { FailureNote } from "../../elements/failure.js";
import { Loaded } from "../../elements/loaded.js";
import { offerFile } from "../../elements/offer-file.js";
import { Page } from "../../elements/page.js";
import { Day } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { clientQuery } from "../clients/client-query.js";
import { AccountOfCurrency } from "./account-of-currency.js";
import { SentStatements } from "./sent-statements.js";
import { type Days, rangeOf, type Statement, statementQuery } from "./statement-queries.js";

/** Lazy: not needed to show the statement. */
const StatementSending = later(() => import("./statement-sending.js"));

/** The statement of account of a client: what is open, how old it is, and the movements of some days. */
export default function StatementPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("statements");
  const [search, setSearch] = useSearchParams();
  const days: Days = { from: search.get("from") ?? "", until: search.get("until") ?? "" };
  const client = useQuery(clientQuery(id));
  const statement = useQuery(statementQuery(id, days));
  const [isSending, setSending] = useState(false);
  const maySend = useMay("invoices:send");
  if (isStatus(client.error, 404)) return <NotFoundPage />;
  const change = (next: Partial<Days>) => {
    const all = Object.entries({ ...days, ...next }).filter(([, day]) => day !== "");
    setSearch(new URLSearchParams(all), { replace: true });
  };
  return (
    <Page
      title={t("title")}
      actions={
        <Group gap="xs">
          <DownloadButton id={id} days={days} asOf={statement.data?.as_of} />
          {maySend && client.data && <Button onClick={() => setSending(true)}>{t("send")}</Button>}
        </Group>
      }
    >
      {client.data && (
        <Anchor component={Link} to={`${paths.clients}/${id}`}>
          {client.data.name}
        </Anchor>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={480}>
        <DateField label={t("from")} value={days.from} onChange={(from) => change({ from })} />
        <DateField label={t("until")} value={days.until} onChange={(until) => change({ until })} />
      </SimpleGrid>
      <Loaded query={statement}>{(shown) => <Accounts statement={shown} />}</Loaded>
      <SentStatements clientId={id} />
      <Suspense>
        {isSending && client.data && <StatementSending client={client.data} days={days} onClose={() => setSending(false)} />}
      </Suspense>
    </Page>
  );
}

function Accounts({ statement: { as_of: asOf, currencies } }: { readonly statement: Statement }) {
  const { t } = useTranslation("statements");
  if (currencies.length === 0) return <EmptyState text={t("empty")} />;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t("asOf")} <Day date={asOf} />
      </Text>
      {currencies.map((account) => (
        <AccountOfCurrency key={account.currency} account={account} />
      ))}
    </>
  );
}

function DownloadButton({ id, days, asOf }: { readonly id: string; readonly days: Days; readonly asOf: string | undefined }) {
  const { t } = useTranslation("statements");
  const download = useMutation({
    mutationFn: async () => {
      const file = await api.download("/clients/{id}/statement/export", { params: { path: { id }, query: rangeOf(days) } });
      offerFile(await file.blob(), `${t("file")}-${asOf ?? ""}.pdf`);
    },
  });
  return (
    <>
      {download.error && <FailureNote error={download.error} />}
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t("download")}
      </Button>
    </>
  );
}
