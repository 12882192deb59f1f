-- The Patient Manager's list: one narrow row a patient with all that it searches, filters and sorts by, kept by triggers on `patients`; and counts
-- of those rows, so that any page of a million and its exact total cost the same as the first.

-- Case and accents folded: "cote" finds Côté. One rule whatever the database's own locale.
create function plain_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = length(value) then lower(value collate pg_c_utf8)
    else lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g') collate pg_c_utf8) end
$$;

-- `name_key`: last name, first name, id, folded, with chr(1) between them (and the id as written, where folding changed it): the order of the
-- list, unique, and the text that is searched. Those without a last name come last. `flags`: 1 active, 2 eligible, 4 questionnaire
-- unfinished, 8 has a renewal date. `first2`, `id2`: how the first name and the id begin.
drop index patients_names;

create table managed_patients (
  name_key text collate "C" not null,
  patient_id text not null,
  first2 text collate "C" not null,
  id2 text collate "C" not null,
  renewal date,
  flags smallint not null,
  primary key (name_key) include (flags),
  constraint managed_patients_id unique (patient_id) include (flags)
);
create index managed_patients_text on managed_patients using gin (name_key gin_trgm_ops);
create index managed_patients_first on managed_patients (first2, name_key) include (flags);
create index managed_patients_ids on managed_patients (id2, name_key) include (flags);
create index managed_patients_renewal on managed_patients (renewal, name_key) include (flags) where renewal is not null;

create function managed_row(id text, first text, last text, active boolean, eligible boolean, unfinished boolean, renewal date)
returns managed_patients language sql immutable as $$
  select (
    concat_ws(chr(1), coalesce(nullif(plain_text(last), ''), chr(1114109)), plain_text(first), plain_text(id), nullif(id, plain_text(id))),
    id, left(plain_text(first), 2), left(plain_text(id), 2), renewal,
    active::int + 2 * eligible::int + 4 * unfinished::int + 8 * (renewal is not null)::int
  )::managed_patients
$$;

-- What one or two characters of a search find a row by: how its last name, first name and id begin.
create function managed_needles(name_key text) returns text[] language sql immutable as $$
  select array_agg(distinct left(part, long)) from unnest((string_to_array(name_key, chr(1)))[1:3]) as part, unnest(array[1, 2]) as long
  where part <> '' and part <> chr(1114109)
$$;

-- The counts: of the rows from one fence up to the next, and of those found by one or two characters. Whoever changes rows only appends to
-- `managed_changes`, so nobody waits for a counter; a job folds what was appended into the counts. At every moment, in every snapshot:
-- rows = counts + changes not folded yet.
create table managed_changes (name_key text collate "C" not null, flags smallint not null, change smallint not null);
create table managed_fences (fence text collate "C", flags smallint, count integer not null, primary key (fence, flags));
create table managed_needle_counts (needle text collate "C", flags smallint, count integer not null, primary key (needle, flags));
insert into managed_fences values ('', 0, 0);

create function list_inserted() returns trigger language plpgsql as $$
begin
  with made as (
    insert into managed_patients select m.* from inserted p cross join lateral managed_row(
      p.patient_id, p.first_name, p.last_name, p.patient_active, p.eligible, p.questionnaire_in_progress, p.upcoming_renewal_date) as m
    returning name_key, flags
  )
  insert into managed_changes select name_key, flags, 1 from made;
  return null;
end $$;
create trigger patients_list_insert after insert on patients referencing new table as inserted for each statement execute function list_inserted();

create function list_changed() returns trigger language plpgsql as $$
declare
  before managed_patients;
  after managed_patients;
begin
  select * into before from managed_patients where patient_id = old.patient_id;
  if tg_op = 'DELETE' then
    delete from managed_patients where patient_id = old.patient_id;
    insert into managed_changes values (before.name_key, before.flags, -1);
    return null;
  end if;
  after := managed_row(new.patient_id, new.first_name, new.last_name, new.patient_active, new.eligible, new.questionnaire_in_progress, new.upcoming_renewal_date);
  if after is not distinct from before then return null; end if;
  update managed_patients set (name_key, patient_id, first2, id2, renewal, flags)
    = (after.name_key, after.patient_id, after.first2, after.id2, after.renewal, after.flags) where patient_id = old.patient_id;
  if (after.name_key, after.flags) is distinct from (before.name_key, before.flags) then
    insert into managed_changes values (before.name_key, before.flags, -1), (after.name_key, after.flags, 1);
  end if;
  return null;
