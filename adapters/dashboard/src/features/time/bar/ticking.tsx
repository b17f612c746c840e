import { useLayoutEffect, useRef } from "react";
import classes from "./bar.module.css";

const MS_PER_SECOND = 1_000;

/** The elapsed time, updated each second directly in the element to avoid rendering. */
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

/** As `1:02:03`. Never negative, since the service's clock may be slightly ahead. */
function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / MS_PER_SECOND));
  const part = (value: number) => String(value % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${part(Math.floor(seconds / 60))}:${part(seconds)}`;
}
