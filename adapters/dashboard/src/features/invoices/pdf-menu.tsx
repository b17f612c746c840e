import { Button, type ButtonProps, Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { InvoiceCopy } from "../../../../../core/ports/pdf-renderer.js";
import { pdfUrl } from "./pdf.js";

interface PdfMenuProps {
  readonly id: string;
  /** The mark of the copy. */
  readonly copy: InvoiceCopy;
  readonly look: ButtonProps;
}

/** Downloads the original or a marked copy. */
export default function PdfMenu({ id, copy, look }: PdfMenuProps) {
  const { t } = useTranslation("invoices");
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button {...look}>{t("downloadPdf")}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={pdfUrl(id)} download>
          {t("original")}
        </Menu.Item>
        <Menu.Item component="a" href={pdfUrl(id, copy)} download>
          {t(`copies.${copy}`)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
