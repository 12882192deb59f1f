-- Conversations, their turns (enough to replay them), consents and published questionnaires.

create table conversations (
  id text primary key,
  patient_id text not null,
  state jsonb not null,
  turn integer not null default 0,
  started_at timestamptz not null,
  last_turn_at timestamptz not null,
  closed_at timestamptz,
  address text not null default '',
  agent text not null default ''
);
create index conversations_patient on conversations (patient_id);
create index conversations_address on conversations (address, started_at);

-- One row a turn: what came in, what was answered. `request_hash` tells a retry from a new turn.
create table conversation_turns (
  conversation_id text not null references conversations (id),
  turn integer not null,
  at timestamptz not null,
  request_hash bytea not null,
  event jsonb not null,
  knowledge jsonb not null,
  reply jsonb not null,
  heard text,
  said text not null,
  primary key (conversation_id, turn)
);

create table consents (
  id bigint generated always as identity primary key,
  conversation_id text not null references conversations (id),
  patient_id text not null,
  version text not null,
  text_hash text not null,
  option text not null check (option in ('yes', 'no')),
  signature text not null,
  date_of_birth date,
  scrolled_percent numeric,
  address text not null,
  agent text not null,
  given_at timestamptz not null
);
create index consents_patient on consents (patient_id);

create table questionnaires (
  key text not null,
  version integer not null,
  name text not null,
  -- `json`, not `jsonb`: the order of questions and of options is part of what was published.
  questions json not null,
  published_at timestamptz not null default now(),
  primary key (key, version)
);

-- Answers by the version that asked them. One open set per patient and questionnaire; finished sets are kept for good.
create table answer_sets (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id),
  conversation_id text,
  key text not null,
  version integer not null,
  answers jsonb not null,
  set_aside jsonb not null default '{}',
  started_at timestamptz not null,
  finished_at timestamptz,
  archived_at timestamptz
);
create unique index answer_sets_open on answer_sets (patient_id, key) where finished_at is null and archived_at is null;
create index answer_sets_patient on answer_sets (patient_id);
