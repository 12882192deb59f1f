-- The code by which a patient proves in the chat who they are (A-3): one per conversation, sealed. Without a match there is a row all the same,
-- with nobody in it, so that both ways cost the same and look the same.
create table patient_codes (
  conversation_id text primary key references conversations (id),
  patient_id text references patients (patient_id),
  salt bytea not null,
  hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  spent_at timestamptz
);

-- Who is looked for by e-mail.
create index patients_email on patients (lower(email)) where email <> '';

-- A sealed state on its way back, in pieces (REQ-138), until the last of them has come.
create table conversation_chunks (
  conversation_id text not null references conversations (id),
  index smallint not null,
  chunk text not null,
  primary key (conversation_id, index)
);
