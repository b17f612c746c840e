import { invalidField } from "../../core/index.js";
import type { Config } from "../config.js";
import { toRun } from "../to-run.js";

/** Throws `required` (invalid) if there is none. */
export function tokenOf(config: Config): string {
  if (config.token !== null) return config.token;
  const sentence = `Set STINT_TOKEN to an API token, or use --token. To create one, run: ${toRun(config, "token create --user EMAIL")}`;
  throw invalidField(["token"], "required", sentence);
}
