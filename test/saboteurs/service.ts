import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type Saboteur, saboteur } from "./saboteur.js";

/** The service, its replica, and units of work in the transactions of a host. */
export const serviceSaboteurs: readonly Saboteur[] = [
  saboteur<typeof import("../../bootstrap/secret-key.js")>("bootstrap/secret-key", {
    title: "makes the secret key readable by all users of the machine",
    test: "bootstrap/secret-key.test",
    grep: "only its owner can read",
    breaks: {
      secretKeyOf: (genuine) => (config, isNew) => {
        const key = genuine(config, isNew);
        chmodSync(join(config.dataDir, "secret.key"), 0o644);
        return key;
      },
    },
  }),
  saboteur<typeof import("../../adapters/sql/replica.js")>("adapters/sql/replica", {
    title: "reads from a replica of any age",
    test: "adapters/sql/replica.test",
    grep: "accepts a revoked token only until",
    breaks: {
      Replica: (Replica) =>
        class extends Replica {
          constructor(...[settings, primary, clock, poolSize]: ConstructorParameters<typeof Replica>) {
            const start = clock.now();
            super(settings, primary, { now: () => start }, poolSize);
          }
        },
    },
  }),
  saboteur<typeof import("../../adapters/sql/host/host-settings.js")>("adapters/sql/host/host-settings", {
    title: "leaves the settings of a unit of work to the host's next statement",
    test: "adapters/sql/host/host-settings.test",
    grep: "leaves every setting",
    breaks: {
      hostCommands: (genuine) => (identity) => {
        const commands = genuine(identity);
        const number = { text: "select pg_current_xact_id_if_assigned()::text", raw: true };
        return { ...commands, commit: [number, ...commands.commit.slice(1)] };
      },
    },
  }),
  saboteur<typeof import("../../adapters/sql/host/host-connections.js")>("adapters/sql/host/host-connections", {
    title: "reports due work of a host's transaction before it commits",
    test: "adapters/sql/host/host-commit.test",
    grep: "once, after the host's commit",
    breaks: {
      HostConnections: (HostConnections) =>
        class extends HostConnections {
          override reportAfterCommit(...due: Parameters<InstanceType<typeof HostConnections>["reportAfterCommit"]>) {
            const [, , hints, report] = due;
            report(hints);
            super.reportAfterCommit(...due);
          }
        },
    },
  }),
];
