-- Signed notes that were entered in error (docs/decisions/0081-signed-notes-never-change.md). The note itself stays as it was signed.
create table visit_note_errors (
  note_id integer primary key references visit_notes (id) on delete cascade,
  user_id integer not null references users (id),
  marked_at timestamptz not null,
  reason text not null check (reason in ('wrong-patient', 'written-twice', 'wrong-text'))
);

create function note_error_stays() returns trigger language plpgsql as $$
begin
  -- Only together with its note.
  if tg_op = 'DELETE' and not exists (select from visit_notes where id = old.note_id) then return old; end if;
  raise exception 'a mark of an error never changes';
end $$;
create trigger note_error_stays before update or delete on visit_note_errors for each row execute function note_error_stays();
