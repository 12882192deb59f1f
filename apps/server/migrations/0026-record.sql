-- Staff ask by phone: what is answered there goes into the same open set as the chat's, and each change of a set is a revision of it.
-- `asked_by`: whoever of the staff kept the latest answer; nobody: the patient did, in the chat. `heard`: the patient's conversation knows of
-- everything that staff kept.
alter table answer_sets
  add column revision integer not null default 1 check (revision > 0),
  add column asked_by integer references users (id),
  add column changed_at timestamptz,
  add column heard boolean not null default true,
  add check (heard or asked_by is not null);
