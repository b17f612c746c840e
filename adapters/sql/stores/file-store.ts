import {
  type Instant,
  lostRace,
  type WorkspaceFileChange,
  type WorkspaceFiles,
  type WorkspaceFileStore,
} from "../../../core/index.js";
import { at, bytes, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";

export class SqlFileStore implements WorkspaceFileStore {
  constructor(private readonly transaction: Transaction) {}

  async find<Kind extends keyof WorkspaceFiles>(kind: Kind, instant: Instant | null): Promise<WorkspaceFiles[Kind] | null> {
    const statement = sql(
      this.transaction,
      "files.find",
      (own) => `
        select media_type, content from logos
        where ${own("workspace_id")} and kind = :kind and created_at <= coalesce(cast(:at as timestamptz), 'infinity')
        order by workspace_version desc limit 1`,
    );
    const [row] = await this.transaction.run(statement, { kind, at: at.encode(instant) });
    const mediaType = text.decode<string | null>(row?.["media_type"] ?? null);
    const content = new Uint8Array(bytes.decode<Uint8Array>(row?.["content"] ?? new Uint8Array()));
    return mediaType === null ? null : ({ mediaType, content } as WorkspaceFiles[Kind]);
  }

  async add({ kind, workspaceVersion, at: instant, file }: WorkspaceFileChange): Promise<void> {
    const statement = this.transaction.statements.get("files.insert", ({ knex, param }) =>
      knex("logos")
        .insert({
          workspace_id: param("workspace"),
          workspace_version: param("version"),
          kind: param("kind"),
          media_type: param("type"),
          content: param("content"),
          created_at: param("at"),
        })
        .onConflict(["workspace_id", "workspace_version"])
        .ignore()
        .returning("workspace_version"),
    );
    const rows = await this.transaction.run(statement, {
      version: workspaceVersion,
      kind,
      type: file?.mediaType ?? null,
      content: file && Buffer.from(file.content),
      at: at.encode(instant),
    });
    if (rows.length === 0) throw lostRace("the settings");
  }
}
