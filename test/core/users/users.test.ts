import { expect } from "chai";
import { parseCurrency, parseInstant, parseTimeZone, plusSeconds } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("users", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });

  it("the last active owner cannot be demoted or deactivated", async () => {
    const { useCases, owner } = world;
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" }))).to.equal("last_owner");
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { status: "deactivated" }))).to.equal("last_owner");
    await world.actor("owner");
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" }))).to.equal("resolved");
  });

  it("of two owners who leave at the same time, one stays", async () => {
    const second = await world.actor("owner");
    const { useCases, owner } = world;
    const codes = await Promise.all([
      codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" })),
      codeOf(useCases.updateUser(second, second.userId, { role: "admin" })),
    ]);
    expect(codes).to.have.members(["resolved", "last_owner"]);
  });

  it("admins can neither change an owner nor make someone an owner", async () => {
    const { useCases, owner } = world;
    const admin = await world.actor("admin");
    const member = await world.actor("member");
    expect(await codeOf(useCases.updateUser(admin, owner.userId, { name: "x" }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateUser(admin, member.userId, { role: "owner" }))).to.equal("forbidden");
    expect(await codeOf(useCases.inviteUser(admin, { email: "new@example.com", role: "owner" }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateUser(admin, member.userId, { role: "accountant" }))).to.equal("resolved");
  });

  it("an invitation is recorded as an event, and a second one to the same address is rejected", async () => {
    const { useCases, owner } = world;
    await useCases.inviteUser(owner, { email: "new@example.com" });
    expect(await codeOf(useCases.inviteUser(owner, { email: "NEW@example.com" }))).to.equal("user_exists");
    const invited = (await world.events()).filter(({ type }) => type === "user.invited");
    expect(invited.map(({ data }) => data["status"])).to.deep.equal(["invited"]);
  });

  it("an invited user becomes active only by the invitation", async () => {
    const { useCases, owner } = world;
    const user = await useCases.inviteUser(owner, { email: "new@example.com" });
    expect(await codeOf(useCases.updateUser(owner, user.id, { status: "active" }))).to.equal("invalid_transition");
  });

  it("an address has an actor in each workspace where its user is active", async () => {
    const { useCases, owner } = world;
    const { email } = await useCases.getMe(owner);
    const { workspace } = await useCases.createWorkspace({
      name: "Second",
      ownerEmail: email.toUpperCase(),
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("UTC"),
    });
    const actors = await useCases.findActors(email);
    expect(actors.map(({ workspaceId, role }) => [workspaceId, role])).to.have.deep.members([
      [owner.workspaceId, "owner"],
      [workspace.id, "owner"],
    ]);
    for (const actor of actors) expect((await useCases.getMe(actor)).id).to.equal(actor.userId);
    const invited = await useCases.inviteUser(owner, { email: "new@example.com" });
    expect(await useCases.findActors("new@example.com")).to.deep.equal([]);
    const member = await world.actor("member");
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    expect(await useCases.findActors((await useCases.getUser(owner, member.userId)).email)).to.deep.equal([]);
    expect(invited.status).to.equal("invited");
  });

  it("a deactivated user has no tokens or sessions after reactivation", async () => {
    const { ports, useCases, owner } = world;
    const member = await world.actor("member");
    const { secret } = await useCases.createToken(member, { name: "Old" });
    const link = await useCases.grantSignIn({ email: (await useCases.getMe(member)).email });
    await useCases.signIn(link.secret);
    const unused = await useCases.grantSignIn({ email: (await useCases.getMe(member)).email });
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    await useCases.updateUser(owner, member.userId, { status: "active" });
    expect(await useCases.authenticate(secret)).to.equal(null);
    expect(await codeOf(useCases.getMe(member))).to.equal("invalid_token");
    expect(await codeOf(useCases.signIn(unused.secret))).to.equal("invalid_token");
    const page = { limit: 9, after: null, sort: "createdAt", descending: false } as const;
    const left = await ports.unitOfWork.read(owner, ({ tokens }) => tokens.list({ userId: member.userId }, page));
    expect(left.items).to.deep.equal([]);
  });

  it("a deactivated user has no timer, and only owners and admins record time for them", async () => {
    const { useCases, owner } = world;
    const { id: projectId } = await useCases.createProject(owner, { name: "Project" });
    const [member, admin] = [await world.actor("member"), await world.actor("admin")];
    const timer = await useCases.createTimeEntry(member, { projectId });
    world.at("2026-03-02T09:30:00Z");
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    const stopped = await useCases.getTimeEntry(owner, timer.id);
    expect(stopped).to.include({ status: "recorded", endTime: parseInstant("2026-03-02T09:30:00Z") });
    expect((await world.events()).at(-1)).to.deep.include({ type: "time_entry.created" });
    const entry = { projectId, userId: member.userId, durationSeconds: 60 };
    for (const actor of [owner, admin]) {
      const { id } = await useCases.createTimeEntry(actor, entry);
      expect((await useCases.updateTimeEntry(actor, id, { durationSeconds: 90 })).userId).to.equal(member.userId);
    }
    expect(await codeOf(useCases.createTimeEntry(await world.actor("accountant"), entry))).to.equal("forbidden");
  });

  it("a token expires no later than the API token that creates it, but may outlive a session", async () => {
    const { ports, useCases, owner } = world;
    const end = parseInstant("2026-03-03T08:00:00Z");
    const { secret } = await useCases.createToken(owner, { name: "Short", expiresAt: end });
    const short = await useCases.authenticate(secret);
    if (!short) throw new Error("no actor");
    expect((await useCases.createToken(short, { name: "a" })).token.expiresAt).to.equal(end);
    expect(await codeOf(useCases.createToken(short, { name: "b", expiresAt: null }))).to.equal("out_of_range");
    expect(await codeOf(useCases.createToken(short, { name: "c", expiresAt: plusSeconds(end, 1) }))).to.equal("out_of_range");
    expect(await codeOf(useCases.createToken(short, { name: "d", expiresAt: end }))).to.equal("resolved");
    const { secret: link } = await useCases.grantSignIn({ email: "owner@example.com" });
    const { session } = await useCases.signIn(link);
    const browser = await useCases.authenticate(session.secret);
    if (!browser) throw new Error("no actor");
    expect((await useCases.createToken(browser, { name: "e" })).token.expiresAt).to.equal(null);
    expect(ports.clock.now()).to.be.lessThan(end);
  });

  it("the token of a deactivated user and a revoked token are rejected immediately", async () => {
    const { useCases, owner } = world;
    const member = await world.actor("member");
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    expect(await codeOf(useCases.getMe(member))).to.equal("invalid_token");
    const admin = await world.actor("admin");
    if (admin.tokenId === null) throw new Error("no token");
    await useCases.revokeToken(owner, admin.tokenId);
    expect(
      await codeOf(useCases.listProjects(admin, {}, { limit: 1, sort: "createdAt", descending: true, after: null })),
    ).to.equal("invalid_token");
  });

  it("a new token's scopes are within the caller's", async () => {
    const { useCases, owner } = world;
    const reader = { ...owner, scopes: ["tokens:write", "projects:read"] };
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: ["projects:read"] }))).to.equal("resolved");
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: ["projects:write"] }))).to.equal("forbidden");
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: null }))).to.equal("forbidden");
    expect(await codeOf(useCases.createProject(reader, { name: "p" }))).to.equal("forbidden");
  });
});
