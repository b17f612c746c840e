import { type Actor, authorize } from "../../access/actor.js";
import { buyerOf, footerOf } from "../../invoices/parties.js";
import { notFound, StintError } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import { requireRange } from "../../kernel/range.js";
import type { Clock } from "../../ports/clock.js";
import type { DocumentRenderer, StatementDocument, StopSignal } from "../../ports/document-renderer.js";
import type { UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import type { GetAccountStatement } from "../stating.js";
import { statementWords } from "../statement-words.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
  readonly clock: Clock;
}

/** Which part of the account of a client is printed. */
export interface ExportAccountStatement extends GetAccountStatement {
  /** Stops the rendering when aborted. */
  readonly signal?: StopSignal | undefined;
}

/** A printed statement of account. */
export interface StatementFile {
  /** The data that it shows. */
  readonly document: StatementDocument;
  /** The bytes of the PDF. */
  readonly content: Uint8Array;
  /** In the language of the client, with the day of the open items: `statement-2026-05-07.pdf`. */
  readonly fileName: string;
}

/** Returns the statement of account of a client as PDF to actors who may read invoices. Throws `not_found`, and `range_reversed` and `range_too_long` (invalid). */
export function makeExportAccountStatement(needs: Needs) {
  const files = makeStatementDocuments(needs);
  return async (actor: Actor, id: ClientId, request: ExportAccountStatement = {}): Promise<StatementFile> => {
    authorize(actor, "invoices:read");
    requireRange(request);
    return files(actor, id, request);
  };
}

/** Returns the statement of account of a client as PDF, with what is due now. It is not stored. No transaction is open during rendering. */
export function makeStatementDocuments({ unitOfWork, documentRenderer, clock }: Needs) {
  return async (scope: WorkScope, id: ClientId, { signal, ...request }: ExportAccountStatement): Promise<StatementFile> => {
    const { requirePrintable, statementOf } = await import("../stating.js");
    const now = clock.now();
    const document = await unitOfWork.read(scope, async (stores): Promise<StatementDocument> => {
      const client = await stores.clients.find(id);
      if (client === null) throw notFound("client");
      const workspace = await stores.workspace.get();
      const { seller, accentColor, currency } = workspace;
      const buyer = buyerOf(client, workspace);
      const locale = buyer.locale ?? workspace.locale;
      return {
        statement: await statementOf(stores, { client, workspace }, request, now),
        currency,
        seller,
        sellerName: seller.legalName ?? workspace.name,
        logo: await stores.files.find("logo", null),
        font: workspace.font && (await stores.files.find("font", null)),
        buyer,
        locale,
        accentColor,
        footer: footerOf(workspace, locale),
        createdAt: now,
      };
    });
    requirePrintable(document.statement);
    const { renderStatement } = documentRenderer;
    if (renderStatement === undefined)
      throw new StintError("invalid", "format_not_available", "The documentRenderer of this installation prints no statements.");
    const content = await renderStatement(document, signal);
    const fileName = `${statementWords(document.locale).file}-${document.statement.asOf}.pdf`;
    return { document, content, fileName };
  };
}
