/** To whom the record of `p` is open beyond the queues (F-1), as JSON. */
export const RECORD_ACCESS = `(
  select coalesce(jsonb_agg(jsonb_build_object('user_id', ra.user_id, 'reason', ra.reason)), '[]') from (
    select a.user_id, a.reason from record_access a where a.patient_id = p.patient_id and (a.until is null or a.until > now())
    union all select m.user_id, 'managed' from left_queues q join auth_groups g on q.queue || 'manager' = any(g.scopes)
      join user_auth_groups m on m.auth_group_id = g.id where q.patient_id = p.patient_id and q.until > now()) ra)`

/** What `canSee` reads of `p`, as JSON. */
export const CONNECTED = `jsonb_build_object('province', p.province, 'in_pcr_queue', p.in_pcr_queue, 'in_np_queue', p.in_np_queue,
  'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${RECORD_ACCESS})`
