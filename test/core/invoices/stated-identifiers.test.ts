import { expect } from "chai";
import { emptySeller } from "../../../core/index.js";
import { statedIdentifiers } from "../../../core/invoices/stated-identifiers.js";
import { invoiceTerms } from "../../../core/invoices/terms/invoice-terms.js";
import { issued } from "../../adapters/pdf/documents.js";
import { address, complete, tax } from "./checked-invoices.js";

const legalId = { scheme: "0184", value: "13585628" };

describe("the identifiers that an electronic invoice states", () => {
  it("have the plain form of VAT IDs", () => {
    const stated = statedIdentifiers(complete({ seller: { vatId: "de 136.695.976" }, buyer: { taxId: "GR 094259216" } }));
    expect(stated).to.deep.include({ sellerVatId: "DE136695976", buyerVatId: "EL094259216" });
    expect(statedIdentifiers(complete({ buyer: { taxId: "37/123/45678" } })).buyerVatId).to.equal(null);
  });

  it("contain no VAT ID if the invoice is not subject to VAT, but identify the seller", () => {
    const outside = { tax: tax("O", "x") };
    expect(statedIdentifiers(complete(outside))).to.deep.equal({
      ...{ sellerIdentifier: "DE136695976", sellerLegalId: null, sellerVatId: null },
      ...{ sellerTaxNumber: "DE136695976", buyerVatId: null },
    });
    const registered = statedIdentifiers(complete({ ...outside, seller: { legalId, taxNumber: "37/123/45678" } }));
    expect(registered).to.deep.include({
      ...{ sellerIdentifier: null, sellerLegalId: legalId, sellerTaxNumber: "37/123/45678" },
    });
    expect(statedIdentifiers(complete({ seller: { register: "HRB 1" } })).sellerLegalId).to.deep.equal({
      ...{ value: "HRB 1", scheme: null },
    });
  });
});

describe("the payment means of an electronic invoice", () => {
  const means = (
    countries: readonly [seller: string, buyer: string],
    currency: string,
    iban: string | null,
  ): string | undefined => {
    const [seller, buyer] = countries.map((country) => ({ ...address, country }));
    const document = issued({ currency }, { seller: { ...emptySeller, iban, address: seller ?? null } });
    return invoiceTerms({ ...document, buyer: { ...document.buyer, address: buyer ?? null } }, { id: "x" })["BT-81"];
  };
  const iban = "DE02120300000000202051";

  it("are a transfer, with the code that Denmark has for its own currency", () => {
    expect(means(["DK", "DK"], "DKK", iban)).to.equal("31");
    expect(means(["DK", "DK"], "EUR", iban)).to.equal("58");
    expect(means(["DK", "SE"], "DKK", iban)).to.equal("30");
    expect(means(["SE", "DK"], "DKK", iban)).to.equal("30");
    expect(means(["DK", "DK"], "DKK", null)).to.equal("1");
  });
});
