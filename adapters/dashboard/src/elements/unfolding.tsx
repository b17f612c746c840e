import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./unfolding.module.css";

interface UnfoldingProps {
  readonly label: ReactNode;
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
