import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { clientChoices } from "../../api/choices.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useToday } from "../../elements/use-today.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { useInvoice } from "../invoices/invoice.js";
import { RecurringFields } from "./recurring-form.js";
import { newValues, type RecurringValues, valuesOfInvoice } from "./recurring-values.js";
import { recurringPath } from "./recurring.js";
import { useRecurringForm } from "./use-recurring-form.js";

/** Creates a recurring invoice. The address can name the client, or the invoice to repeat. */
export default function NewRecurringPage() {
  const { t } = useTranslation("recurring-invoices");
  const [search] = useSearchParams();
  const today = useToday(useWorkspaceZone());
  const clients = useQuery(clientChoices());
  const invoice = search.get("invoice");
  return (
    <Page title={t("create")}>
      <Loaded query={clients}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t("noClients")} action={<Link to={paths.clients}>{t("toClients")}</Link>} />
          ) : invoice === null ? (
            <NewForm clients={all} values={newValues(today, named(all, search.get("client")))} />
          ) : (
            <OfInvoice id={invoice} clients={all} today={today} />
          )
        }
      </Loaded>
    </Page>
  );
}

function named(clients: readonly Client[], id: string | null): string {
  return clients.find((one) => one.id === id)?.id ?? "";
}

interface OfInvoiceProps {
  readonly id: string;
  readonly clients: readonly Client[];
  readonly today: string;
}

function OfInvoice({ id, clients, today }: OfInvoiceProps) {
  const invoice = useInvoice(id);
  return <Loaded query={invoice}>{(shown) => <NewForm clients={clients} values={valuesOfInvoice(shown, today)} />}</Loaded>;
}

function NewForm({ clients, values }: { readonly clients: readonly Client[]; readonly values: RecurringValues }) {
  const navigate = useNavigate();
  const props = useRecurringForm(values, clients, null);
  return <RecurringFields {...props} clients={clients} isNew onCancel={() => void navigate(recurringPath)} />;
}
