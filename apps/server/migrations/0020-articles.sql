-- What the assistant answers. Every save is a version that stays; `version` is the newest, `live_version` the approved one that is answered.
create table articles (
  id text primary key,
  version integer not null,
  live_version integer,
  withdrawn_by integer references users (id),
  withdrawn_at timestamptz
);

-- `saved_by`, `approved_by`: nobody where a version came with the program.
create table article_versions (
  article_id text not null references articles (id),
  version integer not null,
  title text not null,
  text text not null,
  source text not null,
  owner text not null,
  reviewed_on text not null,
  review_due text not null,
  phrasings text[] not null,
  saved_by integer references users (id),
  saved_at timestamptz not null,
  approved_by integer references users (id),
  approved_at timestamptz,
  primary key (article_id, version)
);

-- What staff made of messages that were not understood. `heard`: what alike messages have in common. Without a meaning: nothing to learn from.
create table learned_phrases (
  id integer generated always as identity primary key,
  heard text not null,
  text text not null,
  kind text check (kind in ('article', 'intent')),
  meaning text,
  added_by integer not null references users (id),
  added_at timestamptz not null,
  removed_by integer references users (id),
  removed_at timestamptz,
  check ((kind is null) = (meaning is null))
);
create index learned_phrases_heard on learned_phrases (heard) where removed_at is null;

-- Few of the turns were not understood.
create index conversation_turns_misunderstood on conversation_turns (at)
  where heard is not null and reply -> 'AUDITLOG' ?| array['Misunderstood User Message', 'Predicted Intent Check'];
