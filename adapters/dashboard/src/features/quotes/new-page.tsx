import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { clientChoices } from "../../api/choices.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { QuoteFields } from "./quote-fields.js";
import { newValues } from "./quote-values.js";
import { quotesPath } from "./quote.js";
import { useQuoteForm } from "./use-quote-form.js";

/** Drafts a quote. The address can name the client. */
export default function NewQuotePage() {
  const { t } = useTranslation("quotes");
  const [search] = useSearchParams();
  const clients = useQuery(clientChoices());
  return (
    <Page title={t("create")}>
      <Loaded query={clients}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t("noClients")} action={<Link to={paths.clients}>{t("toClients")}</Link>} />
          ) : (
            <NewForm clients={all} client={all.find(({ id }) => id === search.get("client"))?.id ?? ""} />
          )
        }
      </Loaded>
    </Page>
  );
}

function NewForm({ clients, client }: { readonly clients: readonly Client[]; readonly client: string }) {
  const navigate = useNavigate();
  const props = useQuoteForm(newValues(client), clients, null);
  return <QuoteFields {...props} clients={clients} isNew onCancel={() => void navigate(quotesPath)} />;
}
