import { execFile } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { settings } from "../../bootstrap/config.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { Service } from "./service-process.js";

const readme = readFileSync(join(root, "README.md"), "utf8");

/** Shell blocks and the outputs that stand behind them, in the order of the page. */
const blocks = [...readme.matchAll(/^```(sh|json)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text: text ?? "" }));

describe("the README", () => {
  it("shows calls that answer what it says, word for word", async function () {
    this.timeout(180_000);
    const folder = createFolder();
    const service = await Service.start({ STINT_DATA_DIR: folder.path, STINT_WEBHOOK_ALLOW: "127.0.0.0/8" });
    symlinkSync(join(root, "examples"), join(folder.path, "examples"));
    try {
      const marker = "---block---";
      const script = blocks.map(({ kind, text }) => (kind === "sh" ? text : `echo '${marker}'`)).join("\n");
      const env = { PATH: process.env["PATH"] ?? "", STINT: `${service.url}/v1`, STINT_TOKEN: service.token ?? "" };
      const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { env, cwd: folder.path });
      const answers = stdout.split(`${marker}\n`).slice(0, -1);
      expect(answers).to.deep.equal(blocks.filter(({ kind }) => kind === "json").map(({ text }) => text));
      expect(answers.length).to.be.greaterThan(3);
    } finally {
      await service.kill();
      folder.remove();
    }
  });

  it("lists every setting with its default", () => {
    for (const { name, fallback } of settings) {
      const row = readme
        .split("\n")
        .map((line) => line.replace(/ +/g, " "))
        .find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).to.contain(fallback === "" ? "| |" : `| \`${fallback}\` |`);
    }
  });
});
