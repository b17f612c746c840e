import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Findings } from "./findings.js";
import type { Invoice } from "./invoice.js";

/** What is missing or unusual for issuing a draft; nothing if it is issued. */
export function DraftFindings({ invoice }: { readonly invoice: Invoice }) {
  const { id, status, version, client_id: clientId } = invoice;
  const checked = useQuery({
    queryKey: [...keys.invoices.one(id), "findings", version],
    queryFn: ({ signal }) =>
      answered(api.POST("/invoices/{id}/validate", { params: { path: { id } }, body: { profile: "issue" }, signal })),
    enabled: status === "draft",
  });
  const findings = checked.data?.findings ?? [];
  if (status !== "draft" || findings.length === 0) return null;
  return (
    <Stack gap="xs">
      <Findings findings={findings} clientId={clientId} />
    </Stack>
  );
}
