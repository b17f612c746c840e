import { SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Day, Instant } from "../../elements/values.js";
import type { Invoice } from "./invoice.js";

/** The client and dates of an invoice. */
export function Facts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { client, issue_date: issued, due_date: due, period, sent_at: sent, purchase_order: order } = invoice;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
      <Fact label={t("client")}>{invoice.buyer?.legal_name ?? client?.name}</Fact>
      <Fact label={t("issueDate")}>{issued && <Day date={issued} />}</Fact>
      <Fact label={t("dueDate")}>{due && <Day date={due} />}</Fact>
      <Fact label={t("period")}>
        {period && (
          <>
            <Day date={period.start} /> – <Day date={period.end} />
          </>
        )}
      </Fact>
      <Fact label={t("sentAt")}>{sent && <Instant at={sent} />}</Fact>
      <Fact label={t("purchaseOrder")}>{order}</Fact>
    </SimpleGrid>
  );
}

/** Renders nothing without a value. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  );
}
