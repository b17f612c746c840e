import type { StoragePorts } from "../../core/ports/storage.js";
import type { Stores, UnitOfWork } from "../../core/ports/unit-of-work.js";
import { neededPorts, neededStores, type Step } from "./steps.js";

/** The storage, which calls `later` before each method that only steps after `last` need. If `later` throws, so does the method. */
export function builtUpTo(last: number, storage: StoragePorts, later: (method: string) => void): StoragePorts {
  const part = <T extends object>(name: string, needed: Readonly<Record<string, Step>>, complete: T): T =>
    new Proxy(complete, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...words: unknown[]): unknown => {
          if (!((needed[String(key)] ?? Infinity) <= last)) later(`${name}.${String(key)}`);
          return value.apply(target, words);
        };
      },
    });
  const storesOf = (complete: Stores): Stores =>
    new Proxy(complete, {
      get(target, key: keyof Stores) {
        const store = target[key] as object | undefined;
        return store && part(`stores.${key}`, neededStores[key], store);
      },
    });
  const unitOfWork: UnitOfWork = {
    run: (scope, work) => storage.unitOfWork.run(scope, (stores) => work(storesOf(stores as Stores))),
    read: (scope, work) => storage.unitOfWork.read(scope, (stores) => work(storesOf(stores as Stores))),
  };
  const { onDue, ...ports } = neededPorts;
  const made = { ...storage, unitOfWork };
  const parts = Object.entries(ports).map(([name, needed]) => [name, part(name, needed, made[name as keyof typeof ports])]);
  return {
    ...(Object.fromEntries(parts) as Omit<StoragePorts, "onDue">),
    onDue: part("storage", { onDue }, made).onDue,
  };
}
