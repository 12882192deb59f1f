-- Corrections of name, birth date and health number: they hold once a second person confirmed them within a day (F-12). `before` and `after`
-- (encrypted): the fields that change. One is open for a patient at a time; a lapsed one is closed by the next.
create table identity_corrections (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  confirm_until timestamptz not null,
  reason text not null check (reason in ('changed', 'mistake', 'other')),
  note text not null,
  checked_by text not null check (checked_by in ('call-back', 'identifiers', 'photo-id')),
  before text not null,
  after text not null,
  settled text not null default '' check (settled in ('', 'confirmed', 'declined', 'lapsed')),
  settled_by integer references users (id),
  settled_at timestamptz,
  check ((settled = '') = (settled_at is null)),
  check (settled <> 'confirmed' or settled_by <> proposed_by)
);
select make_sealed('identity_corrections', field, 'sealed_answers') from unnest(array['before', 'after']) as field;
create unique index identity_corrections_open on identity_corrections (patient_id) where settled = '';
create index identity_corrections_due on identity_corrections (confirm_until) where settled = '';

-- The old address stopped the change within the day in which the new one receives no codes.
alter table contact_corrections add column stopped_at timestamptz;
