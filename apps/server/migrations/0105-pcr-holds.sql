-- Holds of PCRs, with a reason and an end (docs/decisions/0172-holds-of-pcrs.md).
alter table patients
  add column pcr_hold_reason text not null default ''
    check (pcr_hold_reason in ('', 'patient', 'documents', 'seller', 'payer', 'colleague', 'other')),
  add column pcr_hold_until timestamptz,
  add constraint pcr_hold_has_an_end check ((pcr_hold_reason = '') = (pcr_hold_until is null));
create index patients_pcr_hold_until on patients (pcr_hold_until) where pcr_hold_until is not null;

-- A hold ends with the stay, with another PCR, and when something happens that does not wait: an urgent or a new request for help, a call
-- that is due. A change that writes the hold itself, such as an undo, is only held to the first three.
create function end_pcr_hold() returns trigger language plpgsql as $$
begin
  if not new.in_pcr_queue or new.assigned_pcr is null or new.urgent_reason <> ''
    or (tg_op = 'UPDATE' and new.pcr_hold_until is not distinct from old.pcr_hold_until and (new.assigned_pcr is distinct from old.assigned_pcr
      or (new.need_pcr_help_flag and not old.need_pcr_help_flag) or (new.call_state = 'due' and old.call_state <> 'due')))
  then
    new.pcr_hold_reason := '';
    new.pcr_hold_until := null;
  end if;
  return new;
end $$;
create trigger patients_pcr_hold before insert or update on patients for each row
  when (new.pcr_hold_until is not null) execute function end_pcr_hold();
