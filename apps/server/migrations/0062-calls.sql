-- Calls to patients (docs/decisions/0083-calls-and-callbacks.md). `zone`: the patient's clock at the call. `next_step`: what follows; the newest
-- row of a patient that is not closed says what is planned. `came_due_at`: when a planned call put the patient into the PCR queue.
create table contact_attempts (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  user_id integer not null references users (id),
  at timestamptz not null,
  outcome text not null
    check (outcome in ('reached', 'voicemail', 'no-answer', 'busy', 'wrong-number', 'call-back', 'declined', 'language')),
  zone text not null,
  next_step text not null check (next_step in ('none', 'call', 'correct', 'decide')),
  next_at timestamptz,
  came_due_at timestamptz,
  decision text not null default '' check (decision in ('', 'again', 'end')),
  decided_by integer references users (id),
  closed_at timestamptz,
  check ((next_step = 'call') = (next_at is not null))
);
create index contact_attempts_patient on contact_attempts (patient_id, id desc);
create unique index contact_attempts_open on contact_attempts (patient_id) where closed_at is null;
create index contact_attempts_due on contact_attempts (next_at) where next_step = 'call' and closed_at is null and came_due_at is null;

-- Where the calls have got to, for the row in the PCR queue. `next_call_local`: by the patient's clock.
alter table patients
  add column call_state text not null default '' check (call_state in ('', 'planned', 'due', 'correct', 'decide')),
  add column next_call_at timestamptz,
  add column next_call_local text not null default '',
  add column call_attempts integer not null default 0;

-- The version before takes a patient out of the queue without knowing of these columns.
create function end_call_state() returns trigger language plpgsql as $$
begin
  if not new.in_pcr_queue then new.call_state := ''; end if;
  if new.call_state not in ('planned', 'due') then
    new.next_call_at := null;
    new.next_call_local := '';
  end if;
  return new;
end $$;
create trigger patients_call_state before insert or update on patients for each row
  when (new.call_state <> '' or new.next_call_at is not null) execute function end_call_state();

-- The PCR list: urgent, calls that are due, help, the oldest entry, and calls that are planned last. It takes the place of the one of before.
create index patients_pcr_calls on patients (
  (urgent_reason <> '') desc, (call_state in ('planned', 'decide')), (case when call_state = 'due' then next_call_at end),
  need_pcr_help_flag desc, entered_pcr_queue_at, patient_id, province, appointment_type
) where in_pcr_queue and assigned_pcr is null;
drop index patients_pcr_line;

-- A call ahead is something that happens next.
create or replace function lost_patients_at(moment timestamptz, today date) returns table (patient_id text, reason text) language sql stable as $$
  select p.patient_id, case
    when d.next_on is not null then 'next-step-due'
    when p.upcoming_renewal_date is not null then 'renewal-overdue'
    when p.completed_appointment_at is not null then 'no-renewal-date' else 'never-seen' end
  from patients p
  left join visit_decisions d on d.patient_id = p.patient_id and d.decided_at = p.completed_appointment_at and d.undone_at is null
  where p.patient_active and p.eligible and not p.in_pcr_queue and not p.in_np_queue
    and (p.upcoming_renewal_date is not null or p.completed_appointment_at is not null or p.async_questionnaire_complete)
    and case
      when d.kind in ('decline', 'refer') then false
      when d.next_on is not null then d.next_on <= today
      else p.upcoming_renewal_date is null or (p.upcoming_renewal_date < today and p.upcoming_renewal_date >= today - 90) end
    and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked' and a.ends_at > moment)
    and not exists (select from contact_attempts c where c.patient_id = p.patient_id and c.next_step = 'call' and c.closed_at is null
      and c.came_due_at is null and c.next_at > moment)
$$;
