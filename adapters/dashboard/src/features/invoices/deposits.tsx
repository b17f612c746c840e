import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { MAX_PAGE_SIZE } from "../../../../../core/kernel/page.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { Day, Money } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { type Invoice, type ListedInvoice, useInvoicesChanged } from "./invoice.js";

/** The deposits that an invoice deducts. In a draft, they can be removed and others of the client deducted. Renders nothing without deposits. */
export function Deposits({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const isEditable = useMay("invoices:write") && invoice.status === "draft" && invoice.type === "invoice";
  const open = useOpenDeposits(invoice, isEditable);
  const change = useDeposits(invoice);
  const ids = invoice.deposits.map(({ invoice_id: id }) => id);
  return (
    <>
      <Section title={t("deposits.deducted")}>
        {invoice.deposits.map(({ invoice_id: id, number, issue_date: date, total, tax_total: tax }) => (
          <Deposit key={id} deposit={{ id, number, date, amount: -total }} invoice={invoice}>
            <Text size="sm" c="dimmed">
              {t("deposits.includes")} <Money amount={tax} currency={invoice.currency} />
            </Text>
            {isEditable && (
              <ConfirmButton
                label={t("deposits.remove")}
                accessibleLabel={t("deposits.removeNamed", { number })}
                text={t("deposits.removeText")}
                size="compact-sm"
                onConfirm={() => change(ids.filter((one) => one !== id))}
              />
            )}
          </Deposit>
        ))}
      </Section>
      <Section title={t("deposits.open")}>
        {open.map(({ id, number, issue_date: date, total }) => (
          <Deposit key={id} deposit={{ id, number: number ?? "", date, amount: total }} invoice={invoice}>
            <ConfirmButton
              label={t("deposits.deduct")}
              accessibleLabel={t("deposits.deductNamed", { number: number ?? "" })}
              text={t("deposits.deductText")}
              color="accent"
              size="compact-sm"
              onConfirm={() => change([...ids, id])}
            />
          </Deposit>
        ))}
      </Section>
    </>
  );
}

/** Renders nothing without children. */
function Section({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} aria-label={title} style={{ listStyle: "none" }}>
        {children}
      </Stack>
    </section>
  );
}

interface DepositProps {
  readonly deposit: { readonly id: string; readonly number: string; readonly date: string | null; readonly amount: number };
  readonly invoice: Pick<Invoice, "currency">;
  readonly children: ReactNode;
}

function Deposit({ deposit: { id, number, date, amount }, invoice, children }: DepositProps) {
  return (
    <Group component="li" gap="md">
      <Anchor component={Link} to={`${paths.invoices}/${id}`}>
        {number}
      </Anchor>
      {date !== null && <Day date={date} />}
      <Money amount={amount} currency={invoice.currency} />
      {children}
    </Group>
  );
}

/** The paid deposits of the client that no invoice deducts. */
function useOpenDeposits({ client_id: client, currency }: Invoice, isEnabled: boolean): readonly ListedInvoice[] {
  const query = { type: ["deposit" as const], status: ["paid" as const], client_id: [client], limit: MAX_PAGE_SIZE };
  const { data } = useQuery({
    queryKey: keys.invoices.list(query),
    queryFn: ({ signal }) => answered(api.GET("/invoices", { params: { query }, signal })),
    enabled: isEnabled,
  });
  const isOpen = (one: ListedInvoice): boolean =>
    one.deducted_by === null && one.credit_notes.length === 0 && one.currency === currency;
  return isEnabled ? (data?.data ?? []).filter(isOpen) : [];
}

/** Replaces the deposits that the draft deducts. */
function useDeposits(invoice: Invoice) {
  const changed = useInvoicesChanged();
  return async (ids: readonly string[]): Promise<void> => {
    const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
    try {
      await answered(api.PATCH("/invoices/{id}", { params, body: { deposits: ids.map((id) => ({ invoice_id: id })) } }));
    } finally {
      await changed();
    }
  };
}
