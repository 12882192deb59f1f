-- A person in a patient's conversation (F-11). `attention`: who answers the patient, as `core/chat/attention/attend.ts` decides.
alter table conversations
  add column attention text not null default 'bot' check (attention in ('bot', 'asked', 'called', 'held', 'paused', 'returned')),
  add column attention_version integer not null default 0,
  add column asked_at timestamptz,
  add column held_by integer references users (id),
  add column held_at timestamptz,
  add column last_staff_at timestamptz,
  add column last_patient_at timestamptz,
  add column unanswered_since timestamptz,
  add constraint conversations_holder check ((held_by is not null) = (attention in ('held', 'paused')));
create index conversations_held on conversations (held_by) where held_by is not null;

-- What staff say, and who joined or left (`mark`). A line follows turn `turn`; `seq` orders the lines of a conversation. Marks with `internal`
-- are for staff. A `client_id` makes a line that is sent again the same line.
create table conversation_lines (
  conversation_id text not null references conversations (id) on delete cascade,
  seq integer not null,
  turn integer not null,
  at timestamptz not null,
  user_id integer references users (id),
  role text not null check (role in ('np', 'team')),
  mark text,
  internal boolean not null default false,
  text text not null default '""',
  client_id text,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id)
);
select make_sealed('conversation_lines', 'text', 'sealed_conversation', '""');
