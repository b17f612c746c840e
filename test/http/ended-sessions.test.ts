import { expect } from "chai";
import type { Role } from "../../core/index.js";
import { type Harness, startHarness } from "./harness.js";
import { createScene, inMemory, type Scene } from "./storages.js";

inMemory("sessions that end, over HTTP", (ports) => {
  let harness: Harness;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
  });
  after(() => harness.close());

  const cookie = (secret: string) => ({ Cookie: `stint_session=${secret}`, Origin: harness.url });
  const link = async (role: Role, { api, workspace } = scene) => {
    const email = (await api(role)("/v1/me")).body["email"] as string;
    return (await harness.useCases.grantSignIn({ email, workspaceId: workspace.actors[role].workspaceId })).secret;
  };
  const enter = async (path: string, body: object, former: string | null) => {
    const headers = former === null ? {} : cookie(former);
    const reply = await harness.api(null)(path, { body, headers });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    return /=(stint_[\w-]+);/.exec(reply.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  };
  const signIn = (token: string, former: string | null = null) => enter("/v1/session", { token }, former);
  const status = async (secret: string) => (await harness.api(null)("/v1/me", { headers: cookie(secret) })).status;

  it("end when a user of any workspace signs in with them, or accepts an invitation", async () => {
    const [elsewhere, other] = [await signIn(await link("owner")), await createScene(harness)];
    const first = await signIn(await link("owner"));
    const second = await signIn(await link("owner"), first);
    const third = await signIn(await link("member"), second);
    const fourth = await signIn(await link("admin", other), third);
    const fifth = await enter("/v1/invitations/accept", { token: await scene.invitation(), sign_in: true }, fourth);
    const all = [first, second, third, fourth, fifth, elsewhere];
    expect(await Promise.all(all.map(status))).to.deep.equal([401, 401, 401, 401, 200, 200]);
  });

  it("end once when several users sign in with one at the same time", async () => {
    const former = await signIn(await link("owner"));
    const links = [await link("owner"), await link("member"), await link("owner")];
    const begun = await Promise.all(links.map((token) => signIn(token, former)));
    expect(await Promise.all([former, ...begun].map(status))).to.deep.equal([401, 200, 200, 200]);
  });

  it("end everywhere together with unused sign-in links, and without those of others", async () => {
    const [secret, mine] = [await signIn(await link("member")), [await link("member"), await link("member")]];
    const others = await link("owner");
    const { status: ended } = await harness.api(null)("/v1/sessions", { method: "DELETE", headers: cookie(secret) });
    expect(ended).to.equal(204);
    const tries = await Promise.all(mine.map((token) => harness.api(null)("/v1/session", { body: { token } })));
    for (const { status, body } of tries) expect([status, body["code"]]).to.deep.equal([401, "invalid_token"]);
    await signIn(others);
    expect(await status(await signIn(await link("member")))).to.equal(200);
  });

  it("let the next session of the same user repeat their requests without a further effect, and no other user", async () => {
    const create = (secret: string) => {
      const headers = { ...cookie(secret), "Idempotency-Key": "kept-offline" };
      return harness.api(null)("/v1/time-entries", { body: { project_id: scene.ids.project }, headers });
    };
    const former = await signIn(await link("owner"));
    const first = await create(former);
    const next = await create(await signIn(await link("owner"), former));
    expect([next.status, next.headers.get("idempotency-replayed"), next.body]).to.deep.equal([201, "true", first.body]);
    const other = await create(await signIn(await link("admin")));
    expect([other.status, other.headers.get("idempotency-replayed")]).to.deep.equal([201, null]);
  });

  it("end completely when the user signs out everywhere while a link signs in", async () => {
    for (let round = 0; round < 5; round++) {
      const [secret, token] = [await signIn(await link("member")), await link("member")];
      const [reply] = await Promise.all([
        harness.api(null)("/v1/session", { body: { token } }),
        harness.api(null)("/v1/sessions", { method: "DELETE", headers: cookie(secret) }),
      ]);
      const begun = /=(stint_[\w-]+);/.exec(reply.headers.get("Set-Cookie") ?? "")?.[1];
      if (begun !== undefined) expect(await status(begun)).to.equal(401);
    }
  });
});
