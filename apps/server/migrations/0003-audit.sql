-- The audit log: written in the transaction of the change it tells of, split by month, append-only.

create sequence audit_log_id;
create table audit_log (
  id bigint not null default nextval('audit_log_id'),
  created_at timestamptz not null,
  user_id integer,
  user_name text not null,
  action text not null,
  description text not null,
  entity_kind text not null,
  entity_id text not null,
  entity_type text,
  changes jsonb not null default '{}',
  additional_info text not null default '',
  patient_id text,
  address text not null default '',
  primary key (id, created_at)
) partition by range (created_at);
create index audit_log_patient on audit_log (patient_id, created_at desc, id desc) where patient_id is not null;
create index audit_log_action on audit_log (action, created_at) include (user_name, patient_id);
create index audit_log_time on audit_log (created_at, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = '42501';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();

-- Makes the month's partition ahead of need; called at start and by the nightly job. Safe when two processes call it at once.
create function ensure_audit_month(moment timestamptz) returns void language plpgsql as $$
declare
  first_day timestamptz := date_trunc('month', moment at time zone 'UTC') at time zone 'UTC';
  next_day timestamptz := (date_trunc('month', moment at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  part text := 'audit_log_' || to_char(first_day at time zone 'UTC', 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('audit_log_partitions'));
  if to_regclass(part) is null then
    execute format('create table %I partition of audit_log for values from (%L) to (%L)', part, first_day, next_day);
    execute format('create trigger append_only_whole before truncate on %I for each statement execute function refuse_audit_change()', part);
  end if;
end $$;
create trigger audit_log_append_only_whole before truncate on audit_log for each statement execute function refuse_audit_change();
