-- Second factors beside the mailed code (docs/decisions/0033-second-factors.md): authenticator apps, passkeys, and recovery codes for when both are lost.

create type sealed_factor as (value text);

-- Members of such a group need an app or a passkey; a mailed code alone lets them set one up and do nothing else.
alter table auth_groups add column needs_strong_factor boolean not null default false;

-- `last_step`: the newest step of thirty seconds whose code was used; that one and those before it are good for nothing any more.
create table totp_factors (
  user_id integer primary key references users (id),
  secret text not null,
  added_at timestamptz not null,
  last_step bigint not null
);
select make_sealed('totp_factors', 'secret', 'sealed_factor');

-- `counter`: how often the authenticator says it was used; 0 where it does not count.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- One salt a person, so that a code that is typed has to be hashed once.
create table recovery_codes (
  user_id integer not null references users (id),
  code_hash bytea not null,
  salt bytea not null,
  spent_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a session was given to answer once: the key of an app that has shown no code yet, or the challenge of a passkey.
create table factor_offers (
  id integer generated always as identity primary key,
  token_hash bytea not null references sessions (token_hash) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey', 'log-in')),
  value text not null,
  expires_at timestamptz not null,
  unique (token_hash, kind)
);
select make_sealed('factor_offers', 'value', 'sealed_factor');
