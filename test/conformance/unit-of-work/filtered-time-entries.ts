import type { TimeEntryFilter } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, HOUR, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import type { FilteredList } from "./list-filters.js";

async function around(world: World) {
  const [user, client] = [aUser(world), aClient(world)];
  const [project, free] = [
    aProject(world, { clientId: client.id, billingMethod: "fixed_fee" }),
    aProject(world, { clientId: null }),
  ];
  const [task, invoice] = [aTask(world, project), aDraft(world)];
  await world.run(async (stores) => {
    await stores.users.insert(user);
    await stores.clients.insert(client);
    for (const one of [project, free]) await stores.projects.insert(one);
    await stores.tasks.insert(task);
    await stores.invoices.insert(invoice);
  });
  return { user, client, project, free, task, invoice };
}

async function entriesOf(world: World, { user, project, free, task, invoice }: Awaited<ReturnType<typeof around>>) {
  const now = world.clock.now();
  const first = aRecordedEntry(world, { tags: ["a", "b"], startTime: plus(now, -5 * HOUR), endTime: plus(now, -4 * HOUR) });
  const elsewhere = { userId: user.id, projectId: project.id, taskId: task.id } as const;
  const second = aRecordedEntry(world, { ...elsewhere, tags: ["b"], billable: false, notes: "Über" });
  const third = aRecordedEntry(world, { projectId: free.id, tags: ["c%_"], updatedAt: plus(now, 1), notes: "c%_" });
  const fourth = aRecordedEntry(world, { userId: user.id, startTime: plus(now, -HOUR), endTime: now, notes: "NOT ÜBERALL" });
  const billed = aRecordedEntry(world, { projectId: project.id });
  const running = aRunningEntry(world, { userId: user.id, projectId: free.id });
  // A timer that was forgotten for longer than other entries can last.
  const long = aRecordedEntry(world, { startTime: plus(now, -200 * HOUR), endTime: plus(now, -2 * HOUR), projectId: free.id });
  await world.run(async (stores) => {
    for (const entry of [first, second, third, fourth, billed, running, long]) await stores.timeEntries.insert(entry);
    await stores.timeEntries.claim(invoice.id, [billed.id], now);
  });
  return { first, second, third, fourth, billed, running, long };
}

type Filter = Partial<TimeEntryFilter>;

export const timeEntries: FilteredList<Filter> = {
  name: "time entries",
  area: "timeEntries",
  step: 3,
  async fill(world) {
    const there = await around(world);
    const { user, client, project, free, task, invoice } = there;
    const { first, second, third, fourth, billed, running, long } = await entriesOf(world, there);
    const all = [first, second, third, fourth, billed, running, long];
    const now = world.clock.now();
    return [
      [{}, all],
      [{ userIds: [user.id, world.owner.id] }, all],
      [{ userIds: [] }, []],
      [{ projectIds: [free.id, project.id] }, [second, third, billed, running, long]],
      [{ projectIds: [free.id] }, [third, running, long]],
      [{ taskIds: [task.id] }, [second]],
      [{ clientIds: [client.id, world.client.id] }, [first, second, fourth, billed]],
      [{ clientIds: [client.id] }, [second, billed]],
      [{ invoiceIds: [invoice.id] }, [billed]],
      [{ invoiceIds: [world.ids.next("inv")] }, []],
      [{ tags: ["b"] }, [first, second]],
      [{ tags: ["c%_", "a"] }, [first, third]],
      [{ tags: ["c"] }, []],
      [{ notes: "über" }, [second, fourth]],
      [{ notes: "%_" }, [third]],
      [{ billable: true }, [first, third, fourth, billed, running, long]],
      [{ billable: false }, [second]],
      [{ billingMethods: ["fixed_fee"] }, [second, billed]],
      [{ billingMethods: ["time"], billable: true, billed: false }, [first, third, fourth, running, long]],
      [{ billed: false }, [first, second, third, fourth, running, long]],
      [{ billed: true }, [billed]],
      [{ running: false }, [first, second, third, fourth, billed, long]],
      [{ running: true }, [running]],
      [{ from: plus(now, -5 * HOUR) }, [first, fourth, running]],
      [{ from: plus(now, -HOUR) }, [fourth, running]],
      [{ to: plus(now, -HOUR) }, [first, second, third, billed, long]],
      [{ from: plus(now, -5 * HOUR), to: plus(now, -HOUR) }, [first]],
      [{ to: plus(now, -5 * HOUR + 1), from: plus(now, -5 * HOUR) }, [first]],
      [{ endsAfter: plus(now, -4 * HOUR) }, [fourth, running, long]],
      [{ endsAfter: plus(now, -4 * HOUR - 1) }, [first, fourth, running, long]],
      [{ endsAfter: plus(now, -2 * HOUR) }, [fourth, running]],
      [{ endsAfter: plus(now, -3 * HOUR), to: plus(now, -2 * HOUR), running: false }, [long]],
      [{ endsAfter: plus(now, -5 * HOUR), to: plus(now, -HOUR), tags: ["a"] }, [first]],
      [{ endsAfter: plus(now, -3 * HOUR), userId: user.id }, [fourth, running]],
      [{ updatedSince: plus(now, 1) }, [third]],
      [{ userId: user.id }, [second, fourth, running]],
      [{ userIds: [world.owner.id], userId: user.id }, []],
      [{ tags: ["b"], userId: user.id }, [second]],
    ];
  },
  list: async (world, filter) => {
    const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;
    return (await world.read((stores) => stores.timeEntries.list({ userId: null, ...filter }, page))).items;
  },
};
