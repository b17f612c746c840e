import { type ComponentType, lazy } from "react";
import { steadily } from "./steadily.js";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Resets components that failed to load. */
const failed = new Set<() => void>();

/** A component that is loaded when it is first rendered. */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const lazily = () =>
    lazy(() =>
      steadily(load).catch((reason: unknown) => {
        failed.add(renew);
        throw reason;
      }),
    );
  const renew = () => {
    Part = lazily();
  };
  let Part = lazily();
  return function Later(props: Props) {
    return <Part {...props} />;
  };
}

/** Retries failed components at their next render. Call it when another page replaces the error. */
export function forgetFailures(): void {
  for (const renew of failed) renew();
  failed.clear();
}
