/** To whom the record of `p` is open beyond the queues (F-1), as JSON. */
export const RECORD_ACCESS = `(
  select coalesce(jsonb_agg(jsonb_build_object('user_id', ra.user_id, 'reason', ra.reason)), '[]') from record_access ra
  where ra.patient_id = p.patient_id and (ra.until is null or ra.until > now()))`
