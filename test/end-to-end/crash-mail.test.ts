import { expect } from "chai";
import { MailScene } from "./crash-mail-scene.js";
import { crashStores } from "./crash-stores.js";
import type { FailPoint } from "./fail-points.js";
import { sceneOn, told } from "./scene-on.js";

const LEASE_OVER_SECONDS = 301;

for (const { name, open } of crashStores) {
  describe(`a service killed by kill -9 while it sends mail, on ${name}`, function () {
    this.timeout(60_000);
    const scene = sceneOn(open, (store) => MailScene.open(store));
    beforeTheContent(scene);
    afterTheHandOver(scene);
    withFiles(scene);
  });
}

function beforeTheContent(scene: () => MailScene): void {
  const cases: readonly [point: FailPoint, subject: string, when: string, begun: number][] = [
    ["before the mail", "unspoken", "after the claim and before the SMTP exchange", 0],
    ["before the hand-over's record", "unheard", "after RCPT and before the content", 1],
  ];
  for (const [point, subject, when, begun] of cases) {
    it(`${when} sends the mail once, when the lease ends`, async () => {
      const before = scene().inbox.begun;
      await scene().service.dieAt(point);
      await scene().sendAndDie(subject);
      expect(scene().inbox.begun - before).to.equal(begun);
      await scene().service.restart();
      await scene().meanwhile(`while ${subject} is leased`);
      expect(scene().inbox.about(subject)).to.have.length(0);
      await scene().service.later(LEASE_OVER_SECONDS);
      expect(await scene().when("sent", subject)).to.include({ attempts: 2, error: null });
      await scene().service.later(LEASE_OVER_SECONDS);
      await scene().meanwhile(`after ${subject}`);
      expect(scene().inbox.about(subject)).to.have.length(1);
    });
  }
}

function afterTheHandOver(scene: () => MailScene): void {
  const cases: readonly [point: FailPoint, subject: string, when: string, taken: number][] = [
    ["after the hand-over's record", "handed over", "after the hand-over was recorded", 0],
    ["amid the content", "cut short", "in the middle of the content", 0],
    ["after the mail", "taken", "after the server took it and before that is recorded", 1],
  ];
  for (const [point, subject, when, taken] of cases) {
    it(`${when} says that it is unknown whether the mail arrived, and does not send it again`, async () => {
      await scene().service.dieAt(point);
      if (point === "amid the content")
        void scene()
          .inbox.firstContent()
          .then(() => scene().service.kill());
      await scene().sendAndDie(subject);
      await scene().service.restart();
      await scene().meanwhile(`while ${subject} is leased`);
      expect(await scene().message(subject)).to.include({ status: "sending", attempts: 1 });
      await scene().service.later(LEASE_OVER_SECONDS);
      const unknown = await scene().when("unknown", subject);
      expect(unknown).to.include({ attempts: 1, sent_at: null });
      await scene().service.later(LEASE_OVER_SECONDS);
      await scene().meanwhile(`after ${subject}`);
      expect(await scene().message(subject)).to.deep.equal(unknown);
      expect(scene().inbox.about(subject)).to.have.length(taken);
      told(`the server has it ${taken} times`);
    });
  }
}

function withFiles(scene: () => MailScene): void {
  it("after the file of a mail was written leaves that same file alone", async () => {
    await scene().service.restart({ SMTP_URL: "" });
    await scene().service.dieAt("after the mail");
    await scene().sendAndDie("written");
    const first = scene().files("written");
    expect(first.size).to.equal(1);
    await scene().service.restart();
    await scene().meanwhile("while written is leased");
    expect(await scene().message("written")).to.include({ status: "sending", attempts: 1 });
    await scene().service.later(LEASE_OVER_SECONDS);
    expect(await scene().when("sent", "written")).to.include({ attempts: 2 });
    expect(scene().files("written")).to.deep.equal(first);
  });
}
