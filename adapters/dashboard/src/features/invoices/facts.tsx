import { Anchor, SimpleGrid, Text } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Day, Duration, Instant, useDayText, useMoneyText, usePercentText } from "../../elements/values.js";
import { ClientLink } from "../clients/client-link.js";
import { later } from "../../loading/later.js";
import type { Invoice } from "./invoice.js";

/** Lazy: few invoices have one. */
const RecurringLink = later(() => import("../recurring-invoices/recurring-link.js"));

/** The client and dates of an invoice. */
export function Facts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { client, issue_date: issued, due_date: due, period, sent_at: sent, purchase_order: order, corrects } = invoice;
  const { deducted_by: by, recurring_invoice_id: recurring } = invoice;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
      <Fact label={t("client")}>
        <ClientLink client={{ id: invoice.client_id, name: invoice.buyer?.legal_name ?? client?.name ?? "" }} />
      </Fact>
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
      <Fact label={t("contractReference")}>{invoice.contract_reference}</Fact>
      <Fact label={t("projectReference")}>{invoice.project_reference}</Fact>
      <Fact label={t("paymentReference")}>{invoice.payment_reference}</Fact>
      <Fact label={t("kinds.early_payment_discount")}>{useEarlyPaymentText(invoice)}</Fact>
      <Fact label={t("corrects")}>
        {corrects && (
          <Anchor component={Link} to={`${paths.invoices}/${corrects.invoice_id}`}>
            {corrects.number}
          </Anchor>
        )}
      </Fact>
      <Fact label={t("deposits.deductedIn")}>
        {by && (
          <Anchor component={Link} to={`${paths.invoices}/${by.invoice_id}`}>
            {by.number ?? t("statuses.draft")}
          </Anchor>
        )}
      </Fact>
      <Fact label={t("recurring.one")}>
        {recurring && (
          <Suspense>
            <RecurringLink id={recurring} />
          </Suspense>
        )}
      </Fact>
      <Retained invoice={invoice} />
      <Fact label={t("reason")}>{corrects?.reason}</Fact>
    </SimpleGrid>
  );
}

/** The hours of the retainer that it bills: those included and used, and what else is not zero. */
function Retained({ invoice: { retainer } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  if (retainer === null) return null;
  const parts = [
    ["included", retainer.included_seconds],
    ["carriedIn", retainer.carried_in_seconds],
    ["used", retainer.used_seconds],
    ["beyond", retainer.beyond_seconds],
    ["carriedOut", retainer.carried_out_seconds],
    ["expired", retainer.expired_seconds],
  ] as const;
  return parts
    .filter(([name, seconds]) => seconds > 0 || name === "included" || name === "used")
    .map(([name, seconds]) => (
      <Fact key={name} label={t("retainer.of", { part: t(`retainer.${name}`) })}>
        <Duration seconds={seconds} isExact />
      </Fact>
    ));
}

/** The discount for early payment and its last day; null if there is none. */
function useEarlyPaymentText({
  early_payment_discount: terms,
  early_payment_until: until,
  early_payment_amount: discount,
  currency,
}: Invoice): string | null {
  const { t } = useTranslation("invoices");
  const [percent, day, money] = [usePercentText(), useDayText(), useMoneyText(currency)];
  if (terms === null || discount === null) return null;
  const figures = { percent: percent(terms.percent), amount: money(discount) };
  if (until === null) return t("earlyPaymentWithin", { ...figures, days: terms.days });
  return t("earlyPaymentUntil", { ...figures, until: day(until) });
}

/** Renders nothing without a value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
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
