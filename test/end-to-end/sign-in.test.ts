import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";

const LINK = /http:\/\/127\.0\.0\.1:\d+\/sign-in#token=(stint_\S+)/;

describe("sign-in links for the operator", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  let service: Service;
  before(async () => {
    service = await Service.start({ STINT_DATA_DIR: folder.path });
  });
  after(async () => {
    await service?.kill();
    folder.remove();
  });

  const signIn = async (text: string) => {
    const [link = "", token = ""] = LINK.exec(text) ?? [];
    expect(link).to.match(new RegExp(`^${service.url}/sign-in`));
    return fetch(`${service.url}/v1/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: service.url },
      body: JSON.stringify({ token }),
    });
  };

  it("are printed by the first start, work once, and leave no token in the log", async () => {
    const printed = service.output.join("\n");
    const { status, headers } = await signIn(printed);
    expect(status).to.equal(200);
    const [cookie = ""] = headers.get("Set-Cookie")?.split(";") ?? [];
    const me = await fetch(`${service.url}/v1/me`, { headers: { Cookie: cookie } });
    expect(await me.json()).to.include({ email: "owner@example.com" });
    expect((await signIn(printed)).status).to.equal(401);
    // The service writes its log in batches.
    const logged = () => service.output.filter((line) => line.startsWith("{")).join("\n");
    await until("both attempts in the log", () => logged().split("/v1/session").length > 2);
    expect(logged()).not.to.contain("stint_");
  });

  it("are created by a command while the service runs, also for an invited user", async () => {
    const ask = (user: string) => stint(["sign-in-link", "--user", user], { STINT_DATA_DIR: folder.path });
    expect((await signIn((await ask("owner@example.com")).out)).status).to.equal(200);
    await fetch(`${service.url}/v1/users`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${service.token}` },
      body: JSON.stringify({ email: "ada@example.com" }),
    });
    const { out } = await ask("ada@example.com");
    expect(out).to.contain("The invitation is accepted.");
    expect((await signIn(out)).status).to.equal(200);
    expect(await ask("nobody@example.com")).to.include({
      code: 2,
      err: "stint: No user has the email address nobody@example.com.\n",
    });
  });
});
