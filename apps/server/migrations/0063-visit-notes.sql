-- What practitioners write of a visit. A draft is its author's alone, one for each patient; what is signed never changes. `about`: the note
-- that an addendum adds to. `happened_at`: when a late entry happened. `hash`: SHA-256 of what was signed, also in the audit log.
create table visit_notes (
  id integer generated always as identity primary key,
  patient_id text not null references patients (patient_id) on delete cascade,
  author_id integer not null references users (id),
  kind text not null check (kind in ('visit', 'late-entry', 'addendum')),
  about integer references visit_notes (id) on delete cascade,
  happened_at timestamptz,
  content text not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  signed_at timestamptz,
  hash text,
  check ((kind = 'addendum') = (about is not null)),
  check ((signed_at is null) = (hash is null))
);
select make_sealed('visit_notes', 'content', 'sealed_answers');
create unique index visit_notes_draft on visit_notes (author_id, patient_id) where signed_at is null;
create index visit_notes_of on visit_notes (patient_id, signed_at desc);

-- Encrypting again under a new key writes the same text in other letters; the transaction that does it says so.
create function is_resealing() returns boolean language sql stable as $$
  select coalesce(current_setting('clinic.resealing', true), '') = 'on'
$$;

create function signed_note_stays() returns trigger language plpgsql as $$
begin
  if old.signed_at is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    -- Only together with its patient.
    if exists (select from patients where patient_id = old.patient_id) then raise exception 'a signed note never changes'; end if;
    return old;
  end if;
  if to_jsonb(new) - 'content' is distinct from to_jsonb(old) - 'content' or (new.content is distinct from old.content and not is_resealing()) then
    raise exception 'a signed note never changes';
  end if;
  return new;
end $$;
create trigger signed_note_stays before update or delete on visit_notes for each row execute function signed_note_stays();

create or replace function decision_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'undone_at' - 'reason' is distinct from to_jsonb(old) - 'undone_at' - 'reason'
    or (new.reason is distinct from old.reason and not is_resealing())
    or (old.undone_at is not null and new.undone_at is distinct from old.undone_at) then
    raise exception 'a decision never changes';
  end if;
  return new;
end $$;
