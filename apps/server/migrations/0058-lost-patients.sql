-- Patients for whom nothing would happen next (F-3): `core/queues/lost-reason.ts` in SQL. `today`: the clinic's day. The view must be empty.
create function lost_patients_at(moment timestamptz, today date) returns table (patient_id text, reason text) language sql stable as $$
  select p.patient_id, case
    when p.upcoming_renewal_date is not null then 'renewal-overdue'
    when p.completed_appointment_at is not null then 'no-renewal-date' else 'never-seen' end
  from patients p
  where p.patient_active and p.eligible and not p.in_pcr_queue and not p.in_np_queue
    and (p.upcoming_renewal_date is not null or p.completed_appointment_at is not null or p.async_questionnaire_complete)
    and (p.upcoming_renewal_date is null or (p.upcoming_renewal_date < today and p.upcoming_renewal_date >= today - 90))
    and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked' and a.ends_at > moment)
$$;

create view lost_patients as select patient_id, reason from lost_patients_at(now(), (now() - interval '12 hours')::date);

create index patients_without_queue on patients (upcoming_renewal_date) where patient_active and eligible and not in_pcr_queue
  and not in_np_queue and (upcoming_renewal_date is not null or completed_appointment_at is not null or async_questionnaire_complete);
