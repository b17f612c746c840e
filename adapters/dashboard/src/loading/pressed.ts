interface Press {
  readonly target: Element;
  /** Where it was when the pointer went down. */
  readonly box: DOMRect;
}

/**
 * Clicks what the pointer went down on. If loaded content moves a link or button before the pointer goes up, browsers click what both places have in
 * common, which ignores the user.
 */
export function watchPresses(): void {
  let press: Press | undefined;
  const options = { capture: true };
  document.addEventListener("pointerdown", ({ target }) => (press = pressOf(target)), options);
  document.addEventListener(
    "click",
    (event) => {
      const pressed = press;
      press = undefined;
      if (!pressed || !hasMovedAway(pressed, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.target.dispatchEvent(new MouseEvent("click", event));
    },
    options,
  );
}

function pressOf(target: EventTarget | null): Press | undefined {
  const found = target instanceof Element ? target.closest("a, button, label") : null;
  return found ? { target: found, box: found.getBoundingClientRect() } : undefined;
}

/** Whether the target was clicked where it was, but is elsewhere now. False if the pointer left it, which takes the press back. */
function hasMovedAway({ target, box }: Press, { target: clicked, clientX, clientY }: MouseEvent): boolean {
  if (!target.isConnected || (clicked instanceof Node && target.contains(clicked))) return false;
  const { x, y } = target.getBoundingClientRect();
  const isOnBox = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return isOnBox && (x !== box.x || y !== box.y);
}
