import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import type { Invoice } from "./invoice.js";
import { pdfOf } from "./pdf.js";
import classes from "./pdf-preview.module.css";

/** Shows the PDF. The one of an earlier version stays until the new one is there. */
export default function PdfPreview({ invoice: { id, version } }: { readonly invoice: Pick<Invoice, "id" | "version"> }) {
  const pdf = useQuery({
    queryKey: [...keys.invoices.one(id), "pdf", version],
    queryFn: ({ signal }) => pdfOf(id, signal),
    placeholderData: keepPreviousData,
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
  return <iframe ref={show} title={t("pdf")} className={classes["frame"]} />;
}
