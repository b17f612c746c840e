import type { Json } from "./installation.js";

/** What reading itself changes, and positions that a version may write differently. */
const unstable = ["last_used_at", "next_cursor", "request_id"];

/** The changelog of 0.2.0: a budget has `hours` or `amount` instead of `value`. */
function withoutRenamedFields(recorded: Json): Json {
  const { kind, value } = recorded;
  if (kind === "hours" && typeof value === "number") return { kind, hours: String(value) };
  return kind === "amount" && typeof value === "number" ? { kind, amount: value } : recorded;
}

/** Where a value of now lacks or contradicts what was recorded. Fields that a later version added are no difference. */
export function differences(recorded: unknown, now: unknown, path = ""): readonly string[] {
  if (Array.isArray(recorded) && Array.isArray(now) && recorded.length === now.length)
    return recorded.flatMap((item, index) => differences(item, now[index], `${path}/${index}`));
  if (isObject(recorded) && isObject(now))
    return Object.entries(withoutRenamedFields(recorded))
      .filter(([name]) => !unstable.includes(name))
      .flatMap(([name, value]) => differences(value, now[name], `${path}/${name}`));
  return Object.is(recorded, now) ? [] : [`${path}: ${JSON.stringify(recorded)} is now ${JSON.stringify(now)}`];
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
