import type { CheckProfile, Rule } from "../checks/rule.js";
import type { Finding } from "../finding.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { itemsOf, pathOf, textOf } from "./stated.js";

type Path = Finding["path"];

/** A rule that documents from other issuers are checked against. */
export interface StatedRule extends Pick<Rule, "id" | "severity" | "source" | "message"> {
  readonly profile: Exclude<CheckProfile, "issue">;
  /** Whether it applies also to profiles that lack most terms, such as MINIMUM of Factur-X. */
  readonly appliesToParts: boolean;
  /** The paths of what breaks the rule. */
  readonly violations: (terms: StatedTerms) => readonly Path[];
}

/** An error of EN 16931. The source follows from the ID. */
export function rule(id: string, message: string, violations: StatedRule["violations"]): StatedRule {
  return { id, message, violations, severity: "error", profile: "en16931", source: `EN 16931-1, ${id}`, appliesToParts: false };
}

/** A rule that applies to every profile, also to those with few terms. */
export const always = (one: StatedRule): StatedRule => ({ ...one, appliesToParts: true });

/** Whether the document states the term. */
export const has = (terms: StatedTerms, name: TermName): boolean => textOf(terms, name) !== undefined;

/** Whether it states one of the terms. */
export const hasAny = (terms: StatedTerms, ...names: readonly TermName[]): boolean => names.some((name) => has(terms, name));

/** The path of the term if the condition is true. */
export const at = (name: TermName, isViolated: boolean): readonly Path[] => (isViolated ? [pathOf(name)] : []);

/** The paths of a term in those items of a group for which the condition is true. */
export function inItems(group: TermName, name: TermName, isViolated: (item: StatedTerms) => boolean) {
  return (terms: StatedTerms): readonly Path[] =>
    itemsOf(terms, group).flatMap((item, index) => (isViolated(item) ? [pathOf(name, index)] : []));
}

/** As {@link inItems}, for the items of a group in the lines. */
export function inLines(group: TermName, name: TermName, isViolated: (item: StatedTerms) => boolean) {
  return (terms: StatedTerms): readonly Path[] =>
    itemsOf(terms, "BG-25").flatMap((line, at) =>
      itemsOf(line, group).flatMap((item, index) => (isViolated(item) ? [pathOf(name, at, index)] : [])),
    );
}
