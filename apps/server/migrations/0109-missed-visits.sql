-- A visit that was booked and did not take place is due again, also for a record that had ended before it was booked (F-3):
-- `core/queues/lost-reason.ts` in SQL.
-- Whether a visit was booked after an instant and did not take place; one that is ahead counts too. Null: no.
create function missed_visit_since(patient text, instant timestamptz) returns boolean language sql stable as $$
  select exists (select from appointments a
    where a.patient_id = patient and a.state in ('booked', 'cancelled', 'lapsed') and a.booked_at > instant)
$$;

create or replace function lost_patients_at(moment timestamptz, today date) returns table (patient_id text, reason text) language sql stable as $$
  select p.patient_id, case
    when not p.eligible or d.kind in ('decline', 'refer') then 'visit-missed'
    when d.next_on is not null then 'next-step-due'
    when p.upcoming_renewal_date < today - 90 then 'visit-missed'
    when p.upcoming_renewal_date is not null then 'renewal-overdue'
    when p.completed_appointment_at is not null then 'no-renewal-date'
    when p.async_questionnaire_complete then 'never-seen' else 'visit-missed' end
  from patients p
  left join visit_decisions d on d.patient_id = p.patient_id and d.decided_at = p.completed_appointment_at and d.undone_at is null
  where p.patient_active and not p.in_pcr_queue and not p.in_np_queue
    and case
      when not p.eligible then p.marked_ineligible_at is not null
        and missed_visit_since(p.patient_id, greatest(p.marked_ineligible_at, p.completed_appointment_at))
      when d.kind in ('decline', 'refer') then missed_visit_since(p.patient_id, p.completed_appointment_at)
      when d.next_on is not null then d.next_on <= today
      when p.upcoming_renewal_date < today - 90 then missed_visit_since(p.patient_id, (p.upcoming_renewal_date + 91)::timestamp at time zone 'UTC')
      when p.upcoming_renewal_date is not null then p.upcoming_renewal_date < today
      else p.completed_appointment_at is not null or p.async_questionnaire_complete
        or p.patient_id in (select a.patient_id from appointments a where a.state in ('booked', 'cancelled', 'lapsed') and a.booked_at is not null) end
    and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked' and a.ends_at > moment)
    and not exists (select from contact_attempts c where c.patient_id = p.patient_id and c.next_step = 'call' and c.closed_at is null
      and c.came_due_at is null and c.next_at > moment)
$$;
