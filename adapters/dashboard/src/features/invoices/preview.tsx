import { Alert, Card, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { isStatus } from "../../api/problem.js";
import { useExplain } from "../../elements/explain.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Findings } from "./findings.js";
import type { InvoiceBody } from "./invoice.js";
import { LinesTable } from "./lines-table.js";
import classes from "./new-invoice.module.css";
import { Totals } from "./totals.js";

interface PreviewProps {
  /** Null if there is nothing to show yet. */
  readonly body: InvoiceBody | null;
  /** What is missing for a preview; null while it loads. */
  readonly hint: string | null;
}

/** A preview of the invoice, computed by the service shortly after each change. */
export function Preview({ body, hint }: PreviewProps) {
  const { t } = useTranslation("invoices");
  const [asked] = useDebouncedValue(JSON.stringify(body), 300);
  const preview = useQuery({
    queryKey: [...keys.invoices.all, "preview", asked],
    queryFn: ({ signal }) => answered(api.POST("/invoices/preview", { body: JSON.parse(asked) as InvoiceBody, signal })),
    enabled: asked !== "null",
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Card withBorder component="section" className={classes["preview"] ?? ""} aria-live="polite" aria-busy={preview.isFetching}>
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
            {(invoice) => (
              <>
                <LinesTable invoice={invoice} />
                <Totals invoice={invoice} />
                <Findings findings={invoice.warnings} clientId={invoice.client_id} />
              </>
            )}
          </Loaded>
        )}
      </Stack>
    </Card>
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
