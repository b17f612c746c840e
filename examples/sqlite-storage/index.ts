import { Mutex, type Storage } from "stint/storage";
import { Connection, failedWith } from "./connection.js";
import { directory } from "./directory.js";
import { deliveryQueue, eventOutbox, mailQueue } from "./queues.js";
import { migrate } from "./schema.js";
import { SqliteUnitOfWork, type StoreOptions } from "./unit-of-work.js";
import { housekeeping, requestLog, requestQuota } from "./upkeep.js";

/** `outbox` is false by default. */
export type SqliteOptions = Omit<StoreOptions, "outbox"> & Partial<StoreOptions>;

/** The leases of the last process, which is dead: only one process can have the database open. */
const END_LEASES = `
  update deliveries set doc = json_set(doc, '$.leasedUntil', null) where leasedUntil is not null;
  update outbox set doc = json_set(doc, '$.leasedUntil', null) where leasedUntil is not null;
  update messages set doc = json_set(doc, '$.leasedUntil', 0) where status = 'sending'`;

/**
 * Opens a database file, and creates it if it does not exist. Only one process can have it open: a second one gets an error. Beside the file are its
 * write-ahead log (`-wal`, `-shm`) and its lock (`-lock`).
 */
export function openSqliteStorage(file: string, { clock, ids, outbox = false }: SqliteOptions): Storage {
  const lock = locked(file);
  const writer = new Connection(file, ["journal_mode = wal", "synchronous = normal", "foreign_keys = on"]);
  const applied = migrate(writer);
  writer.execute(END_LEASES);
  const reader = new Connection(file, ["query_only = on"]);
  const unitOfWork = new SqliteUnitOfWork(writer, reader, { clock, ids, outbox });
  const exclusive = new Mutex();
  return {
    unitOfWork,
    onDue: unitOfWork.onDue,
    inOneTransaction: (work) => unitOfWork.inOneTransaction(work),
    directory: directory(reader, unitOfWork),
    deliveryQueue: deliveryQueue(reader, unitOfWork),
    eventOutbox: eventOutbox(reader, unitOfWork),
    mailQueue: mailQueue(unitOfWork),
    housekeeping: housekeeping(unitOfWork),
    requestQuota: requestQuota(unitOfWork),
    requestLog: requestLog(unitOfWork),
    applied,
    exclusively: (work) => exclusive.run(work),
    problem: async () =>
      reader.all("pragma foreign_key_check").length === 0 ? null : "A row refers to a row that does not exist.",
    close: async () => {
      await unitOfWork.across(() => undefined);
      for (const connection of [reader, writer, lock]) connection.close();
    },
  };
}

/** Holds a transaction on a file beside the database for as long as the process lives. */
function locked(file: string): Connection {
  const lock = new Connection(`${file}-lock`, []);
  try {
    lock.execute("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    throw failedWith(error, "SQLITE_BUSY") ? new Error(`Another process has ${file} open.`, { cause: error }) : error;
  }
}
