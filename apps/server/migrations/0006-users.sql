-- Links by which people open their accounts, and groups beyond the six.

-- A mailed key, stored hashed. It works once, until it expires, and not at all once a newer one was made or the account was changed.
create table account_keys (
  key_hash bytea primary key,
  user_id integer not null references users (id),
  kind text not null check (kind in ('activate', 'invite')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  delivered boolean not null default false,
  used_at timestamptz
);
create index account_keys_user on account_keys (user_id, made_at desc);

-- Ids up to 12 belong to the groups that every installation has.
create sequence auth_groups_id start 13;
alter table auth_groups alter column id set default nextval('auth_groups_id');

create index user_auth_groups_group on user_auth_groups (auth_group_id);
