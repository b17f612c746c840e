import type { LoggedRequest, Page, PageRequest, RequestFilter, RequestStore } from "../../../core/index.js";
import { at, Columns, integer, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { activeConditions, type Conditions, isAny, isBeforeInstant, isFromInstant } from "./conditions.js";
import type { OwnSql } from "./named-sql.js";
import { firstOf, pageQuery } from "./page-sql.js";

export const REQUESTS = "requests";

export const requests = new Columns<LoggedRequest>({
  id: text,
  at,
  requestId: text,
  tokenId: text,
  userId: text,
  method: text,
  path: text,
  userAgent: text,
  operation: text,
  status: integer,
  code: text,
  durationMs: integer,
});

const conditions: Conditions<RequestFilter> = {
  requestIds: isAny("request_id"),
  tokenIds: isAny("token_id"),
  methods: isAny("method"),
  statuses: isAny("status"),
  from: isFromInstant("at"),
  to: isBeforeInstant("at"),
};

export class SqlRequestStore implements RequestStore {
  constructor(private readonly transaction: Transaction) {}

  async page(filter: RequestFilter, page: PageRequest): Promise<Page<LoggedRequest>> {
    const { transaction } = this;
    const source = { table: REQUESTS, columns: requests.columns, where: (own: OwnSql) => own("workspace_id") };
    const active = activeConditions(conditions, filter);
    const rows = await transaction.run(...pageQuery(transaction.statements, source, active, { ...page, sort: "at" }));
    return firstOf(
      rows.map((row) => requests.fromRow(row)),
      page.limit,
      ({ at: key, id }) => ({ key, id }),
    );
  }
}
