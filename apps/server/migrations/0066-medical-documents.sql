-- Medical documents under s. 273 of the Cannabis Regulations (docs/decisions/0095-a-signed-document-never-changes.md).

-- What a practitioner types before signing: not a document. One for each patient and practitioner.
create table document_drafts (
  id uuid primary key default gen_random_uuid(),
  patient_id text not null references patients (patient_id) on delete cascade,
  author_id integer not null references users (id),
  content text not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  unique (patient_id, author_id)
);
select make_sealed('document_drafts', 'content', 'sealed_answers');

-- What colleagues are asked before large amounts are signed. An answer counts for these grams and this period alone.
create table document_confirmations (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  asked_by integer not null references users (id),
  kind text not null check (kind in ('second-np', 'np-manager')),
  daily_grams numeric not null check (daily_grams > 0),
  period_count integer not null,
  period_unit text not null check (period_unit in ('days', 'weeks', 'months')),
  why text not null,
  asked_at timestamptz not null,
  confirmed boolean,
  answered_by integer references users (id),
  answered_at timestamptz,
  note text not null default '""',
  check ((confirmed is null) = (answered_by is null) and (confirmed is null) = (answered_at is null)),
  check (answered_by is distinct from asked_by)
);
select make_sealed('document_confirmations', 'why', 'sealed_answers');
select make_sealed('document_confirmations', 'note', 'sealed_answers', '""');
create unique index document_confirmations_open on document_confirmations (patient_id, asked_by, kind, daily_grams, period_count, period_unit)
  where confirmed is null;

-- `content`: everything printed. `grounds`: why, which is not printed. `hash`: SHA-256 of what was signed; `pdf_hash`: of the bytes of the PDF.
-- `code_hash`: of the check code, which stands in `content` alone. `draft_id`: the same form submitted twice is one document.
create table medical_documents (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  author_id integer not null references users (id),
  draft_id uuid not null unique,
  number text not null unique,
  code_hash bytea not null unique,
  province text not null,
  daily_grams numeric not null check (daily_grams > 0),
  period_count integer not null check (period_count > 0),
  period_unit text not null check (period_unit in ('days', 'weeks', 'months')),
  check (period_count <= case period_unit when 'days' then 365 when 'weeks' then 52 else 12 end),
  consulted_on date not null,
  signed_on date not null,
  signed_at timestamptz not null,
  factor text not null,
  address text not null,
  agent text not null,
  supersedes integer unique references medical_documents (id) on delete cascade,
  content text not null,
  grounds text not null,
  pdf text not null,
  hash text not null,
  pdf_hash text not null
);
select make_sealed('medical_documents', field, 'sealed_answers') from unnest(array['content', 'grounds', 'pdf']) as field;
create index medical_documents_patient on medical_documents (patient_id, signed_at desc);
create index medical_documents_author on medical_documents (author_id, signed_on);

-- Where a document stands; its events say how it came there.
create table document_standings (
  document_id integer primary key references medical_documents (id) on delete cascade,
  state text not null check (state in ('signed', 'sent', 'received', 'registered', 'expiring', 'expired', 'returned', 'transferred', 'replaced',
    'support-withdrawn', 'voided')),
  seller_id integer references sellers (id),
  registration integer not null default 0,
  registered_on date,
  ends_on date not null,
  dates_differ boolean not null default false
);
create index document_standings_ends on document_standings (ends_on) where state not in ('expired', 'replaced', 'support-withdrawn', 'voided');

create table document_events (
  id integer generated always as identity primary key,
  document_id integer not null references medical_documents (id) on delete cascade,
  state text not null,
  user_id integer references users (id),
  at timestamptz not null,
  seller_id integer references sellers (id),
  "on" date,
  reason text not null default '""'
);
select make_sealed('document_events', 'reason', 'sealed_answers', '""');
create index document_events_document on document_events (document_id, id);

-- Every day of registration that was told. Those about one registration have the same number.
create table document_registrations (
  id integer generated always as identity primary key,
  document_id integer not null references medical_documents (id) on delete cascade,
  registration integer not null,
  seller_id integer not null references sellers (id),
  registered_on date not null,
  reported_by text not null check (reported_by in ('seller', 'patient')),
  user_id integer not null references users (id),
  at timestamptz not null
);
create index document_registrations_document on document_registrations (document_id);

create table document_deliveries (
  id integer generated always as identity primary key,
  document_id integer not null references medical_documents (id) on delete cascade,
  seller_id integer not null references sellers (id),
  way text not null check (way in ('portal', 'secure_fax', 'original_by_mail')),
  number text not null,
  initials boolean not null,
  pages integer not null,
  user_id integer not null references users (id),
  at timestamptz not null,
  outcome text not null default 'sent' check (outcome in ('sent', 'received', 'refused')),
  reason text not null default '""'
);
select make_sealed('document_deliveries', 'reason', 'sealed_answers', '""');
create index document_deliveries_document on document_deliveries (document_id, id);

create table document_copies (
  id integer generated always as identity primary key,
  document_id integer not null references medical_documents (id) on delete cascade,
  number integer not null,
  user_id integer not null references users (id),
  at timestamptz not null,
  unique (document_id, number)
);

-- Encrypting again under a new key writes the same in other letters; the transaction that does it says so.
create function document_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Only together with its patient.
    if exists (select from patients where patient_id = old.patient_id) then raise exception 'a signed document never changes'; end if;
    return old;
  end if;
  if not is_resealing() or to_jsonb(new) - 'content' - 'grounds' - 'pdf' is distinct from to_jsonb(old) - 'content' - 'grounds' - 'pdf' then
    raise exception 'a signed document never changes';
  end if;
  return new;
end $$;
create trigger document_stays before update or delete on medical_documents for each row execute function document_stays();
create trigger document_stays_whole before truncate on medical_documents for each statement execute function document_stays();

create function document_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from medical_documents where id = old.document_id) then return old; end if;
  if tg_op = 'UPDATE' and is_resealing() and to_jsonb(new) - 'reason' is not distinct from to_jsonb(old) - 'reason' then return new; end if;
  raise exception 'what happened to a document never changes';
end $$;
create trigger document_event_stays before update or delete on document_events for each row execute function document_event_stays();
create trigger document_registration_stays before update or delete on document_registrations
  for each row execute function document_event_stays();

