import { Code, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./text-block.module.css";

/** Text as it is, broken where it is too wide; reached by keyboard, since it may scroll. */
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

/** What is seen once one asks for it. */
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
