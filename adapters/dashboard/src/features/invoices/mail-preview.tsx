import { Button, Card, Divider, Group, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue, useDisclosure } from "@mantine/hooks";
import { IconPaperclip } from "@tabler/icons-react";
import { Suspense, type SyntheticEvent } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { attachedFormats, documentFileName } from "../../../../../core/billing/document-format.js";
import { invoiceLetter, type MailedInvoice, usualSubject, usualText } from "../../../../../core/mailing/invoice-letter.js";
import { letterHtml } from "../../../../../core/mailing/letter.js";
import { addressesIn } from "../../elements/email-addresses.js";
import { Waiting } from "../../elements/loaded.js";
import { later } from "../../loading/later.js";
import type { Invoice } from "./invoice.js";
import classes from "./sending-editor.module.css";
import type { SendingValues } from "./sending-values.js";

const InvoicePdf = later(() => import("./invoice-pdf.js"));

interface MailPreviewProps {
  readonly values: SendingValues;
  readonly mailed: MailedInvoice;
  readonly invoice: Invoice;
}

/** The mail as the client will see it. The core composes it, as it does when the mail is sent. */
export function MailPreview({ values, mailed, invoice }: MailPreviewProps) {
  const { t } = useTranslation("invoices");
  const [isPdfShown, { toggle }] = useDisclosure();
  const subject = values.subject.trim() || usualSubject({ ...mailed, number: mailed.number ?? "…" });
  const html = letterHtml(invoiceLetter(mailed, values.message.trim() || usualText(mailed)));
  return (
    <Card withBorder component="section" aria-label={t("preview")}>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {t("preview")}
        </Title>
        <dl className={classes["header"]}>
          <Text component="dt">{t("mailFrom")}</Text>
          <dd>{mailed.sellerName}</dd>
          <Text component="dt">{t("to")}</Text>
          <dd>{[...addressesIn(values.to), ...addressesIn(values.cc)].join(", ")}</dd>
          <Text component="dt">{t("subject")}</Text>
          <Text component="dd" fw={600}>
            {subject}
          </Text>
        </dl>
        <Divider />
        <Letter html={html} />
        <Divider />
        <Button
          variant="default"
          leftSection={<IconPaperclip size={18} />}
          aria-expanded={isPdfShown}
          onClick={toggle}
          style={{ alignSelf: "flex-start" }}
        >
          {invoice.number === null ? t("pdf") : documentFileName(invoice, "pdf")}
        </Button>
        {attachedFormats(mailed.format)
          .filter((format) => format !== "pdf" && format !== "facturx")
          .map((format) => (
            <Group key={format} gap="xs">
              <IconPaperclip size={18} />
              <Text size="sm">{invoice.number === null ? t(`shell:formats.${format}`) : documentFileName(invoice, format)}</Text>
            </Group>
          ))}
        <Suspense fallback={<Waiting lines={3} />}>{isPdfShown && <InvoicePdf invoice={invoice} />}</Suspense>
      </Stack>
    </Card>
  );
}

/** As high as its content. The frame runs no scripts. */
function Letter({ html }: { readonly html: string }) {
  const { t } = useTranslation("invoices");
  const [shown] = useDebouncedValue(html, 200);
  const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
  };
  return <iframe className={classes["mail"]} title={t("mail")} sandbox="allow-same-origin" srcDoc={shown} onLoad={fit} />;
}
