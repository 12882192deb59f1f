-- An email to a patient whom staff answered in the chat after the page was closed (F-11). `seq`: the newest line that an email was about.
create table reply_emails (
  conversation_id text primary key references conversations (id) on delete cascade,
  id bigint generated always as identity unique,
  seq integer not null default 0,
  tries integer not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz
);
create index conversations_answered on conversations (last_staff_at) where last_staff_at is not null;
