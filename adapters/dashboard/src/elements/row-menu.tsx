import { Suspense, useState } from "react";
import { later } from "../loading/later.js";
import { MenuButton } from "./menu-button.js";
import type { RowMenuProps } from "./row-actions.js";

/** Lazy: needed only on request. */
const OpenedMenu = later(() => import("./opened-menu.js"));

/** The actions for one row or page, in a menu behind a button. */
export function RowMenu(props: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = <MenuButton name={props.name} aria-expanded={false} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
