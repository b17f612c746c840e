import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { Service } from "./service-process.js";

/** Makes each sync of the log fail while the file exists. */
const failing = (file: string) => `
  import fs from "node:fs";
  const sync = fs.fdatasync;
  const failure = Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  fs.fdatasync = (fd, done) => (fs.existsSync(${JSON.stringify(file)}) ? done(failure) : sync(fd, done));
`;

describe("a service whose disk fails", function () {
  this.timeout(600_000);
  const folder = createFolder();
  after(() => folder.remove());

  it("answers what it could not store with 503, ends with exit code 3 and one sentence, and starts again", async () => {
    const [file, script] = [join(folder.path, "disk-fails"), join(folder.path, "failing.mjs")];
    writeFileSync(script, failing(file));
    const settings = { STINT_DATA_DIR: join(folder.path, "data") };
    const service = await Service.start({ ...settings, NODE_OPTIONS: `--import ${pathToFileURL(script).href}` });
    const headers = { Authorization: `Bearer ${service.token}`, "Content-Type": "application/json" };
    const create = (url: string, name: string) =>
      fetch(`${url}/v1/clients`, { method: "POST", headers, body: JSON.stringify({ name }) });
    expect((await create(service.url, "before")).status).to.equal(201);
    writeFileSync(file, "");
    const ended = once(service.child, "close");
    const refused = await create(service.url, "failed");
    expect([refused.status, await refused.json()])
      .to.deep.include(503)
      .and.to.have.nested.property("[1].code", "storage_failed");
    expect((await ended)[0]).to.equal(3);
    const sentences = service.output.filter((line) => line.startsWith("stint: "));
    expect(sentences).to.have.length(1);
    expect(sentences[0]).to.contain("could not write to the disk: EIO");

    const again = await Service.start(settings);
    const found = await fetch(`${again.url}/v1/clients?name=before`, { headers });
    expect(((await found.json()) as { data: readonly unknown[] }).data).to.have.length(1);
    expect(await again.stop()).to.equal(0);
  });
});
