-- Replies that staff took off the list of those not understood: by the turn, so that nothing of what was said is written down a second time.
create table dismissed_replies (
  conversation_id text not null,
  turn integer not null,
  dismissed_by integer not null references users (id),
  dismissed_at timestamptz not null,
  primary key (conversation_id, turn),
  foreign key (conversation_id, turn) references conversation_turns (conversation_id, turn) on delete cascade
);
create index conversation_steps_read on conversation_steps (question_id, what) where what in ('missed', 'answered');
