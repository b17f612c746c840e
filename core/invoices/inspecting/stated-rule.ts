import type { DocumentForm } from "../../ports/document-reader.js";
import type { CheckProfile, Rule } from "../checks/rule.js";
import type { Finding } from "../finding.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { isCounted, itemsOf, pathOf, textOf } from "./stated.js";

type Path = Finding["path"];

/** How much documents state: as those of the profile MINIMUM of Factur-X; the header and the totals, as those of BASIC WL; or everything. */
export const extents = ["minimum", "header", "complete"] as const;
/** One of {@link extents}. */
export type Extent = (typeof extents)[number];

/** A rule that documents from other issuers are checked against. */
export interface StatedRule extends Pick<Rule, "id" | "severity" | "source" | "message"> {
  readonly profile: Exclude<CheckProfile, "issue">;
  /** The smallest extent of the documents that it applies to. */
  readonly extent: Extent;
  /** The paths of what breaks the rule. */
  readonly violations: (terms: StatedTerms, form: DocumentForm) => readonly Path[];
}

/** An error of EN 16931, of documents with a header. The source follows from the ID. */
export function rule(id: string, message: string, violations: StatedRule["violations"]): StatedRule {
  return { id, message, violations, severity: "error", profile: "en16931", source: `EN 16931-1, ${id}`, extent: "header" };
}

/** A rule that applies to every profile, also to those with few terms. */
export const always = (one: StatedRule): StatedRule => ({ ...one, extent: "minimum" });

/** A rule that applies to documents that state their lines. */
export const withLines = (one: StatedRule): StatedRule => ({ ...one, extent: "complete" });

/** A rule of Peppol, which XRechnung has adopted. */
export const asPeppol = (one: StatedRule): readonly StatedRule[] =>
  (["xrechnung", "peppol"] as const).map((profile) => ({ ...one, profile, source: `Peppol BIS Billing 3.0, ${one.id}` }));

/** Whether the document states the term. */
export const has = (terms: StatedTerms, name: TermName): boolean => textOf(terms, name) !== undefined;

/** Whether it states one of the terms. */
export const hasAny = (terms: StatedTerms, ...names: readonly TermName[]): boolean => names.some((name) => has(terms, name));

/** The path of the term if the condition is true. */
export const at = (name: TermName, isViolated: boolean): readonly Path[] => (isViolated ? [pathOf(name)] : []);

/** The paths of a term in those items of a group for which the condition is true. Lines that are in no total are none of them. */
export function inItems(group: TermName, name: TermName, isViolated: (item: StatedTerms) => boolean) {
  return (terms: StatedTerms): readonly Path[] =>
    itemsOf(terms, group).flatMap((item, index) => (isCounted(item) && isViolated(item) ? [pathOf(name, index)] : []));
}

/** As {@link inItems}, for the items of a group in the lines. */
export function inLines(group: TermName, name: TermName, isViolated: (item: StatedTerms) => boolean) {
  return (terms: StatedTerms): readonly Path[] =>
    itemsOf(terms, "BG-25").flatMap((line, at) =>
      itemsOf(line, group).flatMap((item, index) => (isViolated(item) ? [pathOf(name, at, index)] : [])),
    );
}
