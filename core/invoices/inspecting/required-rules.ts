import { hasVatPrefix } from "../../billing/vat-id.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { typeOf } from "./as-checked.js";
import { numberIn, numberOrZero } from "./exact.js";
import { itemsOf, textOf } from "./stated.js";
import { always, at, has, hasAny, inItems, inLines, rule, type StatedRule, withLines } from "./stated-rule.js";

const required = (id: string, name: TermName, what: string): StatedRule =>
  rule(id, `The document does not state ${what}.`, (terms) => at(name, !has(terms, name)));

const requiredInItems = (id: string, group: TermName, name: TermName, message: string): StatedRule =>
  rule(
    id,
    message,
    inItems(group, name, (item) => !has(item, name)),
  );

const requiredInLines = (id: string, group: TermName, name: TermName, message: string): StatedRule =>
  rule(
    id,
    message,
    inLines(group, name, (item) => !has(item, name)),
  );

const sellerAddress: readonly TermName[] = ["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40", "BT-162"];
const buyerAddress: readonly TermName[] = ["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55", "BT-163"];
const deliveryAddress: readonly TermName[] = ["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-165"];

/** Without an address, the rule of its country is not reported too. */
const address = (party: string, [missing, country]: readonly [string, string], terms: readonly TermName[], name: TermName) => [
  rule(missing, `The ${party} has no address.`, (stated) => at(name, !hasAny(stated, ...terms))),
  rule(country, `The address of the ${party} has no country.`, (stated) =>
    at(name, hasAny(stated, ...terms) && !has(stated, name)),
  ),
];

const needs = (id: string, name: TermName, needed: TermName, message: string): StatedRule =>
  rule(id, message, (terms) => at(needed, has(terms, name) && !has(terms, needed)));

const isNegative = (terms: StatedTerms, name: TermName): boolean => (numberIn(terms, name) ?? 0n) < 0n;
const isReversed = (terms: StatedTerms, start: TermName, end: TermName): boolean =>
  hasAny(terms, start) && has(terms, end) && (textOf(terms, end) ?? "") < (textOf(terms, start) ?? "");

/** UNTDID 4461: a transfer, by SEPA or not. */
const transfers: readonly string[] = ["30", "58"];

const reasons = [
  ["BR-33", "BG-20", "BT-97", "BT-98", "allowance"],
  ["BR-38", "BG-21", "BT-104", "BT-105", "charge"],
] as const;
const lineReasons = [
  ["BR-42", "BG-27", "BT-139", "BT-140", "allowance"],
  ["BR-44", "BG-28", "BT-144", "BT-145", "charge"],
] as const;

