-- Who approved which words in which language. The hash covers the original and the translation: a change of either makes the approval void,
-- and nothing of that text is said until somebody has read it again.
create table text_approvals (
  language text not null check (language in ('fr')),
  key text not null,
  hash bytea not null,
  approved_by integer not null references users (id),
  approved_at timestamptz not null,
  primary key (language, key)
);

-- In which language a patient is written to.
alter table patient_details add column language text not null default 'en' check (language in ('en', 'fr'));
