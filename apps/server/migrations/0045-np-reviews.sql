-- The day by which a nurse practitioner reviews what stopped a patient (F-19); null without an open review.
alter table patients add column np_review_due_on date;

-- The version before takes a patient out of both queues without knowing of this column.
create function end_np_review() returns trigger language plpgsql as $$
begin
  new.np_review_due_on := null;
  return new;
end $$;
create trigger patients_np_review before insert or update on patients for each row
  when (new.np_review_due_on is not null and not new.in_np_queue and not new.in_pcr_queue) execute function end_np_review();