end $$;
create trigger patients_list_delete after delete on patients for each row execute function list_changed();
-- Claims and moves between queues change none of this and pay for a comparison alone.
create trigger patients_list_update after update on patients for each row when (
  (old.patient_id, old.first_name, old.last_name, old.patient_active, old.eligible, old.questionnaire_in_progress, old.upcoming_renewal_date)
  is distinct from
  (new.patient_id, new.first_name, new.last_name, new.patient_active, new.eligible, new.questionnaire_in_progress, new.upcoming_renewal_date)
) execute function list_changed();

-- Moves up to `batch` changes into the counts: one statement, hence one snapshot. One folder at a time; a second finds nothing to do.
create function fold_managed_changes(batch integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(7410009) then return 0; end if;
  with taken as (
    delete from managed_changes where ctid = any (array(select ctid from managed_changes limit batch)) returning *
  ), by_fence as (
    insert into managed_fences
    select fence, flags, sum(change) from (
      select (select max(f.fence) from managed_fences f where f.fence <= t.name_key) as fence, t.flags, t.change from taken t
    ) as placed group by fence, flags having sum(change) <> 0
    on conflict (fence, flags) do update set count = managed_fences.count + excluded.count
  ), by_needle as (
    insert into managed_needle_counts
    select needle, flags, sum(change) from taken, unnest(managed_needles(name_key)) as needle group by needle, flags having sum(change) <> 0
    on conflict (needle, flags) do update set count = managed_needle_counts.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- Sets up to `parts` fences, `size` rows apart, from the beginning of one span in which more than twice as many rows are counted; answers how many.
-- The last of them keeps what the others did not take, so that no more rows are read. Counts are rows less the changes not folded yet, and
-- their sum stays the same: all in the snapshot of one statement.
create function split_managed_fences(size integer, parts integer) returns integer language plpgsql as $$
declare
  made integer;
begin
  if not pg_try_advisory_xact_lock(7410009) then return 0; end if;
  with spans as (
    select fence, sum(count) as rows, lead(fence) over (order by fence) as next from managed_fences group by fence
  ), wide as (
    select fence, coalesce(next, chr(1114111)) as next from spans where rows > 2 * size order by fence limit 1
  ), taken as (
    select m.name_key, m.flags, (row_number() over (order by m.name_key) - 1) / size as part
    from wide w join managed_patients m on m.name_key >= w.fence and m.name_key < w.next
    order by m.name_key limit size * (parts + 1)
  ), bounds as (
    select part, case when part = 0 then (select fence from wide) else min(name_key) end as fence, lead(min(name_key)) over (order by part) as next
    from taken group by part
  ), moved as (
    select fence, flags, sum(count) as count from (
      select b.fence, t.flags, count(*) as count from taken t join bounds b using (part) where b.next is not null group by b.fence, t.flags
      union all
      select b.fence, c.flags, -c.change from managed_changes c join bounds b on c.name_key >= b.fence and c.name_key < b.next
    ) as counted group by fence, flags
  ), last as (
    select (select fence from bounds where next is null) as fence, flags, sum(count) as count from (
      select flags, count from managed_fences join wide using (fence)
      union all
      select flags, -count from moved
    ) as rest group by flags
  ), written as (
    insert into managed_fences
    select fence, flags, sum(count) from (
      select * from moved union all select * from last union all select fence, flags, 0 from managed_fences join wide using (fence)
    ) as anew where exists (select from moved) group by fence, flags
    on conflict (fence, flags) do update set count = excluded.count
  )
  select greatest(count(*) - 1, 0) into made from bounds;
  return made;
end $$;

-- Searches over all patients that have left their audit entry.
create table patient_searches (
  user_id integer not null references users (id),
  session text not null,
  begun_at timestamptz not null,
  primary key (user_id, session)
);

-- Those who are there already.
insert into managed_patients select m.* from patients p cross join lateral managed_row(
  p.patient_id, p.first_name, p.last_name, p.patient_active, p.eligible, p.questionnaire_in_progress, p.upcoming_renewal_date) as m;
insert into managed_changes select name_key, flags, 1 from managed_patients;
