import { useForm } from "@mantine/form";
import { useNavigate } from "react-router";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { changedFields } from "../../api/changed-fields.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import type { Client } from "../clients/client-values.js";
import { withErrorsIn } from "../invoices/content/content-errors.js";
import { bodyOf, contentValuesOf, type RecurringValues, valuesOf } from "./recurring-values.js";
import { type Recurring, recurringKeys, recurringPath, useRecurringChanged } from "./recurring.js";
import { explained, useRecurringErrors, useRecurringProblem } from "./use-recurring-errors.js";

/** The form of a new recurring invoice, or of one that is changed. */
export function useRecurringForm(initialValues: RecurringValues, clients: readonly Client[], before: Recurring | null) {
  const { workspace } = useSession();
  const navigate = useNavigate();
  const changed = useRecurringChanged();
  const explain = useRecurringProblem();
  const errorsOf = useRecurringErrors();
  const currencyOf = ({ client_id: id }: RecurringValues) => clients.find((one) => one.id === id)?.currency ?? workspace.currency;
  const form = useForm<RecurringValues>({
    initialValues,
    validate: (values) => errorsOf(values, currencyOf(values)),
  });
  const submission = useSubmission({
    form,
    send: (values) => {
      const call = save(values, currencyOf(values), before);
      return explained(withErrorsIn(contentValuesOf(values), call), explain);
    },
    changes: recurringKeys.all,
    onDone: ({ id }) => {
      void changed();
      void navigate(`${recurringPath}/${id}`, { replace: before !== null });
    },
  });
  return { form, submission, currency: currencyOf(form.values) };
}

async function save(values: RecurringValues, currency: string, before: Recurring | null): Promise<Recurring> {
  const body = bodyOf(values, currency, before);
  // The form is checked before it is sent.
  if (body === null) throw new RangeError("The form is incomplete.");
  if (before === null) return answered(api.POST("/recurring-invoices", { body }));
  const { client_id: _, ...changes } = changedFields(bodyOf(valuesOf(before, currency), currency, before) ?? body, body);
  const params = { path: { id: before.id }, header: ifUnchanged(before) };
  return answered(api.PATCH("/recurring-invoices/{id}", { params, body: changes }));
}
