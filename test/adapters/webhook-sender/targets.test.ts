import { expect } from "chai";
import { AddressPolicy, UrlTargets } from "../../../adapters/webhook-sender/index.js";
import { allowLoopback, allowNothing } from "./receivers.js";

const strict = new UrlTargets(allowNothing);
const local = new UrlTargets(allowLoopback);
const inner = new UrlTargets(AddressPolicy.parse(["10.0.0.0/8"]));
const code = (targets: UrlTargets, url: string): string | undefined => targets.problem(url)?.code;

describe("the URL of a webhook", () => {
  it("may be any absolute https URL of a public host", () => {
    const urls = [
      "https://example.com",
      "HTTPS://Example.com:8443/a?b=%20c@d",
      "https://xn--bcher-kva.example/",
      "https://bücher.example/",
    ];
    for (const url of [
      ...urls,
      "https://8.8.8.8/",
      "https://[2606:4700::1111]:444/",
      "https://localhost.example/",
      "https://a/b",
    ]) {
      expect(strict.problem(url), url).to.equal(null);
    }
  });

  const malformed = [
    "",
    "example.com",
    "/hook",
    "//example.com/",
    "https:example.com",
    "https:/example.com",
    "https:///example.com",
    "https://",
  ];
  const odd = [
    "https://exa mple.com/",
    " https://example.com/",
    "https://example.com/\n",
    "https:\\\\example.com",
    "https://example.com\\@10.0.0.1/",
  ];
  const ports = ["https://example.com:0/", "https://example.com:65536/", "https://example.com:x/"];
  const hosts = [
    "https://256.256.256.256/",
    "https://[::1/",
    "https://exa%00mple.com/",
    "https://1.2.3.4.5/",
    "https://0x100000000/",
  ];
  for (const url of [...malformed, ...odd, ...ports, ...hosts]) {
    it(`is malformed: ${JSON.stringify(url)}`, () => expect(code(strict, url)).to.equal("url_malformed"));
  }

  it("is checked the same each time, also with non-ASCII letters", () => {
    for (let count = 0; count < 50_000; count += 1) {
      if (strict.problem("https://bücher.example/ü") !== null) expect.fail(`Refused after ${count} times.`);
    }
  });

  it("is https", () => {
    for (const url of [
      "http://example.com/",
      "ftp://example.com/",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "unix:/run/x",
      "data:,x",
    ]) {
      expect(code(strict, url), url).to.equal("url_not_https");
    }
  });

  it("contains no user information, not even an empty one", () => {
    for (const url of [
      "https://u:p@example.com/",
      "https://u@example.com/",
      "https://@example.com/",
      "https://:@example.com",
      "https://8.8.8.8@10.0.0.1/",
    ]) {
      expect(code(strict, url), url).to.equal("url_with_user_info");
    }
  });

  it("contains no fragment, not even an empty one", () => {
    for (const url of ["https://example.com/#a", "https://example.com/#", "https://example.com#@x", "https://example.com/?a#"]) {
      expect(code(strict, url), url).to.equal("url_with_fragment");
    }
  });

  const inside = [
    "127.0.0.1",
    "10.0.0.1",
    "0x7f000001",
    "0177.0.0.1",
    "2130706433",
    "127.1",
    "127.0.0.1.",
    "１２７.0.0.1",
    "0",
    "0.0.0.0",
  ];
  const inside6 = [
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fd00:ec2::254]",
    "[fe80::1]",
  ];
  const names = [
    "localhost",
    "LOCALHOST",
    "localhost.",
    "localhost..",
    "a.localhost",
    "printer.local",
    "printer.local.",
    "metadata.google.internal",
  ];
  for (const host of [...inside, ...inside6, ...names, "169.254.169.254", "internal", "ｌocalhost", "%6cocalhost"]) {
    it(`is not public: ${host}`, () => expect(code(strict, `https://${host}:8080/hook`)).to.equal("url_not_public"));
  }

  it("may be in a range that the operator allows, with https or http", () => {
    for (const host of [
      "127.0.0.1:3000",
      "[::1]",
      "localhost",
      "a.localhost.",
      "printer.local",
      "x.internal",
      "example.com",
      "[::ffff:127.0.0.1]",
    ]) {
      for (const scheme of ["https", "http"]) expect(local.problem(`${scheme}://${host}/`), `${scheme} ${host}`).to.equal(null);
    }
    expect(inner.problem("http://10.1.2.3/")).to.equal(null);
  });

  it("may not be elsewhere because some range is allowed", () => {
    for (const host of ["10.0.0.1", "169.254.169.254", "[fd00::1]"]) {
      for (const scheme of ["https", "http"]) expect(code(local, `${scheme}://${host}/`), host).to.equal("url_not_public");
    }
    expect(code(local, "http://8.8.8.8/")).to.equal("url_not_https");
    expect(code(inner, "https://localhost/")).to.equal("url_not_public");
    expect(inner.problem("https://printer.local/")).to.equal(null);
  });

  it("is rejected with a complete sentence", () => {
    for (const url of ["x", "http://a/", "https://u@a/", "https://a/#", "https://10.0.0.1/", "https://a:0/", "https://a b/"]) {
      expect(strict.problem(url)?.message, url).to.match(/^[A-Z][^.]*(\.[^.]+)*\.$/);
    }
  });
});
