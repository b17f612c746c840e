import type { ReactNode } from "react";
import classes from "./facts.module.css";

interface FactsProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Arranged in a row, for figures. */
  readonly isRow?: boolean;
}

/** A description list. */
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
