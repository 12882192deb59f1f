-- The file of an import, its rows as read and what they write to a health number are sealed too while they are kept.
create type sealed_import as (value text);

alter table import_pieces alter column bytes type text using to_json(translate(encode(bytes, 'base64'), E'\n', ''))::text;
select make_sealed('import_pieces', 'bytes', 'sealed_import');
alter table import_pieces alter column bytes set storage external;

select make_sealed('import_rows', field, 'sealed_import') from unnest(array['cells', 'mended']) as field;

-- `numbers`: the health number that a row writes and the one that stood there; `written` and `before` name that field and leave it empty, for
-- SQL compares the others with what is there now.
alter table import_plans add column numbers text;
update import_plans set numbers = json_build_object('written', written ->> 'health_number', 'before', before ->> 'health_number')::text,
  written = (written::jsonb || '{"health_number": ""}')::json,
  before = case when before::jsonb ? 'health_number' then (before::jsonb || '{"health_number": ""}')::json else before end
  where written::jsonb ? 'health_number';
select make_sealed('import_plans', 'numbers', 'sealed_import');
