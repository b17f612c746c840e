import { Alert, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "../../words/use-translation.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { isStatus } from "../../api/problem.js";
import { useExplain } from "../../elements/explain.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Day } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import type { Client } from "../clients/client-values.js";
import { Fact } from "./facts.js";
import { Findings } from "./findings.js";
import type { InvoiceBody } from "./invoice.js";
import classes from "./new-invoice.module.css";
import { LinesTable } from "./lines-table.js";
import { Totals } from "./totals.js";

const NewInvoicePdf = later(() => import("./new-invoice-pdf.js"));

interface PreviewProps {
  /** Null if there is nothing to show yet. */
  readonly body: InvoiceBody | null;
  readonly client: Client | undefined;
  /** What is missing for a preview; null while it loads. */
  readonly hint: string | null;
}

/** A preview of the invoice, computed by the service shortly after each change, and its PDF on demand. */
export function Preview({ body, client, hint }: PreviewProps) {
  const { t } = useTranslation("invoices");
  const [asked] = useDebouncedValue(JSON.stringify(body), 300);
  const preview = useQuery({
    queryKey: [...keys.invoices.all, "preview", asked],
    queryFn: async ({ signal }) => ({
      asked,
      invoice: await answered(api.POST("/invoices/preview", { body: JSON.parse(asked) as InvoiceBody, signal })),
    }),
    enabled: asked !== "null",
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <Card withBorder component="section" aria-live="polite" aria-busy={preview.isFetching}>
        <Stack>
          <Title order={2} size="h4">
            {t("preview")}
          </Title>
          {asked === "null" ? (
            body === null && hint !== null ? (
              <Text c="dimmed">{hint}</Text>
            ) : (
              <Waiting lines={3} />
            )
          ) : isStatus(preview.error, 409, 422) ? (
            <Refused error={preview.error} />
          ) : (
            <Loaded query={preview} lines={3}>
              {({ invoice }) => (
                <>
                  <Meta invoice={invoice} client={client} />
                  <LinesTable invoice={invoice} />
                  <Stack className={classes["figures"]}>
                    <Findings findings={invoice.warnings} clientId={invoice.client_id} draftId={null} />
                    <Totals invoice={invoice} />
                  </Stack>
                </>
              )}
            </Loaded>
          )}
        </Stack>
      </Card>
      <Suspense>{asked !== "null" && <NewInvoicePdf asked={preview.data?.asked ?? null} />}</Suspense>
    </>
  );
}

interface MetaProps {
  readonly invoice: Schemas["InvoicePreview"];
  readonly client: Client | undefined;
}

/** Whom the invoice is for, and its dates. */
function Meta({ invoice: { issue_date: issued, due_date: due, period }, client }: MetaProps) {
  const { t } = useTranslation("invoices");
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
      <Fact label={t("client")}>{client?.legal_name ?? client?.name}</Fact>
      <Fact label={t("issueDate")}>{issued && <Day date={issued} />}</Fact>
      <Fact label={t("dueDate")}>{due && <Day date={due} />}</Fact>
      <Fact label={t("period")}>
        {period && (
          <>
            <Day date={period.start} /> – <Day date={period.end} />
          </>
        )}
      </Fact>
    </SimpleGrid>
  );
}

/** Why the invoice can't be created. */
function Refused({ error }: { readonly error: Error }) {
  const { ofError } = useExplain();
  return (
    <Alert color="yellow" variant="outline">
      {ofError(error)}
    </Alert>
  );
}
