-- Appointments that patients book, and the mails about them.

-- Who, and a stretch of minutes since 1970, as one range: person and time in one number, so that a plain index keeps a person's apart.
create function appointment_place(user_id integer, starts_at timestamptz, free_at timestamptz) returns int8range language sql immutable parallel safe as $$
  select int8range(
    user_id::bigint * 4294967296 + (extract(epoch from starts_at at time zone 'UTC') / 60)::bigint,
    user_id::bigint * 4294967296 + (extract(epoch from free_at at time zone 'UTC') / 60)::bigint)
$$;

-- `free_at`: the end and the practitioner's pause after it. `uid` and `sequence` are the calendar file's. `key_hash`: the patient's link, hashed.
-- A hold that was not booked is deleted. `lapsed`: its time is over and nobody completed it, noticed when the patient books again.
create table appointments (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid(),
  patient_id text not null references patients (patient_id),
  user_id integer not null references users (id),
  visit text not null check (visit in ('new', 'renewal', 'follow_up')),
  state text not null check (state in ('held', 'booked', 'cancelled', 'completed', 'lapsed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  free_at timestamptz not null,
  patient_zone text not null,
  location_name text not null,
  key_hash bytea,
  sequence integer not null default 0,
  created_at timestamptz not null,
  held_until timestamptz,
  booked_at timestamptz,
  cancelled_at timestamptz,
  completed_at timestamptz,
  check (starts_at < ends_at and ends_at <= free_at),
  check ((state = 'held') = (held_until is not null)),
  check (state = 'held' or (booked_at is not null and key_hash is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'completed') = (completed_at is not null)),
  constraint appointments_apart exclude using gist (appointment_place(user_id, starts_at, free_at) with &&)
    where (state in ('held', 'booked', 'completed'))
);
-- At most one appointment before a patient, and one other time kept while they think.
create unique index appointments_booked on appointments (patient_id) where state = 'booked';
create unique index appointments_held on appointments (patient_id) where state = 'held';
create unique index appointments_key on appointments (key_hash) where key_hash is not null;
create index appointments_time on appointments (starts_at) where state in ('held', 'booked', 'completed');
create index appointments_patient on appointments (patient_id, starts_at desc);

-- What is to be mailed when. A row is claimed before the mail leaves, so that two processes never send it twice.
create table appointment_mails (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments (id),
  kind text not null check (kind in ('confirmed', 'moved', 'cancelled', 'reminder_48h', 'reminder_2h')),
  due_at timestamptz not null,
  tries integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  check (sent_at is null or claimed_at is not null)
);
create index appointment_mails_due on appointment_mails (due_at) where claimed_at is null;
create index appointment_mails_appointment on appointment_mails (appointment_id);
