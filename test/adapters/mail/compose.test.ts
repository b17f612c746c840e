import { expect } from "chai";
import fc from "fast-check";
import { compose } from "../../../adapters/mail/compose.js";
import { parseMailbox } from "../../../adapters/mail/mailbox.js";
import { type Mail } from "../../../core/index.js";
import { contentOf, decodeWords, type Entity, header, parameter, parseEntity } from "./mime.js";
import { everyByte, sampleMail } from "./sample-mail.js";

const operator = parseMailbox("Stint <billing@stint.example>");
const HEADERS = [
  "Auto-Submitted",
  "Cc",
  "Content-Type",
  "Date",
  "From",
  "MIME-Version",
  "Message-ID",
  "Reply-To",
  "Subject",
  "To",
];

const bytesOf = async (over: Partial<Mail> = {}): Promise<Buffer> => (await compose(sampleMail(over), operator)).bytes;
const composed = async (over: Partial<Mail> = {}): Promise<Entity> => parseEntity(await bytesOf(over));
const names = (entity: Entity): string[] => entity.headers.map(([name]) => name).sort();

async function failure(over: Partial<Mail>): Promise<string> {
  return compose(sampleMail(over), operator).then(
    () => "composed",
    (error: Error) => error.message,
  );
}

/** Texts that could break out of a header, for every field with user input. */
const nasty: readonly (readonly [what: string, value: string])[] = [
  ["CRLF", "a\r\nBcc: thief@evil.example"],
  ["LF", "a\nBcc: thief@evil.example"],
  ["CR", "a\rBcc: thief@evil.example"],
  ["an empty line", "a\r\n\r\n<script>alert(1)</script>"],
  ["other control characters", "a\u0000b\u0007c\u007fd\u0085e\u2028f"],
  ["another mailbox", 'a" <thief@evil.example>, "b'],
  ["a list and a group", "a, thief@evil.example; c:"],
  ["an encoded word", "=?UTF-8?Q?a=0D=0ABcc:_thief@evil.example?="],
  ["half an encoded word", "a =?UTF-8?Q?b c?= d"],
  ["a backslash", "\\"],
  ["a quote", '"'],
  ["half a comment", "(comment"],
  ["one endless word", "x".repeat(5_000)],
  ["endless blanks", `${" ".repeat(3_000)}x`],
  ["endless international text", "é".repeat(3_000)],
  ["half a character", "\ud800 alone"],
];

