-- Entries outside the months that have a partition, as after a step of the clock: without one every audited write failed.
create table audit_log_any_month partition of audit_log default;
create trigger append_only_whole before truncate on audit_log_any_month for each statement execute function refuse_audit_change();

-- A month that already has entries in the default partition stays there: PostgreSQL does not move them, and the log is append-only.
create or replace function ensure_audit_month(moment timestamptz) returns void language plpgsql as $$
declare
  first_day timestamptz := date_trunc('month', moment at time zone 'UTC') at time zone 'UTC';
  next_day timestamptz := (date_trunc('month', moment at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  part text := 'audit_log_' || to_char(first_day at time zone 'UTC', 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('audit_log_partitions'));
  if to_regclass(part) is null then
    -- No one adds such entries between the look and the partition.
    lock table audit_log_any_month in share mode;
    if exists (select from audit_log_any_month where created_at >= first_day and created_at < next_day) then
      return;
    end if;
    execute format('create table %I partition of audit_log for values from (%L) to (%L)', part, first_day, next_day);
    execute format('create trigger append_only_whole before truncate on %I for each statement execute function refuse_audit_change()', part);
  end if;
end $$;

-- What GET /readyz writes to prove that the database takes writes.
create table write_probe (
  one boolean primary key default true check (one),
  at timestamptz not null
);
