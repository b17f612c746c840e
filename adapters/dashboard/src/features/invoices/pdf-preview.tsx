import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import type { Invoice } from "./invoice.js";
import { pdfOf } from "./pdf.js";

/** Shows the PDF. */
export default function PdfPreview({ invoice: { id, version } }: { readonly invoice: Invoice }) {
  const pdf = useQuery({
    queryKey: [...keys.invoices.one(id), "pdf", version],
    queryFn: ({ signal }) => pdfOf(id, signal),
  });
  return <Loaded query={pdf}>{(blob) => <Shown blob={blob} />}</Loaded>;
}

function Shown({ blob }: { readonly blob: Blob }) {
  const { t } = useTranslation("invoices");
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(blob);
      frame.setAttribute("src", url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <iframe ref={show} title={t("pdf")} style={{ width: "100%", height: "80vh", border: 0 }} />;
}
