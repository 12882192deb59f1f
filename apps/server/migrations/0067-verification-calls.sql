-- Calls of sellers who ask whether a document is genuine (s. 281(1)(c)): who called, what was asked, what was confirmed, and by whom.
create table verification_calls (
  id integer generated always as identity primary key,
  document_id integer references medical_documents (id) on delete cascade,
  number_asked text not null,
  seller_id integer not null references sellers (id),
  caller_name text not null,
  user_id integer not null references users (id),
  begun_at timestamptz not null,
  matched boolean,
  asked text[] not null default '{}',
  confirmed text[] not null default '{}',
  doubt boolean not null default false,
  note text not null default '""',
  minutes integer,
  ended_at timestamptz
);
select make_sealed('verification_calls', 'note', 'sealed_answers', '""');
create index verification_calls_document on verification_calls (document_id);
