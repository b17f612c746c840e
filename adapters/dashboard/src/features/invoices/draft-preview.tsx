import { Alert, Card, Stack, Text, Title } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useExplain } from "../../elements/explain.js";
import { Unfolding } from "../../elements/unfolding.js";
import { useSession } from "../../shell/session.js";
import { contentOf } from "./content/content-body.js";
import { figuresOf } from "./content/content-figures.js";
import type { ContentValues } from "./content/content-values.js";
import type { Invoice } from "./invoice.js";
import classes from "./new-invoice.module.css";
import { LinesTable } from "./lines-table.js";
import { Totals } from "./totals.js";

/** The tax of lines if none is set anywhere. */
const noTax = { category: "O", rate: "0", exemption_reason: null, exemption_code: null, components: null } as const;

interface DraftPreviewProps {
  readonly values: ContentValues;
  readonly invoice: Invoice;
}

/**
 * The figures of a draft while it is edited. Computed by the core and not by `POST /invoices/preview`, which uses the current currency of the client and
 * refuses lines of time and archived clients.
 */
export function DraftPreview({ values, invoice }: DraftPreviewProps) {
  const { currency, client, lines: stored, deposits } = invoice;
  const { t } = useTranslation("invoices");
  const { ofCode } = useExplain();
  const { workspace } = useSession();
  const shown = useDeferredValue(values);
  const fallback = client?.tax ?? workspace.tax;
  const figures = useMemo(() => {
    const body = contentOf(shown, { currency, stored: stored ?? [] });
    return body && figuresOf(body, { currency, deposits, fallback: fallback ?? noTax });
  }, [shown, currency, stored, fallback, deposits]);
  return (
    <Card withBorder component="section" aria-live="polite">
      <Stack>
        <Title order={3} size="h4">
          {t("preview")}
        </Title>
        {figures === null && <Text c="dimmed">{t("incompleteDraft")}</Text>}
        {figures && "code" in figures && (
          <Alert color="yellow" variant="outline">
            {ofCode(figures.code, figures.message)}
          </Alert>
        )}
        {figures && "total" in figures && (
          <>
            <Unfolding label={t("lines")}>
              <LinesTable invoice={figures} />
            </Unfolding>
            <div className={classes["figures"]}>
              <Totals invoice={figures} />
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
