-- What staff look at of the assistant's conversations: one narrow row a conversation and one for each thing that befell a question, kept in the
-- transaction of each turn, so that neither a page of them nor a figure reads the bulky turns.

-- Every question that was ever published, in the order of its version.
create table conversation_questions (
  id integer generated always as identity primary key,
  questionnaire text not null,
  version integer not null,
  name text not null,
  question text not null,
  place integer not null,
  unique (questionnaire, version, question)
);
create index conversation_questions_name on conversation_questions (question, name);

-- `turn`, `turn_at`: the last turn that is counted. `seconds`: spoken in, without pauses of half an hour or more. `question_id`: waits for an
-- answer since `question_at`. `consented` to `in_line`: got so far.
create table conversation_figures (
  conversation_id text primary key references conversations (id) on delete cascade,
  started_at timestamptz not null,
  last_at timestamptz not null,
  stage text not null,
  closed boolean not null,
  turn integer not null default 0,
  turn_at timestamptz,
  messages integer not null default 0,
  misunderstood integer not null default 0,
  guessed integer not null default 0,
  seconds integer not null default 0,
  crisis boolean not null default false,
  helped boolean not null default false,
  person_wanted boolean not null default false,
  consented boolean not null default false,
  detailed boolean not null default false,
  questioned boolean not null default false,
  eligible boolean not null default false,
  booked boolean not null default false,
  in_line boolean not null default false,
  question_id integer references conversation_questions (id),
  question_at timestamptz
) with (fillfactor = 80);
create index conversation_figures_started on conversation_figures (started_at desc, conversation_id desc);

-- `asked`, `answered`: for the first time in this conversation. `again`: opened to be changed. `missed`: a message was no answer. `seconds`: from
-- the question to its answer. `started_at`: of the conversation.
create table conversation_steps (
  conversation_id text not null references conversations (id) on delete cascade,
  turn integer not null,
  what text not null check (what in ('asked', 'answered', 'again', 'missed')),
  question_id integer not null references conversation_questions (id),
  started_at timestamptz not null,
  seconds integer,
  primary key (conversation_id, turn, what)
);
create index conversation_steps_started on conversation_steps (started_at) include (question_id, what, seconds);

-- Free questions are few among the turns; what was made of one stands in its turn.
create index conversation_turns_free on conversation_turns (at)
  where heard is not null and (reply ->> 'PREDICTED_INTENT' = 'question' or reply ->> 'ACTION' = 'GREETING');

create function keep_questions(keys text[], versions integer[]) returns void language sql as $$
  insert into conversation_questions (questionnaire, version, name, question, place)
  select q.key, q.version, q.name, one.key, coalesce((one.value ->> 'question_number')::numeric::integer, 0)
  from questionnaires q join unnest(keys, versions) as wanted (key, version) using (key, version) cross join lateral json_each(q.questions) as one
  on conflict do nothing
$$;

-- What the states of some conversations tell.
create function keep_conversation_stages(ids text[]) returns void language sql as $$
  insert into conversation_figures as f (conversation_id, started_at, last_at, stage, closed, eligible, in_line)
  select id, started_at, last_turn_at, coalesce(state ->> 'stage', 'greeting'), closed_at is not null,
    coalesce(state ->> 'stage' in ('appointment', 'held', 'waiting')
      or state ->> 'stage' = 'begin' and state -> 'questionnaire' ->> 'key' <> coalesce(state ->> 'visit', 'async'), false),
    coalesce(state ->> 'stage' = 'waiting', false)
  from conversations where id = any (ids)
  on conflict (conversation_id) do update
    set last_at = excluded.last_at, stage = excluded.stage, closed = excluded.closed, eligible = f.eligible or excluded.eligible,
      in_line = f.in_line or excluded.in_line
$$;

-- Counts the turns of some conversations that are not counted yet. A card in place of the question leaves the question waiting.
create function count_conversation_turns(ids text[]) returns void language sql as $$
  with uncounted as (
    select t.conversation_id, t.turn, t.at, f.started_at, f.question_id as kept_id, f.question_at as kept_at, f.turn_at as kept_turn_at,
      t.event ->> 'query' = 'book with tcn' as opening, coalesce(t.reply -> 'AUDITLOG', '[]') as told, t.reply ->> 'PREDICTED_INTENT' as intent,
      t.heard is not null or coalesce(t.event -> 'context' ?| array['consent', 'personalInformation', 'selected', 'appointment'], false) as spoken,
      coalesce(t.reply -> 'DATA' ? 'current', false) as again, q.id as shown_id,
      q.id is not null or coalesce(t.reply ->> 'ACTION' not in ('NEEDPCRHELP', 'CRISIS', 'CLOSECHAT'), true) as settled
    from conversation_figures f join conversation_turns t on t.conversation_id = f.conversation_id and t.turn > f.turn
      left join lateral (
        select id from conversation_questions c
        where c.question = t.reply -> 'DATA' -> 'question' ->> 'tag' and c.name = t.reply ->> 'CURRENT_QUESTIONNAIRE_NAME'
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
  from counted c where c.conversation_id = f.conversation_id
$$;

create function keep_published_questions() returns trigger language plpgsql as $$ begin
  perform keep_questions(array[new.key], array[new.version]);
  return null;
end $$;
create function keep_changed_conversations() returns trigger language plpgsql as $$ begin
  perform keep_conversation_stages(array(select id from changed));
  return null;
end $$;
create function keep_new_turns() returns trigger language plpgsql as $$ begin
  perform count_conversation_turns(array(select distinct conversation_id from changed));
  return null;
end $$;
create trigger questions_kept after insert on questionnaires for each row execute function keep_published_questions();
create trigger figures_begun after insert on conversations referencing new table as changed
  for each statement execute function keep_changed_conversations();
create trigger figures_moved after update on conversations referencing new table as changed
  for each statement execute function keep_changed_conversations();
create trigger figures_counted after insert on conversation_turns referencing new table as changed
  for each statement execute function keep_new_turns();

select keep_questions(array(select key from questionnaires order by key, version), array(select version from questionnaires order by key, version));
select keep_conversation_stages(array(select id from conversations));
select count_conversation_turns(array(select id from conversations));
