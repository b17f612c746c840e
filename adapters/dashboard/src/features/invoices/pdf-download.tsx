import { Button, type ButtonProps } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { invoiceCopies } from "../../../../../core/ports/pdf-renderer.js";
import { later } from "../../loading/later.js";
import type { Invoice } from "./invoice.js";
import { pdfUrl } from "./pdf.js";

const PdfMenu = later(() => import("./pdf-menu.js"));

/** Downloads the PDF. Of a paid or void invoice, the user can also choose a marked copy. */
export function PdfDownload({ invoice: { id, status } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const copy = invoiceCopies.find((one) => one === status);
  const look: ButtonProps = { variant: "default", leftSection: <IconDownload size={18} /> };
  if (copy) {
    return (
      <Suspense>
        <PdfMenu id={id} copy={copy} look={look} />
      </Suspense>
    );
  }
  return (
    <Button component="a" href={pdfUrl(id)} download {...look}>
      {t("downloadPdf")}
    </Button>
  );
}
