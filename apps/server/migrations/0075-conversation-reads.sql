-- How far each person has read a conversation (F-11): the patient has no `user_id`. `read_turn`: the newest of the patient's turns, `read_seq`: the
-- newest line of the team that was on screen; `delivered_seq`: the newest line that the patient's page has. Who follows a conversation without
-- holding it has an entry for it until `watching_until`.
create table conversation_reads (
  conversation_id text not null references conversations (id) on delete cascade,
  user_id integer references users (id),
  read_turn integer not null default 0,
  read_seq integer not null default 0,
  delivered_seq integer not null default 0,
  watching_until timestamptz,
  unique nulls not distinct (conversation_id, user_id)
);
