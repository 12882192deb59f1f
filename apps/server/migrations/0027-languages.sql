-- French that the clinic writes for its questionnaires. `original` is the English it was written for: where that stands at the same place of
-- another version, the French holds there too. `tag` is empty for the name; `digest` is the hash of `original`, which may be long.
create table french_words (
  key text not null,
  tag text not null,
  part text not null check (part in ('name', 'text', 'subtext', 'unit', 'option')),
  digest bytea not null,
  original text not null,
  translation text not null,
  written_by integer not null references users (id),
  written_at timestamptz not null,
  primary key (key, tag, part, digest)
);

-- What somebody approved, word for word: patients are told this, whatever is written anew. A turn of the chat names it by its number, so the
-- words never change; an approval can be withdrawn. `hash`: of both sides as they were read.
create table french_forms (
  id integer generated always as identity primary key,
  key text not null,
  hash bytea not null,
  words json not null,
  approved_by integer not null references users (id),
  approved_at timestamptz not null,
  withdrawn_by integer references users (id),
  withdrawn_at timestamptz,
  unique (key, hash),
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create trigger french_forms_stay before update of id, key, hash, words on french_forms for each row execute function refuse_rewriting();
create trigger french_forms_stay_there before delete on french_forms for each row execute function refuse_rewriting();
