import { paths } from "../../../paths.js";
import type { Schemas } from "../../../../../client/index.js";
import { FIELD_PARAMETER } from "../../elements/use-field-in-address.js";

type Finding = Pick<Schemas["Finding"], "rule" | "pointer">;

/** What the findings are about. */
export interface Found {
  readonly clientId: string;
  /** The draft; null if it is not stored, or issued. */
  readonly draftId: string | null;
}

interface FindingLink {
  readonly path: string;
  readonly label: "toSettings" | "toClient" | "toDraft";
}

/** Where what a finding reports can be corrected: the form, and its field. Null if it is the form that the finding is shown with. */
export function linkOf({ rule, pointer }: Finding, { clientId, draftId }: Found): FindingLink | null {
  const [party, ...names] = pointer.slice(1).split("/");
  if (rule === "tax_not_chosen") return { path: paths.workspace, label: "toSettings" };
  if (party === "seller")
    return { path: `${paths.workspace}?${FIELD_PARAMETER}=${["seller", ...names].join(".")}#seller`, label: "toSettings" };
  if (party === "buyer")
    return { path: `${paths.clients}?edit=${clientId}&${FIELD_PARAMETER}=${names.join(".")}`, label: "toClient" };
  if (draftId === null) return null;
  return { path: `${paths.invoices}/${draftId}?edit=&${FIELD_PARAMETER}=${[party, ...names].join(".")}`, label: "toDraft" };
}

/** The keys of texts about what a pointer names, from the field to what contains it, without positions in lists: `seller_address_city`, `seller_address`, … */
export function keysOf(pointer: string): readonly string[] {
  const names = pointer
    .slice(1)
    .split("/")
    .filter((name) => !/^\d*$/.test(name));
  return names.map((_, index) => names.slice(0, names.length - index).join("_"));
}
