-- What open screens are notified of after the commit, for processes that the notification did not reach. Rows last a minute or two. Unlogged:
-- a crash of the database cuts every listener, which then reads everything again.
create unlogged table live_changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  event jsonb not null,
  primary key (xid, id)
);
