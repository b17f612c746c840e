import { Anchor, Group, Stack } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Day, Money } from "../../elements/values.js";
import type { Invoice } from "./invoice.js";

/** The credit notes that correct an invoice. */
export function CreditNotes({ invoice: { credit_notes: notes, currency } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  return (
    <Stack component="ul" gap="xs" p={0} m={0} aria-label={t("creditNotes")} style={{ listStyle: "none" }}>
      {notes.map(({ id, number, issue_date: date, amount }) => (
        <Group component="li" key={id} gap="md">
          <Anchor component={Link} to={`${paths.invoices}/${id}`}>
            {number}
          </Anchor>
          <Day date={date} />
          <Money amount={amount} currency={currency} />
        </Group>
      ))}
    </Stack>
  );
}
