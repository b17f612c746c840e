import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

/** A system that some test files use. Its check imports what it needs, since most runs check few systems. */
export interface Need {
  readonly name: string;
  /** Rejects with the reason if this machine does not have it. */
  check(): Promise<unknown>;
}

export const postgres: Need = {
  name: "a PostgreSQL server",
  check: async () => {
    const { serverUrl, sql } = await import("../adapters/sql/databases.js");
    await sql(serverUrl, "select 1");
  },
};

export const postgresPrograms: Need = installed(
  "PostgreSQL's programs",
  async () => (await import("../end-to-end/private-cluster.js")).clusterProgram,
);

export const rabbitmq: Need = {
  name: "a RabbitMQ server",
  check: async () => {
    const [{ default: amqplib }, { brokerUrl }] = await Promise.all([
      import("amqplib"),
      import("../adapters/rabbitmq/brokers.js"),
    ]);
    await (await amqplib.connect(brokerUrl, { timeout: 30_000 })).close();
  },
};

export const rabbitmqPrograms: Need = installed(
  "RabbitMQ's programs",
  async () => (await import("../end-to-end/private-broker.js")).brokerProgram,
);

export const redisPrograms: Need = installed(
  "Redis",
  async () => (await import("../examples/redis-bus/private-redis.js")).redisProgram,
);

export const chromium: Need = installed("Chromium", async () => (await import("../pages/browser.js")).chromiumPath);

export const poppler: Need = { name: "poppler-utils", check: () => promisify(execFile)("pdftotext", ["-v"]) };

export const python: Need = {
  name: "Python with requests",
  check: () => promisify(execFile)("python3", ["-c", "import requests"]),
};

function installed(name: string, find: () => Promise<string>): Need {
  return {
    name,
    check: async () => {
      const path = await find();
      if (!existsSync(path)) throw new Error(`${path} does not exist`);
    },
  };
}
