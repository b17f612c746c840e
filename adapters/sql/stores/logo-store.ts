import { type Instant, type Logo, type LogoChange, type LogoStore, lostRace } from "../../../core/index.js";
import { at, bytes, text } from "../rows.js";
import type { Session } from "../session.js";
import { sql } from "./named-sql.js";

export class SqlLogoStore implements LogoStore {
  constructor(private readonly session: Session) {}

  async find(instant: Instant | null): Promise<Logo | null> {
    const statement = sql(
      this.session,
      "logos.find",
      ["at"],
      (own) => `
        select media_type, content from logos
        where ${own("workspace_id")} and created_at <= coalesce(cast(:at as timestamptz), 'infinity')
        order by workspace_version desc limit 1`,
    );
    const [row] = await this.session.run(statement, { at: at.encode(instant) });
    const mediaType = text.decode<Logo["mediaType"] | null>(row?.["media_type"] ?? null);
    return mediaType && { mediaType, content: new Uint8Array(bytes.decode<Uint8Array>(row?.["content"])) };
  }

  async add({ workspaceVersion, at: instant, logo }: LogoChange): Promise<void> {
    const statement = this.session.statements.get("logos.insert", ({ knex, param }) =>
      knex("logos")
        .insert({
          workspace_id: param("workspace"),
          workspace_version: param("version"),
          media_type: param("type"),
          content: param("content"),
          created_at: param("at"),
        })
        .onConflict(["workspace_id", "workspace_version"])
        .ignore()
        .returning("workspace_version"),
    );
    const rows = await this.session.run(statement, {
      version: workspaceVersion,
      type: logo?.mediaType ?? null,
      content: logo && Buffer.from(logo.content),
      at: at.encode(instant),
    });
    if (rows.length === 0) throw lostRace("the logo");
  }
}
