import { expect } from "chai";
import { electronicAddressType } from "../../../core/billing/electronic-address.js";
import { isWrongLeitwegId } from "../../../core/billing/identifier-schemes.js";
import { legalIdType } from "../../../core/billing/legal-id.js";
import { plainVatId } from "../../../core/billing/vat-id.js";
import { cleaned } from "../../../core/kernel/cleaning.js";
import { Issues } from "../../../core/kernel/errors.js";
import type { Client } from "../../../core/index.js";
import { codeOf, createWorld } from "../world.js";

/** What is stored for an entered identifier, and the issues of it. */
function entered(scheme: string, value: string): readonly string[] {
  const stored = cleaned(electronicAddressType.shape, { scheme, value }) as { scheme: string; value: string };
  const issues = new Issues();
  electronicAddressType.check(issues, [], stored);
  expect(cleaned(electronicAddressType.shape, stored), "again").to.equal(stored);
  return [stored.value, ...issues.found.map(({ path, code }) => `${path.join(".")} ${code}`)];
}

/** Published numbers, or examples from the descriptions of the schemes, as people write them. */
const accepted: readonly (readonly [scheme: string, text: string, stored?: string])[] = [
  ["0002", "404833048"],
  ["0002", "FR 404 833 048", "404833048"],
  ["0002", "FR83404833048", "404833048"],
  ["0002", "784 301 772 00025", "78430177200025"],
  ["0007", "212000-0787", "2120000787"],
  ["0007", "SE556677889901", "5566778899"],
  ["0009", "SIRET : 784 301 772 00025", "78430177200025"],
  ["0009", "35600000000048"],
  ["0009", "356 000 000 49837", "35600000049837"],
  ["0060", "81-281-0734", "812810734"],
  ["0088", "1548079098355"],
  ["0096", "DK 1004567890", "1004567890"],
  ["0106", "KvK: 12345678", "12345678"],
  ["0106", "kvk 12345678", "12345678"],
  ["0151", "51 824 753 556", "51824753556"],
  ["0183", "CHE-123.456.788 MWST", "CHE123456788"],
  ["0183", "CHE-123.456.788 TVA", "CHE123456788"],
  ["0183", "123.456.788", "CHE123456788"],
  ["0184", "DK13585628"],
  ["0184", "13 58 56 28", "13585628"],
  ["0190", "00000001820029336000"],
  ["0192", "NO 974 760 673 MVA", "974760673"],
  ["0195", "200604346e", "200604346E"],
  ["0195", "SGUEN200604346E"],
  ["0196", "471008-0280", "4710080280"],
  ["0196", "010190-2939", "0101902939"],
  ["0198", "13585628", "DK13585628"],
  ["0199", "529900T8BM49AURSDO55"],
  ["0201", "ufxxxx", "UFXXXX"],
  ["0204", "04011000-1234512345-06"],
  ["0204", "991-03730-19"],
  ["0208", "0428.759.497", "0428759497"],
  ["0208", "BE 428.759.497", "0428759497"],
  ["0208", "0208:0428759497", "0428759497"],
  ["0208", "０４２８７５９４９７", "0428759497"],
  ["0210", "rssmra85t10a562s", "RSSMRA85T10A562S"],
  ["0210", "00743110157"],
  ["0211", "00743110157", "IT00743110157"],
  ["0212", "20774740", "2077474-0"],
  ["0212", "FI2077474-0", "2077474-0"],
  ["0213", "20774740", "FI20774740"],
  ["0216", "2077474-0", "003720774740"],
  ["0216", "003704944842TST01"],
  ["9930", "de 136 695 976", "DE136695976"],
  ["9930", "136695976", "DE136695976"],
  ["9918", "DE02 1203 0000 0000 2020 51", "DE02120300000000202051"],
  ["9925", "BE 0428.759.497", "BE0428759497"],
  ["9927", "CHE-123.456.788 MWST", "CHE123456788MWST"],
  ["9933", "EL 094259216", "094259216"],
  ["EM", " billing@example.com ", "billing@example.com"],
  ["0097", " Any-thing 1 ", "Any-thing 1"],
];

