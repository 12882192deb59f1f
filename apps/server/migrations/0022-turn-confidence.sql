-- What each message was taken for, how surely, and by whom. Turns of an earlier version know only the intent, which stands in their reply.
alter table conversation_turns
  add column predicted_intent text,
  add column predicted_by text check (predicted_by in ('rule', 'classifier', 'language-model')),
  add column confidence double precision check (confidence between 0 and 1),
  add column article_confidence double precision check (article_confidence between 0 and 1);

-- The PHQ-9 and the GAD-7 are asked in the place of the HADS, often at one visit: each keeps its own answers, and the field of the HADS is its own.
alter table patient_records add column phq9_answers jsonb, add column gad7_answers jsonb;
update patient_records set phq9_answers = hads_scale_answers, hads_scale_answers = null where hads_scale_answers ->> 'instrument' = 'phq9';
update patient_records set gad7_answers = hads_scale_answers, hads_scale_answers = null where hads_scale_answers ->> 'instrument' = 'gad7';

-- An article answers questions of its language alone.
alter table articles add column language text not null default 'en' check (language in ('en', 'fr'));
