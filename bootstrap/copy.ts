import { invalidField } from "../core/index.js";
import { prepareEmbedded, serverSettings, transfer } from "./adapters.js";
import { type Config, configOf, SettingError } from "./config.js";
import type { OperatorAnswer, OperatorRequest } from "./control.js";
import { requireKey } from "./copied-keys.js";
import { withInstallation } from "./installation.js";
import { keyFile } from "./secret-key.js";

/** Copies the embedded database to an empty database of a server, or the reverse. Returns the lines to print. */
export async function copy(
  config: Config,
  { options }: OperatorRequest,
  progress: (line: string) => void,
): Promise<OperatorAnswer> {
  if (config.databaseUrl !== null) throw new SettingError("copy uses the embedded database. Unset DATABASE_URL.");
  const { to, from } = options;
  const { databaseUrl } = configOf({ DATABASE_URL: to ?? from });
  if (databaseUrl === null || (to !== undefined && from !== undefined))
    throw invalidField(["to"], "required", "Use --to URL to copy to a PostgreSQL server, or --from URL to copy from one.");
  const server = serverSettings(config, databaseUrl);
  const { dataDir } = config;
  if (to !== undefined) {
    await withInstallation(config, "requires any version", async () => {
      prepareEmbedded(config);
      await transfer.withEmbedded(dataDir, (source) =>
        transfer.withServer(server, (target) => transfer.copyDatabase(source, target, progress)),
      );
    });
    return [
      "Copied. The embedded database is unchanged. From now on, start Stint with DATABASE_URL, and keep the data folder: the copy requires " +
        "its secret.key (or its content in STINT_SECRET_KEY).",
    ];
  }
  await withInstallation({ ...config, databaseUrl }, "requires any version", () =>
    transfer.withServer(server, async (source) => {
      await transfer.withSnapshot(source, async ({ keyCheck }) => requireKey(config, keyCheck));
      prepareEmbedded(config);
      const time = new Date().toISOString();
      await transfer.renewEmbedded(dataDir, { replace: false, time }, (target) =>
        transfer.copyDatabase(source, target, progress),
      );
    }),
  );
  return [
    `Copied. The database on the server is unchanged. From now on, start Stint without DATABASE_URL, and keep ${config.secretKey === null ? keyFile(dataDir) : "STINT_SECRET_KEY"}.`,
  ];
}
