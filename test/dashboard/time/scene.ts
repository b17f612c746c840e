import { expect } from "chai";
import type { Api } from "../../http/harness.js";

export type Row = Record<string, unknown>;

export interface Scene {
  readonly website: string;
  readonly design: string;
  readonly shop: string;
}

/** Two projects, the first with a task. */
export async function makeScene(api: Api): Promise<Scene> {
  const website = await make(api, "/projects", { name: "Website", color: "#3b5bdb" });
  const design = await make(api, `/projects/${website}/tasks`, { name: "Design" });
  const shop = await make(api, "/projects", { name: "Web shop", code: "SHOP" });
  return { website, design, shop };
}

export async function make(api: Api, path: string, body: object): Promise<string> {
  const reply = await api(`/v1${path}`, { body });
  expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
  return reply.body["id"] as string;
}

export async function entriesOf(api: Api): Promise<Row[]> {
  return (await api("/v1/time-entries?sort=start_time")).body["data"] as Row[];
}

/** The second of March 2026 in Berlin, an hour ahead of UTC. */
export const day = "2026-03-02";

export function span(from: string, to: string) {
  return { start_time: `${day}T${from}:00+01:00`, end_time: `${day}T${to}:00+01:00` };
}
