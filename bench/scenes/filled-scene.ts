import { type Filled, fill } from "../rows/fill.js";
import { itemOf } from "../rows/random.js";
import type { Context } from "../scenario.js";
import type { Build } from "./build.js";
import { Client } from "./client.js";
import { pidOf, stopped } from "./process.js";
import { ServerScene } from "./scene.js";

/** A service on generated data. */
export interface FilledScene extends Filled {
  readonly build: Build;
  readonly entries: number;
  readonly scene: ServerScene;
  readonly client: Client;
  readonly pid: number;
}

/** `billing` lists numbers of unbilled entries; each gets a client of its own. */
export async function openFilledScene(
  { cleanup, say }: Pick<Context, "cleanup" | "say">,
  build: Build,
  entries: number,
  billing: readonly number[] = [],
): Promise<FilledScene> {
  const scene = await ServerScene.open(build, cleanup);
  const first = await scene.serve("serve");
  const start = performance.now();
  const before = Client.of(first);
  const filled = await fill(scene.sql, before, entries, billing);
  await stopped(first.child, "SIGTERM");
  say(
    `  ${build.name}: generated ${entries.toLocaleString("en")} entries in ${Math.round((performance.now() - start) / 1_000)} s`,
  );
  const running = await scene.serve("serve");
  return { ...filled, build, entries, scene, client: Client.of(running, before.token), pid: pidOf(running.child) };
}

/** A client of average size, one of its projects and tasks, and a user. */
export function typicalOf({ rows }: Filled) {
  const client = Math.floor(rows.clients.length / 4);
  const project = itemOf(rows.projects, client);
  return {
    client: itemOf(rows.clients, client),
    project: project.id,
    task: itemOf(project.tasks, 0),
    user: itemOf(rows.users, Math.floor(rows.users.length / 4)),
  };
}
