import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import { bundleOf } from "./browser-bundle.js";

const MOST_BYTES = 15_000;

describe("stint/client, bundled for browsers with everything that it exports", () => {
  it(`takes at most ${MOST_BYTES / 1_000} kB, with gzip too, and needs nothing else`, async () => {
    const code = await bundleOf(join(import.meta.dirname, "../../client/index.js"));
    const [brotli, gzip] = [brotliCompressSync(code).length, gzipSync(code).length];
    console.log(`      ${code.length} bytes minified, ${gzip} with gzip, ${brotli} with brotli`);
    expect(brotli).to.be.within(2_000, MOST_BYTES);
    expect(gzip).to.be.within(2_000, MOST_BYTES);
    expect(code).to.contain("Idempotency-Key").and.contain("cursor_expired");
  });
});
