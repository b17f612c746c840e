import { type ComponentType, createContext, use } from "react";
import { grantOf, type Permission } from "../../../../core/access/permissions.js";
import type { ApplicationPath } from "../../paths.js";
import type { Namespace, Namespaces } from "../words/namespaces.js";
import { useSession } from "./session.js";

export interface PageOf {
  /** What is loaded before the page is shown, in addition to the frame's words. */
  readonly words: Namespace;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** A public page. */
export interface OpenPageOf extends PageOf {
  readonly path: ApplicationPath;
}

/** A part of the application for signed-in users, and its navigation entry. */
export interface Section {
  readonly path: ApplicationPath;
  readonly label: keyof Namespaces["shell"]["navigation"];
  readonly icon: ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>;
  /** Opens the section after the key `g`. */
  readonly key?: string;
  /** The navigation group. */
  readonly group?: "settings";
  /** Null: all signed-in users. */
  readonly may: Permission | null;
  /** Its pages; `below` is the rest of their path, such as `""` or `":id"`, and `may` what they need beyond the section. */
  readonly pages: readonly (PageOf & { readonly below: string; readonly may?: Permission })[];
}

/** The sections, passed by context so that the frame does not import the features. */
export const SectionsContext = createContext<readonly Section[]>([]);

/** The sections that the user may open, in the order of the navigation. */
export function useSections(): readonly Section[] {
  const { me } = useSession();
  return use(SectionsContext).filter(({ may }) => may === null || grantOf(me.role, may) !== "none");
}
