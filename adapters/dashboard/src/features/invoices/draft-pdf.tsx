import { Button, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "./invoice.js";
import InvoicePdf from "./invoice-pdf.js";
import { PdfCard } from "./pdf-card.js";

interface DraftPdfProps {
  /** The draft as it is saved. */
  readonly invoice: Invoice;
  /** Whether the form has changes that the PDF does not show. */
  readonly isOutdated: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The PDF of the saved draft beside its form, or behind a button where there is no room. Says when the form has changed since. */
export function DraftPdf({ invoice, isOutdated, isSaving, onSave }: DraftPdfProps) {
  const { t } = useTranslation("invoices");
  const isWide = useMediaQuery("(min-width: 80em)", false, { getInitialValueInEffect: false });
  return (
    <PdfCard isAlwaysOpen={isWide}>
      {(isShown) => (
        <>
          <Group justify="space-between" gap="xs" role="status">
            {isShown && isOutdated && (
              <>
                <Text size="sm" c="dimmed">
                  {t("pdfOutdated")}
                </Text>
                <Button size="compact-sm" variant="light" loading={isSaving} onClick={onSave}>
                  {t("pdfUpdate")}
                </Button>
              </>
            )}
          </Group>
          {isShown && <InvoicePdf invoice={invoice} />}
        </>
      )}
    </PdfCard>
  );
}
