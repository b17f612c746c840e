import { createHash } from "node:crypto";
import type { Database } from "../../../adapters/sql/database.js";
import { type BackupHeader, headerOf, piecesIn, verifyBackup } from "../../../adapters/sql/transfer/backup-format.js";
import { writeBackup } from "../../../adapters/sql/transfer/backup-file.js";
import { withEmbedded, withServer } from "../../../adapters/sql/transfer/databases.js";
import { withSnapshot } from "../../../adapters/sql/transfer/dump.js";
import { load, type Loading } from "../../../adapters/sql/transfer/load.js";
import { openStorage, type OpenedStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import { type Actor, createUseCases, parseCurrency, parseDecimal, parseTimeZone, type UseCases } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";

/** More rows than a piece of a backup has. */
const ENTRIES = 520;

export function withDatabase<T>(settings: StorageSettings, work: (database: Database) => Promise<T>): Promise<T> {
  return settings.kind === "server" ? withServer(settings, work) : withEmbedded(settings.folder, work);
}

/** Runs work on a storage, and closes it. */
export async function withStorage<T>(settings: StorageSettings, work: (storage: OpenedStorage) => Promise<T>): Promise<T> {
  const storage = await openStorage(settings, storageOptions);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** What {@link fill} has stored. */
export interface Filled {
  readonly token: string;
  readonly owner: Actor;
}

/** Creates a workspace with billed entries, invoices, a webhook and a document. */
export async function fill(storage: OpenedStorage, name = "Ünï €"): Promise<Filled> {
  const useCases = createUseCases(portsOn(storage));
  const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("UTC")];
  const { token } = await useCases.createWorkspace({ name, ownerEmail: "owner@example.com", currency, timeZone });
  const owner = required((await useCases.authenticate(token)) ?? undefined);
  const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
  const { id: projectId } = await useCases.createProject(owner, {
    name: "Project",
    clientId,
    budget: { kind: "amount", amount: 999_999_999_999_999n },
  });
  const at = (minutes: number) => (Date.parse("2026-03-02T08:00:00Z") + minutes * 60_000) as never;
  for (let n = 0; n < ENTRIES; n++)
    await useCases.createTimeEntry(owner, { projectId, startTime: at(n), endTime: at(n + 1), notes: `line\n${n} \u2028 "` });
  await useCases.createWebhook(owner, { url: "https://127.0.0.1:1/", events: ["client.created"] });
  await invoice(useCases, owner);
  return { token, owner };
}

/** Issues an invoice, and keeps a document of it. */
export async function invoice(useCases: UseCases, owner: Actor): Promise<void> {
  const { items } = await useCases.listClients(owner, {}, { limit: 1, sort: "createdAt", descending: false, after: null });
  const lines = [{ description: "Fixed", quantity: parseDecimal("1"), unitPrice: 100n }];
  const created = await useCases.createInvoice(owner, { clientId: required(items[0]).id, lines });
  await useCases.updateInvoice(owner, created.invoice.id, { status: "open" });
}

/** The digest of the rows of each table, as sets. */
export function contentOf(settings: StorageSettings, except: readonly string[] = []): Promise<Readonly<Record<string, string>>> {
  return withDatabase(settings, (database) =>
    withSnapshot(database, async (_, pieces) => {
      const rows = new Map<string, string[]>();
      for await (const piece of pieces) {
        if (except.includes(piece.table)) continue;
        rows.set(piece.table, [...(rows.get(piece.table) ?? []), ...piece.rows.map(withoutNumbers)]);
      }
      const digest = (texts: readonly string[]) =>
        createHash("sha256")
          .update([...texts].sort().join("\n"))
          .digest("hex");
      return Object.fromEntries([...rows].map(([table, texts]) => [table, `${texts.length} ${digest(texts)}`]));
    }),
  );
}

/** Identity columns are assigned anew, in the same order. */
function withoutNumbers(row: string): string {
  return row.replace(/"(?:seq|position)": \d+/g, '""');
}

export async function backedUp(settings: StorageSettings, file: string, changes: Partial<BackupHeader> = {}): Promise<number> {
  return withDatabase(settings, (database) =>
    withSnapshot(database, (origin, pieces) => {
      const header = { ...origin, key: null, version: "0.0.0", createdAt: "2026-01-01T00:00:00.000Z", ...changes };
      return writeBackup(file, header, pieces, { signal: new AbortController().signal, onRows: () => undefined });
    }),
  );
}

/** Restores as the command does, without the key. */
export async function restored(file: string, settings: StorageSettings, loading: Partial<Loading> = {}): Promise<void> {
  const header = await headerOf(file);
  await verifyBackup(file);
  await withDatabase(settings, (database) =>
    load(database, header, piecesIn(file), { replace: false, isEarlier: true, ...loading }),
  );
}
