-- Staff, their groups and their sessions.

create table auth_groups (
  id integer primary key,
  name text not null unique,
  description text not null,
  scopes text[] not null,
  pcr_capable boolean not null default false,
  np_capable boolean not null default false
);

-- The six groups every installation has (B-2, B-3, B-4). What a group can do is data here, never an id in code.
insert into auth_groups (id, name, description, scopes, pcr_capable, np_capable) values
  (1, 'admins', 'Administrator', '{admin,npmanager,pcrmanager,user}', false, false),
  (2, 'User', 'User', '{user}', false, false),
  (3, 'nps', 'Nurse Practitioner', '{np,user}', false, true),
  (6, 'pcrs', 'Patient Care Representative', '{pcr,user}', true, false),
  (9, 'npManagers', 'NP Manager', '{npmanager,np,user}', false, true),
  (12, 'pcrManagers', 'PCR Manager', '{pcrmanager,pcr,user}', true, false);

create table users (
  id integer generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  -- The name on the wire: the full name, with a suffix where two people share one (A-11).
  name text not null,
  phone text not null default '',
  sms boolean not null default false,
  active boolean not null default true,
  notify boolean not null default true,
  queue_enabled boolean not null default false,
  licensed_provinces text[] not null default '{}',
  version integer not null default 1,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create unique index users_name on users (name) where deleted_at is null;

create table user_auth_groups (
  user_id integer not null references users (id),
  auth_group_id integer not null references auth_groups (id),
  primary key (user_id, auth_group_id)
);

-- Tokens are stored hashed. A browser's session has a second secret in a cookie, and then both are needed (A-5).
create table sessions (
  token_hash bytea primary key,
  cookie_hash bytea,
  user_id integer not null references users (id),
  stage text not null check (stage in ('pre-auth', 'full')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null default '',
  agent text not null default ''
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

create table one_time_codes (
  token_hash bytea primary key references sessions (token_hash) on delete cascade,
  code_hash bytea not null,
  salt bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);

-- Counters of failures by key (account or address): in the database, so that a restart or a second process does not reset them.
create table throttles (
  key text primary key,
  failures integer not null,
  first_at timestamptz not null,
  blocked_until timestamptz
);

create table settings (
  key text primary key,
  value jsonb not null
);
