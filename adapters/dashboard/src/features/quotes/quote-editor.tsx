import { useQuery } from "@tanstack/react-query";
import { clientChoices } from "../../api/choices.js";
import { Loaded } from "../../elements/loaded.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import type { Client } from "../clients/client-values.js";
import { QuoteFields } from "./quote-fields.js";
import { valuesOf } from "./quote-values.js";
import type { Quote } from "./quote.js";
import { useQuoteForm } from "./use-quote-form.js";

interface QuoteEditorProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Changes the draft of a quote. */
export default function QuoteEditor(props: QuoteEditorProps) {
  useReturnFocus();
  // The client can be archived.
  const clients = useQuery(clientChoices({}));
  return <Loaded query={clients}>{(all) => <Editor {...props} clients={all} />}</Loaded>;
}

function Editor({ quote, clients, onClose }: QuoteEditorProps & { readonly clients: readonly Client[] }) {
  const props = useQuoteForm(valuesOf(quote), clients, quote);
  return <QuoteFields {...props} clients={clients} isNew={false} onCancel={onClose} />;
}
