import { expect } from "chai";
import { LEASE_OVER_SECONDS, MailScene } from "./crash-mail-scene.js";
import { crashStores } from "./crash-stores.js";
import type { FailPoint } from "./fail-points.js";
import { sceneOn } from "./scene-on.js";

describe("a service killed by kill -9 while it sends mail, on PostgreSQL", function () {
  this.timeout(600_000);
  const scene = sceneOn(crashStores[1].open, (store) => MailScene.open(store));

  const before: readonly [point: FailPoint, subject: string, when: string, begun: number][] = [
    ["before the mail", "unspoken", "after the claim and before the SMTP exchange", 0],
    ["before the hand-over's record", "unheard", "after RCPT and before the content", 1],
  ];
  for (const [point, subject, when, begun] of before) {
    it(`${when} sends the mail once, immediately after the restart`, async () => {
      const earlier = scene().inbox.begun;
      await scene().service.dieAt(point);
      await scene().sendAndDie(subject);
      expect(scene().inbox.begun - earlier).to.equal(begun);
      await scene().service.restart();
      expect(await scene().when("sent", subject)).to.include({ attempts: 2, error: null });
      await scene().service.later(LEASE_OVER_SECONDS);
      await scene().meanwhile(`after ${subject}`);
      expect(scene().inbox.about(subject)).to.have.length(1);
    });
  }

  const after: readonly [point: FailPoint, subject: string, when: string, taken: number][] = [
    ["after the hand-over's record", "handed over", "after the hand-over was recorded", 0],
    ["amid the content", "cut short", "in the middle of the content", 0],
    ["after the mail", "taken", "after the server took it and before that is recorded", 1],
  ];
  for (const [point, subject, when, taken] of after) {
    it(`${when} reports the outcome as unknown, and does not resend the mail`, async () => {
      await scene().leftUnknown(point, subject);
      expect(scene().inbox.about(subject)).to.have.length(taken);
    });
  }
});
