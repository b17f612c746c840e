import { Anchor, Badge, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { useMoneyText } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { type BankTransaction, invoiceOf } from "./bank.js";

const colours = { unmatched: "gray", proposed: "blue", booked: "teal", ignored: "gray" } as const;

/** What a transaction pays, or could pay, and why. */
export function Matched({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useTranslation("bank");
  const money = useMoneyText(transaction.currency);
  const { status, bookings, proposals } = transaction;
  const [first] = proposals;
  const allocated = first?.allocations.map((one) => ({ id: one.invoice_id, text: money(one.amount) })) ?? [];
  const booked = bookings.map(({ invoice_id: id, kind, amount }) => ({ id, text: `${t(`kinds.${kind}`)} ${money(amount)}` }));
  return (
    <Stack gap={4} align="flex-start">
      <Badge color={colours[status]} variant="outline" tt="none" miw="max-content">
        {t(`statuses.${status}`)}
      </Badge>
      {(status === "booked" ? booked : allocated).map(({ id, text }, index) => (
        <Text key={index} component="span" size="sm">
          {id !== null && <InvoiceLink id={id} />} {text}
        </Text>
      ))}
      {status === "proposed" && first && (
        <Text component="span" size="sm" c="dimmed">
          {first.reasons.map((reason) => t(`reasons.${reason}`)).join(", ")}
        </Text>
      )}
    </Stack>
  );
}

function InvoiceLink({ id }: { readonly id: string }) {
  const { data } = useQuery(invoiceOf(id));
  return (
    <Anchor component={Link} to={`${paths.invoices}/${id}`} inherit>
      {data?.number ?? id}
    </Anchor>
  );
}
