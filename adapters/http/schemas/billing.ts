import { type TProperties, Type } from "@sinclair/typebox";
import {
  earlyPaymentTable,
  earlyPaymentType,
  periodType,
  roundingType,
  sellerTable,
  taxComponentTable,
  taxTable,
  taxType,
  withholdingTable,
  withholdingType,
} from "../../../core/index.js";
import type { FieldWords } from "./annotations.js";
import { inputOfType, viewOf } from "./of-fields.js";
import { amount } from "./primitives.js";

/** Descriptions of fields that several resources have. */
export const billingFields = {
  tax: "Tax for lines without their own. Null if it is inherited",
  tax_id: ["The tax ID", "DE123456789"],
  address: "The postal address",
  rounding: "How recorded time is rounded",
  early_payment_discount: "Discount for early payment, printed on invoices. Null if it is inherited, or there is none",
} as const;

export const taxInput = () => inputOfType(taxType);
/** The taxes of a group; `more` are properties of each of them. */
export const taxedComponents = (more: TProperties = {}, words: FieldWords = {}) =>
  Type.Array(
    viewOf(taxComponentTable, { tax_amount: amount(), ...more }, { tax_amount: ["The amount of this tax", 1125], ...words }),
  );

export const taxGroupView = () =>
  viewOf(
    taxTable,
    { taxable_amount: amount(), tax_amount: amount() },
    {
      rate: ["Tax rate in percent", "19"],
      taxable_amount: ["The taxable amount", 22500],
      tax_amount: ["The tax amount", 4275],
      exemption_code: ["The code of the tax exemption, if everything in the group has the same one", null],
      components: ["The taxes that `tax_amount` is the sum of. Null if it is one tax", null],
    },
    { components: taxedComponents() },
  );

export const period = () => inputOfType(periodType);

export const sellerView = () => viewOf(sellerTable);

export const rounding = () => inputOfType(roundingType);

/** A discount for early payment. */
export const earlyPayment = () => inputOfType(earlyPaymentType);
export const earlyPaymentView = () => viewOf(earlyPaymentTable);

/** A tax that the buyer withholds. */
export const withholding = () => inputOfType(withholdingType);
export const withholdingView = () => viewOf(withholdingTable);
