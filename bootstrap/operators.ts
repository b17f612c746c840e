import { join } from "node:path";
import { type Storage, StintError } from "../core/index.js";
import { isTemporaryName } from "./adapters.js";
import type { Config } from "./config.js";
import { COPY_FILES, listenForOperators, type OperatorAnswer, type OperatorRequest } from "./control.js";
import { OWNER_EMAIL } from "./demo/demo-data.js";
import { fillWorkspace, isInterrupted } from "./demo/fill-workspace.js";
import type { FirstCredentials } from "./first-credentials.js";
import { operate, type Workplace } from "./operator.js";
import { toRun } from "./to-run.js";
import type { Service } from "./tokens.js";

/** Accepts operators' commands if the service uses the embedded database, which no other process can open. */
export async function startOperators(service: Service, stopping: AbortSignal): Promise<{ stop(): Promise<void> }> {
  const { config, storage, ports, useCases, publicAddress } = service;
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return { stop: () => Promise.resolve() };
  let filled: Promise<unknown> = Promise.resolve();
  const inOneTransaction: Storage["inOneTransaction"] = (work) => storage.inOneTransaction(work);
  const fillDemo: Workplace["fillDemo"] = (progress) => {
    const credentials = fillWorkspace(ports, { progress, inOneTransaction, stopping }).catch((error: unknown) =>
      explainInterruption(config, error),
    );
    filled = Promise.allSettled([filled, credentials]);
    return credentials;
  };
  const workplace = { useCases, directory: ports.directory, publicUrl: publicAddress.url, fillDemo };
  const operators = await listenForOperators(dataDir, (request, progress) =>
    request.command === COPY_FILES ? copyFiles(service, request) : operate(workplace, request, progress),
  );
  return {
    stop: async () => {
      operators.close();
      await filled;
    },
  };
}

async function copyFiles({ config, storage }: Service, { options: { to = "" } }: OperatorRequest): Promise<OperatorAnswer> {
  if (!storage.copyFiles || !isTemporaryName(to))
    throw new StintError("invalid", "not_copied", "The database cannot be copied there.");
  await storage.copyFiles(join(config.dataDir, to));
  return [];
}

function explainInterruption(config: Config, error: unknown): FirstCredentials {
  if (!isInterrupted(error)) throw error;
  const sentence = `The service was stopped before the demo was complete. Its next start goes on with it. To sign in then, run \`${toRun(config, `sign-in-link --user ${OWNER_EMAIL}`)}\`.`;
  throw new StintError("unavailable", "demo_interrupted", sentence);
}
