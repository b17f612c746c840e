import { Code } from "@mantine/core";
import classes from "./text-block.module.css";

/** Preformatted text with line wrapping. Focusable, since it may scroll. */
export function TextBlock({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Code block className={classes["block"] ?? ""} tabIndex={0} role="group" aria-label={label}>
      {text}
    </Code>
  );
}
