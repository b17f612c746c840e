import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const COOKIE = /^stint_session=(stint_[\w-]+); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;

describe("sessions of the dashboard over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let email: string;
  let now: number;

  beforeEach(async () => {
    now = Date.parse("2026-03-02T08:00:00Z");
    harness = await startHarness(memoryPorts({ ...systemPorts, clock: { now: () => instant(now) } }));
    workspace = await harness.createWorkspace();
    email = (await harness.api(workspace.tokens.member)("/v1/me")).body["email"] as string;
  });
  afterEach(() => harness.close());

  const nobody = () => harness.api(null);
  const ask = (address = email) => nobody()("/v1/sign-in-links", { body: { email: address } });
  /** The tokens of the links in queued mails of a kind. */
  const mailed = async (kind = "sign_in") => {
    const claims = await harness.ports.mailQueue.claim({ now: instant(now), leasedUntil: instant(now), limit: 99 });
    return claims.flatMap(({ message }) => (message.kind === kind ? [message.secret ?? ""] : []));
  };
  const signIn = (token: string, as: Api = nobody()) => as("/v1/session", { body: { token } });
  const link = async () => (await harness.useCases.grantSignIn({ email })).secret;
  const secretIn = ({ headers }: Reply) => COOKIE.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  const session = async () => secretIn(await signIn(await link()));
  /** Sends a request like a browser with the cookie on a page of `origin`. */
  const browser =
    (secret: string, origin: string | null = harness.url): Api =>
    (path, request = {}) =>
      nobody()(path, {
        ...request,
        headers: { Cookie: `stint_session=${secret}`, ...(origin === null ? {} : { Origin: origin }), ...request.headers },
      });

  it("begin with the link of a mail, once, and have the permissions of a token of the user", async () => {
    expect((await ask()).status).to.equal(202);
    const [token = ""] = await mailed();
    const { status, headers, body } = await signIn(token);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body["user"]).to.include({ email, role: "member" });
    const [, secret = ""] = COOKIE.exec(headers.get("Set-Cookie") ?? "") ?? [];
    expect((await browser(secret)("/v1/me")).body).to.include({ email });
    expect((await browser(secret)("/v1/invoices")).status).to.equal(403);
    const again = await signIn(token);
    expect([again.status, again.body["code"], again.headers.get("Set-Cookie")]).to.deep.equal([401, "invalid_token", null]);
  });

  it("are requested with the same response for known and unknown addresses", async () => {
    const replies = [await ask(), await ask("nobody@example.com"), await ask(email.toUpperCase())];
    for (const { status } of replies) expect(status).to.equal(202);
    expect(replies.map(({ body }) => body["email"])).to.deep.equal([email, "nobody@example.com", email.toUpperCase()]);
    expect(await mailed()).to.have.length(2);
  });

  it("cannot begin with a link older than 15 minutes, nor with any other token", async () => {
    const token = await link();
    now += 15 * MINUTE - 1;
    const other = await link();
    expect((await signIn(token)).status).to.equal(200);
    now += 15 * MINUTE;
    for (const wrong of [other, workspace.tokens.owner, "stint_wrong"]) expect((await signIn(wrong)).status).to.equal(401);
    expect((await harness.api(other)("/v1/me")).status).to.equal(401);
  });

  it("are requested by at most five mails in a quarter of an hour, and by more afterwards", async () => {
    for (let n = 0; n < 7; n++) await ask();
    expect(await mailed()).to.have.length(5);
    now += 15 * MINUTE;
    await ask();
    expect(await mailed()).to.have.length(6);
  });

  it("require an active user", async () => {
    const token = await link();
    const { userId } = workspace.actors.member;
    await harness.api(workspace.tokens.owner)(`/v1/users/${userId}`, { method: "PATCH", body: { status: "deactivated" } });
    expect((await signIn(token)).status).to.equal(401);
    await ask();
    expect(await mailed()).to.deep.equal([]);
  });

  it("reject changes from pages of another origin, or without one", async () => {
    const secret = await session();
    const body = { name: "Eve" };
    for (const origin of [null, "null", "https://evil.example", "http://localhost:1", `${harness.url}.evil.example`, "x"]) {
      const reply = await browser(secret, origin)("/v1/me", { method: "PATCH", body });
      expect([reply.status, reply.body["code"]], String(origin)).to.deep.equal([403, "cross_origin"]);
      expect((await browser(secret, origin)("/v1/session", { method: "DELETE" })).status).to.equal(403);
      expect((await browser(secret, origin)("/v1/time-entries/x/stop", { method: "POST" })).status).to.equal(403);
    }
    const headers = { Host: "stint.example", Origin: "http://stint.example.evil.example" };
    expect((await browser(secret, null)("/v1/me", { method: "PATCH", body, headers })).status).to.equal(403);
    expect((await browser(secret, null)("/v1/me")).body["name"]).to.not.equal("Eve");
    for (const origin of [harness.url, "http://stint.test", "https://stint.test"])
      expect((await browser(secret, origin)("/v1/me", { method: "PATCH", body })).status, origin).to.equal(200);
  });

  it("are ignored if the header has a token, which needs no origin", async () => {
    const headers = { Cookie: `stint_session=${await session()}`, Authorization: `Bearer ${workspace.tokens.owner}` };
    const reply = await nobody()("/v1/me", { method: "PATCH", body: { name: "Olga" }, headers });
    expect([reply.status, reply.body["role"]]).to.deep.equal([200, "owner"]);
    expect((await nobody()("/v1/me", { headers: { ...headers, Authorization: "Basic x" } })).status).to.equal(401);
  });

  it("end when the user signs out, and the browser deletes the cookie", async () => {
    const [mine, other] = [await session(), await session()];
    const { status, headers } = await browser(mine)("/v1/session", { method: "DELETE" });
    expect(status).to.equal(204);
    expect(headers.get("Set-Cookie")).to.equal("stint_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    expect((await browser(mine)("/v1/me")).status).to.equal(401);
    expect((await browser(other)("/v1/me")).status).to.equal(200);
    const { status: refused, body } = await harness.api(workspace.tokens.member)("/v1/session", { method: "DELETE" });
    expect([refused, body["code"]]).to.deep.equal([409, "not_a_session"]);
  });

  it("end everywhere immediately, while API tokens and others' sessions remain", async () => {
    const sessions = [await session(), await session(), await session()];
    const owner = await harness.useCases.grantSignIn({
      email: (await harness.api(workspace.tokens.owner)("/v1/me")).body["email"] as string,
    });
    const [, others = ""] = COOKIE.exec((await signIn(owner.secret)).headers.get("Set-Cookie") ?? "") ?? [];
    expect((await browser(sessions[0] ?? "")("/v1/sessions", { method: "DELETE" })).status).to.equal(204);
    for (const secret of sessions) expect((await browser(secret)("/v1/me")).status).to.equal(401);
    expect((await browser(others)("/v1/me")).status).to.equal(200);
    expect((await harness.api(workspace.tokens.member)("/v1/me")).status).to.equal(200);
  });

  describe("in a browser", () => {
    const others = async () => {
      const other = await harness.createWorkspace();
      const { body } = await harness.api(other.tokens.owner)("/v1/me");
      return (await harness.useCases.grantSignIn({ email: body["email"] as string })).secret;
    };
    const colleagues = async () => {
      const { body } = await harness.api(workspace.tokens.admin)("/v1/me");
      return (await harness.useCases.grantSignIn({ email: body["email"] as string })).secret;
    };
    const status = async (secret: string) => (await browser(secret)("/v1/me")).status;
    const liveSessions = async (secret: string) => ((await browser(secret)("/v1/tokens?kind=session")).body["data"] as []).length;

    for (const [whose, another] of [
      ["the same user", link],
      ["another user", colleagues],
      ["a user of another workspace", others],
    ] as const)
      it(`end when ${whose} signs in with it, and no other session does`, async () => {
        const [former, elsewhere] = [await session(), await session()];
        const secret = secretIn(await signIn(await another(), browser(former)));
        expect([await status(former), await status(secret), await status(elsewhere)]).to.deep.equal([401, 200, 200]);
        expect(await liveSessions(elsewhere)).to.equal(whose === "the same user" ? 2 : 1);
      });

    it("end when an accepted invitation signs in", async () => {
      const former = await session();
      for (const signsIn of [false, true]) {
        const address = `${signsIn}@example.com`;
        await harness.api(workspace.tokens.owner)("/v1/users", { body: { email: address } });
        const token = (await mailed("invitation")).at(-1);
        const body = { token, sign_in: signsIn };
        expect((await browser(former)("/v1/invitations/accept", { body })).status).to.equal(200);
        expect(await status(former), address).to.equal(signsIn ? 401 : 200);
      }
    });

    it("remain when a link does not sign in", async () => {
      const former = await session();
      expect((await signIn("stint_wrong", browser(former))).status).to.equal(401);
      expect((await browser(former)("/v1/invitations/accept", { body: { token: "x", sign_in: true } })).status).to.equal(401);
      expect(await status(former)).to.equal(200);
    });

    it("do not prevent signing in after they have ended, and an API token in the cookie remains", async () => {
      const former = await session();
      await browser(former)("/v1/session", { method: "DELETE" });
      for (const secret of [former, "stint_wrong", workspace.tokens.member])
        expect((await signIn(await link(), browser(secret))).status).to.equal(200);
      expect((await harness.api(workspace.tokens.member)("/v1/me")).status).to.equal(200);
    });
  });

  it("end after thirty days", async () => {
    const secret = await session();
    now += 30 * DAY - 1;
    expect((await browser(secret)("/v1/me")).status).to.equal(200);
    now += 1_001;
    expect((await browser(secret)("/v1/me")).status).to.equal(401);
  });

  it("are listed with the API tokens, distinguished from them, and revoked like them", async () => {
    const secret = await session();
    const mine = browser(secret);
    const list = async (query: string) => (await mine(`/v1/tokens${query}`)).body["data"] as Record<string, unknown>[];
    const [only, ...rest] = await list("?kind=session");
    expect(rest).to.deep.equal([]);
    expect(only).to.include({ kind: "session", name: "Dashboard", user_id: workspace.actors.member.userId });
    expect((await list("?kind=api")).map(({ kind }) => kind)).to.deep.equal(["api"]);
    expect(await list("")).to.have.length(2);
    await harness.api(workspace.tokens.owner)(`/v1/tokens/${String(only?.["id"])}`, { method: "DELETE" });
    expect((await mine("/v1/me")).status).to.equal(401);
  });

  it("begin when an invitation is accepted, without an API token", async () => {
    await harness.api(workspace.tokens.owner)("/v1/users", { body: { email: "grace@example.com" } });
    const token = (await mailed("invitation")).at(-1);
    const { status, headers, body } = await nobody()("/v1/invitations/accept", { body: { token, sign_in: true } });
    expect([status, body["token"]]).to.deep.equal([200, null]);
    const [, secret = ""] = COOKIE.exec(headers.get("Set-Cookie") ?? "") ?? [];
    expect((await browser(secret)("/v1/me")).body).to.include({ email: "grace@example.com" });
    expect((await browser(secret)("/v1/tokens?kind=api")).body["data"]).to.deep.equal([]);
  });
});

