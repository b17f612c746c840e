import { type ComponentType, createContext, use } from "react";
import { grantOf, type Permission } from "../../../../core/access/permissions.js";
import type { ApplicationPath } from "../../paths.js";
import type { Namespace, Namespaces } from "../words/namespaces.js";
import { useSession } from "./session.js";

export interface PageOf {
  /** What must be there before the page is shown, beside the words of the frame. */
  readonly words: Namespace;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** A page for who is not signed in. */
export interface OpenPageOf extends PageOf {
  readonly path: ApplicationPath;
}

/** A part of the application that one signs in for, and its entry in the navigation. */
export interface Section {
  readonly path: ApplicationPath;
  readonly label: keyof Namespaces["shell"]["navigation"];
  readonly icon: ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>;
  /** Stands in this group of the navigation. */
  readonly group?: "settings";
  /** Null: everybody who is signed in. */
  readonly may: Permission | null;
  /** Its pages; `below` is the rest of their path, such as `""` or `":id"`, and `may` what they need beyond the section. */
  readonly pages: readonly (PageOf & { readonly below: string; readonly may?: Permission })[];
}

/** The table of sections, handed down so that the frame does not import the features. */
export const SectionsContext = createContext<readonly Section[]>([]);

/** The sections that the user may use, in the order of the navigation. */
export function useSections(): readonly Section[] {
  const { me } = useSession();
  return use(SectionsContext).filter(({ may }) => may === null || grantOf(me.role, may) !== "none");
}
