import type { ServerScene } from "./scene.js";
import { familyTime, processorTime, spentSince } from "./processor-time.js";

/** A process that may have started others, and their connections to a server, by the name that they give themselves. */
export interface Spender {
  readonly pid: number;
  readonly connections: { readonly scene: ServerScene; readonly application: string } | null;
}

export interface Spent<T> {
  readonly result: T;
  /** Microseconds of CPU time. Null where the machine does not tell. */
  readonly nodeCpu: number | null;
  /** That of the server's processes for these connections. */
  readonly databaseCpu: number | null;
}

/** Adds the CPU time that the processes and their connections use meanwhile. */
export async function spending<T>({ pid, connections }: Spender, work: () => Promise<T>): Promise<Spent<T>> {
  const [before, own] = [await backendTimes(connections), familyTime(pid)];
  const result = await work();
  const after = familyTime(pid);
  return {
    result,
    nodeCpu: own === null || after === null ? null : after - own,
    databaseCpu: spentSince(before, await backendTimes(connections)),
  };
}

async function backendTimes(connections: Spender["connections"]): Promise<ReadonlyMap<number, number | null>> {
  if (connections === null) return new Map();
  const { rows } = await connections.scene.sql.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = $1",
    [connections.application],
  );
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid, "postgres")]));
}
