-- What patients answer and their health numbers are sealed by the application (docs/decisions/0029-sealed-columns.md): the type of a column says
-- so, and of what purpose its values are. A value is `v1.<key>.<sealed>`; only what says that there is nothing (`{}`, `[]`, `""`) stays as it is.
-- The driver seals parameters and opens results by these types; SQL cannot look inside. A statement of many rows gives the values as an array:
-- `unnest(${ids}::text[], ${numbers}::sealed_health_number[])`.
create type sealed_health_number as (value text);
create type sealed_answers as (value text);
create type sealed_conversation as (value text);

create function is_sealed(value text) returns boolean language sql immutable parallel safe as $$
  select value like 'v1.%' or value in ('{}', '[]', '""')
$$;

-- Makes a column a sealed one; `nothing`: what stands where none is given. Values of before are sealed at the next start, before anybody is
-- served (`apps/server/src/platform/sealed-values.ts`); the check holds for whatever is written from now on.
create function make_sealed(place regclass, field name, kind regtype, nothing text default null) returns void language plpgsql as $$ begin
  execute format('alter table %s alter column %I drop default', place, field);
  execute format('alter table %s alter column %I type %s using case when %2$I is null then null else row(%2$I::text)::%3$s end', place, field, kind);
  if nothing is not null then
    execute format('alter table %s alter column %I set default row(%L)::%s', place, field, nothing, kind);
  end if;
  execute format('alter table %s add constraint %I check (is_sealed((%3$I).value)) not valid', place, field || '_is_sealed', field);
  insert into settings (key, value) values ('values_to_seal', 'true') on conflict do nothing;
end $$;

-- As JSON, as everything that is sealed is.
alter table patient_details alter column health_number drop default,
  alter column health_number type text using to_json(health_number)::text;
select make_sealed('patient_details', 'health_number', 'sealed_health_number', '""');

select make_sealed('answer_sets', 'answers', 'sealed_answers');
select make_sealed('answer_sets', 'set_aside', 'sealed_answers', '{}');

select make_sealed('patient_records', 'conversation_state', 'sealed_answers', '{}');
select make_sealed('patient_records', field, 'sealed_answers', '[]') from unnest(array['medications', 'referral_codes']) as field;
select make_sealed('patient_records', attname, 'sealed_answers') from pg_attribute
  where attrelid = 'patient_records'::regclass and (attname like '%\_answers' or attname like 'preferred\_%') and not attisdropped;

-- What is counted and listed of a conversation stands beside what was said, and holds nothing of it.
alter table conversations add column stage text not null default 'greeting', add column eligible boolean not null default false;
update conversations set stage = coalesce(state ->> 'stage', 'greeting'), eligible = coalesce(state ->> 'stage' in ('appointment', 'held', 'waiting')
  or state ->> 'stage' = 'begin' and state -> 'questionnaire' ->> 'key' <> coalesce(state ->> 'visit', 'async'), false);

create or replace function keep_conversation_stages(ids text[]) returns void language sql as $$
  insert into conversation_figures as f (conversation_id, started_at, last_at, stage, closed, eligible, in_line)
  select id, started_at, last_turn_at, stage, closed_at is not null, eligible, stage = 'waiting' from conversations where id = any (ids)
  on conflict (conversation_id) do update
    set last_at = excluded.last_at, stage = excluded.stage, closed = excluded.closed, eligible = f.eligible or excluded.eligible,
      in_line = f.in_line or excluded.in_line
$$;

-- `outline`: of a turn what it did, by the names of the specification, and which question it showed; `form`: which one was filled in.
alter table conversation_turns add column outline jsonb;
update conversation_turns set outline = jsonb_build_object(
  'opening', coalesce(event ->> 'query' = 'book with tcn', false), 'told', coalesce(reply -> 'AUDITLOG', '[]'), 'intent', reply -> 'PREDICTED_INTENT',
  'action', reply -> 'ACTION', 'spoken', heard is not null or coalesce(event -> 'context' ?| array['consent', 'personalInformation', 'selected', 'appointment'], false),
  'form', case when event #> '{context,consent}' is not null then 'consent' when event #> '{context,personalInformation}' is not null then 'personalInformation'
    when event #> '{context,appointment}' is not null then 'appointment' end,
  'again', coalesce(reply -> 'DATA' ? 'current', false), 'question', reply -> 'DATA' -> 'question' -> 'tag',
  'questionnaire', reply -> 'CURRENT_QUESTIONNAIRE_NAME', 'source', reply -> 'DATA' -> 'source');
alter table conversation_turns alter column outline set not null;

drop index conversation_turns_free, conversation_turns_misunderstood;

