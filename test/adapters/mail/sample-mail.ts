import { type Mail, parseInstant } from "../../../core/index.js";

/** A mail with an attachment and the given changes. */
export function sampleMail(over: Partial<Mail> = {}): Mail {
  return {
    messageId: "mail_01jx5m0000e8y9v2p4n6q8r0s2@mail.example.com",
    date: parseInstant("2026-03-02T08:00:00Z"),
    fromName: "Acme Ltd.",
    replyTo: "owner@acme.example",
    to: ["ann@client.example"],
    cc: ["bob@client.example"],
    subject: "Invoice 2026-001",
    text: "Dear Ann,\n.a line with a dot\nthe invoice is attached.\n",
    html: "<p>Dear Ann,</p>\n<p>the invoice is attached.</p>\n",
    attachments: [{ filename: "2026-001.pdf", contentType: "application/pdf", content: everyByte() }],
    ...over,
  };
}

/** 300,000 bytes with every value and every pair of adjacent values, more than sockets buffer between two chunks. */
export function everyByte(): Uint8Array {
  return Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7 + (at >> 8)) & 0xff);
}
