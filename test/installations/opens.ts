import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect } from "chai";
import { migrations } from "../../adapters/sql/migrations/index.js";
import { required } from "../http/storages.js";
import { differences } from "./differences.js";
import { migrationsOf, type Recording, recordingOf, type Store, versions } from "./installation.js";
import { deliversAgain, sendsMail } from "./outgoing.js";
import { continuesInvoicing } from "./settling.js";
import { type Upgraded, upgrade } from "./upgraded.js";

/** Defines the tests of every installation that kept its data in this store. */
export function opensEveryInstallation(store: Store): void {
  for (const version of versions())
    describe(`the installation of ${version}, ${store}`, function () {
      this.timeout(120_000);
      const recording = recordingOf(version, store);
      let upgraded: Upgraded | undefined;
      /** What was wrong before any test changed data. */
      let changed: readonly string[];

      before(async () => {
        upgraded = await upgrade(version, store, recording);
        changed = await changedResources(upgraded);
      });
      after(() => upgraded?.close());
      const opened = () => required(upgraded);

      it("is migrated from where it was", () => {
        const all = migrations.map(({ name }) => name);
        expect(opened().storage.applied).to.deep.equal(all.slice(Object.keys(migrationsOf(version)).length));
      });

      it("has every resource, number and total as it was", () => expect(changed).to.deep.equal([]));

      it("continues numbers, settlements and the ledger, and passes the audits", () => continuesInvoicing(opened()));

      definesWhatItHad(recording, opened);
    });
}

/** Tests of what the first versions did not have. */
function definesWhatItHad(
  { files, undrawn, session, repeatable, previousSecret, invited }: Recording,
  upgraded: () => Upgraded,
): void {
  const bytes = async (path: string) => (await upgraded().api(path)).body["file"] as Buffer;

  if (Object.keys(files).length > 0)
    it("returns every file byte for byte", async () => {
      const found: Record<string, string> = {};
      for (const path of Object.keys(files))
        found[path] = createHash("sha256")
          .update(await bytes(path))
          .digest("hex");
      expect(found).to.deep.equal(files);
    });

  it("draws documents that were never requested, once", async () => {
    for (const path of undrawn) {
      const drawn = await bytes(path);
      expect(drawn.subarray(0, 5).toString()).to.equal("%PDF-");
      expect(drawn.equals(await bytes(path))).to.equal(true);
    }
  });

  if (session !== null)
    it("accepts the session", async () => {
      const headers = { Cookie: `stint_session=${session}` };
      expect((await upgraded().harness.api(null)("/v1/me", { headers })).body["email"]).to.equal("owner@example.com");
    });

  // Not compared with the OpenAPI document, since the response is that of the recorded version.
  for (const { path, key, body, response } of repeatable)
    it(`repeats the stored response to ${path}`, async () => {
      const { harness, recording } = upgraded();
      const headers = { Authorization: `Bearer ${recording.workspaces[0]?.token}`, "Idempotency-Key": key };
      const sending = request(harness.url + path, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
      });
      sending.end(JSON.stringify(body));
      const [reply] = (await once(sending, "response")) as [IncomingMessage];
      expect(reply.headers["idempotency-replayed"]).to.equal("true");
      expect(await json(reply)).to.deep.equal(response);
    });

  if (previousSecret !== null)
    it("delivers what was pending or failed, signed with both secrets", () => deliversAgain(upgraded(), previousSecret));

  if (invited !== null) it("sends the mail that waited", () => sendsMail(upgraded(), invited));
}

async function changedResources({ recording, harness }: Upgraded): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { token, resources } of recording.workspaces)
    for (const [path, body] of Object.entries(resources))
      found.push(...differences(body, (await harness.api(token)(path)).body, path));
  return found;
}
