-- What a patient who waits for a person was told (F-10, F-11). `told_opens_at`: when the team opens, as told last; null: told that it is there,
-- or nothing. `offered_at`: no one came in time, and a call or an email was offered. `contact_wish`: what the patient chose instead.
alter table conversations
  add column told_opens_at timestamptz,
  add column told_at timestamptz,
  add column offered_at timestamptz,
  add column contact_wish text check (contact_wish in ('call', 'email'));
create index conversations_waiting on conversations (asked_at) where attention in ('asked', 'called') and closed_at is null;
