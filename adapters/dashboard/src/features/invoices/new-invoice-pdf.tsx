import { useDebouncedValue } from "@mantine/hooks";
import { api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { InvoiceBody } from "./invoice.js";
import { PdfCard } from "./pdf-card.js";
import { PdfPreview } from "./pdf-preview.js";

/** A PDF counts as several requests in the rate limit, so it waits longer after a change than the figures do. */
const WAIT_MS = 1_000;

interface NewInvoicePdfProps {
  /** The invoice as JSON, if the service accepts it. */
  readonly asked: string | null;
}

/** The PDF of an invoice that is not created yet, behind a button. */
export default function NewInvoicePdf({ asked }: NewInvoicePdfProps) {
  return <PdfCard isAlwaysOpen={false}>{(isShown) => isShown && asked !== null && <Previewed asked={asked} />}</PdfCard>;
}

function Previewed({ asked }: { readonly asked: string }) {
  const [settled] = useDebouncedValue(asked, WAIT_MS);
  const load = async (signal: AbortSignal) => {
    const body = JSON.parse(settled) as InvoiceBody;
    return (await api.download("/invoices/preview/export", { body, signal })).blob();
  };
  return <PdfPreview queryKey={[...keys.invoices.all, "preview", "pdf", settled]} load={load} />;
}
