import { Bare } from "../references/bare.js";
import { HttpConnection } from "../loads/http-connection.js";
import { END, START, written } from "../loads/http-requests.js";
import { itemOf, Random } from "../rows/random.js";
import { notesOf, tagsOf } from "../rows/words.js";
import type { Context } from "../scenario.js";
import type { Build } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { Client } from "./client.js";
import { POOL_SIZE } from "./http-scene.js";
import { stopped } from "./process.js";
import { EmbeddedScene, type Running, type Scene, ServerScene } from "./scene.js";

const PROJECTS = 20;
const CONNECTIONS = 8;

/** A service whose time entries were recorded over HTTP, one by one, since its first start. */
export class RecordedScene {
  readonly #random = new Random(1);
  #minute = 0;

  private constructor(
    readonly build: Build,
    readonly scene: Scene,
    readonly token: string,
    readonly projects: readonly string[],
    /** The client of the first project, which gets half of the time entries. */
    readonly customer: string,
    private running: Running,
  ) {}

  static async open(build: Build, { cleanup }: Pick<Context, "cleanup">, embedded: boolean): Promise<RecordedScene> {
    const scene = embedded ? new EmbeddedScene(build, cleanup) : await ServerScene.open(build, cleanup);
    const running = await scene.serve("serve");
    const client = Client.of(running);
    const customer = await client.make("/clients", { name: "Customer" });
    const projects = [await client.make("/projects", { name: "Largest project", client_id: customer, rate: 9_000 })];
    while (projects.length < PROJECTS)
      projects.push(await client.make("/projects", { name: `Project ${projects.length}`, rate: 9_000 }));
    return new RecordedScene(build, scene, client.token, projects, customer, running);
  }

  get client(): Client {
    return Client.of(this.running, this.token);
  }

  /** Records this many time entries, and returns the seconds. */
  async record(count: number): Promise<number> {
    const { port } = this.client;
    const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port)));
    const begin = performance.now();
    let left = count;
    const work = async (connection: HttpConnection): Promise<void> => {
      while (left-- > 0) {
        const status = await connection.send(this.#entry());
        if (status !== 201) throw new Error(`Recording a time entry: status ${status}.`);
      }
    };
    await Promise.all(connections.map(work));
    for (const connection of connections) connection.close();
    return (performance.now() - begin) / 1_000;
  }

  /** As an administrator of the database would: `vacuum analyze` of everything, and a restart. */
  async analyze(): Promise<void> {
    await stopped(this.running.child, "SIGTERM");
    await this.scene.withSql((sql) => sql.query("vacuum analyze"));
    this.running = await this.scene.serve("serve");
  }

  /** The bare reference, which reads the entries. Only on a server. */
  async bare(cleanup: Cleanup): Promise<Bare> {
    const { client, scene, token } = this;
    if (!(scene instanceof ServerScene)) throw new Error("Only one process can read an embedded database.");
    const [workspace, user] = [await client.idOf("/workspace"), await client.idOf("/me")];
    return Bare.start(
      { database: { url: scene.databaseUrl, poolSize: POOL_SIZE }, processes: 1, token, workspace, user, table: "none" },
      cleanup,
    );
  }

  close(): Promise<void> {
    return this.scene.close();
  }

  #entry(): Buffer {
    const random = this.#random;
    const project = random.chance(0.5) ? itemOf(this.projects, 0) : random.of(this.projects);
    const body = JSON.stringify({
      project_id: project,
      notes: notesOf(random),
      tags: tagsOf(random),
      start_time: START,
      end_time: END,
    });
    return written({ method: "POST", path: "/v1/time-entries", token: this.token, body })(this.#minute++);
  }
}
