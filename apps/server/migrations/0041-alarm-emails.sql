-- Emails about an alarm, one for each address of the on-call list (setting `alarm_on_call`), written with the alarm. A try moves `due_at` ahead
-- before the email leaves, so that another process takes over when this one dies on the way.
create table alarm_emails (
  id bigint generated always as identity primary key,
  alarm_id bigint not null references crisis_alarms (id),
  email text not null check (email <> ''),
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  unique (alarm_id, email)
);
create index alarm_emails_due on alarm_emails (due_at, id) where sent_at is null;