const rejected: readonly (readonly [scheme: string, text: string])[] = [
  ["0002", "404833047"],
  ["0002", "40483304"],
  ["0007", "5566778890"],
  ["0007", "556677889902"],
  ["0009", "404833048"],
  ["0009", "35600000049838"],
  ["0060", "8128107345"],
  ["0088", "1548079098356"],
  ["0088", "96385074"],
  ["0096", "12345"],
  ["0106", "1234567"],
  ["0151", "51824753557"],
  ["0183", "CHE123456789"],
  ["0184", "13585629"],
  ["0190", "0000000182002933600"],
  ["0192", "974760674"],
  ["0192", "000000000"],
  ["0195", "20060434"],
  ["0196", "4710080290"],
  ["0196", "471008028"],
  ["0198", "DK13585629"],
  ["0199", "529900T8BM49AURSDO56"],
  ["0201", "UFXXX"],
  ["0204", "04011000-1234512345-07"],
  ["0204", "04011000123451234506"],
  ["0208", "0428759498"],
  ["0208", "2428759497"],
  ["0210", "RSSMRA85T10A562T"],
  ["0210", "00743110158"],
  ["0211", "IT00743110158"],
  ["0211", "DE136695976"],
  ["0212", "2077474-1"],
  ["0213", "FI20774741"],
  ["0216", "003720774741"],
  ["9930", "DE136695977"],
  ["9930", "FR83404833048"],
  ["9918", "DE03120300000000202051"],
  ["9933", "094259217"],
  ["EM", "billing"],
];

describe("an identifier with a scheme", () => {
  for (const [scheme, text, stored = text] of accepted)
    it(`${scheme} stores ${JSON.stringify(text)} as ${stored}`, () => expect(entered(scheme, text)).to.deep.equal([stored]));

  for (const [scheme, text] of rejected)
    it(`${scheme} rejects ${text}`, () => expect(entered(scheme, text)).to.deep.equal([text, "value identifier_malformed"]));

  it("is told what the scheme expects", () => {
    const issues = new Issues();
    legalIdType.check(issues, ["legalId"], { scheme: "0208", value: "0428759498" });
    expect(issues.found).to.deep.equal([
      {
        ...{ path: ["legalId", "value"], code: "identifier_malformed" },
        message: "Must be a Belgian enterprise number of 10 digits with valid check digits, such as 0428759497.",
      },
    ]);
  });

  it("is not judged if its scheme is malformed", () => {
    const issues = new Issues();
    legalIdType.check(issues, [], { scheme: "EM", value: "x" });
    expect(issues.found.map(({ code }) => code)).to.deep.equal(["scheme_malformed"]);
  });

  it("leaves what has the wrong type to the check of types", () => {
    for (const value of [{ scheme: 1, value: "a" }, { scheme: "0208" }, "text", null])
      expect(cleaned(legalIdType.shape, value)).to.equal(value);
  });
});

describe("identifiers that earlier versions stored", () => {
  it("stay while other fields change, and cannot be entered again", async () => {
    const { ports, useCases, owner } = await createWorld();
    const wrong = { scheme: "0208", value: "0428.759.498" };
    const client = await useCases.createClient(owner, { name: "C" });
    const stored: Client = { ...client, electronicAddress: wrong, legalId: wrong, version: 2 };
    await ports.unitOfWork.run(owner, ({ clients }) => clients.update(stored));
    const { electronicAddress, legalId } = await useCases.updateClient(owner, client.id, { name: "D", legalId: wrong });
    expect([electronicAddress, legalId]).to.deep.equal([wrong, wrong]);
    const change = (value: string) => codeOf(useCases.updateClient(owner, client.id, { legalId: { ...wrong, value } }));
    expect(await change("0428759499")).to.equal("identifier_malformed");
    expect(await change("BE 0428.759.497")).to.equal("resolved");
    expect((await useCases.getClient(owner, client.id)).legalId).to.deep.equal({ scheme: "0208", value: "0428759497" });
    expect(await codeOf(useCases.updateWorkspace(owner, { seller: { legalId: wrong } }))).to.equal("identifier_malformed");
  });
});

describe("a buyer reference", () => {
  const cases: readonly (readonly [text: string, isWrong: boolean])[] = [
    ["04011000-1234512345-06", false],
    ["04011000-1234512345-07", true],
    ["991-03730-19", false],
    ["991-03730-91", true],
    ["99-abc-00", true],
    ["2026-03-01", false],
    ["PO-1", false],
    ["04011000", false],
  ];
  for (const [text, isWrong] of cases)
    it(`${text} ${isWrong ? "looks like a Leitweg-ID with wrong check digits" : "does not"}`, () =>
      expect(isWrongLeitwegId(text)).to.equal(isWrong));
});

describe("a VAT ID on a document", () => {
  for (const [text, stated] of [
    ["de 136.695-976", "DE136695976"],
    ["GR 094259216", "EL094259216"],
    ["CHE-123.456.788 MWST", "CHE123456788MWST"],
    ["XX 1 2", "XX 1 2"],
  ] as const)
    it(`${text} is ${stated}`, () => expect(plainVatId(text)).to.equal(stated));
});
