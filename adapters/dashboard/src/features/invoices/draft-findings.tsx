import { Stack } from "@mantine/core";
import { Findings } from "./findings.js";
import type { Invoice } from "./invoice.js";
import { useFindings } from "./readiness.js";

/** What is missing or unusual for issuing a draft; nothing if it is issued. */
export function DraftFindings({ invoice }: { readonly invoice: Invoice }) {
  const { id, status, client_id: clientId } = invoice;
  const isDraft = status === "draft";
  const findings = useFindings(invoice, isDraft ? "issue" : null).data?.findings ?? [];
  if (!isDraft || findings.length === 0) return null;
  return (
    <Stack gap="xs">
      <Findings findings={findings} clientId={clientId} draftId={id} />
    </Stack>
  );
}
