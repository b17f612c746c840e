import { expect } from "chai";
import { bytesInPage, pageImports } from "../../packaging/sizes.js";

const { client } = pageImports;

describe("stint/client, bundled for browsers with everything that it exports", () => {
  it(`takes at most ${client.mostBytes / 1_000} kB, minified and with brotli`, async () => {
    const { atStart: bytes } = await bytesInPage(client);
    console.log(`      ${bytes} bytes`);
    expect(bytes).to.be.within(2_000, client.mostBytes);
  });
});
