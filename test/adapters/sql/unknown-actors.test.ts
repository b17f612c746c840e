import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import {
  createUseCases,
  parseCurrency,
  parseTimeZone,
  type UserActor,
  type UserId,
  type WorkspaceId,
} from "../../../core/index.js";
import { codeOf } from "../../core/world.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createFolder } from "./databases.js";

const nowhere = "ws_01kjq4v8v1e2b9q0d0x5t3m7ha" as WorkspaceId;
const nobody = "usr_01kjq4v8v1e2b9q0d0x5t3m7ha" as UserId;

describe("an actor that does not exist, on PostgreSQL", function () {
  this.timeout(60_000);
  let folder: ReturnType<typeof createFolder>;
  let storage: SqlStorage;

  before(async () => {
    folder = createFolder();
    storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
  });
  after(async () => {
    await storage.close();
    folder.remove();
  });

  it("is told so instead of the violated constraint", async () => {
    const stint = createUseCases(portsOn(storage));
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
    const { workspace, owner } = await stint.createWorkspace({ name: "W", ownerEmail: "o@example.com", currency, timeZone });
    const me: UserActor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
    const gone = { ...me, workspaceId: nowhere };
    expect(await codeOf(stint.createClient(me, { name: "Ada" }))).to.equal("resolved");
    expect(await codeOf(stint.createClient(gone, { name: "Ada" }))).to.equal("not_found");
    expect(await codeOf(stint.inviteUser(gone, { email: "z@example.com", role: "member" }))).to.equal("not_found");
    expect(await codeOf(stint.getWebhookSecret(gone))).to.equal("not_found");
    expect(await codeOf(stint.listChanges(gone, { after: 0, limit: 9, types: ["client"] }))).to.equal("not_found");
    expect(await codeOf(stint.updatePreferences({ ...me, userId: nobody }, { durationFormat: "clock" }))).to.equal("not_found");
  });
});
