import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { Loaded } from "../../elements/loaded.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import type { Client } from "../clients/client-values.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";

interface ClientChangeProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Bills a draft to another client with the same currency. */
export default function ClientChange(given: ClientChangeProps) {
  const { t } = useTranslation("invoices");
  const { workspace } = useSession();
  const clients = useQuery(clientChoices());
  const canBe = ({ currency }: Client) => (currency ?? workspace.currency) === given.invoice.currency;
  return (
    <FormModal onClose={given.onClose} title={t("changeClient")} centered>
      <Loaded query={clients}>{(all) => <ClientForm {...given} clients={all.filter(canBe)} />}</Loaded>
    </FormModal>
  );
}

function ClientForm({ invoice, clients, onClose }: ClientChangeProps & { readonly clients: readonly Client[] }) {
  const { t } = useTranslation("invoices");
  const changed = useInvoicesChanged();
  const form = useForm({
    initialValues: { client_id: invoice.client_id },
    validate: { client_id: (id) => (id === "" ? t("shell:problems.required") : null) },
  });
  const submission = useSubmission({
    form,
    send: (body) => {
      const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
      return answered(api.PATCH("/invoices/{id}", { params, body }));
    },
    changes: keys.invoices.all,
    onDone: () => {
      void changed();
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Text>{t("clientText")}</Text>
        <SearchSelect label={t("client")} required options={namedOptions(clients)} {...form.getInputProps("client_id")} />
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
