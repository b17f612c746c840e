import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import amqplib from "amqplib";
import { brokerUrl } from "../adapters/rabbitmq/brokers.js";
import { serverUrl, sql } from "../adapters/sql/databases.js";
import { brokerProgram } from "../end-to-end/private-broker.js";
import { clusterProgram } from "../end-to-end/private-cluster.js";
import { redisProgram } from "../examples/redis-bus/private-redis.js";
import { chromiumPath } from "../pages/browser.js";

/** A system that some test files use. */
export interface Need {
  readonly name: string;
  /** Rejects with the reason if this machine does not have it. */
  check(): Promise<unknown>;
}

export const postgres: Need = { name: "a PostgreSQL server", check: () => sql(serverUrl, "select 1") };

export const postgresPrograms: Need = installed("PostgreSQL's programs", clusterProgram);

export const rabbitmq: Need = {
  name: "a RabbitMQ server",
  check: async () => (await amqplib.connect(brokerUrl, { timeout: 3_000 })).close(),
};

export const rabbitmqPrograms: Need = installed("RabbitMQ's programs", brokerProgram);

export const redisPrograms: Need = installed("Redis", redisProgram);

export const chromium: Need = installed("Chromium", chromiumPath);

export const poppler: Need = { name: "poppler-utils", check: () => promisify(execFile)("pdftotext", ["-v"]) };

export const python: Need = {
  name: "Python with requests",
  check: () => promisify(execFile)("python3", ["-c", "import requests"]),
};

function installed(name: string, path: string): Need {
  return {
    name,
    check: async () => {
      if (!existsSync(path)) throw new Error(`${path} does not exist`);
    },
  };
}
