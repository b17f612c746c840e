import { type ComponentType, lazy, useState } from "react";
import { steadily } from "./steadily.js";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A component that is loaded when it is first rendered, or before. */
type Later<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** Resets components that failed to load. */
const failed = new Set<() => void>();

/**
 * A component that is loaded when it is first rendered, or by its `load`. If it is loaded already, it renders at once: React would show a fallback, and
 * replace it after 300 ms at the earliest.
 */
export function later<Props extends object>(load: Load<Props>): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = async () => {
    const module = await steadily(load);
    loaded = module.default;
    return module;
  };
  const lazily = () =>
    lazy(() =>
      loading().catch((reason: unknown) => {
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
