import { useQuery } from "@tanstack/react-query";
import { clientChoices } from "../../api/choices.js";
import { Loaded } from "../../elements/loaded.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { useSession } from "../../shell/session.js";
import type { Client } from "../clients/client-values.js";
import { RecurringFields } from "./recurring-form.js";
import { valuesOf } from "./recurring-values.js";
import type { Recurring } from "./recurring.js";
import { useRecurringForm } from "./use-recurring-form.js";

interface RecurringEditorProps {
  readonly recurring: Recurring;
  readonly onClose: () => void;
}

/** Changes a recurring invoice, for the dates to come. */
export default function RecurringEditor(props: RecurringEditorProps) {
  useReturnFocus();
  // The client can be archived.
  const clients = useQuery(clientChoices({}));
  return <Loaded query={clients}>{(all) => <Editor {...props} clients={all} />}</Loaded>;
}

function Editor({ recurring, clients, onClose }: RecurringEditorProps & { readonly clients: readonly Client[] }) {
  const { workspace } = useSession();
  const currency = clients.find(({ id }) => id === recurring.client_id)?.currency ?? workspace.currency;
  const props = useRecurringForm(valuesOf(recurring, currency), clients, recurring);
  return <RecurringFields {...props} clients={clients} isNew={false} onCancel={onClose} />;
}
