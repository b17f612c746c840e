import { Alert, Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Disclosure } from "../../elements/disclosure.js";
import { Figure } from "../../elements/figure.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { EntryLinks } from "./entry-links.js";
import { type Audit, auditQuery } from "./report-queries.js";
import { ReportTabs } from "./report-tabs.js";

/** What the service found when it checked all records of invoices. */
export default function AuditPage() {
  const { t } = useTranslation("reports");
  const audit = useQuery(auditQuery);
  return (
    <Page title={t("audit.title")}>
      <ReportTabs value="audit" />
      <Text maw={760}>{t("audit.text")}</Text>
      <Button
        variant="default"
        loading={audit.isFetching}
        onClick={() => void audit.refetch()}
        style={{ alignSelf: "flex-start" }}
      >
        {t("audit.again")}
      </Button>
      <Loaded query={audit}>{(data) => <Result audit={data} />}</Loaded>
    </Page>
  );
}

function Result({ audit }: { readonly audit: Audit }) {
  const { t } = useTranslation("reports");
  const counts = ["invoices", "billed_entries", "ledger_entries", "issued_before_ledger"] as const;
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {counts
          .filter((count) => count !== "issued_before_ledger" || audit[count] > 0)
          .map((count) => (
            <Figure key={count} label={t(`audit.counts.${count}`)}>
              {audit[count]}
            </Figure>
          ))}
      </SimpleGrid>
      <section aria-live="polite">
        <Title order={2} size="h4" mb="xs">
          {t("audit.findings", { count: audit.findings.length })}
        </Title>
        {audit.findings.length === 0 ? (
          <Alert color="teal" variant="outline" icon={<IconCircleCheck />}>
            {t("audit.nothing")}
          </Alert>
        ) : (
          <Stack component="ul" p={0} m={0} style={{ listStyle: "none" }}>
            {audit.findings.map((finding, index) => (
              <Finding key={index} finding={finding} />
            ))}
          </Stack>
        )}
      </section>
    </Stack>
  );
}

function Finding({ finding }: { readonly finding: Audit["findings"][number] }) {
  const { t } = useTranslation("reports");
  const { check, invoice_id: invoice, series, time_entry_ids: entries, message } = finding;
  return (
    <Paper withBorder p="md" component="li" data-check={check}>
      <Text fw={650}>{t(`audit.checks.${check}`)}</Text>
      <Text size="sm" c="dimmed" lang="en">
        {message}
      </Text>
      <Group mt="xs">
        {invoice !== null && (
          <Anchor component={Link} to={`${paths.invoices}/${invoice}`}>
            {t("audit.toInvoice")}
          </Anchor>
        )}
        {series !== null && (
          <Text size="sm">
            {t("audit.series", { series })}{" "}
            {invoice === null && (
              <Anchor component={Link} to={paths.invoices} inherit underline="always">
                {t("audit.toInvoices")}
              </Anchor>
            )}
          </Text>
        )}
      </Group>
      {entries.length > 0 && (
        <Disclosure label={t("audit.entries", { count: entries.length })} hasErrors={false}>
          <EntryLinks ids={entries} />
        </Disclosure>
      )}
    </Paper>
  );
}
