import { type ComponentType, lazy } from "react";
import { steadily } from "./steadily.js";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What makes those that could not be had loadable again. */
const failed = new Set<() => void>();

/** A component that comes when it is shown first. */
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

/** What could not be had is loaded again when it is shown next; to be called where another page is shown in place of the error. */
export function forgetFailures(): void {
  for (const renew of failed) renew();
  failed.clear();
}
