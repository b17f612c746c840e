import { expect } from "chai";
import { MailServer } from "../adapters/mail/mail-server.js";
import { createFolder } from "../adapters/sql/databases.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";

describe("a service whose mail server refuses the default sender", function () {
  this.timeout(600_000);

  it("warns when it starts, and says what to set", async () => {
    const folder = createFolder();
    const refusal = Object.assign(new Error("<stint@localhost>: Sender address rejected: Domain not found"), {
      responseCode: 550,
    });
    const mailServer = await MailServer.start({
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_address, _session, done) => done(refusal),
    });
    const service = await Service.start({ STINT_DATA_DIR: folder.path, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
    try {
      const warning = () => service.output.find((line) => line.includes("refuses mail from stint@localhost"));
      await until("the warning", () => warning() !== undefined);
      expect(warning()).to.contain("set STINT_MAIL_FROM to an address that it accepts").and.contain("Domain not found");
    } finally {
      await service.kill();
      await mailServer.close();
      folder.remove();
    }
  });
});
