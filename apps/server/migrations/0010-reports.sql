-- Figures: counts by clinic day and month, so that a year's report need not group a year's rows. Whatever is counted leaves a figure event in
-- the transaction that wrote it; a job adds events to the counts and deletes them in one statement. Counts plus events are therefore what the
-- rows are, at every moment, whenever a row was committed. SQL never asks a time zone: the clinic's clock comes as parameters.

-- What an appointment's report needs stands on its row: where the patient lived then, and whole minutes from entering the NP queue.
alter table encounters add column province text, add column waited_minutes integer;

-- `at`: a moment, whose clinic day is found when it is counted; `day`: a plain date. `user_id` null: nobody of the staff.
create table figure_events (
  id bigint generated always as identity primary key,
  metric text not null,
  at timestamptz,
  day date,
  user_id integer,
  province text,
  type text,
  reason text,
  minutes integer,
  amount integer not null default 1,
  check ((at is null) <> (day is null))
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One count a day, and one a month, for a metric and a key of a dimension: `all` (no key), `user` (0: nobody), `hour` (`1-9`: Mondays from
-- nine), `province`, `type`, `reason`, `minutes`. A month stands under its first day.
create table figure_counts (
  span text not null check (span in ('day', 'month')),
  dimension text not null,
  day date not null,
  metric text not null,
  key text not null,
  count integer not null,
  primary key (span, dimension, day, metric, key) include (count)
);

-- What the nightly recount found.
create table figure_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  zone text not null,
  last_day date not null,
  differences integer not null,
  days date[] not null
);

