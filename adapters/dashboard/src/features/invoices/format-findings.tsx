import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { DocumentFormat } from "../../../../../core/billing/document-format.js";
import { paths } from "../../../paths.js";
import { FIELD_PARAMETER } from "../../elements/use-field-in-address.js";
import { useTranslation } from "../../words/use-translation.js";
import { FindingList } from "./findings.js";
import type { Invoice } from "./invoice.js";
import { useMissing } from "./readiness.js";

interface FormatFindingsProps {
  readonly invoice: Invoice;
  readonly format: DocumentFormat;
}

/** What an invoice lacks to be written in the format, with links to where it is entered; nothing if it is complete. */
export function FormatFindings({ invoice, format }: FormatFindingsProps) {
  const { t } = useTranslation("invoices");
  const missing = useMissing(invoice, format) ?? [];
  if (missing.length === 0) return null;
  const { id, status, client_id: clientId } = invoice;
  const isDraft = status === "draft";
  return (
    <Stack gap="xs">
      <FindingList findings={missing} clientId={clientId} draftId={isDraft ? id : null} />
      {!isDraft && <Text size="sm">{t("formats.issued")}</Text>}
    </Stack>
  );
}

/** In the dialog that sends an invoice: why the client's format cannot be sent yet, and where the format is chosen. */
export function UnsendableFormat({ invoice, format }: FormatFindingsProps) {
  const { t } = useTranslation("invoices");
  if ((useMissing(invoice, format) ?? []).length === 0) return null;
  const choice = `${paths.clients}?edit=${invoice.client_id}&${FIELD_PARAMETER}=invoice_format`;
  const title = t("formats.notReady", { format: t(`shell:formats.${format}`) });
  return (
    <Alert color="orange" variant="outline" role="group" aria-label={title}>
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <FormatFindings invoice={invoice} format={format} />
        <Anchor component={Link} to={choice} target="_blank" size="sm" underline="always">
          {t("formats.change")}
        </Anchor>
      </Stack>
    </Alert>
  );
}