-- The same statement as before, by the outlines.
create or replace function count_conversation_turns(ids text[]) returns void language plpgsql as $$ begin
  with uncounted as (
    select t.conversation_id, t.turn, t.at, f.started_at, f.question_id as kept_id, f.question_at as kept_at, f.turn_at as kept_turn_at,
      (t.outline -> 'opening')::boolean as opening, t.outline -> 'told' as told, t.outline ->> 'intent' as intent,
      (t.outline -> 'spoken')::boolean as spoken, (t.outline -> 'again')::boolean as again, q.id as shown_id,
      q.id is not null or coalesce(t.outline ->> 'action' not in ('NEEDPCRHELP', 'CRISIS', 'CLOSECHAT'), true) as settled
    from conversation_figures f join conversation_turns t on t.conversation_id = f.conversation_id and t.turn > f.turn
      left join lateral (
        select id from conversation_questions c
        where c.question = t.outline ->> 'question' and c.name = t.outline ->> 'questionnaire'
          and c.version = (t.knowledge -> 'questionnaires' ->> c.questionnaire)::integer
        order by id limit 1
      ) q on true
    where f.conversation_id = any (ids)
  ),
  parted as (
    select *, count(*) filter (where settled) over (partition by conversation_id order by turn) as part from uncounted
  ),
  carried as (
    select *, case when part = 0 then kept_id else first_value(shown_id) over (partition by conversation_id, part order by turn) end as waits_id
    from parted
  ),
  followed as (
    select *, case when row_number() over following = 1 then kept_id else lag(waits_id) over following end as was_id,
      case when row_number() over following = 1 then kept_turn_at else lag(at) over following end as was_at
    from carried window following as (partition by conversation_id order by turn)
  ),
  clocked as (
    select *, turned and waits_id is not null as comes,
      coalesce(max(at) filter (where opening or turned) over (partition by conversation_id order by turn rows between unbounded preceding and 1 preceding), kept_at)
        as clock_at
    from (select *, waits_id is distinct from was_id as turned from followed) as followed
  ),
  happened as (
    select conversation_id, turn, 'asked' as what, waits_id as question_id, started_at, null::numeric as seconds,
      row_number() over (partition by conversation_id, waits_id order by turn) as time from clocked where comes
    union all
    select conversation_id, turn, 'answered', was_id, started_at, extract(epoch from at - clock_at),
      row_number() over (partition by conversation_id, was_id order by turn) from clocked
    where turned and was_id is not null and not again and not opening
    union all
    select conversation_id, turn, 'again', waits_id, started_at, null, 1 from clocked where comes and again
    union all
    select conversation_id, turn, 'missed', was_id, started_at, null, 1 from clocked where was_id is not null and told ? 'Misunderstood User Message'
  ),
  kept as (
    insert into conversation_steps (conversation_id, turn, what, question_id, started_at, seconds)
    select conversation_id, turn, what, question_id, started_at, least(round(seconds), 2000000000)::integer from happened h
    where time = 1 and (what in ('again', 'missed') or not exists (
      select from conversation_steps s where s.conversation_id = h.conversation_id and s.what = h.what and s.question_id = h.question_id))
  ),
  counted as (
    select conversation_id, max(turn) as turn, max(at) as turn_at, count(*) filter (where spoken) as messages,
      count(*) filter (where told ? 'Misunderstood User Message') as misunderstood, count(*) filter (where told ? 'Predicted Intent Check') as guessed,
      coalesce(round(sum(extract(epoch from at - was_at)) filter (where at - was_at < interval '30 minutes')), 0) as seconds,
      bool_or(told ? 'Crisis Words Noticed' or intent is not distinct from 'crisis') as crisis, bool_or(told ? 'Need PCR Help') as helped,
      bool_or(intent is not distinct from 'person') as person_wanted, bool_or(told ? 'Consent Given') as consented,
      bool_or(told ?| array['New Patient Created', 'Personal Information Confirmed']) as detailed,
      bool_or(told ? 'Questionnaire Started' or shown_id is not null) as questioned, bool_or(told ? 'Appointment Booked') as booked,
      bool_or(told ?| array['Enter PCR Queue', 'Enter NP Queue']) as in_line,
      (array_agg(waits_id order by turn desc))[1] as question_id, max(at) filter (where opening or turned) as question_at
    from clocked group by conversation_id
  )
  update conversation_figures f set turn = c.turn, turn_at = c.turn_at, messages = f.messages + c.messages,
    misunderstood = f.misunderstood + c.misunderstood, guessed = f.guessed + c.guessed, seconds = f.seconds + c.seconds,
    crisis = f.crisis or c.crisis, helped = f.helped or c.helped, person_wanted = f.person_wanted or c.person_wanted,
    consented = f.consented or c.consented, detailed = f.detailed or c.detailed, questioned = f.questioned or c.questioned,
    booked = f.booked or c.booked, in_line = f.in_line or c.in_line, question_id = c.question_id,
    question_at = coalesce(c.question_at, f.question_at)
  from counted c where c.conversation_id = f.conversation_id;
end $$;

select make_sealed('conversations', 'state', 'sealed_conversation', '{}');
select make_sealed('conversation_turns', field, 'sealed_conversation') from unnest(array['event', 'reply']) as field;
-- Words, as JSON too.
alter table conversation_turns alter column heard type text using to_json(heard)::text, alter column said type text using to_json(said)::text;
alter table conversation_chunks alter column chunk type text using to_json(chunk)::text;
select make_sealed('conversation_turns', field, 'sealed_conversation') from unnest(array['heard', 'said']) as field;
select make_sealed('conversation_chunks', 'chunk', 'sealed_conversation');

create index conversation_turns_free on conversation_turns (at)
  where heard is not null and (outline ->> 'intent' = 'question' or outline ->> 'action' = 'GREETING');
create index conversation_turns_misunderstood on conversation_turns (at)
  where heard is not null and outline -> 'told' ?| array['Misunderstood User Message', 'Predicted Intent Check'];
