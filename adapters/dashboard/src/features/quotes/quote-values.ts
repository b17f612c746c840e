import type { UseFormReturnType } from "@mantine/form";
import type { Schemas } from "../../../../../client/index.js";
import { changedFields } from "../../api/changed-fields.js";
import { contentOf } from "../invoices/content/content-body.js";
import { type ContentValues, emptyContent, newLine } from "../invoices/content/content-values.js";
import { valuesOf as invoiceValues } from "../invoices/content/draft-values.js";
import { asInvoice, type Quote } from "./quote.js";

type Body = Schemas["QuoteCreation"];

/** The form's fields as texts, by the names that API errors use. What quotes lack of the content of invoices stays empty. */
export interface QuoteValues extends ContentValues {
  readonly client_id: string;
  readonly valid_until: string;
}

export type QuoteForm = UseFormReturnType<QuoteValues>;

export function newValues(client: string): QuoteValues {
  return { ...emptyContent, client_id: client, valid_until: "", lines: [newLine()] };
}

export function valuesOf(quote: Quote): QuoteValues {
  const { lines, tax, allowances, charges, discount, prices, project_reference, buyer_reference, notes } = invoiceValues({
    ...asInvoice(quote),
    ...neverOfQuotes,
  });
  return {
    ...newValues(quote.client_id),
    valid_until: quote.valid_until ?? "",
    ...{ lines, tax, allowances, charges, discount, prices, project_reference, buyer_reference, notes },
  };
}

const neverOfQuotes = {
  ...{ deposits: [], payable_rounding: null, early_payment_discount: null, due_date: null, period: null },
  ...{ purchase_order: null, contract_reference: null, payment_reference: null },
};

/** The API's request body; null if it is incomplete or a field is invalid. */
export function bodyOf(values: QuoteValues, currency: string): Body | null {
  const content = contentOf(values, { currency, stored: [] });
  if (content === null || values.client_id === "") return null;
  const { tax, prices, discount, allowances, charges, project_reference, buyer_reference, notes } = content;
  return {
    client_id: values.client_id,
    valid_until: values.valid_until || null,
    lines: content.lines.map((line) => ({ ...(tax ? { tax } : {}), ...line })),
    ...(tax ? { tax } : {}),
    ...{ prices, discount, allowances, charges, project_reference, buyer_reference, notes },
  };
}

/** What a PATCH of a draft must contain. */
export function changesOf(before: Quote, values: QuoteValues): Schemas["QuotePatch"] | null {
  const body = bodyOf(values, before.currency);
  if (body === null) return null;
  const { client_id: _, ...changes } = changedFields(bodyOf(valuesOf(before), before.currency) ?? body, body);
  return changes;
}