describe("composing a mail", () => {
  it("has exactly the expected headers, each once", async () => {
    const { headers } = await composed();
    expect(headers.map(([name]) => name).sort()).to.deep.equal([...HEADERS].sort());
    expect(header(headers, "From")).to.equal('"Acme Ltd." <billing@stint.example>');
    expect(header(headers, "Reply-To")).to.equal("owner@acme.example");
    expect(header(headers, "To")).to.equal("ann@client.example");
    expect(header(headers, "Cc")).to.equal("bob@client.example");
    expect(header(headers, "Subject")).to.equal("Invoice 2026-001");
    expect(header(headers, "Message-ID")).to.equal("<mail_01jx5m0000e8y9v2p4n6q8r0s2@mail.example.com>");
    expect(header(headers, "Date")).to.equal("Mon, 02 Mar 2026 08:00:00 +0000");
    expect(header(headers, "Auto-Submitted")).to.equal("auto-generated");
  });

  it("omits Reply-To and Cc if they are empty", async () => {
    const without = HEADERS.filter((name) => name !== "Reply-To" && name !== "Cc");
    expect(names(await composed({ replyTo: null, cc: [] }))).to.deep.equal(without.sort());
  });

  it("has international domains in ASCII in the envelope and the headers, each mailbox once", async () => {
    const to = ["rechnung@müller.example", "a@xn--fsqu00a.example", "a@STRASSE.example"];
    const mail = sampleMail({ to, cc: ["a@例子.example", "rechnung@MÜLLER.example"], replyTo: "b@straße.example" });
    const { bytes, envelope } = await compose(mail, parseMailbox("Stint <x@ñ.example>"));
    const wire = ["rechnung@xn--mller-kva.example", "a@xn--fsqu00a.example", "a@strasse.example"];
    expect(envelope).to.deep.equal({ from: "x@xn--ida.example", to: wire });
    const { headers } = parseEntity(bytes);
    expect(header(headers, "To")).to.equal(wire.join(", "));
    expect(header(headers, "Reply-To")).to.equal("b@xn--strae-oqa.example");
    expect(header(headers, "From")).to.contain("<x@xn--ida.example>");
  });

  it("contains both texts and every attachment byte for byte", async () => {
    const text = "Für Ann:\r\n.\r\n--\r\nFrom here   \r\n=41\r\n";
    const html = `<p>${"ä very long line ".repeat(200)}</p>\n`;
    const attachments = [
      { filename: "Rechnung für 株式会社.pdf", contentType: "application/pdf", content: everyByte() },
      { filename: "empty.csv", contentType: "text/csv", content: new Uint8Array() },
      { filename: 'a "quoted\\" = name.txt', contentType: "text/plain", content: Buffer.from("a\nb\r\nc\rd") },
    ];
    const mail = await composed({ text, html, attachments });
    expect(header(mail.headers, "Content-Type")).to.match(/^multipart\/mixed;/);
    const [alternative, ...files] = mail.parts;
    expect(header(alternative?.headers ?? [], "Content-Type")).to.match(/^multipart\/alternative;/);
    expect(alternative?.parts.map(({ headers }) => header(headers, "Content-Type"))).to.deep.equal([
      "text/plain; charset=utf-8",
      "text/html; charset=utf-8",
    ]);
    expect(alternative?.parts.map((part) => contentOf(part).toString("utf8"))).to.deep.equal([text, html.replace("\n", "\r\n")]);
    expect(files.map(({ headers }) => parameter(header(headers, "Content-Disposition"), "filename"))).to.deep.equal(
      attachments.map(({ filename }) => filename),
    );
    expect(files.map((part) => contentOf(part))).to.deep.equal(attachments.map(({ content }) => Buffer.from(content)));
  });

  it("is byte-identical for the same mail, and uses other boundaries for other content", async () => {
    expect((await bytesOf()).equals(await bytesOf())).to.equal(true);
    const boundary = async (over: Partial<Mail>): Promise<string> => header((await composed(over)).headers, "Content-Type");
    expect(await boundary({ text: "other" })).to.not.equal(await boundary({}));
    expect(await boundary({ messageId: "other@mail.example.com" })).to.not.equal(await boundary({}));
  });

  it("does not let any text forge a part, even if its author knows the message id", async () => {
    const known = /boundary="?([^";]+)/.exec(header((await composed()).headers, "Content-Type"))?.[1] ?? "";
    const { parts } = await composed({ text: `--${known}\r\nContent-Type: application/x-evil\r\n\r\nevil\r\n--${known}--\r\n` });
    expect(parts.map(({ headers }) => header(headers, "Content-Type").split(";")[0])).to.deep.equal([
      "multipart/alternative",
      "application/pdf",
    ]);
  });

  for (const [what, value] of nasty) {
    it(`accepts neither header nor recipient from ${what}`, async () => {
      const [attachment] = sampleMail().attachments;
      const attachments = [{ contentType: value, content: attachment?.content ?? new Uint8Array(), filename: value }];
      const { bytes, envelope } = await compose(sampleMail({ subject: value, fromName: value, attachments }), operator);
      const mail = parseEntity(bytes);
      expect(names(mail)).to.deep.equal([...HEADERS].sort());
      expect(envelope).to.deep.equal({ from: "billing@stint.example", to: ["ann@client.example", "bob@client.example"] });
      expect(header(mail.headers, "To")).to.equal("ann@client.example");
      expect(header(mail.headers, "From")).to.match(/^([\w ]+|"(?:[^"\\]|\\.)*"|=\?[^<>]*\?=) <billing@stint\.example>$/);
      expect(mail.parts.map(names)[1]).to.deep.equal(["Content-Disposition", "Content-Transfer-Encoding", "Content-Type"]);
      expect(header(mail.parts[1]?.headers ?? [], "Content-Type")).to.match(/^application\/octet-stream; name=/);
      expect(bytes.toString("latin1")).to.not.match(/[^\r]\n|\r[^\n]|[^\t\r\n -~]/);
      expect(
        Math.max(
          ...bytes
            .toString("latin1")
            .split("\r\n")
            .map((line) => line.length),
        ),
      ).to.be.at.most(998);
    });
  }

  it("preserves any subject, with control characters as spaces", async () => {
    const letters = fc.oneof(fc.string({ unit: "grapheme" }), fc.string(), fc.constantFrom(...nasty.map(([, value]) => value)));
    await fc.assert(
      fc.asyncProperty(letters, async (subject) => {
        const { headers } = await composed({ subject, attachments: [] });
        const shown = headers.some(([name]) => name === "Subject") ? decodeWords(header(headers, "Subject")) : "";
        const utf8 = Buffer.from(subject, "utf8").toString("utf8");
        expect(shown).to.equal(utf8.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
      }),
      { numRuns: 150 },
    );
  });

  it("preserves any name, without double spaces", async () => {
    for (const fromName of [
      "Müller & Söhne",
      "株式会社スティント",
      "Acme, Inc.",
      'The "Best"',
      "=?UTF-8?Q?a?=",
      "🧾".repeat(60),
      "a  b",
    ]) {
      const phrase = header((await composed({ fromName })).headers, "From").replace(/ <billing@stint\.example>$/, "");
      const name = phrase.startsWith('"') ? phrase.slice(1, -1).replace(/\\(.)/g, "$1") : decodeWords(phrase);
      expect(name).to.equal(fromName.replace("  ", " "));
    }
  });

  it("shows the operator's name if the mail has none", async () => {
    expect(header((await composed({ fromName: "\r\n " })).headers, "From")).to.equal("Stint <billing@stint.example>");
  });

  for (const address of [
    "a@b.example\r\nBcc: thief@evil.example",
    "a@b.example, thief@evil.example",
    "<a@b.example>",
    "Ann <a@b.example>",
    "a\u0000b@c.example",
    "a\u007f@c.example",
    "a b@c.example",
    "a@b.example> SIZE=1",
    "",
  ]) {
    it(`rejects ${JSON.stringify(address)} as an address`, async () => {
      for (const over of [{ to: [address] }, { cc: [address] }, { replyTo: address }]) {
        expect(await failure(over)).to.match(/is not a plain mailbox address/);
      }
    });
  }

  it("rejects a mail without recipients, and an invalid message id", async () => {
    expect(await failure({ to: [], cc: [] })).to.equal("A mail needs a recipient.");
    for (const messageId of ["a", "a@b\r\nBcc: c@d.example", "<a@b>", "a b@c", "a@b@c"]) {
      expect(await failure({ messageId })).to.match(/is not a message ID/);
    }
  });

  it("lists each recipient once", async () => {
    const { envelope } = await compose(sampleMail({ to: ["a@x.example"], cc: ["b@x.example", "a@x.example"] }), operator);
    expect(envelope.to).to.deep.equal(["a@x.example", "b@x.example"]);
  });
});
