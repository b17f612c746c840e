import { expect } from "chai";
import { type Address, addressJson, addressTable } from "../../../core/billing/address.js";
import { emptySeller, type Seller, sellerJson, type SellerPatch, sellerTable, sellerType } from "../../../core/billing/seller.js";
import { type Buyer, buyerJson } from "../../../core/invoices/buyer.js";

const address: Address = {
  line1: "1 Main Street",
  line2: null,
  city: "Berlin",
  postalCode: "10115",
  region: null,
  country: "DE",
};
const seller: Seller = {
  ...emptySeller,
  legalName: "Grace GmbH",
  address,
  taxId: "12/345/67890",
  vatId: "DE136695976",
  taxNumber: "37/123/45678",
  register: "HRB 12345, Amtsgericht Berlin",
  directors: "Grace Hopper",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  email: "billing@example.com",
  phone: "+49 30 123456",
};
const buyer: Buyer = {
  ...{ name: "Ada Ltd", legalName: null, email: "ada@example.com", address, taxId: null, locale: "de-AT" },
  electronicAddress: { scheme: "9930", value: "DE136695976" },
  legalId: { scheme: "0002", value: "812345678" },
};

describe("the JSON of addresses, sellers and buyers", () => {
  it("has the names of the API", () => {
    expect(sellerJson.toJson(seller)).to.deep.include({
      legal_name: "Grace GmbH",
      address: { line1: "1 Main Street", line2: null, city: "Berlin", postal_code: "10115", region: null, country: "DE" },
      tax_id: "12/345/67890",
      vat_id: "DE136695976",
      tax_number: "37/123/45678",
      register: "HRB 12345, Amtsgericht Berlin",
      directors: "Grace Hopper",
      iban: "DE02120300000000202051",
      bic: "BYLADEM1001",
      email: "billing@example.com",
      phone: "+49 30 123456",
    });
  });

  it("reads back what it wrote", () => {
    expect(addressJson.fromJson(addressJson.toJson(address))).to.deep.equal(address);
    for (const one of [seller, { ...seller, address: null }, emptySeller])
      expect(sellerJson.fromJson(sellerJson.toJson(one))).to.deep.equal(one);
    for (const one of [buyer, { ...buyer, address: null }]) expect(buyerJson.fromJson(buyerJson.toJson(one))).to.deep.equal(one);
  });

  it("reads absent fields as null", () => {
    expect(sellerJson.fromJson({ address: { city: "Berlin" } })).to.deep.equal({
      ...emptySeller,
      address: { line1: null, line2: null, city: "Berlin", postalCode: null, region: null, country: null },
    });
  });

  it("changes only the fields that a request contains", () => {
    expect(addressTable.fromJson({ postal_code: null })).to.deep.equal({ postalCode: null });
    const changed = (json: object): Seller => sellerType.set(sellerTable.fromJson<SellerPatch>(json), seller);
    expect(changed({ iban: null, address: { city: "Bonn" } })).to.deep.equal({
      ...seller,
      iban: null,
      address: { ...address, city: "Bonn" },
    });
    expect(changed({ address: null }).address).to.equal(null);
  });
});
