import assert from "node:assert/strict";
import { inspect } from "node:util";
import { isLostRace, nextVersion, type Versioned } from "../../../core/kernel/entity.js";
import { isStintError } from "../../../core/kernel/errors.js";
import { type ResourceKind, resources } from "../../../core/kernel/resources.js";
import type { Project } from "../../../core/projects/project.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aClient, aProject, aRecordedEntry, aTask, aToken, aUser, newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aMessage } from "../outgoing/fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import type { Area, Step } from "../steps.js";
import { handlesOf, meanwhile, race, rejectsLostRace, rejectsWith } from "../support.js";

interface Deletable<T> {
  find(id: never): Promise<T | null>;
  insert(model: T): Promise<void>;
  delete(model: T): Promise<void>;
}

type Resource = Versioned & { readonly id: string };

/** How to create one kind, and what can refer to it. */
interface Kind {
  readonly kind: ResourceKind;
  readonly area: Area;
  /** Of what refers to the kind. Absent: that of the area. */
  readonly step?: Step;
  readonly store: (stores: Stores) => Deletable<Resource>;
  readonly make: (world: World) => Resource;
  readonly referring: readonly ((world: World, id: never, stores: Stores) => Promise<void>)[];
}

const kinds: readonly Kind[] = [
  {
    kind: "task",
    area: "tasks",
    store: ({ tasks }) => tasks,
    make: (world) => aTask(world, world.project),
    referring: [(world, taskId, stores) => stores.timeEntries.insert(aRecordedEntry(world, { taskId }))],
  },
  {
    kind: "project",
    area: "projects",
    store: ({ projects }) => projects,
    make: (world) => aProject(world),
    referring: [
      (world, projectId, stores) => stores.timeEntries.insert(aRecordedEntry(world, { projectId })),
      (world, id, stores) => stores.tasks.insert(aTask(world, { id })),
    ],
  },
  {
    kind: "client",
    area: "clients",
    step: 3,
    store: ({ clients }) => clients,
    make: (world) => aClient(world),
    referring: [
      (world, clientId, stores) => stores.projects.insert(aProject(world, { clientId })),
      (world, clientId, stores) => stores.invoices.insert(aDraft(world, undefined, { clientId })),
    ],
  },
  {
    kind: "invoice",
    area: "invoices",
    step: 4,
    store: ({ invoices }) => invoices,
    make: (world) => aDraft(world),
    referring: [
      async (world, id, stores) => {
        const entry = aRecordedEntry(world);
        await stores.timeEntries.insert(entry);
        await stores.timeEntries.claim(id, [entry.id], world.clock.now());
      },
      (world, invoiceId, stores) => stores.messages.insert(aMessage(world, { kind: "invoice", invoiceId, userId: null })),
    ],
  },
  {
    kind: "user",
    area: "users",
    store: ({ users }) => users,
    make: (world) => aUser(world, { status: "invited" }),
    referring: [
      (world, userId, stores) => stores.timeEntries.insert(aRecordedEntry(world, { userId })),
      (world, id, stores) => stores.tokens.insert(aToken(world, { id } as never)),
    ],
  },
];

const pluralOf = (kind: ResourceKind): string => resources[kind].plural.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** For a kind that nothing refers to. */
export const deletionCaseOf = ({ kind, area, store, make }: Omit<Kind, "referring" | "step">): GroupedCase => ({
  area,
  title: `deletes ${pluralOf(kind)} without references, in the stored version`,
  async run(subject) {
    const world = await newWorld(subject);
    const [gone, stays] = [make(world), make(world)];
    await world.run(async (stores) => {
      await store(stores).insert(gone);
      await store(stores).insert(stays);
    });
    const find = (id: string) => world.read((stores) => store(stores).find(id as never));
    const stale = nextVersion(gone, world.clock.now());
    await rejectsLostRace(
      world.run((stores) => store(stores).delete(stale)),
      "another version",
    );
    assert.deepStrictEqual(await find(gone.id), gone);
    await world.run((stores) => store(stores).delete(gone));
    assert.deepStrictEqual([await find(gone.id), await find(stays.id)], [null, stays]);
    await rejectsLostRace(
      world.run((stores) => store(stores).delete(gone)),
      "a deleted resource",
    );
    const other = await newWorld(subject);
    await rejectsLostRace(
      other.run((stores) => store(stores).delete(stays)),
      "another workspace's",
    );
    assert.deepStrictEqual(await find(stays.id), stays);
  },
});

