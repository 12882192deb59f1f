-- Why an open request for help is urgent; empty for an ordinary one and for none. It outlives every outcome but the completion of the request.
alter table patients add column urgent_reason text not null default ''
  check (urgent_reason in ('', 'suicide', 'overdose', 'violence', 'emergency', 'suspected-crisis', 'red-flag'));

-- The version before completes a request without knowing of this column.
create function close_urgent() returns trigger language plpgsql as $$
begin
  new.urgent_reason := '';
  return new;
end $$;
create trigger patients_urgent before insert or update on patients for each row
  when (new.urgent_reason <> '' and not new.need_pcr_help_flag) execute function close_urgent();

-- Requests that are open already: what the chat and the forms by phone noted of them. A note from an earlier request counts too, so that no urgent
-- one is missed.
update patients set urgent_reason = case
    when system_notes ~ 'Crisis words \(suicide\) at |Thoughts of suicide told by phone, in the form ' then 'suicide'
    when system_notes ~ 'Crisis words \(overdose\) at ' then 'overdose'
    when system_notes ~ 'Crisis words \(violence\) at ' then 'violence'
    when system_notes ~ 'Crisis words \(emergency\) at ' then 'emergency'
    when system_notes ~ 'May be in crisis, at ' then 'suspected-crisis'
    else 'red-flag' end
where need_pcr_help_flag and system_notes ~
  'Crisis words \((suicide|overdose|violence|emergency)\) at |Thoughts of suicide told by phone, in the form |May be in crisis, at |Red flag in the form ';
