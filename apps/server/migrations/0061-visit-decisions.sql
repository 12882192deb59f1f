-- What the practitioner decided when a visit was completed (F-8). `decided_at` is the `completed_at` of the encounter. `next_on`: the day on
-- which the patient comes back into the PCR queue. A row never changes, except that an undone completion marks it.
create table visit_decisions (
  patient_id text not null references patients (patient_id) on delete cascade,
  decided_at timestamptz not null,
  user_id integer not null references users (id),
  kind text not null check (kind in ('authorize', 'authorize-less', 'defer', 'decline', 'refer', 'see-again', 'call-back')),
  grams_per_day numeric(5, 2) check (grams_per_day > 0),
  months integer check (months between 1 and 12),
  next_on date,
  reason text not null default '""',
  undone_at timestamptz,
  primary key (patient_id, decided_at),
  check ((kind in ('authorize', 'authorize-less')) = (grams_per_day is not null and months is not null)),
  check ((kind in ('defer', 'see-again', 'call-back')) = (next_on is not null))
);
select make_sealed('visit_decisions', 'reason', 'sealed_answers', '""');

create function decision_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'undone_at' is distinct from to_jsonb(old) - 'undone_at' or old.undone_at is not null then
    raise exception 'a decision never changes';
  end if;
  return new;
end $$;
create trigger decision_stays before update on visit_decisions for each row execute function decision_stays();

-- Patients for whom nothing would happen next (F-3): `core/queues/lost-reason.ts` in SQL. `today`: the clinic's day.
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
$$;
