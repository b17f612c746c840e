import { type ComponentType, lazy, useState } from "react";
import { steadily } from "./steadily.js";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

type Later<Props> = ComponentType<Props> & {
  /** Loads the component ahead. If that fails, it is loaded again when it is rendered. */
  readonly load: () => Promise<unknown>;
};

/** Resets components that failed to load. */
const failed = new Set<() => void>();

/**
 * A component that is loaded when it is first rendered, or ahead. Loaded ahead, it renders at once. Otherwise React shows a fallback, and replaces
 * it after 300 ms at the earliest.
 */
export function later<Props extends object>(load: Load<Props>): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const lazily = () =>
    lazy(() =>
      steadily(loading).catch((reason: unknown) => {
        failed.add(renew);
        throw reason;
      }),
    );
  const renew = () => {
    Part = lazily();
  };
  let Part: ComponentType<Props> = lazily();
  function Later(props: Props) {
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Part }));
    return <Shown {...props} />;
  }
  return Object.assign(Later, { load: loading });
}

/** Retries failed components at their next render. Call it when another page replaces the error. */
export function forgetFailures(): void {
  for (const renew of failed) renew();
  failed.clear();
}
