-- Duplicate records (F-13, docs/decisions/0100-duplicates-are-merged.md). A merged record keeps its history and leads to the surviving one;
-- what is open moves. `kept` (encrypted): what the merge replaced, what it wrote and which rows moved, for the undo.
alter table patients add column merged_into text references patients (patient_id);
-- not additive: the version before merges no records, and refuses itself to put an inactive patient into a queue; at worst a change of a merged
-- record, made in the minutes in which both versions run, is refused.
alter table patients add constraint merged_is_closed check (merged_into is null or not (patient_active or in_pcr_queue or in_np_queue
  or need_pcr_help_flag or assigned_pcr is not null or assigned_np is not null or merged_into = patient_id)) not valid;
create index patients_merged on patients (merged_into) where merged_into is not null;

create table merges (
  id integer generated always as identity primary key,
  survivor_id text not null references patients (patient_id),
  merged_id text not null references patients (patient_id),
  user_id integer not null references users (id),
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  kept text not null,
  undone_at timestamptz,
  undone_by integer references users (id),
  check (survivor_id <> merged_id),
  check ((undone_at is null) = (undone_by is null))
);
select make_sealed('merges', 'kept', 'sealed_answers');
create unique index merges_standing on merges (merged_id) where undone_at is null;
create index merges_survivor on merges (survivor_id) where undone_at is null;

-- A patient with the records that were merged into theirs: whose history to read.
create function record_family(id text) returns text[] language sql stable as $$
  select array[id] || array(select patient_id from patients where merged_into = id)
$$;

-- Pairs of patients who are likely one person, the smaller ID first. `settled`: a manager said that they are two, or merged them.
create table likely_duplicates (
  one_id text collate "C" not null,
  other_id text collate "C" not null,
  score numeric(4, 1) not null,
  found_at timestamptz not null,
  settled text not null default '' check (settled in ('', 'different', 'merged')),
  settled_by integer references users (id),
  settled_at timestamptz,
  primary key (one_id, other_id),
  check (one_id < other_id),
  check ((settled = '') = (settled_at is null))
);
create index likely_duplicates_other on likely_duplicates (other_id);
create index likely_duplicates_open on likely_duplicates (score desc, one_id, other_id) where settled = '';

-- Patients to compare with the others: new ones, and those whose names, birth date, contact details or health number changed.
create table duplicate_checks (
  patient_id text primary key,
  noted_at timestamptz not null default now()
);

create function note_new_patients() returns trigger language plpgsql as $$
begin
  insert into duplicate_checks (patient_id) select patient_id from made order by patient_id on conflict (patient_id) do update set noted_at = now();
  return null;
end $$;
create trigger patients_compared_new after insert on patients referencing new table as made for each statement execute function note_new_patients();

create function note_changed_patient() returns trigger language plpgsql as $$
begin
  insert into duplicate_checks (patient_id) values (new.patient_id) on conflict (patient_id) do update set noted_at = now();
  return null;
end $$;
create trigger patients_compared_again after update of first_name, last_name, date_of_birth, phone, email, merged_into on patients for each row
  when ((old.first_name, old.last_name, old.date_of_birth, old.phone, old.email, old.merged_into)
    is distinct from (new.first_name, new.last_name, new.date_of_birth, new.phone, new.email, new.merged_into))
  execute function note_changed_patient();
create trigger details_compared_again after update of postal_code, health_number on patient_details for each row
  execute function note_changed_patient();

-- Of the patients before: those who share a birth date, a phone or an email with another. The nightly job looks again in the same way.
create function duplicate_suspects() returns setof text language sql stable as $$
  select patient_id from patients where merged_into is null and (
    (date_of_birth, lower(last_name)) in (
      select date_of_birth, lower(last_name) from patients where merged_into is null and date_of_birth is not null group by 1, 2 having count(*) > 1)
    or (phone <> '' and right(regexp_replace(phone, '\D', '', 'g'), 10) in (
      select right(regexp_replace(phone, '\D', '', 'g'), 10) from patients where merged_into is null and phone <> '' group by 1 having count(*) > 1))
    or (email <> '' and lower(email) in (
      select lower(email) from patients where merged_into is null and email <> '' group by 1 having count(*) > 1)))
$$;
insert into duplicate_checks (patient_id) select duplicate_suspects() order by 1;

