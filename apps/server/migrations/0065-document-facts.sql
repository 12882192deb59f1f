-- What a medical document needs to know beside the visit (docs/decisions/0094-a-document-is-judged-by-one-rule.md).

-- Whether NPs of a province may authorize cannabis, as an administrator entered it. Where there is no row, data/reference/np-authority.json counts.
create table np_authority (
  province text primary key,
  status text not null check (status in ('yes', 'no', 'unknown')),
  "from" date,
  source text not null,
  checked_on date not null,
  note text not null default '',
  entered_by integer not null references users (id),
  version integer not null default 1,
  check (status = 'unknown' or source <> '')
);

create table sellers (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  phone text not null check (phone <> ''),
  fax text not null default '',
  accepts text not null check (accepts in ('portal', 'secure_fax', 'original_by_mail')),
  accepts_on date not null,
  accepts_note text not null check (accepts_note <> ''),
  active boolean not null default true,
  version integer not null default 1
);
create unique index sellers_name on sellers (lower(name));

-- What a document prints of its practitioner beside the licence; `register_*`: as the college's register writes the name.
create table practitioner_details (
  user_id integer primary key references users (id) on delete cascade,
  given_name text not null default '',
  surname text not null default '',
  register_given_name text not null default '',
  register_surname text not null default '',
  profession text not null default '',
  address text not null default '',
  phone text not null default '',
  fax text not null default '',
  email text not null default '',
  version integer not null default 1
);

-- Consent to treatment by word of mouth, beside the one that the chat keeps in consent_purposes (F-21). The newest of both counts.
create table treatment_consents (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  user_id integer not null references users (id),
  given boolean not null,
  version text not null,
  at timestamptz not null
);
create index treatment_consents_patient on treatment_consents (patient_id, at desc);

-- When this log-in last showed its second factor again, and with what, to sign a medical document.
alter table sessions add column factor_shown_at timestamptz, add column factor_shown text;
-- The version before does not know `signing`, and writes the others as before.
alter table factor_offers drop constraint factor_offers_kind_check;
alter table factor_offers add constraint factor_offers_kind_check check (kind in ('totp', 'passkey', 'log-in', 'signing'));
