import type { DocumentStore, InvoiceId } from "../../../core/index.js";
import { bytes } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";

export class SqlDocumentStore implements DocumentStore {
  constructor(private readonly transaction: Transaction) {}

  async find(invoiceId: InvoiceId, format: string): Promise<Uint8Array | null> {
    const statement = this.transaction.statements.get("documents.find", ({ knex, own, param }) =>
      own(
        knex("documents")
          .select("content")
          .where({ invoice_id: param("id"), format: param("format") }),
      ),
    );
    const [row] = await this.transaction.run(statement, { id: invoiceId, format });
    return row ? new Uint8Array(bytes.decode<Uint8Array>(row["content"])) : null;
  }

  async keep(invoiceId: InvoiceId, format: string, content: Uint8Array): Promise<Uint8Array> {
    const statement = this.transaction.statements.get("documents.insert", ({ knex, param }) =>
      knex("documents")
        .insert({ workspace_id: param("workspace"), invoice_id: param("id"), format: param("format"), content: param("content") })
        .onConflict(["workspace_id", "invoice_id", "format"])
        .ignore(),
    );
    await this.transaction.run(statement, { id: invoiceId, format, content: Buffer.from(content) });
    const kept = await this.find(invoiceId, format);
    if (kept === null) throw new Error(`The workspace has no invoice ${invoiceId}.`);
    return kept;
  }
}
