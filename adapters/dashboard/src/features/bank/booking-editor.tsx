import { ActionIcon, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { ifUnchanged, items, type Schemas } from "../../../../../client/index.js";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { whole } from "../../api/whole.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useMoneyText } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { type BankTransaction, useBankChanged } from "./bank.js";

interface BookingEditorProps {
  readonly transaction: BankTransaction;
  readonly onClose: () => void;
}

interface BookingValues {
  readonly allocations: readonly { readonly invoice_id: string; readonly amount: string; readonly discount: number }[];
  readonly keep_rest_as_credit: boolean;
  readonly client_id: string;
}

/** Chooses the invoices that a transaction pays. */
export default function BookingEditor(given: BookingEditorProps) {
  const { t } = useTranslation("bank");
  return (
    <FormModal title={t("choosing")} onClose={given.onClose} size="lg">
      <BookingForm {...given} />
    </FormModal>
  );
}

function useInvoices({ amount }: BankTransaction) {
  const query = {
    status: amount > 0 ? (["open"] as const) : (["open", "paid"] as const),
    sort: "due_date" as const,
  };
  return useQuery({
    queryKey: keys.invoices.list({ bank: query }),
    queryFn: ({ signal }): Promise<Schemas["InvoiceSummary"][]> =>
      whole(items(api, "/invoices", { params: { query: { ...query, status: [...query.status] } }, signal })),
  });
}

function BookingForm({ transaction, onClose }: BookingEditorProps) {
  const { t } = useTranslation("bank");
  const changed = useBankChanged();
  const { amount: signed, currency, proposals } = transaction;
  const amount = Math.abs(signed);
  const money = useMoneyText(currency);
  const { data: invoices } = useInvoices(transaction);
  const { data: clients } = useQuery(clientChoices({}));
  const form = useForm<BookingValues>({
    initialValues: {
      allocations: (proposals[0]?.allocations ?? []).map((one) => ({ ...one, amount: amountText(one.amount, currency) })),
      keep_rest_as_credit: false,
      client_id: "",
    },
  });
  const { allocations, keep_rest_as_credit: keeps } = form.values;
  const rest = amount - allocations.reduce((sum, one) => sum + (readAmount(one.amount, currency) ?? 0), 0);
  const submission = useSubmission({
    form,
    send: ({ allocations: paid, keep_rest_as_credit, client_id: client }) =>
      answered(
        api.POST("/bank-transactions/{id}/book", {
          params: { path: { id: transaction.id }, header: ifUnchanged(transaction) },
          body: {
            allocations: paid.map((one) => ({ ...one, amount: readAmount(one.amount, currency) ?? 0 })),
            keep_rest_as_credit,
            client_id: client === "" ? null : client,
          },
        }),
      ),
    changes: keys.invoices.all,
    onDone: () => {
      notifications.show({ message: t("bookedNow") });
      void changed();
      onClose();
    },
  });
  const options = (invoices ?? [])
    .filter((one) => one.currency === currency && !allocations.some(({ invoice_id: id }) => id === one.id))
    .map(({ id, number, buyer, amount_due: due }) => ({
      value: id,
      label: `${number ?? ""} · ${buyer?.name ?? ""} · ${money(due)}`,
    }));
  const add = (id: string) => {
    const due = invoices?.find((one) => one.id === id)?.amount_due ?? 0;
    const part = signed > 0 ? Math.min(due, Math.max(rest, 0)) : Math.max(rest, 0);
    form.insertListItem("allocations", { invoice_id: id, amount: amountText(part, currency), discount: 0 });
  };
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Text>{t("toAllocate", { amount: money(amount), rest: money(rest) })}</Text>
        {allocations.map(({ invoice_id: id }, index) => (
          <Group key={id} align="flex-end" wrap="nowrap">
            <TextInput
              flex={1}
              label={t("amountOf", { number: invoices?.find((one) => one.id === id)?.number ?? id })}
              inputMode="decimal"
              {...form.getInputProps(`allocations.${index}.amount`)}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t("remove")}
              onClick={() => form.removeListItem("allocations", index)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <SearchSelect label={t("addInvoice")} placeholder={t("search")} options={options} value="" onChange={add} />
        {signed > 0 && <Checkbox label={t("keepRest")} {...form.getInputProps("keep_rest_as_credit", { type: "checkbox" })} />}
        {keeps && allocations.length === 0 && (
          <SearchSelect label={t("client")} required options={namedOptions(clients)} {...form.getInputProps("client_id")} />
        )}
        <FormButtons submission={submission} onCancel={onClose} label={t("book")} />
      </Stack>
    </form>
  );
}
