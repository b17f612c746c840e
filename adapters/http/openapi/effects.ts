import { ANSWERS_KEPT_HOURS } from "../../../core/index.js";
import type { Route } from "../route.js";
import { isRepeatable } from "./conditions.js";

/** The events that follow, and what the same request does when it is sent again. Empty for operations that only read. */
export function effectsOf(route: Route): readonly string[] {
  const { emits = [], again } = route;
  if (again === undefined) return [];
  if (again === "computed") return ["Nothing is stored, so the request can be sent again."];
  const types = emits.map((type) => `\`${type}\``).join(", ");
  return [types === "" ? "Emits no events." : `Events: ${types}.`, repetitionOf(route)];
}

function repetitionOf(route: Route): string {
  const { again = "unchanged", emits = [] } = route;
  if (again === "unchanged") return `The same request again changes nothing${emits.length > 0 ? " and emits no events" : ""}.`;
  const keyed = `with the same \`Idempotency-Key\` within ${ANSWERS_KEPT_HOURS} hours, it only returns the first response`;
  const [status, code] = again.split(" ");
  const second = again === "repeated" ? "has its effect a second time" : `returns ${status} \`${code}\``;
  return `The same request again ${second}${isRepeatable(route) ? `; ${keyed}` : ""}.`;
}
