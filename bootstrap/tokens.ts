import type { ServiceIdentifier } from "inversify";
import type { Logger } from "pino";
import type { SqlStorage } from "../adapters/sql/index.js";
import type { Clock, IdSource, Ports, TokenSecrets, UseCases } from "../core/index.js";
import type { Config } from "./config.js";

/** What the container is asked for. */
export const tokens = {
  config: Symbol("Config") as ServiceIdentifier<Config>,
  logger: Symbol("Logger") as ServiceIdentifier<Logger>,
  clock: Symbol("Clock") as ServiceIdentifier<Clock>,
  ids: Symbol("IdSource") as ServiceIdentifier<IdSource>,
  tokenSecrets: Symbol("TokenSecrets") as ServiceIdentifier<TokenSecrets>,
  storage: Symbol("SqlStorage") as ServiceIdentifier<SqlStorage>,
  ports: Symbol("Ports") as ServiceIdentifier<Ports>,
  useCases: Symbol("UseCases") as ServiceIdentifier<UseCases>,
};
