-- The same statement as before: within PL/pgSQL its plan is kept by the session, where an SQL function is planned anew with every turn.
create or replace function count_conversation_turns(ids text[]) returns void language plpgsql as $$ begin
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
  from counted c where c.conversation_id = f.conversation_id;
end $$;

-- Asked once an intake: is there another of this name and birthday? Far fewer share a birthday than a last name.
create index patients_namesakes on patients (date_of_birth, last_name, patient_id);
