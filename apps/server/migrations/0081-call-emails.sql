-- The email with a link before a manager decides, and the one after a wrong number (decision 83). `emailed_at`: when it left; `email_next_at`:
-- not before.
alter table contact_attempts
  add column emailed_at timestamptz,
  add column email_tries integer not null default 0,
  add column email_next_at timestamptz;
create index contact_attempts_to_email on contact_attempts (at)
  where emailed_at is null and next_step in ('decide', 'correct');
