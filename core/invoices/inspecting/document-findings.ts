import { checkInvoice, checkRules, isError } from "../checks/check-profile.js";
import type { Finding } from "../finding.js";
import type { StatedTerms } from "../terms/terms.js";
import { asChecked } from "./as-checked.js";
import { textOf } from "./stated.js";
import type { StatedRule } from "./stated-rule.js";
import { statedRules } from "./stated-rules.js";

/** What to do about a document from another issuer. */
export const DOCUMENT_FIX = "The issuer of the document has to correct it.";

/** The rules that a specification (BT-24) requires. */
interface Specification {
  readonly profile: StatedRule["profile"];
  /** Whether it is named in the list below, or extends one that is. */
  readonly isKnown: boolean;
  /** Whether its documents are no complete invoices, so that only some rules apply. */
  readonly isPart: boolean;
  /** Whether it permits what EN 16931 does not (`#conformant#`), so that nothing is an error. */
  readonly isExtension: boolean;
}

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const known: readonly string[] = [
  ...["urn:cen.eu:en16931:2017", "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic"],
  "urn:cen.eu:en16931:2017#compliant#urn:zugferd.de:2p0:basic",
];
const parts: readonly string[] = ["minimum", "basicwl"].flatMap((name) => [
  `urn:factur-x.eu:1p0:${name}`,
  `urn:zugferd.de:2p0:${name}`,
]);
const xrechnung =
  /^urn:cen\.eu:en16931:2017#compliant#urn:(?:xeinkauf\.de:kosit:xrechnung|xoev-de:kosit:standard:xrechnung)_3\.\d+/;

function specificationOf(id: string): Specification {
  const isPart = parts.includes(id.toLowerCase());
  const isExtension = id.includes("#conformant#");
  const profile = xrechnung.test(id) ? "xrechnung" : id === PEPPOL ? "peppol" : "en16931";
  const isKnown = isPart || isExtension || profile !== "en16931" || known.includes(id);
  return { profile, isKnown, isPart, isExtension };
}

/** The findings of a document from another issuer, errors first. Paths are those of its JSON. */
export function documentFindings(terms: StatedTerms): readonly Finding[] {
  const id = textOf(terms, "BT-24");
  const specification = specificationOf(id ?? "");
  const found = [
    ...(id === undefined || specification.isKnown ? [] : [unknownProfile]),
    ...ownFindings(terms, specification),
    ...(specification.isPart ? [] : invoiceFindings(terms, specification)),
  ].map((finding): Finding => (specification.isExtension ? { ...finding, severity: "warning" } : finding));
  return [...found.filter(isError), ...found.filter((finding) => !isError(finding))];
}

const unknownProfile: Finding = {
  rule: "profile_unknown",
  severity: "warning",
  path: ["profile"],
  message: "Stint does not know this specification, so the document is checked as an invoice of EN 16931.",
  fix: DOCUMENT_FIX,
};

/** The rules of the profile and of those that it extends. One with the same ID replaces that of EN 16931. */
function applicable({ profile, isPart }: Specification): readonly StatedRule[] {
  const own = statedRules.filter((rule) => rule.profile === profile);
  const base = profile === "en16931" ? [] : statedRules.filter((rule) => rule.profile === "en16931");
  const all = [...base.filter(({ id }) => !own.some((rule) => rule.id === id)), ...own];
  return isPart ? all.filter((rule) => rule.appliesToParts) : all;
}

function ownFindings(terms: StatedTerms, specification: Specification): readonly Finding[] {
  return applicable(specification).flatMap(({ id: rule, severity, message, violations }) =>
    violations(terms).map((path) => ({ rule, severity, path, message, fix: DOCUMENT_FIX })),
  );
}

/** Rules of invoices that are not those of documents: there is another one for these, or it needs what is not read. */
const others: ReadonlySet<string> = new Set([...statedRules, ...checkRules.filter(({ isOwn }) => isOwn)].map(({ id }) => id));

/** Where the JSON of a document has what an invoice has elsewhere. */
const moved: Readonly<Record<string, Finding["path"]>> = { type: ["typeCode"], "seller/iban": ["payment", "accounts"] };

/** What the rules of the profile find, except those that do not apply to documents. */
function invoiceFindings(terms: StatedTerms, { profile }: Specification): readonly Finding[] {
  return checkInvoice(asChecked(terms), profile)
    .filter(({ rule }) => !others.has(rule))
    .map((finding) => ({ ...finding, path: moved[finding.path.join("/")] ?? finding.path, fix: DOCUMENT_FIX }));
}
