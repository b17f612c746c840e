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
  /** `date102`: a day in the format YYYYMMDD. */
  readonly form: "text" | "date102";
}

/** An element with a fixed text. It is written if another part of what contains it is. */
export interface Fixed {
  readonly kind: "fixed";
  readonly name: string;
  readonly text: string;
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
  ...{ kind: "leaf", name, term, fixed, terms, form: "text" },
});

/** A day as CII writes it (UNTDID 2379, 102). */
export const day = (name: string, term: TermName): Leaf => ({
  ...leaf(name, term, { fixed: { format: "102" } }),
  form: "date102",
});

export const fixed = (name: string, text: string): Fixed => ({ kind: "fixed", name, text });

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
}

/** The terms of an address: two lines, city, postal code, region, country. */
export type AddressTerms = readonly [TermName, TermName, TermName, TermName, TermName, TermName];
