-- What a practitioner writes to the patient when a visit is completed with a decision (F-8). `shown_from`: after the time in which the completion can be
-- taken back; an undone message is never shown. `said_at`: when it became a line of `conversation_id`. `email_*`: the email to a patient
-- without a conversation that is open.
create table visit_messages (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  decided_at timestamptz not null,
  user_id integer not null references users (id),
  text text not null,
  shown_from timestamptz not null,
  undone_at timestamptz,
  conversation_id text references conversations (id) on delete set null,
  said_at timestamptz,
  email_tries integer not null default 0,
  email_next_at timestamptz,
  emailed_at timestamptz
);
create index visit_messages_of on visit_messages (patient_id, decided_at);
select make_sealed('visit_messages', 'text', 'sealed_conversation');
create index visit_messages_waiting on visit_messages (shown_from) where said_at is null and undone_at is null;

-- When the assistant began to ask for the follow-up of a decision “see again”: once for each.
create table visit_follow_ups (
  patient_id text not null references patients (patient_id) on delete cascade,
  decided_at timestamptz not null,
  asked_at timestamptz not null,
  primary key (patient_id, decided_at)
);
