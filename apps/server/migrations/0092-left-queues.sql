-- Queues that a patient has left: their managers may open the record until 90 days after that (F-1). A trigger on patients keeps the rows.
create table left_queues (
  patient_id text not null references patients (patient_id) on delete cascade,
  queue text not null check (queue in ('pcr', 'np')),
  until timestamptz not null,
  primary key (patient_id, queue)
);
create index left_queues_queue on left_queues (queue, until);

create function keep_left_queues() returns trigger language plpgsql as $$
begin
  insert into left_queues (patient_id, queue, until)
  select new.patient_id, q.queue, now() + interval '90 days'
  from (values ('np', old.in_np_queue and not new.in_np_queue), ('pcr', old.in_pcr_queue and not new.in_pcr_queue)) as q (queue, has_left)
  where q.has_left order by q.queue
  on conflict (patient_id, queue) do update set until = excluded.until;
  return null;
end $$;
create trigger patients_left_queues after update on patients for each row
  when ((old.in_pcr_queue and not new.in_pcr_queue) or (old.in_np_queue and not new.in_np_queue))
  execute function keep_left_queues();

-- Who left a queue in the last 90 days, as the audit log tells.
insert into left_queues (patient_id, queue, until)
select l.patient_id, q.queue, max(l.created_at) + interval '90 days'
from audit_log l cross join (values ('pcr'), ('np')) as q (queue) join patients p on p.patient_id = l.patient_id
where l.created_at > now() - interval '90 days' and l.changes -> ('in_' || q.queue || '_queue') ->> 'from' = 'true'
  and l.changes -> ('in_' || q.queue || '_queue') ->> 'to' = 'false'
group by l.patient_id, q.queue;
