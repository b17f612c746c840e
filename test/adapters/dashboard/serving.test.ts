import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect } from "chai";
import { dashboardPages } from "../../../adapters/dashboard/pages.js";
import { paths } from "../../../adapters/dashboard/paths.js";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { type Harness, startHarness } from "../../http/harness.js";

const page = "text/html; charset=utf-8";

describe("the served dashboard", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts(), { pages: dashboardPages({ basePath: "/at/stint" }) });
  });
  after(() => harness?.close());

  const get = (path: string, method = "GET") => fetch(harness.url + path, { method });

  it("serves its page under each of its paths and below them, revalidated on every request", async () => {
    for (const path of [...Object.values(paths), "/invoices/inv_1", "/settings/tokens/x"]) {
      const { status, headers } = await get(path);
      expect([status, headers.get("content-type"), headers.get("cache-control")], path).to.deep.equal([200, page, "no-cache"]);
    }
  });

  it("serves nothing on other paths, and only GET and HEAD", async () => {
    for (const path of ["/nowhere", "/clientsx", "/invitations", "/assets/", "/assets/../index.html", "/index.html"]) {
      const { status, headers } = await get(path);
      expect([status, headers.get("content-type")], path).to.deep.equal([404, "application/problem+json; charset=utf-8"]);
    }
    expect([(await get("/clients", "POST")).status, (await get("/clients", "HEAD")).status]).to.deep.equal([405, 200]);
  });

  it("contains its base path, and a policy that allows no inline script", async () => {
    const response = await get("/");
    const html = await response.text();
    expect(html).to.contain('<base href="/at/stint/" />');
    expect([...html.matchAll(/<script(?![^>]*\bsrc=)/g)]).to.deep.equal([]);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'none'").and.contain("form-action 'none'");
    expect(policy).to.match(/script-src 'self';/);
  });

  it("serves assets with unique names, which browsers may cache", async () => {
    const files = [...(await (await get("/")).text()).matchAll(/(?:src|href)="\.(\/assets\/[^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(files.length).to.be.greaterThan(2);
    for (const file of files) {
      const { status, headers } = await get(file);
      expect([status, headers.get("cache-control")], file).to.deep.equal([200, "public, max-age=31536000, immutable"]);
      expect(headers.get("content-type"), file).to.match(/^(text\/javascript|text\/css|image\/svg\+xml)/);
    }
  });

  it("serves the service worker and the manifest under fixed names, revalidated on every request", async () => {
    for (const [path, type] of [
      ["/sw.js", "text/javascript; charset=utf-8"],
      ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
      ["/icon-192.png", "image/png"],
    ] as const) {
      const { status, headers } = await get(path);
      expect([status, headers.get("content-type"), headers.get("cache-control")], path).to.deep.equal([200, type, "no-cache"]);
    }
    const worker = await get("/sw.js");
    expect(worker.headers.get("content-security-policy")).to.equal("default-src 'none'; connect-src 'self'");
    const kept = [...(await worker.text()).matchAll(/assets\/[\w.-]+/g)].map(([file]) => file);
    const built = readdirSync(fileURLToPath(import.meta.resolve("#built/dashboard/assets")));
    expect([...new Set(kept)].map((file) => file.slice("assets/".length)).sort()).to.deep.equal(
      built.map((file) => file.replace(/\.br$/, "")).sort(),
    );
  });

  it("contains no light-dark() in its styles, which the build turns into variables that are never set", async () => {
    const folder = fileURLToPath(import.meta.resolve("#built/dashboard/assets"));
    const all = readdirSync(folder).filter((file) => file.endsWith(".css.br"));
    expect(all.length).to.be.greaterThan(1);
    for (const file of all)
      expect(brotliDecompressSync(readFileSync(join(folder, file))).toString(), file).not.to.match(
        /--lightningcss-|light-dark\(/,
      );
  });

  it("has the same content in every compression", async () => {
    const [, file = ""] = /src="\.(\/assets\/start-[^"]+)"/.exec(await (await get("/")).text()) ?? [];
    const sent = (coding: string) => fetch(harness.url + file, { headers: { "Accept-Encoding": coding } });
    const plain = await (await sent("identity")).text();
    for (const coding of ["br", "gzip"]) {
      const response = await sent(coding);
      expect(response.headers.get("content-encoding")).to.equal(coding);
      expect(response.headers.get("vary")).to.contain("Accept-Encoding");
      expect((await response.text()) === plain, coding).to.equal(true);
    }
  });

  it("fails to start if the build is missing or does not match", () => {
    const folder = mkdtempSync(join(tmpdir(), "stint-dashboard-"));
    try {
      expect(() => dashboardPages({ basePath: "/" }, folder)).to.throw("The dashboard is not built");
      mkdirSync(join(folder, "assets"));
      writeFileSync(join(folder, "index.html"), "<html></html>");
      expect(() => dashboardPages({ basePath: "/" }, folder)).to.throw("has no <base");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
