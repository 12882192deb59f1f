-- Queue lists: urgent first, then help, then the oldest entry. They take the place of the two of before.
create index patients_pcr_line
  on patients ((urgent_reason <> '') desc, need_pcr_help_flag desc, entered_pcr_queue_at, patient_id, province, appointment_type)
  where in_pcr_queue and assigned_pcr is null;
create index patients_np_line
  on patients ((urgent_reason <> '') desc, need_pcr_help_flag desc, entered_np_queue_at, patient_id, province, appointment_type)
  where in_np_queue and assigned_np is null;
drop index patients_pcr_unassigned;
drop index patients_np_unassigned;
