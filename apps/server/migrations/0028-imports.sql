-- Imports of spreadsheets: the file in pieces, its rows as they are, what each row would do or did. Nothing here is what others read: an import
-- changes patients, schedules and accounts in one transaction, and `import_plans` holds what it takes to put them back.

create table imports (
  id integer generated always as identity primary key,
  version integer not null default 1,
  state text not null check (state in ('reading', 'choosing', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'refused', 'discarded')),
  kind text check (kind in ('patients', 'slots', 'staff')),
  file_name text not null,
  file_size integer not null,
  file_hash text not null,
  format text check (format in ('xlsx', 'xls', 'csv')),
  sheets jsonb not null default '[]',
  choices jsonb,
  unknown_values jsonb not null default '{}',
  counts jsonb,
  fault jsonb,
  attempts integer not null default 0,
  progress integer not null default 0,
  total integer not null default 0,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  -- Who asked for what goes on now: applying or undoing is done in their name, whichever process does it.
  ordered_by integer references users (id),
  ordered_from text not null default '',
  restore jsonb not null default '[]',
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users (id)
);
create index imports_newest on imports (id desc) where state <> 'discarded';
create index imports_at_work on imports (id) where state in ('reading', 'checking', 'applying', 'undoing');
create index imports_by_file on imports (file_hash);

create table import_pieces (
  import_id integer not null references imports (id),
  number integer not null,
  bytes bytea not null,
  primary key (import_id, number)
);

-- `cells` as read; a person's own stand in `mended`, by column.
create table import_rows (
  import_id integer not null references imports (id),
  sheet smallint not null,
  row_number integer not null,
  cells json not null,
  mended jsonb,
  left_out boolean not null default false,
  primary key (import_id, sheet, row_number)
);

-- `changes`: field by field from what to what, as text; `applied`: done, so that undoing puts it back.
create table import_plans (
  import_id integer not null references imports (id),
  row_number integer not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused', 'left_out')),
  key text,
  faults json not null default '[]',
  changes json not null default '[]',
  primary key (import_id, row_number)
);
create index import_plans_outcomes on import_plans (import_id, outcome, row_number);
create index import_plans_keys on import_plans (import_id, key) where key is not null;

-- What columns and words meant the last time they were chosen.
create table import_meanings (
  kind text not null,
  header text not null,
  field text not null,
  primary key (kind, header)
);
create table import_values (
  kind text not null,
  field text not null,
  value text not null,
  meaning text not null,
  primary key (kind, field, value)
);

-- Times of one day on which somebody works beside their week: what a file of appointment slots brings.
create table opened_hours (
  user_id integer not null references users (id),
  day date not null,
  starts smallint not null check (starts between 0 and 1439),
  ends smallint not null check (ends between 1 and 1440),
  check (starts < ends),
  primary key (user_id, day, starts)
);
