import type { DocumentForm } from "../../ports/document-reader.js";
import { checkInvoice, checkRules, isError } from "../checks/check-profile.js";
import type { Finding } from "../finding.js";
import type { StatedTerms } from "../terms/terms.js";
import { asChecked } from "./as-checked.js";
import { isExtension, textOf } from "./stated.js";
import { type Extent, extents, type StatedRule } from "./stated-rule.js";
import { statedRules } from "./stated-rules.js";

/** What to do about a document from another issuer. */
export const DOCUMENT_FIX = "The issuer of the document has to correct it.";

/** The rules that a specification (BT-24) requires. */
interface Specification {
  readonly profile: StatedRule["profile"];
  /** Whether it is named in the list below, or extends one that is. */
  readonly isKnown: boolean;
  /** How much its documents state, which decides which rules apply. */
  readonly extent: Extent;
  /** Whether it permits what EN 16931 does not (`#conformant#`), so that nothing is an error. */
  readonly permitsMore: boolean;
}

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const known: readonly string[] = [
  ...["urn:cen.eu:en16931:2017", "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic"],
  "urn:cen.eu:en16931:2017#compliant#urn:zugferd.de:2p0:basic",
];
const parts: Readonly<Record<string, Extent>> = {
  "urn:factur-x.eu:1p0:minimum": "minimum",
  "urn:zugferd.de:2p0:minimum": "minimum",
  "urn:factur-x.eu:1p0:basicwl": "header",
  "urn:zugferd.de:2p0:basicwl": "header",
};
const xrechnung =
  /^urn:cen\.eu:en16931:2017#compliant#urn:(?:xeinkauf\.de:kosit:xrechnung|xoev-de:kosit:standard:xrechnung)_3\.\d+/;

function specificationOf(terms: StatedTerms): Specification {
  const id = textOf(terms, "BT-24") ?? "";
  const part = parts[id.toLowerCase()];
  const permitsMore = isExtension(terms);
  const profile = xrechnung.test(id) ? "xrechnung" : id === PEPPOL ? "peppol" : "en16931";
  const isKnown = part !== undefined || permitsMore || profile !== "en16931" || known.includes(id);
  return { profile, isKnown, extent: part ?? "complete", permitsMore };
}

/** The findings of a document from another issuer, errors first. Paths are those of its JSON. */
export function documentFindings(terms: StatedTerms, form: DocumentForm): readonly Finding[] {
  const specification = specificationOf(terms);
  const found = [
    ...(textOf(terms, "BT-24") === undefined || specification.isKnown ? [] : [unknownProfile]),
    ...ownFindings(terms, form, specification),
    ...(specification.extent === "complete" ? invoiceFindings(terms, specification) : []),
  ].map((finding): Finding => (specification.permitsMore ? { ...finding, severity: "warning" } : finding));
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
function applicable({ profile, extent }: Specification): readonly StatedRule[] {
  const own = statedRules.filter((rule) => rule.profile === profile);
  const base = profile === "en16931" ? [] : statedRules.filter((rule) => rule.profile === "en16931");
  const all = [...base.filter(({ id }) => !own.some((rule) => rule.id === id)), ...own];
  return all.filter((rule) => extents.indexOf(rule.extent) <= extents.indexOf(extent));
}

function ownFindings(terms: StatedTerms, form: DocumentForm, specification: Specification): readonly Finding[] {
  return applicable(specification).flatMap(({ id: rule, severity, message, violations }) =>
    violations(terms, form).map((path) => ({ rule, severity, path, message, fix: DOCUMENT_FIX })),
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
