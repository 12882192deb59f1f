-- When staff recorded that a patient has died, and the day of the death where it is known (docs/decisions/0171-a-death-is-recorded.md).
alter table patients add column death_recorded_at timestamptz, add column died_on date;

-- The version before makes a patient active without knowing of these columns.
create function end_death() returns trigger language plpgsql as $$
begin
  new.death_recorded_at := null;
  new.died_on := null;
  return new;
end $$;
create trigger patients_death before insert or update on patients for each row
  when (new.patient_active and (new.death_recorded_at is not null or new.died_on is not null)) execute function end_death();

create index patients_dead on patients (date_of_birth) where death_recorded_at is not null;
