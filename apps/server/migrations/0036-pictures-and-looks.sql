-- Pictures that staff take in by phone belong to no conversation. `replaced_at`: another answer stands in its place, and a legal hold keeps it.
alter table answer_pictures alter column conversation_id drop not null;
alter table answer_pictures add column replaced_at timestamptz;

-- Looks of buttons and units for one and for several have French of their own. `looks`: the approval has these words too; one of before holds
-- for the others alone, and they are left out as they were.
alter table french_words drop constraint french_words_part_check;
alter table french_words add check (
  part in ('name', 'text', 'subtext', 'unit', 'unit_singular', 'unit_plural', 'option', 'look', 'group', 'message')
);
alter table french_forms add column looks boolean not null default false;
alter table french_forms alter column looks set default true;
