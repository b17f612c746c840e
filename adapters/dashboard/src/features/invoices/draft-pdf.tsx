import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "./invoice.js";
import classes from "./new-invoice.module.css";
import PdfPreview from "./pdf-preview.js";

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
  const [isOpen, { toggle }] = useDisclosure();
  const isShown = isWide || isOpen;
  return (
    <Card withBorder component="section" aria-label={t("pdf")} className={classes["pdf"] ?? ""}>
      <Stack gap="sm" flex={1}>
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4">
            PDF
          </Title>
          {!isWide && (
            <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
              {t(isOpen ? "hidePdf" : "showPdf")}
            </Button>
          )}
        </Group>
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
        {isShown && <PdfPreview invoice={invoice} />}
      </Stack>
    </Card>
  );
}
