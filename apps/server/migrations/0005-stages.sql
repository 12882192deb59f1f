-- How long a patient has been where they are: in this stage, and in the queues altogether. Derived from the row itself by a trigger, so that
-- no writer can forget it: verbs, the chat, a queue that is switched off, imports.

alter table patients
  add column waiting_since timestamptz,
  add column stage_since timestamptz,
  add column hold_until timestamptz;

create function stage_of(patients) returns text language sql immutable as $$
  select case
    when $1.on_hold_in_queue then 'on-hold:' || $1.assigned_np
    when $1.in_np_queue then 'np:' || coalesce($1.assigned_np, 0)
    when $1.in_pcr_queue then 'pcr:' || coalesce($1.assigned_pcr, 0)
  end
$$;

create function keep_stage() returns trigger language plpgsql as $$
declare
  entered timestamptz := least(new.entered_pcr_queue_at, new.entered_np_queue_at);
  stage text := stage_of(new);
begin
  if not new.on_hold_in_queue then new.hold_until := null; end if;
  if stage is null then
    new.waiting_since := null;
    new.stage_since := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := entered;
    new.stage_since := coalesce(case when new.in_np_queue then new.assigned_np_at else new.assigned_pcr_at end, case when new.in_np_queue then new.entered_np_queue_at else new.entered_pcr_queue_at end);
  else
    new.waiting_since := coalesce(old.waiting_since, entered);
    if stage is distinct from stage_of(old) then new.stage_since := new.updated_at; end if;
  end if;
  return new;
end $$;
create trigger patients_stage before insert or update on patients for each row execute function keep_stage();

-- Those who wait already.
update patients set
  waiting_since = least(entered_pcr_queue_at, entered_np_queue_at),
  stage_since = coalesce(case when in_np_queue then assigned_np_at else assigned_pcr_at end, case when in_np_queue then entered_np_queue_at else entered_pcr_queue_at end)
where in_pcr_queue or in_np_queue;
