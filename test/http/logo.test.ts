import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant, parseInstant } from "../../core/index.js";
import { jpeg, png, svg } from "../logos.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { reasonOf } from "../reasons.js";

const START = parseInstant("2026-03-02T08:00:00Z");
const PATH = "/v1/workspace/logo";

describe("the logo over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let now: number;

  before(async () => {
    const clock = { now: () => instant(now) };
    now = START;
    harness = await startHarness(memoryPorts({ clock, printing: systemPorts.printing }));
  });
  after(() => harness.close());
  beforeEach(async () => {
    now = START;
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });

  const put = (content: Buffer, type = "image/png"): Promise<Reply> =>
    owner(PATH, { method: "PUT", raw: new Uint8Array(content), headers: { "Content-Type": type } });
  const remove = () => owner(PATH, { method: "DELETE" });
  const logo = async () => (await owner("/v1/workspace")).body["logo"];

  it("is stored byte for byte, shown in the settings, replaced and removed", async () => {
    expect([await logo(), (await owner(PATH)).status]).to.deep.equal([null, 404]);
    for (const [content, type, name] of [
      [png(), "image/png", "logo.png"],
      [svg(), "image/svg+xml", "logo.svg"],
      [jpeg(), "image/jpeg", "logo.jpg"],
    ] as const) {
      const { status, body } = await put(content, `${type}; charset=utf-8`);
      expect([status, body["logo"]]).to.deep.equal([200, { media_type: type, size: content.length }]);
      expect(await logo()).to.deep.equal(body["logo"]);
      for (const accept of [type, "*/*", "application/json"]) {
        const found = await owner(PATH, { headers: { Accept: accept } });
        expect([found.status, found.headers.get("content-type")]).to.deep.equal([200, type]);
        expect(found.headers.get("content-disposition")).to.contain(`attachment; filename="${name}"`);
        expect(Buffer.compare(found.body["file"] as Buffer, content)).to.equal(0);
      }
    }
    expect((await remove()).status).to.equal(204);
    expect([await logo(), (await owner(PATH)).status, (await remove()).status]).to.deep.equal([null, 404, 204]);
  });

  it("is accepted when the settings are sent back, and not changed by them", async () => {
    await put(png());
    const { logo: shown, seller } = (await owner("/v1/workspace")).body;
    const sent = { logo: shown, seller: { ...(seller as object), phone: "+49 30 123456" } };
    expect((await owner("/v1/workspace", { method: "PATCH", body: sent })).status).to.equal(200);
    const other = await owner("/v1/workspace", { method: "PATCH", body: { logo: null } });
    expect([other.status, reasonOf(other.body)]).to.deep.equal([422, "read_only"]);
    expect(await logo()).to.deep.equal(shown);
  });

  it("is rejected if it has another type, is too long, empty or damaged, by its content", async () => {
    for (const [content, type, status, code] of [
      [png(), "application/json", 415, "unsupported_media_type"],
      [png(), "image/gif", 415, "unsupported_media_type"],
      [png(), "image/jpeg", 422, "logo_malformed"],
      [Buffer.alloc(262_145), "image/png", 413, "body_too_large"],
      [Buffer.alloc(0), "image/png", 400, "incomplete_body"],
      [svg(), "image/png", 422, "logo_malformed"],
      [png(), "image/svg+xml", 422, "logo_malformed"],
      [svg("<script/>"), "image/svg+xml", 422, "logo_malformed"],
      [png({ data: Buffer.from("not packed") }), "image/png", 422, "logo_malformed"],
    ] as const) {
      const { body, ...reply } = await put(content, type);
      expect([reply.status, reasonOf(body)], `${type} ${code}`).to.deep.equal([status, code]);
    }
    expect(await logo()).to.equal(null);
  });

  it("is printed on drafts at once, and on an issued invoice as it was then", async () => {
    const client = (await owner("/v1/clients", { body: { name: "Ada" } })).body["id"];
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    const make = async () => (await owner("/v1/invoices", { body: { client_id: client, lines } })).body["id"] as string;
    const pdf = async (id: string) => ((await owner(`/v1/invoices/${id}/export`)).body["file"] as Buffer).toString("base64");
    const [draft, early, late, kept] = [await make(), await make(), await make(), await make()];
    const plain = await pdf(draft);
    const issue = (id: string) => owner(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    await issue(early);
    now += 1000;
    await put(png({ color: 2 }));
    expect(await pdf(draft)).to.not.equal(plain);
    expect(Buffer.from(await pdf(draft), "base64").includes("/Subtype /Image")).to.equal(true);
    await issue(late);
    await issue(kept);
    const stored = await pdf(kept);
    now += 1000;
    await remove();
    const hasImage = async (id: string) => Buffer.from(await pdf(id), "base64").includes("/Subtype /Image");
    expect([await hasImage(draft), await hasImage(early), await hasImage(late)]).to.deep.equal([false, false, true]);
    expect(await pdf(kept)).to.equal(stored);
  });
});