/** What every invoice has to state, and what follows from what it states. */
export const requiredRules: readonly StatedRule[] = [
  always(required("BR-01", "BT-24", "the specification that it follows")),
  always(required("BR-02", "BT-1", "its number")),
  always(required("BR-03", "BT-2", "its issue date")),
  always(required("BR-04", "BT-3", "its type")),
  always(required("BR-05", "BT-5", "its currency")),
  always(required("BR-06", "BT-27", "the name of the seller")),
  always(required("BR-07", "BT-44", "the name of the buyer")),
  ...address("seller", ["BR-08", "BR-09"], sellerAddress, "BT-40").map(always),
  ...address("buyer", ["BR-10", "BR-11"], buyerAddress, "BT-55"),
  required("BR-12", "BT-106", "the sum of its lines"),
  always(required("BR-13", "BT-109", "the total without tax")),
  always(required("BR-14", "BT-112", "the total with tax")),
  always(required("BR-15", "BT-115", "the amount due")),
  withLines(rule("BR-16", "The document has no line.", (terms) => (itemsOf(terms, "BG-25").length === 0 ? [["lines"]] : []))),
  rule("BR-18", "The tax representative has no name.", (terms) => at("BT-62", has(terms, "BT-63") && !has(terms, "BT-62"))),
  rule("BR-56", "The tax representative has no VAT ID.", (terms) => at("BT-63", has(terms, "BT-62") && !has(terms, "BT-63"))),
  requiredInItems("BR-21", "BG-25", "BT-126", "The line has no identifier."),
  requiredInItems("BR-22", "BG-25", "BT-129", "The line has no quantity."),
  requiredInItems("BR-23", "BG-25", "BT-130", "The quantity of the line has no unit."),
  requiredInItems("BR-24", "BG-25", "BT-131", "The line has no net amount."),
  requiredInItems("BR-25", "BG-25", "BT-153", "The item of the line has no name."),
  requiredInItems("BR-26", "BG-25", "BT-146", "The line has no price."),
  rule(
    "BR-27",
    "The price of the line is negative.",
    inItems("BG-25", "BT-146", (line) => isNegative(line, "BT-146")),
  ),
  rule(
    "BR-28",
    "The gross price of the line is negative.",
    inItems("BG-25", "BT-148", (line) => isNegative(line, "BT-148")),
  ),
  rule("BR-29", "The billing period ends before it starts.", (terms) => at("BT-74", isReversed(terms, "BT-73", "BT-74"))),
  rule(
    "BR-30",
    "The period of the line ends before it starts.",
    inItems("BG-25", "BT-135", (line) => isReversed(line, "BT-134", "BT-135")),
  ),
  requiredInItems("BR-31", "BG-20", "BT-92", "The allowance has no amount."),
  requiredInItems("BR-32", "BG-20", "BT-95", "The allowance has no VAT category."),
  requiredInItems("BR-36", "BG-21", "BT-99", "The charge has no amount."),
  requiredInItems("BR-37", "BG-21", "BT-102", "The charge has no VAT category."),
  requiredInLines("BR-41", "BG-27", "BT-136", "The allowance of the line has no amount."),
  requiredInLines("BR-43", "BG-28", "BT-141", "The charge of the line has no amount."),
  ...reasons.map(([id, group, reason, code, what]) =>
    rule(
      id,
      `The ${what} has no reason.`,
      inItems(group, reason, (item) => !hasAny(item, reason, code)),
    ),
  ),
  ...lineReasons.map(([id, group, reason, code, what]) =>
    rule(
      id,
      `The ${what} of the line has no reason.`,
      inLines(group, reason, (item) => !hasAny(item, reason, code)),
    ),
  ),
  requiredInItems("BR-45", "BG-23", "BT-116", "The VAT breakdown has no base."),
  requiredInItems("BR-46", "BG-23", "BT-117", "The VAT breakdown has no tax amount."),
  requiredInItems("BR-47", "BG-23", "BT-118", "The VAT breakdown has no category."),
  rule(
    "BR-48",
    "The VAT breakdown has no rate.",
    inItems("BG-23", "BT-119", (group) => !has(group, "BT-119") && textOf(group, "BT-118") !== "O"),
  ),
  rule("BR-49", "The payment has no means.", (terms) => at("BT-81", itemsOf(terms, "BG-17").length > 0 && !has(terms, "BT-81"))),
  requiredInItems("BR-50", "BG-17", "BT-84", "The account has no IBAN or number."),
  requiredInItems("BR-52", "BG-24", "BT-122", "The supporting document has no identifier."),
  rule(
    "BR-54",
    "The attribute of the item has no name or no value.",
    inLines("BG-32", "BT-161", (attribute) => !has(attribute, "BT-160") || !has(attribute, "BT-161")),
  ),
  requiredInItems("BR-55", "BG-3", "BT-25", "The preceding invoice has no number."),
  rule("BR-57", "The address of the delivery has no country.", (terms) =>
    at("BT-80", hasAny(terms, ...deliveryAddress) && !has(terms, "BT-80")),
  ),
  rule("BR-61", "The document asks for a transfer, but states no account.", (terms) =>
    at("BG-17", transfers.includes(textOf(terms, "BT-81") ?? "") && !itemsOf(terms, "BG-17").some((one) => has(one, "BT-84"))),
  ),
  needs("BR-62", "BT-34", "BT-34-1", "The electronic address of the seller has no scheme."),
  needs("BR-63", "BT-49", "BT-49-1", "The electronic address of the buyer has no scheme."),
  rule(
    "BR-64",
    "The standard identifier of the item has no scheme.",
    inItems("BG-25", "BT-157-1", (line) => has(line, "BT-157") && !has(line, "BT-157-1")),
  ),
  rule(
    "BR-65",
    "The classification of the item has no list.",
    inItems("BG-25", "BT-158-1", (line) => has(line, "BT-158") && !has(line, "BT-158-1")),
  ),
  rule("BR-CO-03", "The document states both the day and the event on which the VAT falls due.", (terms) =>
    at("BT-8", has(terms, "BT-7") && has(terms, "BT-8")),
  ),
  requiredInItems("BR-CO-04", "BG-25", "BT-151", "The line has no VAT category."),
  ...(["BT-31", "BT-63", "BT-48"] as const).map((name) =>
    always(
      rule("BR-CO-09", "A VAT ID must begin with the two-letter code of its country.", (terms) =>
        at(name, has(terms, name) && !hasVatPrefix(textOf(terms, name) ?? "")),
      ),
    ),
  ),
  rule("BR-CO-18", "The document has no VAT breakdown.", (terms) =>
    itemsOf(terms, "BG-23").length === 0 ? [["taxBreakdown"]] : [],
  ),
  rule("BR-CO-25", "The amount due is positive, but the document has neither a due date nor payment terms.", (terms) =>
    at("BT-9", typeOf(terms) !== "credit_note" && numberOrZero(terms, "BT-115") > 0n && !hasAny(terms, "BT-9", "BT-20")),
  ),
  always(
    rule("BR-CO-26", "The seller has neither a VAT ID nor an identifier nor an entry in a register of companies.", (terms) =>
      at("BT-31", !hasAny(terms, "BT-29", "BT-30", "BT-31")),
    ),
  ),
];
