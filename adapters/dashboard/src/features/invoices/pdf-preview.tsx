import { Anchor, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import type { Invoice } from "./invoice.js";
import { pdfOf, pdfUrl } from "./pdf.js";

/** Shows and downloads the PDF. */
export default function PdfPreview({ invoice: { id, version, number } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const pdf = useQuery({
    queryKey: [...keys.invoices.one(id), "pdf", version],
    queryFn: ({ signal }) => pdfOf(id, signal),
  });
  return (
    <Stack gap="xs">
      <Anchor href={pdfUrl(id)} download>
        {t("download", { name: `${number ?? t("statuses.draft")}.pdf` })}
      </Anchor>
      <Loaded query={pdf}>{(blob) => <Shown blob={blob} />}</Loaded>
    </Stack>
  );
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
