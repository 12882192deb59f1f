-- Contact details that staff corrected (F-12): which, from what to what, why, and how they knew the patient. `codes_from`: a changed email
-- receives no codes until then. `contact_emails`: the announcement to the old and the new address; a try moves `due_at` ahead before it leaves.
create table contact_corrections (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  user_id integer not null references users (id),
  corrected_at timestamptz not null,
  reason text not null check (reason in ('changed', 'mistake', 'other')),
  note text not null,
  checked_by text not null check (checked_by in ('call-back', 'identifiers', 'photo-id')),
  before jsonb not null,
  after jsonb not null,
  codes_from timestamptz
);
create index contact_corrections_patient on contact_corrections (patient_id, corrected_at desc, id desc);

create table contact_emails (
  id bigint generated always as identity primary key,
  correction_id bigint not null references contact_corrections (id) on delete cascade,
  email text not null check (email <> ''),
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz
);
create index contact_emails_due on contact_emails (due_at, id) where sent_at is null;