const referred = ({ kind, store, make, referring, ...group }: Kind): GroupedCase => ({
  ...group,
  title: `refuses to delete ${pluralOf(kind)} with references`,
  async run(subject) {
    const world = await newWorld(subject);
    for (const refer of referring) {
      const used = make(world);
      await world.run(async (stores) => {
        await store(stores).insert(used);
        await refer(world, used.id as never, stores);
      });
      await rejectsWith(
        world.run((stores) => store(stores).delete(used)),
        "conflict",
        "in_use",
      );
      assert.deepStrictEqual(await world.read((stores) => store(stores).find(used.id as never)), used);
    }
  },
});

const mail: GroupedCase = {
  title: "deletes a user's mail together with the user",
  area: "messages",
  async run(subject) {
    const world = await newWorld(subject);
    const user = aUser(world, { status: "invited" });
    const [own, others] = [aMessage(world, { userId: user.id }), aMessage(world)];
    await world.run(async (stores) => {
      await stores.users.insert(user);
      await stores.messages.insert(own);
      await stores.messages.insert(others);
    });
    await world.run((stores) => stores.users.delete(user));
    assert.equal(await world.read((stores) => stores.messages.find(own.id)), null);
    assert.deepStrictEqual(await world.read((stores) => stores.messages.find(others.id)), others);
  },
};

const racing: GroupedCase = {
  title: "lets either a deletion or a new reference win, and runs the work of the reference again after a deletion",
  area: "projects",
  async run(subject) {
    const world = await newWorld(subject);
    const newProject = async (): Promise<Project> => {
      const project = aProject(world);
      await world.run((stores) => stores.projects.insert(project));
      return project;
    };
    const [handle, other] = await handlesOf(subject);
    const overtaken = await newProject();
    const entry = aRecordedEntry(world, { projectId: overtaken.id });
    let deletion: Promise<unknown> | undefined;
    await handle.unitOfWork.run(world.scope, async (stores) => {
      const found = await stores.projects.find(overtaken.id);
      deletion ??= other.unitOfWork
        .run(world.scope, ({ projects }) => projects.delete(overtaken))
        .catch((error: unknown) => error);
      await meanwhile(stores, deletion);
      if (found !== null) await stores.timeEntries.insert(entry);
    });
    const failure = await deletion;
    if (failure !== undefined) assert.ok(isStintError(failure) && failure.code === "in_use", inspect(failure));
    const isDeleted = (await world.read((stores) => stores.projects.find(overtaken.id))) === null;
    assert.equal(isDeleted, failure === undefined);
    assert.equal((await world.read((stores) => stores.timeEntries.find(entry.id))) === null, isDeleted);
    for (let round = 0; round < 5; round++) {
      const project = await newProject();
      const entries = Array.from({ length: 4 }, () => aRecordedEntry(world, { projectId: project.id }));
      const { won, lost } = await race(subject, 5, async ({ unitOfWork }, index) => {
        await unitOfWork.run(world.scope, async (stores) => {
          const found = await stores.projects.find(project.id);
          const entry = entries[index];
          if (found === null) return;
          if (entry) await stores.timeEntries.insert(entry);
          else await stores.projects.delete(found);
        });
      });
      assert.equal(won.length + lost.length, 5);
      for (const error of lost) {
        assert.ok(isStintError(error) && error.code === "in_use" && !isLostRace(error), String(error));
      }
      const left = await world.read((stores) => stores.projects.find(project.id));
      for (const entry of entries) {
        const stored = await world.read((stores) => stores.timeEntries.find(entry.id));
        assert.equal(stored !== null, left !== null);
      }
    }
  },
};

export const deletionCases = grouped({ area: "unitOfWork" }, [
  ...kinds.filter(({ kind }) => kind === "invoice" || kind === "user").map(deletionCaseOf),
  ...kinds.map(referred),
  mail,
  racing,
]);
