import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { FileMailer, parseMailbox } from "../../../adapters/mail/index.js";
import { compose } from "../../../adapters/mail/compose.js";
import { createFolder } from "../sql/databases.js";
import { sampleMail } from "./sample-mail.js";

const from = "Stint <billing@stint.example>";
const NAME = "20260302T080000Z-mail_01jx5m0000e8y9v2p4n6q8r0s2.eml";

describe("the file mailer", () => {
  let place: ReturnType<typeof createFolder>;
  let folder: string;
  let mailer: FileMailer;

  beforeEach(() => {
    place = createFolder();
    folder = join(place.path, "data", "mail");
    mailer = FileMailer.create({ folder, from });
  });

  afterEach(() => place.remove());

  it("writes each mail to a file that only its owner can read", async () => {
    expect(await mailer.send(sampleMail())).to.deep.equal({ kind: "written" });
    expect(readdirSync(folder)).to.deep.equal([NAME]);
    const { bytes } = await compose(sampleMail(), parseMailbox(from));
    expect(readFileSync(join(folder, NAME)).equals(bytes)).to.equal(true);
    expect(statSync(folder).mode & 0o777).to.equal(0o700);
    expect(statSync(join(folder, NAME)).mode & 0o777).to.equal(0o600);
  });

  it("overwrites the file of the same mail, also concurrently", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => mailer.send(sampleMail())));
    outcomes.push(await mailer.send(sampleMail()));
    expect(outcomes.map(({ kind }) => kind)).to.deep.equal(["written", "written", "written", "written"]);
    expect(readdirSync(folder)).to.deep.equal([NAME]);
  });

  it("keeps every mail inside the folder, each in its own file", async () => {
    const ids = ["../../escape@x.example", "..%escape@x.example", "..'escape@x.example", `${"l".repeat(190)}@x.example`];
    for (const messageId of ids) expect((await mailer.send(sampleMail({ messageId }))).kind, messageId).to.equal("written");
    expect(readdirSync(folder)).to.have.length(4);
    expect(readdirSync(join(place.path, "data"))).to.deep.equal(["mail"]);
    expect(readdirSync(folder).filter((name) => !/^20260302T080000Z-[\w.-]+\.eml$/.test(name))).to.deep.equal([]);
  });

  it("reports a folder that cannot be created, and recovers once it can", async () => {
    writeFileSync(join(place.path, "data"), "a file");
    const outcome = await mailer.send(sampleMail());
    expect(outcome).to.include({ kind: "not_sent", permanent: false });
    expect(outcome).to.have.property("error").that.includes(`Cannot write the mail to ${folder}`);
  });

  it("leaves no partial file if the file cannot be renamed", async () => {
    mkdirSync(join(folder, NAME), { recursive: true });
    expect(await mailer.send(sampleMail())).to.include({ kind: "not_sent", permanent: false });
    expect(readdirSync(folder)).to.deep.equal([NAME]);
  });
});
