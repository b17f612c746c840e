import { type TSchema, Type } from "@sinclair/typebox";
import { documentNames, type NameRows, readFormats, snakeCase } from "../../../core/index.js";
import { type FieldWords, named, withFields } from "./annotations.js";
import { Finding } from "./findings.js";
import { literals, optional, view } from "./primitives.js";

/** Fields of an object, with an object for each part of a path before the last. */
interface Fields {
  readonly properties: Record<string, TSchema>;
  readonly words: Record<string, FieldWords[string]>;
  readonly inner: Map<string, Fields>;
}

const noFields = (): Fields => ({ properties: {}, words: {}, inner: new Map() });

/** The schema of what a document states: an object for each part of a path, and a list for each group. */
function schemaOf(rows: NameRows): TSchema {
  const all = noFields();
  for (const [number, row] of Object.entries(rows)) {
    const path = row.path.split(".").map(snakeCase);
    const name = path.pop() ?? "";
    const fields = path.reduce(innerOf, all);
    fields.properties[name] = row.kind === "term" ? optional(Type.String()) : Type.Array(schemaOf(row.rows));
    fields.words[name] = row.kind === "term" ? [`${row.about} (${number})`, row.example] : `${row.about} (${number})`;
  }
  return objectOf(all);
}

function innerOf({ inner }: Fields, name: string): Fields {
  const fields = inner.get(name) ?? noFields();
  inner.set(name, fields);
  return fields;
}

function objectOf({ properties, words, inner }: Fields): TSchema {
  const objects = [...inner].map(([name, fields]) => {
    const hasGroup = Object.values(fields.properties).some(({ type }) => type === "array");
    return [name, hasGroup ? objectOf(fields) : optional(objectOf(fields))] as const;
  });
  const about = Object.fromEntries([...inner.keys()].map((name) => [name, sentences[name] ?? "Its parts"]));
  return withFields(Type.Object({ ...properties, ...Object.fromEntries(objects) }, { additionalProperties: false }), {
    ...about,
    ...words,
  });
}

/** What the objects are that are no term or group. */
const sentences: Readonly<Record<string, string>> = {
  tax_currency: "The currency in which the seller reports the tax",
  object: "The object that is billed",
  period: "The period that is billed",
  seller: "The seller",
  buyer: "The buyer",
  payee: "Who is paid, if it is not the seller",
  tax_representative: "The tax representative of the seller",
  delivery: "Where and when the goods are delivered",
  payment: "How to pay",
  address: "The postal address",
  identifier: "An identifier",
  legal_id: "The identifier in a register of companies",
  electronic_address: "Where the party receives electronic invoices",
  location: "The location of the delivery",
  tax: "The tax",
  standard_item_id: "A standard identifier of the item",
  classification: "The classification of the item",
};

const StatedDocument = named(
  "StatedDocument",
  "What an electronic invoice says. A field is absent if the document does not state it. Amounts, quantities, rates and dates are texts as the document has them.",
  schemaOf(documentNames),
);

const UnreadPart = named(
  "UnreadPart",
  "An element or an attribute of a document that is in no field.",
  view(
    { path: Type.String(), text: Type.String() },
    {
      path: ["The path of the element or the attribute", "/Invoice/cbc:UUID"],
      text: [
        "Its text, cut after 200 characters. Empty for an element that contains others",
        "93d3c8ef-8ed7-4a6c-a8a8-3f6a1f4b1f0e",
      ],
    },
  ),
);

export const DocumentInspection = named(
  "DocumentInspection",
  "What an electronic invoice says, and what is wrong with it.",
  view(
    { format: literals(readFormats), document: StatedDocument, findings: Type.Array(Finding), unread: Type.Array(UnreadPart) },
    {
      format: ["The syntax of the invoice. `facturx` is a PDF that embeds a Cross Industry Invoice", "ubl"],
      document: "What the invoice says",
      findings: "The rules that it breaks, errors first. Each `pointer` is one in `document`",
      unread: "What is in no field of `document`, at most 100 elements and attributes",
    },
  ),
);
