-- Alarms of people in danger (docs/decisions/0046-an-alarm-is-a-row-of-its-own.md). Only a member of staff who names an outcome closes one.
-- `episode`: numbers the crises of a conversation; a second one is a second alarm. `kind`, `level`, `source` and `outcome` are lists of the
-- contract. `province` and `place`: where the person says they are. `released_at`: when the person said that the danger is over.
create table crisis_alarms (
  id bigint generated always as identity primary key,
  conversation_id text references conversations (id),
  episode integer,
  patient_id text references patients (patient_id) on delete set null,
  province text,
  kind text not null check (kind <> ''),
  level text not null check (level <> ''),
  source text not null check (source <> ''),
  raised_at timestamptz not null,
  last_at timestamptz not null,
  released_at timestamptz,
  words text,
  told text,
  place text,
  callback_number text,
  closed_at timestamptz,
  closed_by integer references users (id),
  outcome text check (outcome <> ''),
  outcome_reason text,
  next_step text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (outcome is null) and (closed_at is null) = (next_step is null)),
  unique (conversation_id, episode)
);
create index crisis_alarms_open on crisis_alarms (raised_at desc, id desc) where closed_at is null;
create index crisis_alarms_patient on crisis_alarms (patient_id);

-- What followed in the same crisis, message by message. `kind`: `danger` for words that would raise an alarm of their own, else `words`.
create table crisis_alarm_lines (
  id bigint generated always as identity primary key,
  alarm_id bigint not null references crisis_alarms (id),
  at timestamptz not null,
  kind text not null check (kind in ('words', 'danger', 'released')),
  words text,
  told text
);
create index crisis_alarm_lines_alarm on crisis_alarm_lines (alarm_id, id);

-- Alarms of requests that are open already. Their words are in the conversation.
insert into crisis_alarms (conversation_id, episode, patient_id, kind, level, source, raised_at, last_at)
select c.id, case when c.id is not null then 1 end, p.patient_id, p.urgent_reason, 'acute',
  case when p.system_notes like '%told by phone%' then 'phone' else 'rule' end, p.entered_at, p.entered_at
from (select *, coalesce(entered_pcr_queue_at, entered_np_queue_at, updated_at) as entered_at from patients) p
left join lateral (select id from conversations where patient_id = p.patient_id order by last_turn_at desc limit 1) c on true
where p.need_pcr_help_flag and p.urgent_reason not in ('', 'suspected-crisis', 'red-flag');

select make_sealed('crisis_alarms', field, 'sealed_conversation')
from unnest(array['words', 'told', 'place', 'callback_number', 'outcome_reason', 'next_step']) as field;
select make_sealed('crisis_alarm_lines', field, 'sealed_conversation') from unnest(array['words', 'told']) as field;

-- Behind the rules: an open alarm is never deleted, and a closed one keeps who closed it and how.
create function guard_alarm() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.closed_at is null then
    raise exception 'an open alarm is closed by a person, not deleted' using errcode = '23001';
  elsif tg_op = 'UPDATE' and old.closed_at is not null
    and (new.closed_at, new.closed_by, new.outcome) is distinct from (old.closed_at, old.closed_by, old.outcome) then
    raise exception 'this alarm was closed' using errcode = '23001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger crisis_alarms_guard before update or delete on crisis_alarms for each row execute function guard_alarm();
