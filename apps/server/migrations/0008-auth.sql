-- Sessions that people can see and end, screens that are locked, and what a person prefers.

-- `id` is what the wire calls a session: its token's hash never leaves the database.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column unlock_tries integer not null default 0,
  drop constraint sessions_stage_check,
  add constraint sessions_stage_check check (stage in ('pre-auth', 'full', 'locked'));
create unique index sessions_id on sessions (id);

-- Choices about the person's own screens, nothing else.
create table user_preferences (
  user_id integer primary key references users (id),
  preferences jsonb not null,
  updated_at timestamptz not null
);
