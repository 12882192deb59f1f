-- Browsers in which somebody has lately completed a log-in. The wrong log-ins of others behind their address do not keep them out there, and theirs
-- are not counted against it. `device_hash`: of a mark in a cookie of its own, which opens nothing.

create table known_devices (
  device_hash bytea not null,
  user_id integer not null references users (id),
  last_login_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_age on known_devices (last_login_at);

-- Each try at a log-in asks where the person logged in before: without reading everybody's sessions, and as quickly as for an account that is not there.
create index sessions_place on sessions (user_id, address, created_at) where stage = 'full';
