import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkMigrations } from './migrations-check.mjs'

beforeAll(loadModule)

/** What stood before: tables, an index of each kind, a list of values, a function that puts statements together. */
const BEFORE = `
create table visits (id integer primary key, place text, state text not null default 'new' check (state in ('new', 'done')), ends text unique);
create index visits_place on visits (place);
create unique index visits_state on visits (state, place);
create view open_visits as select id from visits;
create type place_kind as enum ('room', 'line');
create function visit_name(integer) returns text language sql as $$ select 'visit' $$;
create function make_other(place regclass, field name) returns void language plpgsql as $$ begin
  execute format('alter table %s alter column %I type bytea', place, field);
end $$;
create trigger visits_kept before delete on visits for each row execute function refuse();
`

const check = (text: string, earlier: { file: string; begins: string; why: string }[] = []) =>
  checkMigrations(
    [
      { file: '0001-visits.sql', text: BEFORE },
      { file: '0002-more.sql', text },
    ],
    earlier,
  )
const found = (text: string) => check(text).findings.map(({ message }) => message)

describe('a migration that only adds passes', () => {
  test.each([
    ['a table with an index, a check and a trigger', 'create table rooms (id int check (id > 0)); create unique index on rooms (id)'],
    ['a table that is altered in the same file', 'create table rooms (id int); alter table rooms add name text not null, drop column id'],
    ['a column that may be empty', 'alter table visits add note text'],
    ['a column with a default', "alter table visits add note text not null default '', add at timestamptz not null default now()"],
    ['a column that counts by itself', 'alter table visits add a serial not null, add b int not null generated always as identity'],
    ['a check of new columns', 'alter table visits add a int, add b int, add check ((a is null) = (b is null))'],
    [
      'a new column that names another table’s row',
      'create table rooms (id int primary key); alter table visits add room int references rooms',
    ],
    ['no two alike in a column that is new and empty', 'alter table visits add code text; create unique index on visits (code)'],
    ['no two alike in a column that is drawn', 'alter table visits add code uuid not null default gen_random_uuid() unique'],
    ['an index', 'create index visits_ends on visits (ends); drop index visits_place'],
    ['a default', "alter table visits alter column place set default 'here'"],
    ['leave to be empty', 'alter table visits alter column state drop not null'],
    [
      'a list of values that gets longer',
      "alter table visits drop constraint visits_state_check, add check (state in ('new', 'held', 'done'))",
    ],
    ['a value of an enumeration', "alter type place_kind add value 'phone'"],
    ['rows', 'insert into visits (id) values (1) on conflict do nothing'],
    ['values of a column that is new', 'alter table visits add shout text; update visits set shout = upper(place)'],
    [
      'a value wanted where each row has one by default',
      "alter table visits add a text default ''; alter table visits alter a set not null",
    ],
    [
      'a function in the place of one with the same name',
      'create or replace function visit_name(integer) returns text language sql as $$ select 1 $$',
    ],
    ['a sealed column of a new table', "create table rooms (name text); select make_other('rooms', 'name')"],
    ['words of the database’s own language in texts', "insert into visits (id, place) values (1, 'drop table visits; -- truncate')"],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})

describe('a migration that takes something away is found', () => {
  test.each([
    ['drop table visits', 'drops the table visits'],
    ['DROP  TABLE\n  public.visits CASCADE', 'drops the table visits'],
    ['drop view open_visits', 'drops the view open_visits'],
    ['drop type place_kind', 'drops the type place_kind'],
    ['drop function visit_name(integer)', 'drops the function visit_name'],
    ['drop trigger visits_kept on visits', 'drops the trigger visits_kept'],
    ['drop index visits_state', 'drops the index visits_state'],
    ['alter table visits add a text, drop column place', 'drops visits.place'],
    ['alter table visits rename to meetings', 'renames visits to meetings'],
    ['alter table visits rename column place to room', 'renames visits.place to room'],
    ['alter function visit_name(integer) rename to name_of', 'renames visit_name to name_of'],
    ['alter table visits alter column place type integer using 1', 'changes the type of visits.place'],
    ['alter table visits add note text not null', 'wants a value in the new visits.note'],
    ['alter table visits add note text; alter table visits alter note set not null', 'wants a value in visits.note'],
    ['alter table visits alter column place set not null', 'wants a value in visits.place'],
    ['alter table visits add constraint p not null place', 'wants values in columns of visits'],
    ['alter table visits alter column state drop default', 'takes the default of visits.state away'],
    ['alter table visits add check (length(place) < 9) not valid', 'checks columns of visits'],
    ["alter table visits drop constraint visits_state_check, add check (state in ('new'))", 'checks columns of visits'],
    ['alter table visits add unique (place)', 'wants no two alike in columns of visits'],
    ["alter table visits add code text not null default 'x' unique", 'wants no two alike in columns of visits'],
    ['create unique index on visits (place)', 'wants no two alike in visits'],
    ['alter table visits add foreign key (place) references rooms', 'ties columns of visits'],
    ['alter table visits drop constraint visits_ends_key', 'drops visits_ends_key of visits'],
    ["update visits set place = 'elsewhere'", 'writes anew what stands in visits.place'],
    ["insert into visits (id) values (1) on conflict (id) do update set place = ''", 'writes anew what stands in visits.place'],
    ['with gone as (delete from visits returning id) select count(*) from gone', 'takes rows of visits away'],
    ['truncate visits', 'takes the rows of visits away'],
    ['revoke select on visits from someone', 'is no statement that is known to only add'],
    ['alter table visits set schema old', 'is no statement that is known to only add'],
    ['alter table visits enable row level security', 'does with visits what is not known to only add'],
    ['do $$ begin drop table visits; end $$', 'runs a block'],
    ["select make_other('visits', 'place')", 'calls make_other'],
    ["select make_other('visits', field) from unnest(array['place']) as field", 'calls make_other'],
  ])('%s', (text, message) => {
    expect(found(text)).toEqual([expect.stringContaining(message)])
  })
})

test('a reason above the statement lets that one pass, and no other', () => {
  const text =
    '-- Places.\n-- not additive: nobody has read it since 0001\nalter table visits drop column place;\n\ndrop view open_visits;\n'
  const { findings, reasoned } = check(text)
  expect(findings).toEqual([{ file: '0002-more.sql', line: 5, message: expect.stringContaining('drops the view open_visits') }])
  expect(reasoned).toBe(1)
})

test('a reason without words, in a text, or where nothing is taken away, is none', () => {
  expect(found('-- not additive:\ndrop view open_visits')).toHaveLength(1)
  expect(found("update visits set place = '\n-- not additive: so'")).toHaveLength(1)
  expect(found('create table rooms (id int); -- not additive: so\ndrop view open_visits')).toHaveLength(1)
  expect(found('-- not additive: so\ncreate table rooms (id int)')).toEqual(['only adds: it needs no "not additive"'])
})

test('what stands in the list of earlier ones passes, and one that is found nowhere is told', () => {
  const one = { file: '0002-more.sql', begins: 'drop view open_visits', why: 'nobody reads it' }
  expect(check('drop view open_visits', [one]).findings).toEqual([])
  expect(check('drop view open_visits', [{ ...one, file: '0003-more.sql' }]).findings).toHaveLength(2)
  expect(check('create table rooms (id int)', [one]).findings[0]?.message).toContain('found nowhere')
})
