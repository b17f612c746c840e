import { expect } from "chai";
import {
  currentUnitOfWork,
  type Directory,
  type Mail,
  parseInstant,
  type Ports,
  type Reactions,
  type TimeEntry,
  type UserActor,
} from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("the limit for timers", () => {
  let world: World;
  let mails: Mail[];
  let errors: unknown[];

  const engines = (changed: Partial<Ports> = {}): Reactions =>
    reactionsIn(world, (error) => void errors.push(error), {
      ...changed,
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: "sent", refused: [] };
        },
      },
      onNotSent: (message) => void errors.push(message.error),
    });
  const wake = (changed?: Partial<Ports>) => engines(changed).timers.wake();
  const sendMail = async () => {
    const { mail } = engines();
    await mail.wake();
    await mail.idle();
  };
  /** A user whose invitation has been sent. */
  const joined = async () => {
    const member = await world.actor("member");
    await sendMail();
    mails = [];
    return member;
  };
  const limit = (hours: number | null) => world.useCases.updateWorkspace(world.owner, { timerLimitHours: hours });
  const start = async (actor: UserActor = world.owner, more: object = {}): Promise<TimeEntry> => {
    const project = await world.useCases.createProject(world.owner, { name: "Website", rate: 5_000n });
    return world.useCases.createTimeEntry(actor, { projectId: project.id, ...more });
  };
  const endOf = async ({ id }: TimeEntry) => (await world.useCases.getTimeEntry(world.owner, id)).endTime;

  beforeEach(async () => {
    world = await createWorld("2026-03-02T08:00:00Z");
    mails = [];
    errors = [];
  });
  afterEach(() => expect(errors).to.deep.equal([]));

  it("is off by default", async () => {
    const entry = await start();
    world.at("2026-06-01T08:00:00Z");
    await wake();
    expect(await endOf(entry)).to.equal(null);
  });

  it("is 1 to 168 whole hours", async () => {
    for (const hours of [0, 169, -1]) expect(await codeOf(limit(hours)), String(hours)).to.equal("out_of_range");
    expect(await codeOf(limit(1.5))).to.equal("wrong_type");
    for (const hours of [1, 168, null]) expect(await codeOf(limit(hours)), String(hours)).to.equal("resolved");
  });

  it("stops a timer at the limit, not before, and however late it is woken", async () => {
    await limit(12);
    const entry = await start();
    world.at("2026-03-02T19:59:59.999Z");
    await wake();
    expect(await endOf(entry)).to.equal(null);
    world.at("2026-03-02T20:00:00Z");
    await wake();
    expect(await endOf(entry)).to.equal(parseInstant("2026-03-02T20:00:00Z"));
    const late = await start();
    world.at("2026-03-09T08:00:00Z");
    await wake();
    expect(await endOf(late)).to.equal(parseInstant("2026-03-03T08:00:00Z"));
  });

  it("records the entry with its rate and the automatic work as author", async () => {
    await limit(1);
    const entry = await start();
    world.at("2026-03-02T10:00:00Z");
    await wake();
    const stopped = await world.useCases.getTimeEntry(world.owner, entry.id);
    expect(stopped).to.deep.include({ status: "recorded", version: 2 });
    expect(stopped.rate?.amount).to.equal(5_000n);
    expect((await world.authors()).slice(-2)).to.deep.equal([
      ["time_entry.started", world.owner.userId],
      ["time_entry.created", "system:timer_limit"],
    ]);
  });

  it("stops the timers of all users, once, and tells each by mail", async () => {
    await limit(8);
    const member = await joined();
    await start();
    await start(member, { startTime: parseInstant("2026-03-01T23:30:00Z") });
    world.at("2026-03-02T18:00:00Z");
    await Promise.all([wake(), wake()]);
    await wake();
    await sendMail();
    expect(mails.map(({ to, subject }) => [to, subject])).to.have.deep.members([
      [["owner@example.com"], "Your timer was stopped"],
      [["member1@example.com"], "Your timer was stopped"],
    ]);
    const text = mails.find(({ to }) => to[0] === "member1@example.com")?.text ?? "";
    expect(text.replaceAll("\u202f", " ").split("\n")).to.deep.equal([
      "Hello member1,",
      "",
      "your timer in World reached the limit for timers and was stopped.",
      "",
      "If you stopped working earlier or later, correct the end of the entry.",
      "",
      "Project: Website",
      "Start: Mar 2, 2026, 12:30 AM",
      "End: Mar 2, 2026, 8:30 AM",
      "",
      "Open the day:",
      "https://stint.example.com/time?date=2026-03-02",
      "",
      "World",
      "",
    ]);
  });

  for (const [locale, subject, end] of [
    ["de", "Ihr Timer wurde gestoppt", "Ende: 02.03.2026, 10:00"],
    ["fr", "Votre chronomètre a été arrêté", "Fin\u00a0: 2 mars 2026, 10:00"],
    ["es", "Su cronómetro se ha detenido", "Fin: 2 mar 2026, 10:00"],
  ] as const)
    it(`writes in the language of the workspace (${locale})`, async () => {
      await world.useCases.updateWorkspace(world.owner, { timerLimitHours: 1, locale });
      await start();
      world.at("2026-03-02T10:00:00Z");
      await wake();
      await sendMail();
      expect(mails.map((mail) => mail.subject)).to.deep.equal([subject]);
      expect(mails[0]?.text).to.contain(end);
    });

  it("tells no user who is not active any more", async () => {
    const member = await joined();
    const entry = await start(member);
    await world.useCases.updateUser(world.owner, member.userId, { status: "deactivated" });
    const { id } = await world.useCases.createTimeEntry(world.owner, { projectId: entry.projectId, userId: member.userId });
    await limit(1);
    world.at("2026-03-02T10:00:00Z");
    await wake();
    await sendMail();
    expect([(await world.useCases.getTimeEntry(world.owner, id)).endTime, mails]).to.deep.equal([
      parseInstant("2026-03-02T09:00:00Z"),
      [],
    ]);
  });

  it("stops no timer whose start or whose limit changes meanwhile", async () => {
    const { unitOfWork } = world.ports;
    const meanwhile = (change: () => Promise<unknown>) => ({
      unitOfWork: currentUnitOfWork({
        read: (scope, work) => unitOfWork.read(scope, work),
        run: async (scope, work) => {
          await change();
          return unitOfWork.run(scope, work);
        },
      }),
    });
    await limit(1);
    const entry = await start();
    world.at("2026-03-02T10:00:00Z");
    await wake(meanwhile(() => limit(null)));
    expect(await endOf(entry)).to.equal(null);
    await limit(1);
    const startTime = parseInstant("2026-03-02T09:30:00Z");
    await wake(meanwhile(() => world.useCases.updateTimeEntry(world.owner, entry.id, { startTime })));
    expect(await endOf(entry)).to.equal(null);
  });

  it("reports a failure, and stops the timers of other workspaces and at the next wake", async () => {
    await limit(1);
    const entry = await start();
    world.at("2026-03-02T10:00:00Z");
    const { directory } = world.ports;
    const workspaces: Directory["workspaces"] = async (page) => {
      const [own] = await directory.workspaces(page);
      return own === undefined ? [] : ["ws_unknown" as typeof own, own];
    };
    await wake({ directory: { ...directory, workspaces } });
    expect(errors.splice(0)).to.have.length(1);
    expect(await endOf(entry)).to.equal(parseInstant("2026-03-02T09:00:00Z"));
    await wake({ directory: { ...directory, workspaces: () => Promise.reject(new Error("lost")) } });
    expect(errors.splice(0)).to.have.length(1);
  });
});
