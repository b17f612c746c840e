import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { ownFont } from "../own-fonts.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { reasonOf } from "../reasons.js";

const PATH = "/v1/workspace/font";

describe("the font of a workspace over HTTP", () => {
  let harness: Harness;
  let owner: Api;

  before(async () => {
    harness = await startHarness(memoryPorts({ printing: systemPorts.printing }));
  });
  beforeEach(async () => {
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness.close());

  const put = (content: Buffer, type = "font/ttf"): Promise<Reply> =>
    owner(PATH, { method: "PUT", raw: new Uint8Array(content), headers: { "Content-Type": type } });

  it("is stored byte for byte, shown in the settings, and removed", async () => {
    expect((await owner(PATH)).status).to.equal(404);
    const content = ownFont("adlam.ttf");
    const shown = { name: "Noto Sans Adlam Regular", media_type: "font/ttf", size: content.length };
    expect((await put(content)).body["font"]).to.deep.equal(shown);
    expect((await owner("/v1/workspace")).body["font"]).to.deep.equal(shown);
    const found = await owner(PATH);
    expect(found.headers.get("content-disposition")).to.contain('filename="font.ttf"');
    expect(Buffer.compare(found.body["file"] as Buffer, content)).to.equal(0);
    expect((await owner(PATH, { method: "DELETE" })).status).to.equal(204);
    expect([(await owner(PATH)).status, (await owner("/v1/workspace")).body["font"]]).to.deep.equal([404, null]);
  });

  it("is rejected if it is no font, of another type, or too long", async () => {
    for (const [content, type, status, code] of [
      [Buffer.from("not a font"), "font/ttf", 422, "font_malformed"],
      [ownFont("adlam.ttf"), "font/woff2", 415, "unsupported_media_type"],
      [Buffer.alloc(16 * 1_048_576 + 1), "font/ttf", 413, "body_too_large"],
    ] as const) {
      const { body, ...reply } = await put(content, type);
      expect([reply.status, reasonOf(body)]).to.deep.equal([status, code]);
    }
  });

  it("prints characters of drafts that no other font has, and takes back the warning", async () => {
    const { body: client } = await owner("/v1/clients", { body: { name: "Ada" } });
    const { body: draft } = await owner("/v1/invoices", {
      body: { client_id: client["id"], lines: [{ description: "𞤀𞤣", quantity: "1", unit_price: 100 }] },
    });
    const path = `/v1/invoices/${String(draft["id"])}`;
    const warnings = async () => {
      const findings = (await owner(`${path}/validate`, { body: {} })).body["findings"] as Record<string, string>[];
      return findings.filter(({ rule }) => rule === "glyph_missing").length;
    };
    const bytes = async () => ((await owner(`${path}/export`)).body["file"] as Buffer).length;
    const before = await bytes();
    expect(await warnings()).to.equal(1);
    await put(ownFont("adlam.ttf"));
    expect([await warnings(), (await bytes()) > before]).to.deep.equal([0, true]);
    const preview = await owner("/v1/invoices/preview", {
      body: { client_id: client["id"], lines: [{ description: "𞤀 龘", quantity: "1", unit_price: 100 }] },
    });
    const [missing] = (preview.body["warnings"] as Record<string, string>[]).filter(({ rule }) => rule === "glyph_missing");
    expect(missing?.["message"]).to.contain("龘").and.not.contain("𞤀");
  });
});
