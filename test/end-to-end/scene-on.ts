import type { CrashStore } from "./crash-stores.js";
import type { CrashingService } from "./crashing-service.js";

interface Scene {
  readonly service: CrashingService;
  close(): Promise<void>;
}

/** A scene for the suite, on a store that it opens and removes. Each test starts with a running service. */
export function sceneOn<S extends Scene>(open: () => Promise<CrashStore>, set: (store: CrashStore) => Promise<S>): () => S {
  let store: CrashStore | undefined;
  let scene: S | undefined;
  const current = (): S => {
    if (!scene) throw new Error("The scene is not set yet.");
    return scene;
  };
  before(async () => {
    store = await open();
    scene = await set(store);
  });
  beforeEach(() => current().service.recover());
  after(async () => {
    await scene?.close();
    await store?.remove();
  });
  return current;
}

/** Prints a figure below the test that measured it. */
export function told(figure: string): void {
  console.log(`        ${figure}`);
}
