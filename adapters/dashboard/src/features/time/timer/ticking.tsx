import { useLayoutEffect, useRef } from "react";
import classes from "../time.module.css";

const MS_PER_SECOND = 1_000;

/** How long it is since then, written each second into the element itself, so that nothing is rendered again. */
export function Ticking({ since }: { readonly since: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      if (place.current) place.current.textContent = lasting(Date.now() - Date.parse(since));
    };
    write();
    const timer = setInterval(write, MS_PER_SECOND);
    return () => clearInterval(timer);
  }, [since]);
  return <span ref={place} role="timer" className={classes["figure"]} />;
}

/** `1:02:03`; the service's clock may be a little ahead of ours. */
function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / MS_PER_SECOND));
  const part = (value: number) => String(value % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${part(Math.floor(seconds / 60))}:${part(seconds)}`;
}
