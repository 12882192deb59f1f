-- The Patient Manager's list at a million: pages by id and by renewal date begin where counts say, as pages by name do; a name that very many share is
-- found by way of the names themselves, in the order of an index that holds all that is asked for.

lock table managed_patients, managed_changes in access exclusive mode;

alter table managed_patients drop constraint managed_patients_pkey, add primary key (name_key) include (flags, renewal);
create index managed_patients_by_id on managed_patients (patient_id collate "C") include (name_key, flags);
create index managed_patients_first_name on managed_patients ((split_part(name_key, chr(1), 2)), name_key) include (flags, renewal);
create index managed_patients_id_text on managed_patients using gin ((split_part(name_key, chr(1), 3)) gin_trgm_ops);

-- Every first and last name, folded; one that nobody bears any more may stay.
create table managed_names (name text collate "C" primary key);
create index managed_names_text on managed_names using gin (name gin_trgm_ops);

-- As `managed_fences`, in the order of ids; and of those with a renewal date by day. Changes that wait already are counted here at once, below:
-- they have neither id nor day.
create table managed_id_fences (fence text collate "C", flags smallint, count integer not null, primary key (fence, flags));
create table managed_days (day date, flags smallint, count integer not null, primary key (day, flags));
alter table managed_changes add column patient_id text collate "C", add column renewal date;
insert into managed_id_fences values ('', 0, 0);

insert into managed_id_fences
  select case when part = 0 then '' else fence end, flags, count(*) from (
    select part, flags, min(id) over (partition by part) as fence from (
      select patient_id collate "C" as id, flags, (row_number() over (order by patient_id collate "C") - 1) / 1000 as part from managed_patients
    ) as numbered
  ) as parts group by 1, 2
  on conflict (fence, flags) do update set count = excluded.count;
insert into managed_days select renewal, flags, count(*) from managed_patients where renewal is not null group by 1, 2;
insert into managed_names
  select distinct name from managed_patients, unnest((string_to_array(name_key, chr(1)))[1:2]) as name;

create or replace function list_inserted() returns trigger language plpgsql as $$
begin
  with made as (
    insert into managed_patients select m.* from inserted p cross join lateral managed_row(
      p.patient_id, p.first_name, p.last_name, p.patient_active, p.eligible, p.questionnaire_in_progress, p.upcoming_renewal_date) as m
    returning name_key, flags, patient_id, renewal
  )
  insert into managed_changes select name_key, flags, 1, patient_id, renewal from made;
  return null;
end $$;

create or replace function list_changed() returns trigger language plpgsql as $$
declare
  before managed_patients;
  after managed_patients;
begin
  select * into before from managed_patients where patient_id = old.patient_id;
  if tg_op = 'DELETE' then
    delete from managed_patients where patient_id = old.patient_id;
    insert into managed_changes values (before.name_key, before.flags, -1, before.patient_id, before.renewal);
    return null;
  end if;
  after := managed_row(new.patient_id, new.first_name, new.last_name, new.patient_active, new.eligible, new.questionnaire_in_progress, new.upcoming_renewal_date);
  if after is not distinct from before then return null; end if;
  update managed_patients set (name_key, patient_id, first2, id2, renewal, flags)
    = (after.name_key, after.patient_id, after.first2, after.id2, after.renewal, after.flags) where patient_id = old.patient_id;
  insert into managed_changes values
    (before.name_key, before.flags, -1, before.patient_id, before.renewal), (after.name_key, after.flags, 1, after.patient_id, after.renewal);
  return null;
end $$;

create or replace function fold_managed_changes(batch integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(7410009) then return 0; end if;
  with taken as (
    delete from managed_changes where ctid = any (array(select ctid from managed_changes limit batch)) returning *
  ), by_name as (
    insert into managed_fences
    select fence, flags, sum(change) from (
      select (select max(f.fence) from managed_fences f where f.fence <= t.name_key) as fence, t.flags, t.change from taken t
    ) as placed group by fence, flags having sum(change) <> 0
    on conflict (fence, flags) do update set count = managed_fences.count + excluded.count
  ), by_id as (
    insert into managed_id_fences
    select fence, flags, sum(change) from (
      select (select max(f.fence) from managed_id_fences f where f.fence <= t.patient_id) as fence, t.flags, t.change from taken t
      where t.patient_id is not null
    ) as placed group by fence, flags having sum(change) <> 0
    on conflict (fence, flags) do update set count = managed_id_fences.count + excluded.count
  ), by_day as (
    insert into managed_days
    select renewal, flags, sum(change) from taken where renewal is not null group by renewal, flags having sum(change) <> 0
    on conflict (day, flags) do update set count = managed_days.count + excluded.count
  ), by_needle as (
    insert into managed_needle_counts
    select needle, flags, sum(change) from taken, unnest(managed_needles(name_key)) as needle group by needle, flags having sum(change) <> 0
    on conflict (needle, flags) do update set count = managed_needle_counts.count + excluded.count
  ), named as (
    insert into managed_names
    select distinct name from taken, unnest((string_to_array(name_key, chr(1)))[1:2]) as name
    on conflict do nothing
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- What `split_managed_fences` did for names alone, for the fences of either order: `counts` is their table, `key` the column they stand in.
create function split_fences(counts text, key text, size integer, parts integer) returns integer language plpgsql as $$
declare
  made integer;
begin
  execute format($split$
    with spans as (
      select fence, sum(count) as rows, lead(fence) over (order by fence) as next from %1$I group by fence
    ), wide as (
      select fence, coalesce(next, chr(1114111)) as next from spans where rows > 2 * $1 order by fence limit 1
    ), taken as (
      select m.%2$I collate "C" as key, m.flags, (row_number() over (order by m.%2$I collate "C") - 1) / $1 as part
      from wide w join managed_patients m on m.%2$I collate "C" >= w.fence and m.%2$I collate "C" < w.next
      order by m.%2$I collate "C" limit $1 * ($2 + 1)
    ), bounds as (
      select part, case when part = 0 then (select fence from wide) else min(key) end as fence, lead(min(key)) over (order by part) as next
      from taken group by part
    ), moved as (
      select fence, flags, sum(count) as count from (
        select b.fence, t.flags, count(*) as count from taken t join bounds b using (part) where b.next is not null group by b.fence, t.flags
        union all
        select b.fence, c.flags, -c.change from managed_changes c join bounds b on c.%2$I >= b.fence and c.%2$I < b.next
      ) as counted group by fence, flags
    ), last as (
      select (select fence from bounds where next is null) as fence, flags, sum(count) as count from (
        select flags, count from %1$I join wide using (fence)
        union all
        select flags, -count from moved
      ) as rest group by flags
    ), written as (
      insert into %1$I
      select fence, flags, sum(count) from (
        select * from moved union all select * from last union all select fence, flags, 0 from %1$I join wide using (fence)
      ) as anew where exists (select from moved) group by fence, flags
      on conflict (fence, flags) do update set count = excluded.count
    )
    select greatest(count(*) - 1, 0) from bounds
  $split$, counts, key) into made using size, parts;
  return made;
end $$;

create or replace function split_managed_fences(size integer, parts integer) returns integer language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7410009) then return 0; end if;
  return split_fences('managed_fences', 'name_key', size, parts) + split_fences('managed_id_fences', 'patient_id', size, parts);
end $$;
