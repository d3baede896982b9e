-- Divides history and usage by user: each table becomes 32 of them by the hash of user_id, under its old name. Everything that
-- Opaline asks names the user or a single id, so that a statement looks into one part, or into one index of each.
--
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file deploy/postgres/partition-by-user.sql
--
-- Directly and not through a pooler, with the app stopped: the tables are copied within one transaction, which takes as long and
-- as much room as they are large. Keys get user_id beside their own columns, as PostgreSQL asks of a divided table; ids are random,
-- so that no two users have the same one. docs/scaling.md says when this is worth it.
begin;

create procedure pg_temp.partition_by_user(target text, parts int) language plpgsql as $$
declare
  whole text := target || '_whole';
  keys text[];
  others text[];
  one text;
begin
  -- A key that is a column list: its own columns, and user_id where that is not among them.
  select array_agg(format('alter table %I add constraint %I %s (%s)', target, conname,
      case contype when 'p' then 'primary key' else 'unique' end,
      (select string_agg(quote_ident(attname), ', ' order by at) from (
        select attname, at from unnest(conkey) with ordinality as k (attnum, at)
          join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum
        union all
        select 'user_id', 1000 where not exists (
          select from pg_attribute a where a.attrelid = conrelid and a.attname = 'user_id' and a.attnum = any (conkey))
      ) columns)))
    into keys
    from pg_constraint where conrelid = target::regclass and contype in ('p', 'u');
  select array_agg(definition) into others from (
    select format('alter table %I add constraint %I %s', target, conname, pg_get_constraintdef(oid)) as definition
      from pg_constraint where conrelid = target::regclass and contype = 'f'
    union all
    select pg_get_indexdef(indexrelid) from pg_index i
      where indrelid = target::regclass
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
  ) as definitions;

  execute format('alter table %I rename to %I', target, whole);
  execute format(
    'create table %I (like %I including defaults including constraints including storage) partition by hash (user_id)',
    target, whole);
  for part in 0 .. parts - 1 loop
    execute format('create table %I partition of %I for values with (modulus %s, remainder %s)',
      target || '_' || part, target, parts, part);
  end loop;
  execute format('insert into %I select * from %I', target, whole);
  -- Names of keys and indexes are free again from here on.
  execute format('drop table %I', whole);
  foreach one in array keys || others loop
    execute one;
  end loop;
  execute format('analyze %I', target);
end $$;

call pg_temp.partition_by_user('analyses', 32);
call pg_temp.partition_by_user('face_analyses', 32);
call pg_temp.partition_by_user('usage_counters', 32);
call pg_temp.partition_by_user('usage_reservations', 32);

commit;
