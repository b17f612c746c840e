import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";

describe("the PDF of an issued invoice", () => {
  let harness: Harness;
  let owner: Api;
  let path: string;
  let whole: Buffer;
  let tag: string;

  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    const client = await owner("/v1/clients", { body: { name: "Ada Ltd", email: "ada@example.com" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    const { body } = await owner("/v1/invoices", { body: { client_id: client.body["id"], lines } });
    await owner(`/v1/invoices/${String(body["id"])}`, { method: "PATCH", body: { status: "open" } });
    path = `/v1/invoices/${String(body["id"])}/export`;
    const first = await owner(path);
    whole = fileOf(first);
    tag = first.headers.get("ETag") ?? "";
    expect([first.status, first.headers.get("Accept-Ranges")]).to.deep.equal([200, "bytes"]);
  });
  after(() => harness?.close());

  const fileOf = ({ body }: Reply): Buffer => body["file"] as Buffer;
  const get = (headers: Record<string, string>) => owner(path, { headers });

  it("has a strong entity tag, and is not sent again to those who have it", async () => {
    expect(tag).to.match(/^"[\w-]{22}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get({ "If-None-Match": known, Range: "bytes=0-3" });
      expect([again.status, again.headers.get("ETag"), again.body]).to.deep.equal([304, tag, {}]);
    }
    expect(fileOf(await get({ "If-None-Match": '"other"' })).equals(whole)).to.equal(true);
  });

  it("is returned in parts, which have its tag", async () => {
    const size = whole.length;
    for (const [range, first, last] of [
      ["bytes=0-99", 0, 99],
      [`bytes=100-${size + 5}`, 100, size - 1],
      ["bytes=-10", size - 10, size - 1],
    ] as const) {
      const part = await get({ Range: range, "Accept-Encoding": "gzip" });
      expect([part.status, part.headers.get("Content-Range")]).to.deep.equal([206, `bytes ${first}-${last}/${size}`]);
      expect(fileOf(part).equals(whole.subarray(first, last + 1)), range).to.equal(true);
      expect([part.headers.get("ETag"), part.headers.get("Content-Encoding")]).to.deep.equal([tag, null]);
    }
  });

  it("is returned whole for a condition or a range that does not apply", async () => {
    for (const headers of [
      { Range: "bytes=0-99", "If-Range": '"other"' },
      { Range: "bytes=0-99", "If-Range": `W/${tag}` },
      { Range: `bytes=${whole.length}-` },
      { Range: "bytes=0-1,5-6" },
    ]) {
      const answer = await get(headers);
      expect([answer.status, fileOf(answer).equals(whole)], JSON.stringify(headers)).to.deep.equal([200, true]);
    }
    expect((await get({ Range: "bytes=0-99", "If-Range": tag })).status).to.equal(206);
  });
});
