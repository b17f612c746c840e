import { expect } from "chai";
import { askRunningService, listenForOperators, type Operate } from "../../bootstrap/control.js";
import { StintError } from "../../core/index.js";
import { createFolder } from "../adapters/sql/databases.js";

describe("a command for a running service", () => {
  const request = { command: "demo", options: {} };
  const ask = async (operate: Operate) => {
    const folder = createFolder();
    const server = await listenForOperators(folder.path, operate);
    const heard: string[] = [];
    try {
      return { heard, lines: await askRunningService(folder.path, request, (line) => heard.push(line)) };
    } finally {
      server.close();
      folder.remove();
    }
  };

  it("returns its progress, then its result", async () => {
    const told = await ask(async (asked, progress) => {
      progress("a month");
      await new Promise((resolve) => setImmediate(resolve));
      progress("a year");
      return [asked.command, "done"];
    });
    expect(told).to.deep.equal({ heard: ["a month", "a year"], lines: ["demo", "done"] });
  });

  it("is rejected with the reason", async () => {
    const refused = await ask(async (_, progress) => {
      progress("begun");
      throw new StintError("conflict", "no_way", "It cannot be.");
    }).catch((error: StintError) => `${error.kind} ${error.code} ${error.message}`);
    expect(refused).to.equal("conflict no_way It cannot be.");
  });

  it("is not taken if no service is running", async () => {
    const folder = createFolder();
    expect(await askRunningService(folder.path, request, () => undefined)).to.equal(null);
    folder.remove();
  });
});
