import "reflect-metadata";
import { Container } from "inversify";
import { openStorage, type StorageSettings } from "../adapters/sql/index.js";
import { RandomTokenSecrets } from "../adapters/system/random-token-secrets.js";
import { systemClock } from "../adapters/system/system-clock.js";
import { TypeIdSource } from "../adapters/system/type-id-source.js";
import { createUseCases } from "../core/index.js";
import type { Config } from "./config.js";
import { createLogger } from "./logger.js";
import { tokens } from "./tokens.js";

/** Chooses the adapters that the settings ask for. Nothing is opened before it is asked for. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.logger).toResolvedValue(createLogger, [tokens.config]);
  container.bind(tokens.clock).toConstantValue(systemClock);
  container.bind(tokens.ids).toResolvedValue(() => new TypeIdSource());
  container.bind(tokens.tokenSecrets).toResolvedValue(() => new RandomTokenSecrets());
  container
    .bind(tokens.storage)
    .toResolvedValue((settings, clock) => openStorage(storageSettings(settings), { clock }), [tokens.config, tokens.clock])
    .onDeactivation((storage) => storage.close());
  container
    .bind(tokens.ports)
    .toResolvedValue(
      ({ unitOfWork, directory }, clock, ids, tokenSecrets) => ({ unitOfWork, directory, clock, ids, tokenSecrets }),
      [tokens.storage, tokens.clock, tokens.ids, tokens.tokenSecrets],
    );
  container.bind(tokens.useCases).toResolvedValue(createUseCases, [tokens.ports]);
  return container;
}

function storageSettings({ databaseUrl, dataDir }: Config): StorageSettings {
  return databaseUrl === null ? { kind: "embedded", folder: dataDir } : { kind: "server", url: databaseUrl };
}
