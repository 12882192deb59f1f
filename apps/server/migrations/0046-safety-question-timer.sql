-- The gentle question about safety waits three minutes for an answer (docs/decisions/0055-the-safety-question-has-a-timer.md). `concern_due_at`: when
-- staff are asked to call back; `concern_called_at`: when they were. Both are null where the question does not wait.
alter table conversations add column concern_due_at timestamptz, add column concern_called_at timestamptz;
create index conversations_concern on conversations (concern_due_at, id) where concern_due_at is not null and concern_called_at is null;

create index crisis_alarms_closed on crisis_alarms (closed_at desc, id desc) where closed_at is not null;
