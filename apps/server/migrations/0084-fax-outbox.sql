-- Faxes to sellers that wait for the gateway: written with the delivery, sent by a job afterwards. `key` never repeats, so that a second try is the
-- same fax. `letter`: the letter that withdraws support, otherwise the document.
create table fax_outbox (
  delivery_id integer primary key references document_deliveries (id) on delete cascade,
  key text not null unique,
  letter boolean not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  error text not null default '',
  check (sent_at is null or failed_at is null)
);
create index fax_outbox_waiting on fax_outbox (next_try_at) where sent_at is null and failed_at is null;
