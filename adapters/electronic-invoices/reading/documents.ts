import type { DocumentRoot, ReadDocument } from "../../../core/index.js";
import { ciiInvoice } from "../cii.js";
import { ublCreditNote, ublInvoice } from "../ubl.js";
import type { Syntax } from "../syntax.js";
import { embeddedXml } from "./embedded-xml.js";
import { textOf } from "./encoding.js";
import { isPdf } from "./pdf-header.js";
import { readTerms } from "./terms-reader.js";
import { Unreadable } from "./unreadable.js";
import { parseXml, type XmlElement } from "./xml.js";

const syntaxes: readonly (readonly [format: "cii" | "ubl", root: DocumentRoot, syntax: Syntax])[] = [
  ["cii", "cross_industry_invoice", ciiInvoice],
  ["ubl", "invoice", ublInvoice],
  ["ubl", "credit_note", ublCreditNote],
];

/** The envelope in which the networks of Peppol and GS1 transmit a document (Standard Business Document Header). */
const envelope = {
  uri: "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader",
  local: "StandardBusinessDocument",
};

/** Namespaces of documents that are often sent instead. */
const others: readonly (readonly [begin: string, what: string])[] = [
  ["urn:ferd:CrossIndustryDocument:invoice:1p0", "an invoice in ZUGFeRD 1.0, which is older than EN 16931"],
  ["urn:oasis:names:specification:ubl:schema:xsd:", "a document in UBL that is no invoice and no credit note"],
  ["urn:un:unece:uncefact:data:standard:", "a document of UN/CEFACT that is no Cross Industry Invoice D16B"],
  ["http://ivaservizi.agenziaentrate.gov.it/", "an invoice in FatturaPA, which is not a syntax of EN 16931"],
];

/** Reads an invoice in CII or UBL, or the one that a PDF embeds. Throws {@link Unreadable}. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (!isPdf(bytes)) return readXml(bytes);
  const { content, count } = await embeddedXml(bytes, isInvoice);
  const { format, form, ...read } = readXml(content);
  return { format: format === "cii" ? "facturx" : format, ...read, form: { ...form, embedded: count } };
}

function readXml(bytes: Uint8Array): ReadDocument {
  const root = contentOf(parseXml(textOf(bytes)));
  const found = syntaxOf(root);
  if (found) {
    const [format, kind, syntax] = found;
    const { terms, unread, repeated, otherCurrency } = readTerms(syntax, root);
    return { format, terms, unread, form: { root: kind, repeated, otherCurrency, embedded: 1 } };
  }
  const other = others.find(([begin]) => root.uri.startsWith(begin));
  const what = other ? `The document is ${other[1]}.` : `The root element ${root.name} is not that of an electronic invoice.`;
  throw new Unreadable(`${what} Send an invoice in UBL 2.1 or CII D16B, or a PDF that embeds one.`);
}

/** What an envelope contains after its header; another element as it is. */
function contentOf(root: XmlElement): XmlElement {
  if (root.uri !== envelope.uri || root.local !== envelope.local) return root;
  return root.children.find(({ uri }) => uri !== envelope.uri) ?? root;
}

function syntaxOf({ uri, local }: XmlElement) {
  return syntaxes.find(([, , { root, namespaces }]) => {
    const [prefix, name] = root.includes(":") ? (root.split(":") as [string, string]) : ["", root];
    return name === local && namespaces[prefix] === uri;
  });
}

function isInvoice(bytes: Uint8Array): boolean {
  try {
    return syntaxOf(contentOf(parseXml(textOf(bytes)))) !== undefined;
  } catch {
    return false;
  }
}
