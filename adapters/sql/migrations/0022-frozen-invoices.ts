import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The columns of an issued invoice that change with settlements, credit notes, deductions, emails and voiding. All others are frozen, also later ones. */
const changingColumns = [
  "status",
  "payments",
  "credits",
  "sent_at",
  "paid_at",
  "voided_at",
  "deducted_by",
  "deducted_by_number",
  "version",
  "updated_at",
] as const;

/** Whether the new list does not begin with the old one. */
function shrinks(list: "payments" | "credits"): string {
  const kept = `jsonb_path_query_array(new.${list}, '$[0 to $last]', jsonb_build_object('last', jsonb_array_length(old.${list}) - 1))`;
  return `new.${list} <> old.${list} and old.${list} <> '[]' and jsonb_strip_nulls(${kept}) <> jsonb_strip_nulls(old.${list})`;
}

/**
 * Fails with SQLSTATE ST002. Null and an absent field of JSON are the same, since versions that add a field write it as null to older rows. Comparing
 * records is fast; only a difference is worth a comparison of JSON.
 */
const refusal = `
  create function stint_keep_issued_invoice() returns trigger language plpgsql as $$
  declare
    kept record;
    problem text;
    changed text := '';
  begin
    if tg_op = 'DELETE' then
      problem := 'An issued invoice cannot be deleted.';
    else
      kept := new;
      ${changingColumns.map((column) => `kept.${column} := old.${column};`).join(" ")}
      if kept is distinct from old and jsonb_strip_nulls(to_jsonb(kept)) <> jsonb_strip_nulls(to_jsonb(old)) then
        problem := 'The content of an issued invoice cannot be changed.';
        select string_agg(n.key, ', ') into changed from jsonb_each(to_jsonb(kept)) n where n.value <> to_jsonb(old) -> n.key;
      elsif new.status = 'draft' or (old.status = 'void' and new.status <> 'void') then
        problem := format('The status cannot change from %s to %s.', old.status, new.status);
      elsif (${shrinks("payments")}) or (${shrinks("credits")}) then
        problem := 'Payments and credits can only be added.';
      end if;
    end if;
    if problem is null then return new; end if;
    raise exception using errcode = 'ST002', message = format('Invoice %s: %s', coalesce(old.number, old.id), problem), detail = changed;
  end $$`;

const trigger = `create trigger issued_invoices_are_frozen before update or delete on invoices
  for each row when (old.status <> 'draft') execute function stint_keep_issued_invoice()`;

/** Payments of the first versions have no kind. An absent kind is not null, so they get it before they are frozen. */
const completePayments = [
  "alter table invoices no force row level security",
  `update invoices set payments = (select jsonb_agg('{"kind": "payment"}' || payment order by place)
     from jsonb_array_elements(payments) with ordinality rows (payment, place))
   where exists (select from jsonb_array_elements(payments) payment where payment -> 'kind' is null)`,
  "alter table invoices force row level security",
];

/** Makes the database refuse to change or delete issued invoices, whoever asks. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [...completePayments, refusal, trigger]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop trigger issued_invoices_are_frozen on invoices", "drop function stint_keep_issued_invoice()"]);
}
