import { expect } from "chai";
import { checkSmtpUrl, parseMailbox } from "../../../adapters/mail/index.js";
import { parseSmtpUrl } from "../../../adapters/mail/smtp-url.js";

const target = {
  host: "mail.example.com",
  port: 587,
  implicitTls: false,
  tlsRequired: false,
  tlsNever: false,
  credentials: null,
};

describe("SMTP_URL", () => {
  const usable: readonly [string, object][] = [
    ["smtp://mail.example.com", target],
    ["SMTP://mail.example.com:25/", { ...target, port: 25 }],
    ["smtp://mail.example.com?tls=required", { ...target, tlsRequired: true }],
    ["smtps://mail.example.com", { ...target, port: 465, implicitTls: true }],
    ["smtps://mail.example.com:2465?tls=required", { ...target, port: 2465, implicitTls: true }],
    ["smtp://localhost:25?tls=never", { ...target, host: "localhost", port: 25, tlsNever: true }],
    ["smtp://[::1]:2525", { ...target, host: "::1", port: 2525 }],
  ];
  for (const [url, expected] of usable) {
    it(`accepts ${url}`, () => expect(parseSmtpUrl(url)).to.deep.equal(expected));
  }

  it("accepts percent-encoded credentials", () => {
    const { credentials } = parseSmtpUrl("smtps://billing%40acme.example:p%25%2F%C3%A9@mail.example.com");
    expect(credentials).to.deep.equal({ user: "billing@acme.example", pass: "p%/é" });
  });

  it("requires TLS if credentials leave the machine, and only then", () => {
    const required = (host: string): boolean => parseSmtpUrl(`smtp://user:pass@${host}`).tlsRequired;
    for (const host of ["mail.example.com", "10.0.0.1", "0.0.0.0", "[2001:db8::1]", "localhost.example.com"]) {
      expect(required(host), host).to.equal(true);
    }
    for (const host of ["localhost", "127.0.0.1", "127.8.8.8", "[::1]"]) expect(required(host), host).to.equal(false);
  });

  for (const url of [
    "",
    "mail.example.com:587",
    "http://mail.example.com",
    "smtp://",
    "smtp://user:TopSecret@",
    "smtp://user:TopSecret@mail.example.com:99999",
    "smtp://user:TopSecret@mail.example.com:0",
    "smtp://user:TopSecret@mail.example.com/path",
    "smtp://user:TopSecret@mail.example.com?tls=no",
    "smtp://user:TopSecret@mail.example.com?tls=never",
    "smtp://user:TopSecret@mail.example.com?tls=required&verify=no",
    "smtp://user:TopSecret%@mail.example.com",
    "smtp://user:TopSecret%0D%0ARSET@mail.example.com",
    "smtp://user@mail.example.com",
    "smtp://:TopSecret@mail.example.com",
    "smtp://user:TopSecret@mail example.com",
    "smtp://user:Top/Secret@mail.example.com",
    "smtp://mail%0d%0aexample.com",
  ]) {
    it(`rejects ${JSON.stringify(url)} with one sentence, without the password`, () => {
      expect(() => checkSmtpUrl(url))
        .to.throw(Error)
        .with.property("message")
        .that.matches(/^[A-Z][^\n]*[.)]$/)
        .and.not.matches(/Secret/);
    });
  }
});

describe("the operator's address", () => {
  it("may be a plain address or include a name", () => {
    expect(parseMailbox("a@b.example")).to.deep.equal({ name: "", address: "a@b.example" });
    expect(parseMailbox(" Acme Ltd. <a@b.example> ")).to.deep.equal({ name: "Acme Ltd.", address: "a@b.example" });
    expect(parseMailbox('"Acme, Ltd." <a@b.example>')).to.deep.equal({ name: "Acme, Ltd.", address: "a@b.example" });
    expect(parseMailbox("<a@b.example>")).to.deep.equal({ name: "", address: "a@b.example" });
  });

  for (const text of [
    "",
    "Acme",
    "a@b.example, c@d.example",
    "Acme <a@b.example> <c@d.example>",
    "Acme <a\r\n@b.example>",
    "a\u0000@b.example",
  ]) {
    it(`cannot be ${JSON.stringify(text)}`, () => expect(() => parseMailbox(text)).to.throw(/must have the form/));
  }
});
