-- A delivery that a person has to make by hand, until someone records that it was made; the one without a row was sent at once.
create table delivery_chores (
  delivery_id integer primary key references document_deliveries (id) on delete cascade,
  owner_id integer not null references users (id),
  done_at timestamptz,
  done_by integer references users (id)
);
create index delivery_chores_open on delivery_chores (delivery_id) where done_at is null;
