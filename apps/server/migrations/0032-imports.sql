-- Imports: what a row writes and what stood there are kept as they are used, by field; staging has no more indexes than its readers need; the
-- file and its rows go after a while (docs/decisions/0032), the history and, as long as an import can be undone, what that takes stay.

set local statement_timeout = 0;

alter table import_plans add column written json not null default '{}', add column before json;
update import_plans p set
  written = (select json_object_agg(c ->> 'field', c ->> 'to') from json_array_elements(p.changes) as c),
  before = case when p.outcome = 'changed' then (select json_object_agg(c ->> 'field', coalesce(c ->> 'from', '')) from json_array_elements(p.changes) as c) end
where json_array_length(p.changes) > 0;
alter table import_plans drop column changes;

-- One import's rows stand together in the order of the primary key: whoever wants one outcome of them reads along it.
drop index import_plans_outcomes;
-- Rows and plans are written under the lock of their import, which is never deleted: a look at it for every row told nothing.
alter table import_rows drop constraint import_rows_import_id_fkey;
alter table import_plans drop constraint import_plans_import_id_fkey;

-- When its file and rows went, and which of the changed fields go back when it is undone: `others` where neither list names one.
alter table imports add column content_removed_at timestamptz;
update imports set restore = jsonb_build_object('others', 'keep', 'restore', restore, 'keep', '[]'::jsonb);
alter table imports alter column restore set default '{"others": "keep", "restore": [], "keep": []}';
create index imports_with_content on imports (id) where content_removed_at is null and state <> 'discarded';
