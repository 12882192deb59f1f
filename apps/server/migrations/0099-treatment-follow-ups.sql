-- What was done of the follow-up of a signed document: each step once. `called_at`, `decided_at`: when questions without an answer went on to staff
-- and to a practitioner.
create table treatment_follow_ups (
  document_id integer not null references medical_documents (id) on delete cascade,
  step text not null,
  kind text not null check (kind in ('call', 'questions', 'tests')),
  done_at timestamptz not null,
  called_at timestamptz,
  decided_at timestamptz,
  primary key (document_id, step)
);
create index treatment_follow_ups_silent on treatment_follow_ups (done_at) where kind = 'questions' and decided_at is null;
