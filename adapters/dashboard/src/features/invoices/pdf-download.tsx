import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { invoiceCopies } from "../../../../../core/ports/pdf-renderer.js";
import type { Invoice } from "./invoice.js";
import { pdfUrl } from "./pdf.js";

const look: ButtonProps = { variant: "default", leftSection: <IconDownload size={18} /> };

/** Downloads the PDF. Of a paid or void invoice, the user can choose between the original and a marked copy. */
export function PdfDownload({ invoice: { id, status } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const [isOpen, { toggle }] = useDisclosure();
  const copy = invoiceCopies.find((one) => one === status);
  if (!copy) {
    return (
      <Button component="a" href={pdfUrl(id)} download {...look}>
        {t("downloadPdf")}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} aria-expanded={isOpen} onClick={toggle}>
        {t("downloadPdf")}
      </Button>
      {isOpen && (
        <>
          <Button component="a" href={pdfUrl(id)} download variant="default">
            {t("original")}
          </Button>
          <Button component="a" href={pdfUrl(id, copy)} download variant="default">
            {t(`copies.${copy}`)}
          </Button>
        </>
      )}
    </>
  );
}
