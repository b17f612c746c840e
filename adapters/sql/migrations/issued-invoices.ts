// Released migrations use this function, so the SQL that it returns must not change.

type List = "payments" | "credits" | "due_date_changes";

/** Whether the list does not begin with all of its former items. */
function shrinks(list: List): string {
  const first = `jsonb_path_query_array(new.${list}, '$[0 to $last]', jsonb_build_object('last', jsonb_array_length(old.${list}) - 1))`;
  return `new.${list} <> old.${list} and old.${list} <> '[]' and not stint_keeps(old.${list}, ${first})`;
}

/**
 * The trigger function that fails with SQLSTATE ST002 if an issued invoice is deleted, or changed in other columns than `changing`, or loses items of `lists`. JSON can get fields
 * that it did not have, since a version that adds a field writes it to rows of earlier ones. Comparing records is fast; only a difference is worth
 * a comparison of JSON.
 */
export function keepIssuedInvoices(
  changing: readonly string[],
  lists: readonly List[] = ["payments", "credits"],
  named = "Payments and credits",
): string {
  return `
  create or replace function stint_keep_issued_invoice() returns trigger language plpgsql as $$
  declare
    kept record;
    problem text;
    changed text := '';
  begin
    if tg_op = 'DELETE' then
      problem := 'An issued invoice cannot be deleted.';
    else
      kept := new;
      ${changing.map((column) => `kept.${column} := old.${column};`).join(" ")}
      if kept is distinct from old and not stint_keeps(to_jsonb(old), to_jsonb(kept)) then
        problem := 'The content of an issued invoice cannot be changed.';
        select string_agg(o.key, ', ') into changed from jsonb_each(to_jsonb(old)) o where not stint_keeps(o.value, to_jsonb(kept) -> o.key);
      elsif new.status = 'draft' or (old.status = 'void' and new.status <> 'void') then
        problem := format('The status cannot change from %s to %s.', old.status, new.status);
      elsif ${lists.map((list) => `(${shrinks(list)})`).join(" or ")} then
        problem := '${named} can only be added.';
      end if;
    end if;
    if problem is null then return new; end if;
    raise exception using errcode = 'ST002', message = format('Invoice %s: %s', coalesce(old.number, old.id), problem), detail = changed;
  end $$`;
}
