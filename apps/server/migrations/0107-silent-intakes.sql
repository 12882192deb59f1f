-- When a record ended because its intake stayed silent (docs/decisions/0169-a-silent-intake-ends-and-can-be-taken-up-again.md).
alter table patients add column abandoned_at timestamptz;

-- The version before makes a patient active without knowing of this column.
create function end_abandonment() returns trigger language plpgsql as $$
begin
  new.abandoned_at := null;
  return new;
end $$;
create trigger patients_abandoned before insert or update on patients for each row
  when (new.patient_active and new.abandoned_at is not null) execute function end_abandonment();

create index patients_abandoned on patients (abandoned_at) where abandoned_at is not null;
create index patients_open_intakes on patients (patient_id) where patient_active and eligible and not in_pcr_queue and not in_np_queue
  and not async_questionnaire_complete and completed_appointment_at is null and upcoming_renewal_date is null;
