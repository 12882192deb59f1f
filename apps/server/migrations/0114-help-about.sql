-- What an open request from the chat is about, for the queue. It ends with that request, also where the version before completes it or
-- gives it another reason.
alter table patients add column help_about text not null default '';
create function close_help_about() returns trigger language plpgsql as $$
begin
  new.help_about := '';
  return new;
end $$;
create trigger patients_help_about before insert or update on patients for each row
  when (new.help_about <> '' and (not new.need_pcr_help_flag or new.pcr_help_reason <> 'Chatbot Help')) execute function close_help_about();
