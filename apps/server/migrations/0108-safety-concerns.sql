-- Words or an answer that may mean danger, with the open request for help that follows them: a chip for staff, not an alarm
-- (docs/decisions/0047-three-levels-of-risk.md). It ends with the request, also where the version before completes it.
alter table patients add column safety_concern boolean not null default false;
create function close_concern() returns trigger language plpgsql as $$
begin
  new.safety_concern := false;
  return new;
end $$;
create trigger patients_concern before insert or update on patients for each row
  when (new.safety_concern and not new.need_pcr_help_flag) execute function close_concern();
