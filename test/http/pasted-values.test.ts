import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";

describe("a pasted value over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  before(async () => void (harness = await startHarness(memoryPorts())));
  after(() => harness.close());
  beforeEach(async () => {
    const { tokens } = await harness.createWorkspace();
    owner = harness.api(tokens.owner);
  });

  it("is stored without blanks, line ends, hyphens and labels around and in it", async () => {
    const seller = {
      ...{ iban: " DE89\u00a03704\u00a00044 0532-0130 00\n", bic: "BYLA DEM1 001\r\n", vat_id: "USt-IdNr. DE136695976\n" },
      email: "\u00a0billing@example.com\n",
    };
    const { status, body } = await owner("/v1/workspace", { method: "PATCH", body: { seller } });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body["seller"]).to.include({
      ...{ iban: "DE89 3704 0044 05320130 00", bic: "BYLADEM1001", vat_id: "DE136695976", email: "billing@example.com" },
    });
  });

  it("without a visible character, or with a line break, is refused as a name", async () => {
    for (const [name, code] of [
      ["\u200b\u2060", "too_short"],
      ["  ", "too_short"],
      ["Ada\r\nBcc: x@example.com", "invalid_character"],
    ]) {
      const { status, body } = await owner("/v1/clients", { body: { name } });
      expect(status).to.equal(422);
      expect((body["errors"] as { pointer: string; code: string }[])[0]).to.include({ pointer: "/name", code });
    }
  });

  it("that is a tax ID of a country outside the European Union is accepted for a client there", async () => {
    const create = (country: string, tax_id: string) =>
      owner("/v1/clients", { body: { name: "Ada", tax_id, address: { country } } });
    expect((await create("MX", "PLA980202KL1")).status).to.equal(201);
    expect((await create("IN", "DKSPB1234Q")).status).to.equal(201);
    const { status, body } = await create("AT", "ATU1234567");
    expect([status, (body["errors"] as { pointer: string }[])[0]?.pointer]).to.deep.equal([422, "/tax_id"]);
  });
});
