import { useForm } from "@mantine/form";
import { useNavigate } from "react-router";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import { useContentErrors, withErrorsIn } from "../invoices/content/content-errors.js";
import { bodyOf, changesOf, type QuoteValues } from "./quote-values.js";
import { type Quote, quoteKeys, quotesPath, useQuoteChanged } from "./quote.js";

/** The form of a new quote, or of a draft that is changed. */
export function useQuoteForm(initialValues: QuoteValues, clients: readonly Client[], before: Quote | null) {
  const { t } = useTranslation("quotes");
  const { workspace } = useSession();
  const navigate = useNavigate();
  const changed = useQuoteChanged();
  const contentErrors = useContentErrors();
  const currencyOf = ({ client_id: id }: QuoteValues) =>
    before?.currency ?? clients.find((one) => one.id === id)?.currency ?? workspace.currency;
  const form = useForm<QuoteValues>({
    initialValues,
    validate: (values) => ({
      ...contentErrors(values, currencyOf(values)),
      ...(values.client_id === "" ? { client_id: t("shell:problems.required") } : {}),
      ...(values.lines.length === 0 ? { lines: t("shell:problems.required") } : {}),
    }),
  });
  const submission = useSubmission({
    form,
    send: (values) => withErrorsIn(values, save(values, currencyOf(values), before)),
    changes: quoteKeys.all,
    onDone: ({ id }) => {
      void changed();
      void navigate(`${quotesPath}/${id}`, { replace: before !== null });
    },
  });
  return { form, submission, currency: currencyOf(form.values) };
}

async function save(values: QuoteValues, currency: string, before: Quote | null): Promise<{ readonly id: string }> {
  if (before === null) return answered(api.POST("/quotes", { body: complete(bodyOf(values, currency)) }));
  const params = { path: { id: before.id }, header: ifUnchanged(before) };
  return answered(api.PATCH("/quotes/{id}", { params, body: complete(changesOf(before, values)) }));
}

/** The form is checked before it is sent. */
function complete<Body>(body: Body | null): Body {
  if (body === null) throw new RangeError("The form is incomplete.");
  return body;
}
