import { Code, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./text-block.module.css";

/** Preformatted text with line wrapping. Focusable, since it may scroll. */
export function TextBlock({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Code block className={classes["block"] ?? ""} tabIndex={0} role="group" aria-label={label}>
      {text}
    </Code>
  );
}

interface UnfoldingProps {
  readonly label: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A collapsed section. */
export function Unfolding({ label, isOpen = false, children }: UnfoldingProps) {
  return (
    <details open={isOpen}>
      <Text component="summary" size="sm" className={classes["summary"] ?? ""}>
        {label}
      </Text>
      {children}
    </details>
  );
}
