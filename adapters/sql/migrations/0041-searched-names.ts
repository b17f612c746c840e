import type { Knex } from "knex";
import { foldForSearch } from "../../../core/index.js";
import { FOLDED_NAME, foldedBuyer } from "../searched-text.js";
import { changeTriggers, dropChangeTriggers, trackChangesAtFirst } from "./change-tracking.js";
import { fillFolds } from "./folds.js";
import { execute } from "./schema.js";

const BUYER = foldedBuyer.column;

/** `searchedNames` of a row, or of the buyer of an invoice, in SQL. */
const namesOf = (name: string, legalName: string): string => `${name} || coalesce(E'\\n' || ${legalName}, '')`;

/** Adds the legal names to the names in which lists search for clients, and the names on issued invoices. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...dropChangeTriggers("invoices"),
    `alter table invoices add column ${BUYER} text collate "C", no force row level security, disable trigger user`,
    "alter table clients no force row level security, disable trigger user",
  ]);
  const client = { column: FOLDED_NAME, text: namesOf("name", "legal_name"), where: "legal_name is not null" };
  await fillFolds(knex, "clients", { ...client, fold: foldForSearch });
  const buyer = { column: BUYER, text: namesOf("(buyer ->> 'name')", "(buyer ->> 'legal_name')"), where: "buyer is not null" };
  await fillFolds(knex, "invoices", { ...buyer, fold: foldForSearch });
  await execute(knex, [
    "alter table clients force row level security, enable trigger user",
    "alter table invoices force row level security, enable trigger user",
    ...trackChangesAtFirst("invoices", "invoice", { hidden: [BUYER] }),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    ...dropChangeTriggers("invoices"),
    `alter table invoices drop column ${BUYER}`,
    ...changeTriggers("invoices", "invoice", ""),
    "alter table clients no force row level security, disable trigger user",
  ]);
  const client = { column: FOLDED_NAME, text: "name", where: "legal_name is not null" };
  await fillFolds(knex, "clients", { ...client, fold: foldForSearch });
  await execute(knex, ["alter table clients force row level security, enable trigger user"]);
}
