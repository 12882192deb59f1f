-- Who has taken an alarm, who was called about it, and what staff asked on it (docs/decisions/0069-an-alarm-is-taken-by-name.md).
-- `called_since`: from when on no one has the alarm; null: since it was raised.
alter table crisis_alarms
  add column taken_by integer references users (id),
  add column taken_at timestamptz,
  add column called_since timestamptz,
  add constraint crisis_alarms_taken check ((taken_by is null) = (taken_at is null));

-- The steps of an escalation that were made. `since`: when its clocks began.
create table alarm_calls (
  alarm_id bigint not null references crisis_alarms (id),
  since timestamptz not null,
  step text not null check (step <> ''),
  called_at timestamptz not null,
  primary key (alarm_id, since, step)
);

-- A form that staff asked on an alarm, as it was answered. `answers`: encrypted JSON. There is no score.
create table alarm_forms (
  id bigint generated always as identity primary key,
  alarm_id bigint not null references crisis_alarms (id),
  form text not null check (form <> ''),
  version text not null check (version <> ''),
  answers text,
  asked_by integer not null references users (id),
  asked_at timestamptz not null
);
create index alarm_forms_alarm on alarm_forms (alarm_id, id);
select make_sealed('alarm_forms', 'answers', 'sealed_conversation');
