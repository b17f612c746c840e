import { expect } from "chai";
import { receiverOf } from "../../bootstrap/remote/forwarding.js";
import { isStintError } from "../../core/index.js";

describe("--forward-to", () => {
  for (const [text, url] of [
    ["9123", "http://127.0.0.1:9123/"],
    ["9123/hook?a=1", "http://127.0.0.1:9123/hook?a=1"],
    ["localhost:9123/hook", "http://localhost:9123/hook"],
    ["localhost/hook", "http://localhost/hook"],
    ["receiver.test", "http://receiver.test/"],
    ["192.168.1.4:80/hook", "http://192.168.1.4/hook"],
    ["[::1]:3000/hook", "http://[::1]:3000/hook"],
    ["http://localhost:3000", "http://localhost:3000/"],
    ["HTTPS://receiver.test/hook", "https://receiver.test/hook"],
  ] as const)
    it(`"${text}" is ${url}`, () => {
      expect(receiverOf(text)).to.equal(url);
    });

  for (const text of [
    "ftp://localhost/x",
    "file:///etc/hosts",
    "mailto:ada",
    ":9123",
    "/hook",
    "http://",
    "http:/localhost",
    "http:///hook",
    "99999",
    "http://9123",
    "0x7f000001",
    "local host",
  ])
    it(`refuses "${text}" and says what is expected`, () => {
      let failure: unknown;
      try {
        receiverOf(text);
      } catch (error) {
        failure = error;
      }
      if (!isStintError(failure)) throw new Error(`It accepts ${text}.`);
      expect(failure.issues.map(({ code }) => code)).to.deep.equal(["url_malformed"]);
      expect(failure.message).to.include("localhost:3000/hook").and.to.include(`not "${text}"`);
    });
});
