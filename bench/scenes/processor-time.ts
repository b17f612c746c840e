import { readFileSync } from "node:fs";

/** The kernel's unit of processor time in `/proc`, a constant of Linux. */
const TICK_MICROSECONDS = 10_000;

/** Microseconds of CPU time that the process has used, or null if the machine does not tell or it is not such a process. */
export function processorTime(pid: number, command?: string): number | null {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    if (rest === undefined || (command !== undefined && name !== command)) return null;
    const fields = rest.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  } catch {
    return null;
  }
}

/** Like {@link processorTime}, for the process and those that it has started. */
export function familyTime(pid: number): number | null {
  const own = processorTime(pid);
  return own === null ? null : childrenOf(pid).reduce((sum, child) => sum + (processorTime(child) ?? 0), own);
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The processor time of several processes, null if that of none is known. A process that has begun since counts from its start. */
export function spentSince(before: ReadonlyMap<number, number | null>, after: ReadonlyMap<number, number | null>): number | null {
  let sum: number | null = null;
  for (const [pid, time] of after) if (time !== null) sum = (sum ?? 0) + time - (before.get(pid) ?? 0);
  return sum;
}
