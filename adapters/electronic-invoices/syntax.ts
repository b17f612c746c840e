import type { TermName } from "../../core/index.js";

/** An element with the text of a term. It is written if the document has the term. */
export interface Leaf {
  readonly kind: "leaf";
  readonly name: string;
  readonly term: TermName;
  /** Attributes with a fixed text. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Attributes with the text of a term of the same group, or of the document. */
  readonly terms: Readonly<Record<string, TermName>>;
  /** `date102`: a day in the format YYYYMMDD. `lines`: a line break after a last `#` is a part of the text (BR-DE-18). */
  readonly form: "text" | "date102" | "lines";
  /** `outer`: the term is one of the document, although the element is part of an item of a group. */
  readonly scope: "group" | "outer";
  /** For which texts it is written, if another one is written for the others. `never`: it is only read, from foreign documents. */
  readonly written: "always" | "never" | "iban" | "not_iban";
  /** An attribute that says which term the text is, so that the element is no term without it. */
  readonly telling?: string;
}

/** An element with a fixed text. It is written if another part of what contains it is. */
export interface Fixed {
  readonly kind: "fixed";
  readonly name: string;
  readonly text: string;
  /** What becomes of another text in a foreign document that is not that of an alternative: the element does not fit, or it does, and its text is read as nothing or noted. */
  readonly others: "refused" | "ignored" | "noted";
}

/** An element that contains others. It is written if one of them has a term; one that is required, if another part of what contains it is. */
export interface Branch {
  readonly kind: "branch";
  readonly name: string;
  readonly isRequired: boolean;
  readonly parts: readonly Node[];
}

/** An element for each item of a group. */
export interface Repeated {
  readonly kind: "repeated";
  readonly group: TermName;
  readonly item: Branch | Leaf;
}

/** A part of a syntax, in the order in which its schema requires elements. */
export type Node = Leaf | Fixed | Branch | Repeated;

interface Attributes {
  readonly fixed?: Leaf["fixed"];
  readonly terms?: Leaf["terms"];
}

export const leaf = (name: string, term: TermName, { fixed = {}, terms = {} }: Attributes = {}): Leaf => ({
  ...{ kind: "leaf", name, term, fixed, terms, form: "text", scope: "group", written: "always" },
});

/** An element that foreign documents have for a term, and that is never written. */
export const onlyRead = (one: Leaf): Leaf => ({ ...one, written: "never" });

/** An element that is only written for some texts. */
export const writtenIf = (written: Leaf["written"], one: Leaf): Leaf => ({ ...one, written });

/** An element that repeats a term of the document in each item of a group. */
export const outer = (one: Leaf): Leaf => ({ ...one, scope: "outer" });

/** A day as CII writes it (UNTDID 2379, 102). */
export const day = (name: string, term: TermName): Leaf => ({
  ...leaf(name, term, { fixed: { format: "102" } }),
  form: "date102",
});

/** An amount of tax, which is that of the document or of another currency, as its currency says. */
export const taxIn = (name: string, term: TermName, currency: TermName): Leaf => ({
  ...leaf(name, term, { terms: { currencyID: currency } }),
  telling: "currencyID",
});

/** A text of several lines, of which the last can end with a line break. */
export const lined = (one: Leaf): Leaf => ({ ...one, form: "lines" });

export const fixed = (name: string, text: string): Fixed => ({ kind: "fixed", name, text, others: "refused" });

/** As {@link fixed}. Foreign documents can have another text. */
export const usually = (name: string, text: string): Fixed => ({ ...fixed(name, text), others: "ignored" });

/** An element that the schema requires, and that no term has. What foreign documents say in it is noted. */
export const placeholder = (name: string, text: string): Fixed => ({ ...fixed(name, text), others: "noted" });

export const branch = (name: string, ...parts: readonly Node[]): Branch => ({ kind: "branch", name, isRequired: false, parts });

export const required = (name: string, ...parts: readonly Node[]): Branch => ({ kind: "branch", name, isRequired: true, parts });

export const each = (group: TermName, item: Repeated["item"]): Repeated => ({ kind: "repeated", group, item });

/** How a syntax writes a document: its root element with the declarations of its namespaces, and what it contains. */
export interface Syntax {
  readonly root: string;
  readonly namespaces: Readonly<Record<string, string>>;
  readonly parts: readonly Node[];
}

/** The terms of an allowance or a charge. */
export interface AllowanceNames {
  readonly amount: TermName;
  readonly reason: TermName;
  readonly code: TermName;
  readonly base: TermName;
  readonly percent: TermName;
}

/** The terms of an address: two lines, city, postal code, region, country, and a third line. */
export type AddressTerms = readonly [
  ...[line1: TermName, line2: TermName, city: TermName, postalCode: TermName, region: TermName, country: TermName],
  line3: TermName,
];

/** The terms of the allowances and the charges of the document and of a line. */
export const allowanceNames = {
  allowance: { amount: "BT-92", reason: "BT-97", code: "BT-98", base: "BT-93", percent: "BT-94" },
  charge: { amount: "BT-99", reason: "BT-104", code: "BT-105", base: "BT-100", percent: "BT-101" },
  lineAllowance: { amount: "BT-136", reason: "BT-139", code: "BT-140", base: "BT-137", percent: "BT-138" },
  lineCharge: { amount: "BT-141", reason: "BT-144", code: "BT-145", base: "BT-142", percent: "BT-143" },
} as const satisfies Readonly<Record<string, AllowanceNames>>;
