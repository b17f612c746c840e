import { type ReactNode, Suspense } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { Disclosure } from "../../../elements/disclosure.js";
import { Waiting } from "../../../elements/loaded.js";
import { useNamedField } from "../../../elements/use-field-in-address.js";
import { later } from "../../../loading/later.js";
import { hasErrorsIn, type MoreProps } from "./content-form.js";
import { type ContentValues, emptyContent } from "./content-values.js";

/** Lazy: a simple invoice does not need them. */
const MoreOptions = later(() => import("./more-options.js"));

/** The fields with which a draft is no simple invoice. */
const uncommon = [
  "allowances",
  "charges",
  "early_payment_discount",
  "prices",
  "withholding",
  "prepaid_amount",
  "payable_rounding",
  "tax_currency",
  "contract_reference",
  "project_reference",
  "payment_reference",
] as const;

const fields = ["tax", "discount.amount", "buyer_reference", ...uncommon] as const;

/** The tax does not count, since every draft has one. */
function isUsed(values: ContentValues): boolean {
  const of = (content: ContentValues) => JSON.stringify([content.discount.amount, ...uncommon.map((name) => content[name])]);
  return of(values) !== of(emptyContent);
}

interface MoreFieldsProps extends MoreProps {
  /** The fields of the early-payment discount. */
  readonly children: ReactNode;
}

/** What a simple invoice does not need. */
export function MoreFields({ form, currency, isNew, children }: MoreFieldsProps) {
  const { t } = useTranslation("invoices");
  const { values } = form;
  const named = useNamedField();
  const isNamed = fields.some((field) => field === named);
  return (
    <Disclosure label={t("more")} isOpenAtFirst={isUsed(values) || isNamed} hasErrors={hasErrorsIn(form, fields)}>
      <Suspense fallback={<Waiting lines={3} />}>
        <MoreOptions form={form} currency={currency} isNew={isNew} />
        {children}
      </Suspense>
    </Disclosure>
  );
}
