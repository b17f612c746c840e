import { expect } from "chai";
import { codeOf, createWorld } from "../world.js";

describe("the bank account and tax ID of a seller, and the tax ID of a client", () => {
  it("are rejected if they are invalid, and ignored if they are stored already", async () => {
    const { ports, useCases, owner } = await createWorld();
    for (const [seller, code] of [
      [{ iban: "DE00" }, "iban_malformed"],
      [{ iban: "IBAN DE00" }, "iban_malformed"],
      [{ taxId: "DE123456789" }, "tax_id_malformed"],
      [{ taxId: "none yet" }, "tax_id_malformed"],
      [{ vatId: "DE123456789" }, "tax_id_malformed"],
      [{ taxNumber: "none" }, "tax_id_malformed"],
      [{ bic: "BYLADEM10" }, "bic_malformed"],
      [{ phone: " " }, "too_short"],
      [{ vatId: "DE136695976", taxNumber: "37/123/45678", bic: "BYLADEM1001", phone: "+49 30 123456" }, "resolved"],
      [{ iban: "DE02 1203 0000 0000 2020 51", taxId: "DE136695976" }, "resolved"],
      [{ iban: null, taxId: null }, "resolved"],
    ] as const)
      expect(await codeOf(useCases.updateWorkspace(owner, { seller })), JSON.stringify(seller)).to.equal(code);
    expect(await codeOf(useCases.createClient(owner, { name: "C", taxId: "any text" }))).to.equal("tax_id_malformed");
    const client = await useCases.createClient(owner, { name: "C", taxId: "12/345/67890" });
    await ports.unitOfWork.run(owner, ({ clients }) => clients.update({ ...client, taxId: "any text", version: 2 }));
    expect(await codeOf(useCases.updateClient(owner, client.id, { name: "D" }))).to.equal("resolved");
    expect(await codeOf(useCases.updateClient(owner, client.id, { taxId: "other text" }))).to.equal("tax_id_malformed");
  });
});
