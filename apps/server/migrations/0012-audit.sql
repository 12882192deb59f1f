-- The audit log's seal: a chain of keyed hashes over committed entries, made by the program, whose key is not in the database; and the
-- indexes of an administrator's search.

-- Entries that wait for their seal. Filled in the entry's own transaction, so that whatever commits waits here and nothing is skipped.
create table audit_unsealed (
  id bigint not null,
  created_at timestamptz not null,
  primary key (id, created_at)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function queue_for_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (id, created_at) select id, created_at from written;
  return null;
end $$;
create trigger audit_log_queued after insert on audit_log referencing new table as written
  for each statement execute function queue_for_seal();

-- Number n's hash is made of n, of number n - 1's hash and of every column of the entry.
create table audit_seals (
  number bigint primary key,
  audit_id bigint not null,
  created_at timestamptz not null,
  hash bytea not null,
  unique (audit_id, created_at)
);
create trigger audit_seals_append_only before update or delete on audit_seals for each row execute function refuse_audit_change();
create trigger audit_seals_append_only_whole before truncate on audit_seals for each statement execute function refuse_audit_change();

-- When the head of the chain was written down outside the database, and when the chain was verified, with what outcome.
create table audit_marks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('anchor', 'verification')),
  at timestamptz not null,
  number bigint not null,
  hash bytea not null,
  findings jsonb not null default '[]'
);
create index audit_marks_newest on audit_marks (kind, id desc);
create trigger audit_marks_append_only before update or delete on audit_marks for each row execute function refuse_audit_change();
create trigger audit_marks_append_only_whole before truncate on audit_marks for each statement execute function refuse_audit_change();

-- An entry stands in one of the first two, and in the third only when it tells of a change.
create index audit_log_person on audit_log (user_id, created_at, id) where user_id is not null;
create index audit_log_nobody on audit_log (user_name, created_at, id) where user_id is null;
-- Not in the language sql: called for every entry, that costs four times as much.
create function audit_fields(changes jsonb) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(select jsonb_object_keys(changes));
end $$;
create index audit_log_fields on audit_log using gin (audit_fields(changes)) where changes <> '{}';

-- What was written before there were seals is sealed like everything else; millions of entries may take a while.
set local statement_timeout = 0;
insert into audit_unsealed (id, created_at) select id, created_at from audit_log;
