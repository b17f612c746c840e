import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Loaded } from "../../elements/loaded.js";
import classes from "./pdf-preview.module.css";

interface PdfPreviewProps {
  /** Identifies what the PDF shows. */
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
}

/** Shows a PDF. The one of an earlier version stays until the new one is there. */
export function PdfPreview({ queryKey, load }: PdfPreviewProps) {
  const pdf = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), placeholderData: keepPreviousData });
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
