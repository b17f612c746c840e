import { documentNames, type InvoiceTerms, type NameRows, type StatedTerms } from "../../../core/index.js";

/** A document that states every term once, with the example of its name. */
export function everyTerm(): StatedTerms {
  return { ...examplesOf(documentNames), "BG-24": [{ ...examplesOf(documentNames["BG-24"].rows), "BT-125": "JVBERi0=" }] };
}

function examplesOf(rows: NameRows): StatedTerms {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row.kind === "term" ? row.example : [examplesOf(row.rows)]]),
  );
}

/** Terms for the writer, which requires those that every invoice of Stint has. */
export const asInvoice = (terms: StatedTerms): InvoiceTerms => terms as unknown as InvoiceTerms;

const line = {
  ...{ "BT-126": "1", "BT-129": "2", "BT-130": "HUR", "BT-131": "190.00", "BT-146": "100.00", "BT-149": "1", "BT-150": "HUR" },
  ...{ "BT-151": "S", "BT-152": "19", "BT-153": "Work", "BG-28": [{ "BT-141": "5.00", "BT-144": "Travel" }] },
  "BG-27": [{ "BT-136": "15.00", "BT-139": "Rebate" }],
};

/** A document that breaks no rule. */
export const validTerms: StatedTerms = {
  ...{
    "BT-1": "R-1",
    "BT-2": "2026-03-31",
    "BT-3": "380",
    "BT-5": "EUR",
    "BT-9": "2026-04-30",
    "BT-10": "04011000-1234512345-06",
  },
  ...{ "BT-24": "urn:cen.eu:en16931:2017", "BT-73": "2026-03-01", "BT-74": "2026-03-31" },
  ...{ "BT-27": "Grace GmbH", "BT-31": "DE136695976", "BT-34": "DE136695976", "BT-34-1": "9930" },
  ...{ "BT-35": "1 Main Street", "BT-37": "Berlin", "BT-38": "10115", "BT-40": "DE" },
  ...{ "BT-41": "Grace", "BT-42": "+49 30 123456", "BT-43": "billing@example.com" },
  ...{
    "BT-44": "Ada Ltd",
    "BT-49": "404833048",
    "BT-49-1": "0002",
    "BT-50": "2 Side Street",
    "BT-52": "Paris",
    "BT-53": "75001",
  },
  ...{ "BT-55": "FR", "BT-81": "58", "BG-17": [{ "BT-84": "DE02120300000000202051" }] },
  "BG-25": [line],
  "BG-20": [{ "BT-92": "10.00", "BT-95": "S", "BT-96": "19", "BT-97": "Rebate" }],
  "BG-21": [{ "BT-99": "20.00", "BT-102": "S", "BT-103": "19", "BT-104": "Freight" }],
  "BG-23": [{ "BT-116": "200.00", "BT-117": "38.00", "BT-118": "S", "BT-119": "19" }],
  ...{ "BT-106": "190.00", "BT-107": "10.00", "BT-108": "20.00", "BT-109": "200.00", "BT-110": "38.00", "BT-112": "238.00" },
  "BT-115": "238.00",
};