describe("the sessions of a service with an https URL", () => {
  it("are limited to this host, and sent only over https", async () => {
    const harness = await startHarness(memoryPorts(), { secure: true });
    try {
      await harness.useCases.createWorkspace({
        name: "Acme",
        ownerEmail: "olga@example.com",
        currency: "EUR" as never,
        timeZone: "UTC" as never,
      });
      const { secret } = await harness.useCases.grantSignIn({ email: "olga@example.com" });
      const { headers } = await harness.api(null)("/v1/session", { body: { token: secret } });
      const [, name, value] = /^([\w-]+)=(stint_[\w-]+); .*; Secure$/.exec(headers.get("Set-Cookie") ?? "") ?? [];
      expect(name).to.equal("__Host-stint_session");
      const status = async (cookie: string) =>
        (await harness.api(null)("/v1/me", { headers: { Cookie: `${cookie}=${value}` } })).status;
      expect(await status("__Host-stint_session")).to.equal(200);
      expect(await status("stint_session")).to.equal(401);
      const change = async (origin: string) => {
        const headers = { Cookie: `__Host-stint_session=${value}`, Origin: origin };
        return (await harness.api(null)("/v1/me", { method: "PATCH", body: { name: "Olga" }, headers })).status;
      };
      expect(await change(harness.url), "a page of this host by http").to.equal(403);
      expect(await change(harness.url.replace("http:", "https:"))).to.equal(200);
    } finally {
      await harness.close();
    }
  });
});
