-- Who has a patient's record open. It is gone after a crash, and nobody misses it: the pages say so again within seconds.
create unlogged table patient_viewers (
  patient_id text not null,
  user_id integer not null references users (id) on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (patient_id, user_id)
);
