-- The parent is locked first, as a write does: one that goes to `audit_log_any_month` and this function could wait for each other.
create or replace function ensure_audit_month(moment timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day timestamptz := date_trunc('month', moment at time zone 'UTC') at time zone 'UTC';
  next_day timestamptz := (date_trunc('month', moment at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  part text := 'audit_log_' || to_char(first_day at time zone 'UTC', 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('audit_log_partitions'));
  if to_regclass(part) is null then
    lock table only audit_log in access exclusive mode;
    -- No one adds such entries between the look and the partition.
    lock table audit_log_any_month in share mode;
    if exists (select from audit_log_any_month where created_at >= first_day and created_at < next_day) then
      return;
    end if;
    execute format('create table %I partition of audit_log for values from (%L) to (%L)', part, first_day, next_day);
    execute format('create trigger append_only_whole before truncate on %I for each statement execute function refuse_audit_change()', part);
  end if;
end $$;
