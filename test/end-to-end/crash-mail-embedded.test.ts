import { expect } from "chai";
import { MailScene } from "./crash-mail-scene.js";
import { crashStores } from "./crash-stores.js";
import { sceneOn } from "./scene-on.js";

/** What the store must keep: the hand-over and the claim. The engine's behavior is the same as on PostgreSQL. */
describe("a service killed by kill -9 while it sends mail, on the embedded store", function () {
  this.timeout(600_000);

  describe("over SMTP", () => {
    const scene = sceneOn(crashStores[0].open, (store) => MailScene.open(store));

    it("after the hand-over was recorded reports the outcome as unknown, and does not resend the mail", async () => {
      await scene().leftUnknown("after the hand-over's record", "handed over");
      expect(scene().inbox.about("handed over")).to.have.length(0);
    });
  });

  describe("to files", () => {
    const scene = sceneOn(crashStores[0].open, (store) => MailScene.open(store, "into files"));

    it("after the file of a mail was written keeps that file unchanged", async () => {
      await scene().service.dieAt("after the mail");
      await scene().sendAndDie("written");
      const first = scene().files("written");
      expect(first.size).to.equal(1);
      await scene().service.restart();
      expect(await scene().when("sent", "written")).to.include({ attempts: 2 });
      expect(scene().files("written")).to.deep.equal(first);
    });
  });
});
