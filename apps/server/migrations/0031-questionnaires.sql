-- Labels over options and what options say when they are picked have French of their own. `beside`: the approval has these words too; one of
-- before holds for the others alone, and they are left out as they were.
alter table french_words drop constraint french_words_part_check;
alter table french_words add check (part in ('name', 'text', 'subtext', 'unit', 'option', 'group', 'message'));
alter table french_forms add column beside boolean not null default false;
alter table french_forms alter column beside set default true;

-- What answers given by phone ask for next. `root`: the questionnaire that staff chose to ask, from which the chain of them comes; `called_by`:
-- the one whose answers asked. It is done once it is finished, by whomever, or was passed over.
create table called_questionnaires (
  root bigint not null references answer_sets (id) on delete cascade,
  key text not null,
  patient_id text not null references patients (patient_id) on delete cascade,
  called_by text not null,
  place integer not null check (place > 0),
  called_at timestamptz not null,
  passed_at timestamptz,
  passed_by integer references users (id),
  primary key (root, key),
  check ((passed_at is null) = (passed_by is null))
);
create index called_questionnaires_patient on called_questionnaires (patient_id);
