-- What happened to the clinical flags of patients (docs/decisions/0052-flags-keep-their-history.md). `patients.risks_vs_benefits_flags` says which
-- flags are raised now; these rows say since when, because of which answer, and who lowered one. `answer_set`: the answers that raised it; until
-- they are finished the flag is provisional. A correction names the answers that it corrects. `words`: the question, the answer and what it was
-- corrected to, as they were put. `user_id`: the member of staff who asked by phone or who lowered the flag.
create table flag_events (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id),
  flag text not null check (flag <> ''),
  what text not null check (what in ('known', 'raised', 'raised-again', 'corrected', 'lowered')),
  at timestamptz not null,
  source text not null check (source in ('chat', 'phone', 'age', 'staff', 'undo', 'before-history')),
  user_id integer references users (id),
  questionnaire text,
  version integer,
  tag text,
  answer_set bigint references answer_sets (id),
  words text,
  reason text,
  -- Only a person lowers a flag, with a reason. Flags of age follow the date of birth.
  check (what <> 'lowered' or source = 'age' or (source = 'staff' and user_id is not null and reason is not null))
);
create index flag_events_patient on flag_events (patient_id, id);
create index flag_events_answer_set on flag_events (answer_set);

-- Flags that are raised already. Nothing is known of their source.
insert into flag_events (patient_id, flag, what, at, source)
select p.patient_id, f.key, 'known', now(), 'before-history'
from patients p, jsonb_each(p.risks_vs_benefits_flags) as f where f.value = 'true' order by p.patient_id, f.key;

select make_sealed('flag_events', field, 'sealed_answers') from unnest(array['words', 'reason']) as field;

-- Append-only. A new key may seal what is sealed already again.
create function refuse_flag_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'words' - 'reason') = (to_jsonb(old) - 'words' - 'reason')
    and (new.words is null) = (old.words is null) and (new.reason is null) = (old.reason is null) then
    return new;
  end if;
  raise exception 'the history of flags is append-only' using errcode = '42501';
end $$;
create trigger flag_events_append_only before update or delete on flag_events for each row execute function refuse_flag_change();
create trigger flag_events_append_only_whole before truncate on flag_events for each statement execute function refuse_flag_change();
