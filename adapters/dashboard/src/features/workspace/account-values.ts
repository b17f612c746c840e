import type { Schemas } from "../../../../../client/index.js";
import { accountTable, routingKinds, routingTable } from "../../../../../core/billing/account.js";
import { orNull, textBody, type TextValues, textValues } from "../../elements/text-values.js";
import { newKey } from "../../elements/new-key.js";

type Account = NonNullable<NonNullable<Schemas["WorkspacePatch"]["seller"]>["accounts"]>[number];

/** An account as texts, by the names that API errors use. */
export interface AccountValues extends TextValues<typeof accountTable.fields> {
  readonly key: string;
  readonly currency: string;
  readonly routing: TextValues<typeof routingTable.fields> & { readonly kind: string };
}

export function accountValues(account: Account | null): AccountValues {
  const { currency = null, routing = null } = account ?? {};
  return {
    key: newKey(),
    ...textValues(accountTable, account),
    currency: currency ?? "",
    routing: { ...textValues(routingTable, routing), kind: routing?.kind ?? "routing_number" },
  };
}

/** An account as the API expects it. The number of a bank without a value is absent. */
export function accountBody({ key: _, routing, currency, ...texts }: AccountValues): Account {
  const kind = routingKinds.find((one) => one === routing.kind) ?? "bank_code";
  const value = routing.value.trim();
  return {
    ...textBody(accountTable, texts),
    currency: orNull(currency),
    routing: value === "" ? null : { kind, value },
  };
}