-- Patients who may have been seen since their renewal date, with their last appointment (a day to spare, because a day is the clinic's). Few:
-- completing an appointment moves the date ahead, so only a date that was set by hand or by an import stands before an appointment.
create table seen_since_renewal (
  patient_id text primary key,
  day date not null,
  user_id integer,
  seen_at timestamptz not null
);
create index seen_since_renewal_day on seen_since_renewal (day);
create view seen_since_renewal_now as
  select p.patient_id, p.upcoming_renewal_date as day, p.last_seen_practitioner as user_id, max(e.completed_at) as seen_at
  from patients p join encounters e using (patient_id)
  where e.undone_at is null and e.completed_at >= p.upcoming_renewal_date - interval '1 day' group by p.patient_id;

-- The clock of a zone as two lists: from `starts[n]` on it is `seconds[n]` ahead of UTC.
create function clinic_time(at timestamptz, starts timestamptz[], seconds integer[]) returns timestamp language sql immutable parallel safe as
  $$ select (at at time zone 'UTC') + make_interval(secs => seconds[greatest(1, width_bucket(at, starts))]) $$;

-- What an audit entry counts as, if it is about a patient.
create function metric_of(action text) returns text language sql immutable parallel safe as $$
  select case action
    when 'Mark Patient Ineligible' then 'markedIneligible'
    when 'Opt In For Call' then 'optInForCall'
    when 'Conversation Started' then 'chatsStarted'
    when 'Consent Given' then 'consentsGiven'
    when 'New Patient Created' then 'detailsConfirmed'
    when 'Questionnaire Finished' then 'questionnairesFinished'
    when 'Enter PCR Queue' then 'queueEntered'
    when 'Send To NP Queue' then 'sentToNp'
  end
$$;

-- The reason stands in the change; where it was the same reason before, only in the words.
create function ineligible_reason_of(changes jsonb, description text) returns text language sql immutable parallel safe as
  $$ select coalesce(changes -> 'ineligible_reason' ->> 'to', nullif(split_part(description, ': ', 2), ''), 'Other') $$;

create function minutes_between(since timestamptz, until timestamptz) returns integer language sql immutable strict parallel safe as
  $$ select greatest(0, floor(extract(epoch from until - since) / 60))::integer $$;

-- Entries of the audit log whose change was taken back; like an appointment's `undone_at`, they do not count. The log itself stays as it is.
create table entries_taken_back (id bigint primary key);

-- What was written before there were these columns. Millions of rows may take a while.
set local statement_timeout = 0;
update encounters e set province = p.province from patients p where p.patient_id = e.patient_id;
update encounters e set waited_minutes = minutes_between((a.changes -> 'entered_np_queue_at' ->> 'from')::timestamptz, a.created_at) from audit_log a
where a.action = 'Complete Appointment' and a.patient_id = e.patient_id and a.created_at = e.completed_at;

-- The dimensions in which an event counts; `local` is the clinic's time.
create function figure_slices(user_id integer, province text, type text, reason text, minutes integer, local timestamp)
returns table (dimension text, key text) language sql immutable parallel safe as $$
  select s.dimension, s.key from (values ('all', ''), ('user', coalesce(user_id, 0)::text), ('province', province), ('type', type),
    ('reason', reason), ('minutes', minutes::text),
    ('hour', extract(isodow from local) || '-' || extract(hour from local))) as s (dimension, key) where s.key is not null
$$;

create function count_entry() returns trigger language plpgsql as $$
declare
  entry audit_log := new;
  sign integer := 1;
begin
  if new.action = 'Complete Appointment' then
    update encounters set waited_minutes = minutes_between((new.changes -> 'entered_np_queue_at' ->> 'from')::timestamptz, new.created_at)
    where patient_id = new.patient_id and completed_at = new.created_at;
    return null;
  end if;
  if new.action = 'Undo Change' then
    -- Numbers are drawn under the patient's lock, so they tell the order where moments can not.
    sign := -1;
    select m.* into entry from audit_log m
    where m.patient_id = new.patient_id and m.action in ('Mark Patient Ineligible', 'Send To NP Queue')
      and new.description = 'Took back: ' || m.action
      and m.id < new.id and m.created_at between new.created_at - interval '2 minutes' and new.created_at + interval '1 minute'
    order by m.id desc limit 1;
    if not found then return null; end if;
    insert into entries_taken_back values (entry.id) on conflict do nothing;
    if not found then return null; end if;
  end if;
  insert into figure_events (metric, at, user_id, type, reason, minutes, amount)
  values (metric_of(entry.action), entry.created_at, entry.user_id, entry.entity_type,
    case when entry.action = 'Mark Patient Ineligible' then ineligible_reason_of(entry.changes, entry.description) end,
    case when entry.action = 'Send To NP Queue' then minutes_between((entry.changes -> 'entered_pcr_queue_at' ->> 'from')::timestamptz, entry.created_at) end,
    sign);
  return null;
end $$;
create trigger audit_log_counted after insert on audit_log for each row
  when (new.patient_id is not null and new.action in ('Mark Patient Ineligible', 'Opt In For Call', 'Conversation Started', 'Consent Given',
    'New Patient Created', 'Questionnaire Finished', 'Enter PCR Queue', 'Send To NP Queue', 'Complete Appointment', 'Undo Change'))
  execute function count_entry();

create function mark_seen_since(patient text) returns void language plpgsql as $$
begin
  insert into seen_since_renewal as s (patient_id, day, user_id, seen_at)
  select patient_id, day, user_id, seen_at from seen_since_renewal_now where patient_id = patient
  on conflict (patient_id) do update set (day, user_id, seen_at) = (excluded.day, excluded.user_id, excluded.seen_at);
  if not found then delete from seen_since_renewal where patient_id = patient; end if;
end $$;

create function place_encounter() returns trigger language plpgsql as $$
begin
  new.province := coalesce(new.province, (select p.province from patients p where p.patient_id = new.patient_id));
  return new;
end $$;
create trigger encounters_placed before insert on encounters for each row execute function place_encounter();

create function count_encounter() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
  if tg_op <> 'INSERT' and old.undone_at is null then
    insert into figure_events (metric, at, user_id, province, type, minutes, amount)
    values (case when old.was_new_patient then 'newPatients' else 'renewPatients' end, old.completed_at, old.user_id, old.province,
      old.appointment_type, old.waited_minutes, -1);
  end if;
  if tg_op <> 'DELETE' and new.undone_at is null then
    insert into figure_events (metric, at, user_id, province, type, minutes)
    values (case when new.was_new_patient then 'newPatients' else 'renewPatients' end, new.completed_at, new.user_id, new.province,
      new.appointment_type, new.waited_minutes);
  end if;
  perform mark_seen_since(coalesce(new.patient_id, old.patient_id));
  return null;
end $$;
create trigger encounters_counted after insert or update or delete on encounters for each row execute function count_encounter();

-- Patients count by the day on which their record was made, while active; renewals by their date.
create function count_new_patients() returns trigger language plpgsql as $$
begin
  insert into figure_events (metric, at, province, amount)
  select 'patients', created_at, province, count(*) from made where patient_active group by created_at, province;
  insert into figure_events (metric, day, user_id, province, amount)
  select 'renewals', upcoming_renewal_date, last_seen_practitioner, province, count(*) from made
  where upcoming_renewal_date is not null group by 2, 3, 4;
  return null;
end $$;
create trigger patients_counted_new after insert on patients referencing new table as made for each statement execute function count_new_patients();

create function count_patient() returns trigger language plpgsql as $$
begin
  insert into figure_events (metric, at, day, user_id, province, amount)
  select 'patients', old.created_at, null::date, null::integer, old.province, -1 where old.patient_active
  union all select 'renewals', null, old.upcoming_renewal_date, old.last_seen_practitioner, old.province, -1 where old.upcoming_renewal_date is not null;
  if tg_op = 'UPDATE' then
    insert into figure_events (metric, at, day, user_id, province)
    select 'patients', new.created_at, null::date, null::integer, new.province where new.patient_active
    union all select 'renewals', null, new.upcoming_renewal_date, new.last_seen_practitioner, new.province where new.upcoming_renewal_date is not null;
    if (new.upcoming_renewal_date, new.last_seen_practitioner) is distinct from (old.upcoming_renewal_date, old.last_seen_practitioner) then
      perform mark_seen_since(new.patient_id);
    end if;
  end if;
  return null;
end $$;
create trigger patients_counted after update on patients for each row
  when ((old.patient_active, old.created_at, old.province, old.upcoming_renewal_date, old.last_seen_practitioner)
    is distinct from (new.patient_active, new.created_at, new.province, new.upcoming_renewal_date, new.last_seen_practitioner))
  execute function count_patient();
create trigger patients_uncounted after delete on patients for each row execute function count_patient();

-- Adds at most `batch` events to the counts; answers how many. Keys in order, so that two processes never wait for each other.
create function collect_figures(batch integer, starts timestamptz[], seconds integer[]) returns integer language sql as $$
  with picked as (select id from figure_events order by id limit batch for update skip locked),
  taken as (delete from figure_events e using picked where e.id = picked.id returning e.*),
  placed as (select t.*, clinic_time(t.at, starts, seconds) as local from taken t),
  counted as (
    select s.dimension, coalesce(p.day, p.local::date) as day, p.metric, s.key, sum(p.amount) as count
    from placed p cross join lateral figure_slices(p.user_id, p.province, p.type, p.reason, p.minutes, p.local) as s
    group by 1, 2, 3, 4
  ), added as (
    insert into figure_counts as f (span, dimension, day, metric, key, count)
    select c.span, dimension, c.day, metric, key, sum(count)
    from counted cross join lateral (values ('day', counted.day), ('month', date_trunc('month', counted.day)::date)) as c (span, day)
    group by 1, 2, 3, 4, 5 having sum(count) <> 0 order by 1, 2, 3, 4, 5
    on conflict (span, dimension, day, metric, key) do update set count = f.count + excluded.count
  )
  select count(*)::integer from taken
$$;

-- The figures of a range of clinic days, put together of whole months and of days, added or taken away: counts, and the events that no job
-- has added to them yet. Rows of one key may come more than once.
create function figures_between(first_day date, last_day date, spans text[], firsts date[], lasts date[], signs integer[], starts timestamptz[], seconds integer[])
returns table (dimension text, day date, metric text, key text, count integer) language sql stable as $$
  select f.dimension, f.day, f.metric, f.key, f.count * part.sign
  from unnest(spans, firsts, lasts, signs) as part (span, first, last, sign)
    join figure_counts f on f.span = part.span and f.day between part.first and part.last
  union all
  select s.dimension, e.local_day, e.metric, s.key, e.amount
  from (
    select f.*, clinic_time(f.at, starts, seconds) as local, coalesce(f.day, clinic_time(f.at, starts, seconds)::date) as local_day
    from figure_events f
  ) e cross join lateral figure_slices(e.user_id, e.province, e.type, e.reason, e.minutes, e.local) as s
  where e.local_day between first_day and last_day
$$;

-- What is counted, from the rows themselves.
create view counted_rows as
  select case when was_new_patient then 'newPatients' else 'renewPatients' end as metric, completed_at as at, user_id, province,
    appointment_type as type, null::text as reason, waited_minutes as minutes
  from encounters where undone_at is null
  union all
  select metric_of(action), created_at, user_id, null, entity_type,
    case when action = 'Mark Patient Ineligible' then ineligible_reason_of(changes, description) end,
    case when action = 'Send To NP Queue' then minutes_between((changes -> 'entered_pcr_queue_at' ->> 'from')::timestamptz, created_at) end
  from audit_log
  where patient_id is not null and action in ('Mark Patient Ineligible', 'Opt In For Call', 'Conversation Started', 'Consent Given',
    'New Patient Created', 'Questionnaire Finished', 'Enter PCR Queue', 'Send To NP Queue')
    and not exists (select from entries_taken_back t where t.id = audit_log.id)
  union all
  select 'patients', created_at, null, province, null, null, null from patients where patient_active;

-- The second way to the same figures: the rows of whole months, grouped anew. Clock hours come as their first moments, with the day and hour of
-- each; the last moment only ends the range.
create function recounted(hour_starts timestamptz[], days date[], hours integer[])
returns table (span text, dimension text, day date, metric text, key text, count integer) language sql stable as $$
  with placed as (
    select c.*, width_bucket(c.at, hour_starts) as place from counted_rows c
    where c.at >= hour_starts[1] and c.at < hour_starts[cardinality(hour_starts)]
  ), dated as (
    select days[p.place] as day, extract(isodow from days[p.place]) || '-' || hours[p.place] as hour, p.metric, p.user_id, p.province, p.type, p.reason,
      p.minutes from placed p
  ), grouped as (
    select grouping(user_id, hour, province, type, reason, minutes) as level, day, metric, user_id, hour, province, type, reason, minutes,
      count(*) as count
    from dated
    group by day, metric, grouping sets ((), (user_id), (hour), (province), (type), (reason), (minutes))
  ), renewals as (
    select grouping(last_seen_practitioner, province) as level, upcoming_renewal_date as day, last_seen_practitioner as user_id, province,
      count(*) as count
    from patients where upcoming_renewal_date between days[1] and days[cardinality(days)]
    group by grouping sets ((upcoming_renewal_date), (upcoming_renewal_date, last_seen_practitioner), (upcoming_renewal_date, province))
  ), named as (
    select case level when 63 then 'all' when 31 then 'user' when 47 then 'hour' when 55 then 'province' when 59 then 'type'
        when 61 then 'reason' else 'minutes' end as dimension, day, metric,
      case level when 63 then '' when 31 then coalesce(user_id, 0)::text when 47 then hour when 55 then province when 59 then type
        when 61 then reason else minutes::text end as key, count
    from grouped
    union all
    select case level when 3 then 'all' when 1 then 'user' else 'province' end, day, 'renewals',
      case level when 3 then '' when 1 then coalesce(user_id, 0)::text else province end, count
    from renewals
  )
  select c.span, n.dimension, c.day, n.metric, n.key, sum(n.count)::integer
  from named n cross join lateral (values ('day', n.day), ('month', date_trunc('month', n.day)::date)) as c (span, day)
  where n.key is not null group by 1, 2, 3, 4, 5
$$;

-- Compares the two within one statement and adds what is missing to the counts; answers the days and metrics that differed. Adding is right
-- whatever else is committed meanwhile, because an event and its row only ever appear together.
create function mend_figures(hour_starts timestamptz[], days date[], hours integer[], starts timestamptz[], seconds integer[])
returns table (day date, metric text, differences integer) language sql as $$
  with kept as (
    select p.span, f.dimension, case p.span when 'day' then f.day else date_trunc('month', f.day)::date end as day, f.metric, f.key,
      sum(f.count)::integer as count
    from (values ('day'), ('month')) as p (span)
      cross join lateral figures_between(days[1], days[cardinality(days)], array[p.span], array[days[1]], array[days[cardinality(days)]], array[1], starts, seconds) f
    group by 1, 2, 3, 4, 5
  ), differing as (
    select span, dimension, day, metric, key, coalesce(r.count, 0) - coalesce(k.count, 0) as missing
    from kept k full join recounted(hour_starts, days, hours) r using (span, dimension, day, metric, key)
    where coalesce(r.count, 0) <> coalesce(k.count, 0)
  ), mended as (
    insert into figure_counts as f (span, dimension, day, metric, key, count)
    select span, dimension, day, metric, key, missing from differing order by 1, 2, 3, 4, 5
    on conflict (span, dimension, day, metric, key) do update set count = f.count + excluded.count
  )
  select d.day, d.metric, count(*)::integer from differing d group by 1, 2 order by 1, 2
$$;

-- The same for who was seen since their renewal: looks at each patient anew who is not as the rows say; answers the days that differed.
create function mend_seen_since() returns setof date language plpgsql as $$
declare
  wrong record;
begin
  for wrong in
    select patient_id, coalesce(n.day, s.day) as day from seen_since_renewal_now n full join seen_since_renewal s using (patient_id)
    where (n.day, n.user_id, n.seen_at) is distinct from (s.day, s.user_id, s.seen_at) order by patient_id
  loop
    perform from patients where patient_id = wrong.patient_id for no key update;
    perform mark_seen_since(wrong.patient_id);
    return next wrong.day;
  end loop;
end $$;

-- What was written before there were figures.
insert into figure_events (metric, at, user_id, province, type, reason, minutes, amount)
select metric, at, user_id, province, type, reason, minutes, 1 from counted_rows where metric <> 'patients'
union all
select metric, at, null, province, null, null, null, count(*) from counted_rows where metric = 'patients' group by metric, at, province;
insert into figure_events (metric, day, user_id, province, amount)
select 'renewals', upcoming_renewal_date, last_seen_practitioner, province, count(*) from patients where upcoming_renewal_date is not null group by 2, 3, 4;
insert into seen_since_renewal select patient_id, day, user_id, seen_at from seen_since_renewal_now;
