import type { ReactNode } from "react";
import classes from "./facts.module.css";

interface FactsProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Beside each other, for figures. */
  readonly isRow?: boolean;
}

/** What is known of one thing, by name. */
export function Facts({ facts, isRow = false }: FactsProps) {
  return (
    <dl className={classes[isRow ? "figures" : "facts"]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
