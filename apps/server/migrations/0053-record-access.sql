-- Who may open a record although the patient is in none of their queues (docs/decisions/0068-staff-book-and-open.md). `booked`: the practitioner
-- of a visit, until 30 days after it. `held`: the patient was assigned to them, until 90 days after that. `completed`: they completed a visit, for
-- as long as the record is kept. Triggers keep the rows, so that no way of assigning or booking leaves them out.
create table record_access (
  patient_id text not null references patients (patient_id) on delete cascade,
  user_id integer not null references users (id),
  reason text not null check (reason in ('booked', 'held', 'completed')),
  until timestamptz,
  primary key (patient_id, user_id, reason),
  check ((reason = 'completed') = (until is null))
);
create index record_access_user on record_access (user_id, until);

create function keep_held_access() returns trigger language plpgsql as $$
begin
  insert into record_access (patient_id, user_id, reason, until)
  select new.patient_id, held.user_id, 'held', now() + interval '90 days'
  from (select old.assigned_pcr where old.assigned_pcr is distinct from new.assigned_pcr
    union select old.assigned_np where old.assigned_np is distinct from new.assigned_np) as held (user_id)
  where held.user_id is not null order by held.user_id
  on conflict (patient_id, user_id, reason) do update set until = excluded.until;
  return null;
end $$;
create trigger patients_held_access after update on patients for each row
  when (old.assigned_pcr is distinct from new.assigned_pcr or old.assigned_np is distinct from new.assigned_np)
  execute function keep_held_access();

-- A completion that was taken back no longer counts.
create function keep_completed_access() returns trigger language plpgsql as $$
begin
  if new.undone_at is null then
    insert into record_access (patient_id, user_id, reason) values (new.patient_id, new.user_id, 'completed') on conflict do nothing;
  elsif not exists (
    select from encounters e where e.patient_id = new.patient_id and e.user_id = new.user_id and e.undone_at is null) then
    delete from record_access where patient_id = new.patient_id and user_id = new.user_id and reason = 'completed';
  end if;
  return null;
end $$;
create trigger encounters_completed_access after insert or update of undone_at on encounters
  for each row execute function keep_completed_access();

-- Of all visits of a patient with one practitioner, the last one counts.
create function keep_booked_access() returns trigger language plpgsql as $$
declare
  practitioner integer;
  last_visit timestamptz;
begin
  for practitioner in select distinct id from unnest(array[new.user_id, case when tg_op = 'UPDATE' then old.user_id end]) as u (id)
    where id is not null order by id
  loop
    select max(a.starts_at) into last_visit from appointments a
    where a.patient_id = new.patient_id and a.user_id = practitioner and a.state not in ('held', 'cancelled');
    if last_visit is null then
      delete from record_access where patient_id = new.patient_id and user_id = practitioner and reason = 'booked';
    else
      insert into record_access (patient_id, user_id, reason, until) values (new.patient_id, practitioner, 'booked', last_visit + interval '30 days')
      on conflict (patient_id, user_id, reason) do update set until = excluded.until;
    end if;
  end loop;
  return null;
end $$;
create trigger appointments_booked_access after insert or update on appointments for each row
  when (new.state <> 'held') execute function keep_booked_access();

insert into record_access (patient_id, user_id, reason)
select distinct patient_id, user_id, 'completed' from encounters where undone_at is null;

insert into record_access (patient_id, user_id, reason, until)
select patient_id, user_id, 'booked', max(starts_at) + interval '30 days' from appointments
where state not in ('held', 'cancelled') group by patient_id, user_id;

-- Who held a patient in the last 90 days, as the audit log tells.
insert into record_access (patient_id, user_id, reason, until)
select l.patient_id, u.id, 'held', max(l.created_at) + interval '90 days'
from audit_log l cross join lateral unnest(array[l.changes -> 'assigned_pcr' ->> 'from', l.changes -> 'assigned_np' ->> 'from']) as held (who)
  join users u on u.id::text = held.who join patients p on p.patient_id = l.patient_id
where l.created_at > now() - interval '90 days' and l.changes ?| array['assigned_pcr', 'assigned_np']
group by l.patient_id, u.id;
