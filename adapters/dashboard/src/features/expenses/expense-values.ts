import type { Schemas } from "../../../../../client/index.js";
import { amountText, formatDecimal, readAmount, readDecimal } from "../../elements/amounts.js";
import { currentLocale } from "../../words/current-locale.js";
import type { Expense } from "./expense.js";

type Creation = Schemas["ExpenseCreation"];
export type ExpenseBody = Creation;

/** How the tax within the amount is entered. */
export const taxKinds = ["none", "rate", "amount"] as const;

/** The fields of the form as texts, by the names that API errors use. */
export interface ExpenseValues {
  readonly kind: Expense["kind"];
  readonly user_id: string;
  readonly date: string;
  readonly project_id: string;
  readonly client_id: string;
  readonly category: string;
  readonly description: string;
  readonly amount: string;
  readonly currency: string;
  readonly taxKind: (typeof taxKinds)[number];
  readonly tax_rate: string;
  readonly tax_amount: string;
  readonly distance: string;
  readonly distance_unit: "km" | "mi";
  readonly rate: string;
  readonly billable: boolean;
  readonly markup: string;
  readonly conversion: { readonly net: string };
  readonly reimbursable: boolean;
  readonly reimbursed_on: string;
}

const decimal = (text: string | null): string => (text === null ? "" : formatDecimal(text, currentLocale()));

interface Usual {
  readonly user: string;
  readonly today: string;
  readonly currency: string;
  readonly mileageRate: string | null;
  readonly mileageUnit: "km" | "mi";
}

/** The values of an expense, or of a new one. */
export function valuesOf(expense: Expense | null, usual: Usual): ExpenseValues {
  const currency = expense?.currency ?? usual.currency;
  const conversion = expense?.conversion;
  return {
    kind: expense?.kind ?? "amount",
    user_id: expense?.user_id ?? usual.user,
    date: expense?.date ?? usual.today,
    project_id: expense?.project_id ?? "",
    client_id: expense?.client_id ?? "",
    category: expense?.category ?? "",
    description: expense?.description ?? "",
    amount: amountText(expense?.amount, currency),
    currency,
    taxKind: expense?.tax_rate != null ? "rate" : expense?.tax_amount != null ? "amount" : "none",
    tax_rate: decimal(expense?.tax_rate ?? null),
    tax_amount: amountText(expense?.tax_amount, currency),
    distance: decimal(expense?.distance ?? null),
    distance_unit: expense?.distance_unit ?? usual.mileageUnit,
    rate: decimal(expense ? expense.rate : usual.mileageRate),
    billable: expense?.billable ?? false,
    markup: decimal(expense?.markup ?? "0"),
    conversion: { net: conversion ? amountText(conversion.net, conversion.currency) : "" },
    reimbursable: expense?.reimbursable ?? false,
    reimbursed_on: expense?.reimbursed_on ?? "",
  };
}

/** What the form knows of the client: its currency, or that of the workspace. */
export interface Billing {
  /** The currency of invoices. */
  readonly currency: string;
  readonly mayManage: boolean;
}

/** The request of complete values. Only finance roles send what others may not set. */
export function bodyOf(values: ExpenseValues, { currency: billed, mayManage }: Billing): ExpenseBody {
  const { kind, currency, taxKind } = values;
  const money = (text: string, of = currency) => readAmount(text, of) ?? null;
  const net = currency === billed ? null : money(values.conversion.net, billed);
  return {
    kind,
    date: values.date,
    project_id: values.project_id || null,
    client_id: values.project_id === "" ? values.client_id || null : null,
    category: values.category.trim(),
    description: values.description,
    currency,
    ...(kind === "amount"
      ? { amount: money(values.amount) ?? 0 }
      : {
          distance: readDecimal(values.distance) ?? null,
          distance_unit: values.distance_unit,
          rate: readDecimal(values.rate) ?? null,
        }),
    tax_rate: taxKind === "rate" ? (readDecimal(values.tax_rate) ?? null) : null,
    tax_amount: taxKind === "amount" ? money(values.tax_amount) : null,
    billable: values.billable,
    conversion: net === null ? null : { net, currency: billed },
    reimbursable: values.reimbursable,
    ...(mayManage && {
      user_id: values.user_id,
      markup: readDecimal(values.markup) ?? "0",
      reimbursed_on: values.reimbursable ? values.reimbursed_on || null : null,
    }),
  };
}
