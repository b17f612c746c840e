import type { components } from "../../api/api.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import type { Me } from "../../api/me.js";
import { type Role, roles } from "../../../../../core/access/roles.js";

export type Person = components["schemas"]["User"];

export const choices = ["current", "deactivated", "all"] as const;

export interface PeopleFilter {
  readonly name: string;
  readonly choice: (typeof choices)[number];
}

const statusesOf = {
  current: { status: ["active" as const, "invited" as const] },
  deactivated: { status: ["deactivated" as const] },
  all: {},
};

export function peopleQuery({ name, choice }: PeopleFilter) {
  const query = { sort: "name" as const, ...(name === "" ? {} : { name }), ...statusesOf[choice] };
  return paged(keys.users.list(query), (cursor, signal) =>
    answered(api.GET("/users", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** What was chosen among the roles. */
export function roleOf(text: string): Role {
  return roles.find((role) => role === text) ?? "member";
}

/** The roles that one may give: an admin makes nobody an owner. */
export function rolesToGive(me: Me): readonly Role[] {
  return me.role === "owner" ? roles : roles.filter((role) => role !== "owner");
}

/** Whether one may change this person: an admin changes no owner. */
export function mayChange(me: Me, person: Person): boolean {
  return me.role === "owner" || person.role !== "owner";
}

/** The condition of a change; people that one may change have a version. */
export function versionOf({ version }: Person): { readonly version: number } {
  if (version === undefined) throw new Error("This person cannot be changed.");
  return { version };
}
