-- Photographs that patients send in answer to questions; the answer names one by its id. `bytes`: base64, sealed.
create table answer_pictures (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  patient_id text not null references patients (patient_id),
  conversation_id text not null,
  kind text not null check (kind in ('image/jpeg', 'image/png', 'image/webp')),
  bytes text not null,
  kept_at timestamptz not null
);
create index answer_pictures_patient on answer_pictures (patient_id);
create index answer_pictures_conversation on answer_pictures (conversation_id);

create type sealed_picture as (value text);
select make_sealed('answer_pictures', 'bytes', 'sealed_picture');
-- Sealed bytes do not get smaller.
alter table answer_pictures alter column bytes set storage external;

create trigger held_answer_pictures before delete on answer_pictures for each row execute function refuse_while_held();
