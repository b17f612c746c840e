import { Button, Divider, Group, Modal, Stack, Text } from "@mantine/core";
import { Fragment, useState } from "react";
import { timesheetFormats } from "../../../../../core/billing/annex.js";
import { type DocumentFormat, documentFormatNames, documentFormats } from "../../../../../core/billing/document-format.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { useTranslation } from "../../words/use-translation.js";
import { FormatFindings } from "./format-findings.js";
import type { Invoice } from "./invoice.js";
import { exportUrl, timesheetUrl } from "./pdf.js";
import { useMissing } from "./readiness.js";

interface DownloadDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** All formats of an invoice, and what is missing for those in which it cannot be written. */
export default function DownloadDialog({ invoice, onClose }: DownloadDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("invoices");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("formats.title")}
      size="lg"
      centered
      closeButtonProps={{ "aria-label": t("shell:form.close") }}
    >
      <Stack gap="sm">
        {documentFormatNames.map((format, index) => (
          <Fragment key={format}>
            {index > 0 && <Divider />}
            <FormatRow invoice={invoice} format={format} />
          </Fragment>
        ))}
        {invoice.lines.some(({ time_entry_ids: ids }) => ids.length > 0) && invoice.status !== "void" && (
          <>
            <Divider />
            <TimesheetRow id={invoice.id} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

function TimesheetRow({ id }: { readonly id: string }) {
  const { t } = useTranslation("invoices");
  return (
    <Group justify="space-between" wrap="nowrap" role="group" aria-label={t("timesheet.title")}>
      <div>
        <Text fw={600}>{t("timesheet.title")}</Text>
        <Text size="sm" c="dimmed">
          {t("timesheet.hint")}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        {timesheetFormats.map((format) => (
          <Button
            key={format}
            component="a"
            href={timesheetUrl(id, format)}
            download
            variant="default"
            aria-label={t("timesheet.download", { format: format.toUpperCase() })}
            miw="fit-content"
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Group>
    </Group>
  );
}

function FormatRow({ invoice, format }: { readonly invoice: Invoice; readonly format: DocumentFormat }) {
  const { t } = useTranslation("invoices");
  const [isShown, setShown] = useState(false);
  const missing = useMissing(invoice, format);
  const name = t(`shell:formats.${format}`);
  const isIncomplete = missing !== undefined && missing.length > 0;
  const isDraft = invoice.status === "draft" && documentFormats[format].profile !== null;
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {isIncomplete ? t("formats.incomplete") : isDraft ? t("formats.ofIssued") : t(`formats.hints.${format}`)}
          </Text>
        </div>
        {isIncomplete ? (
          <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)} miw="fit-content">
            {t(isShown ? "formats.hideMissing" : "formats.showMissing")}
          </Button>
        ) : (
          !isDraft &&
          missing !== undefined && (
            <Button
              component="a"
              href={exportUrl(invoice.id, format)}
              download
              variant="default"
              aria-label={t("formats.downloadNamed", { format: name })}
              miw="fit-content"
            >
              {t("formats.download")}
            </Button>
          )
        )}
      </Group>
      {isIncomplete && isShown && <FormatFindings invoice={invoice} format={format} />}
    </Stack>
  );
}
