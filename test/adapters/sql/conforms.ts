import { openStorage, type OpenedStorage, type InternalOptions, type StorageSettings } from "../../../adapters/sql/storage.js";
import type { ConformanceCase, Handle, Subject } from "../../conformance/index.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";

/** Runs the cases on one storage. On a server, they also use a second handle, like a second process. `handleOn` replaces ports of each. */
export function conforms(
  cases: readonly ConformanceCase[],
  settings: () => StorageSettings,
  options: Partial<InternalOptions> = {},
  handleOn: (storage: OpenedStorage) => Handle = (storage) => storage,
): void {
  const clock = manualClock();
  const opened: OpenedStorage[] = [];
  let subject: Subject;

  const open = async (): Promise<Handle> => {
    const storage = await openStorage(settings(), { ...storageOptions, clock, outbox: true, ...options });
    opened.push(storage);
    return handleOn(storage);
  };

  before(async () => {
    let other: Promise<Handle> | undefined;
    const second = () => (other ??= open());
    subject = { ...(await open()), clock, ids: storageOptions.ids, ...(settings().kind === "server" ? { second } : {}) };
  });

  for (const { title, run } of cases) it(title, () => run(subject));

  after(() => Promise.all(opened.map((storage) => storage.close())));
}
