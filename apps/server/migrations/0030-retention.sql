-- Legal holds, and records whose time to be kept is over.

-- One stands at a time; one that was lifted stays.
create table legal_holds (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  reason text not null check (reason <> ''),
  set_by text not null,
  set_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index legal_holds_standing on legal_holds (patient_id) where lifted_at is null;
create index legal_holds_patient on legal_holds (patient_id);

-- As the nightly look last found them. Nothing removes a record by itself: somebody reviews it.
create table due_records (
  patient_id text primary key references patients (patient_id) on delete cascade,
  last_entry_at timestamptz not null,
  due_on date not null,
  found_at timestamptz not null
);
create index due_records_due on due_records (due_on, patient_id);

-- The fence behind the rules: whatever wants to remove something of a patient under a hold is refused, by whichever way it comes.
create function refuse_while_held() returns trigger language plpgsql as $$
begin
  if exists (select from legal_holds where patient_id = old.patient_id and lifted_at is null) then
    raise exception 'this patient is under a legal hold' using errcode = '23001';
  end if;
  return old;
end $$;
create trigger held_patients before delete on patients for each row execute function refuse_while_held();
create trigger held_patient_records before delete on patient_records for each row execute function refuse_while_held();
create trigger held_patient_details before delete on patient_details for each row execute function refuse_while_held();
create trigger held_encounters before delete on encounters for each row execute function refuse_while_held();
create trigger held_answer_sets before delete on answer_sets for each row execute function refuse_while_held();
create trigger held_consents before delete on consents for each row execute function refuse_while_held();
create trigger held_appointments before delete on appointments for each row execute function refuse_while_held();
create trigger held_conversations before delete on conversations for each row execute function refuse_while_held();
create index conversations_quiet on conversations (last_turn_at);
