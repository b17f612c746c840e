import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import type { Me } from "../../api/me.js";
import { type Role, roles } from "../../../../../core/access/roles.js";

export type Person = Schemas["User"];
export type Invited = Schemas["InvitedUser"];

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

/** The selected role. */
export function roleOf(text: string): Role {
  return roles.find((role) => role === text) ?? "member";
}

/** The roles that the user may assign. An admin can't assign the owner role. */
export function rolesToGive(me: Me): readonly Role[] {
  return me.role === "owner" ? roles : roles.filter((role) => role !== "owner");
}

/** Whether the user may change this person. An admin can't change owners. */
export function mayChange(me: Me, person: Person): boolean {
  return me.role === "owner" || person.role !== "owner";
}

/** The If-Match header of a change. Every person that the user may change has a version. */
export function versionOf({ version }: Person): { readonly version: number } {
  if (version === undefined) throw new Error("This person cannot be changed.");
  return { version };
}
