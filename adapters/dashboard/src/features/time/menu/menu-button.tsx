import { type ReactElement, Suspense, useState } from "react";
import { later } from "../../../loading/later.js";
import type { MenuAction } from "./opened-menu.js";

/** Lazy: needed only on request. */
const OpenedMenu = later(() => import("./opened-menu.js"));

/** What the button of a menu needs in addition to its look. */
interface Given {
  readonly "aria-haspopup": "menu";
  readonly autoFocus?: boolean;
  readonly onClick?: () => void;
}

interface MenuButtonProps {
  readonly actions: readonly MenuAction[];
  readonly button: (given: Given) => ReactElement;
}

/** A button with a menu of actions, which is loaded when it is first opened. */
export function MenuButton({ actions, button }: MenuButtonProps) {
  const [isUsed, setUsed] = useState(false);
  const closed = button({ "aria-haspopup": "menu", onClick: () => setUsed(true) });
  if (!isUsed) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu actions={actions} target={button({ "aria-haspopup": "menu", autoFocus: true })} />
    </Suspense>
  );
}
