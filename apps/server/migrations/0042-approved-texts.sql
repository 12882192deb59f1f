-- The assistant's texts that are approved, one by one: `digest` names the English and the French of one text. A text whose words change waits
-- for a person, and the others go on being said. The approval itself stays in text_approvals.
create table approved_texts (
  language text not null check (language in ('fr')),
  key text not null,
  digest text not null check (digest ~ '^[0-9a-f]{16}$'),
  primary key (language, key, digest)
);
