import type { Knex } from "knex";
import * as frozen from "./0022-frozen-invoices.js";
import { keepIssuedInvoices } from "./issued-invoices.js";
import { execute } from "./schema.js";

/** Whether JSON still has everything that it had: each value at its path, and lists of the same length. Null and an absent field are the same. */
const keeps = `
  create function stint_keeps(had jsonb, has jsonb) returns boolean language plpgsql immutable as $$
  begin
    if had = has or (had = 'null' and has is null) then return true; end if;
    if jsonb_typeof(had) is distinct from jsonb_typeof(has) then return false; end if;
    case jsonb_typeof(had)
      when 'object' then
        return not exists (select from jsonb_each(had) h where not stint_keeps(h.value, has -> h.key));
      when 'array' then
        return jsonb_array_length(had) = jsonb_array_length(has) and not exists (
          select from jsonb_array_elements(had) with ordinality h (value, n) where not stint_keeps(h.value, has -> (h.n - 1)::integer));
      else
        return false;
    end case;
  end $$`;

/** Columns of issued invoices that can change. */
export const changing = [
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

/** Lets the JSON of issued invoices get the fields of later versions. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [keeps, keepIssuedInvoices(changing)]);
}

export async function down(knex: Knex): Promise<void> {
  await frozen.down(knex);
  await frozen.up(knex);
  await execute(knex, ["drop function stint_keeps"]);
}
