-- Taking a change back within a minute (C-12), and the filters that people keep.

-- What a change of a patient replaced. Rows live for minutes, so nothing points at them and they point at nothing.
create table undo_steps (
  id bigint generated always as identity primary key,
  patient_id text not null,
  user_id integer not null,
  action text not null,
  version_after integer not null,
  before jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index undo_steps_patient on undo_steps (patient_id, user_id);

-- An appointment whose completion was taken back. The row stays as it was written (C-8); whoever reads real appointments passes it over.
alter table encounters add column undone_at timestamptz;

create table saved_views (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  page text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null,
  unique (user_id, page, name)
);

-- Holds that end by themselves.
create index patients_hold_until on patients (hold_until) where hold_until is not null;

-- As before, but a writer who names the times keeps them: a change that is taken back gives back the wait it had interrupted.
create or replace function keep_stage() returns trigger language plpgsql as $$
declare
  entered timestamptz := least(new.entered_pcr_queue_at, new.entered_np_queue_at);
  stage text := stage_of(new);
begin
  if not new.on_hold_in_queue then new.hold_until := null; end if;
  if stage is null then
    new.waiting_since := null;
    new.stage_since := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := entered;
    new.stage_since := coalesce(case when new.in_np_queue then new.assigned_np_at else new.assigned_pcr_at end, case when new.in_np_queue then new.entered_np_queue_at else new.entered_pcr_queue_at end);
  else
    new.waiting_since := coalesce(new.waiting_since, entered);
    if stage is distinct from stage_of(old) and new.stage_since is not distinct from old.stage_since then new.stage_since := new.updated_at; end if;
  end if;
  return new;
end $$;
