import classes from "./colour-dot.module.css";

/** A project's color. Decorative: the name is always next to it. */
export function ColourDot({ color }: { readonly color: string | null | undefined }) {
  return <span aria-hidden="true" className={classes["dot"]} style={{ background: color ?? "var(--mantine-color-gray-5)" }} />;
}
