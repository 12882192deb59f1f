-- Mails that remind patients of a renewal or of a questionnaire they began, and who wants none.

-- `due_on`: the renewal date, or the clinic's day on which the questionnaire was begun; `days`: how many days from it. `passed_over`: why it never
-- goes out. A row is claimed before the mail leaves, so that two processes never send it twice; the key keeps it from being planned twice.
create table patient_reminders (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id),
  kind text not null check (kind in ('renewal', 'unfinished')),
  due_on date not null,
  days integer not null,
  mail_at timestamptz not null,
  tries integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  passed_over text check (passed_over in
    ('newer', 'inactive', 'ineligible', 'no-address', 'no-consent', 'unsubscribed', 'changed', 'begun', 'booked', 'talking')),
  check (sent_at is null or claimed_at is not null),
  check (sent_at is null or passed_over is null),
  unique (patient_id, kind, due_on, days)
);
create index patient_reminders_due on patient_reminders (mail_at, id) where claimed_at is null and passed_over is null;

-- Who asked for no more reminders. Mails about their appointments still go out.
create table unsubscribed_patients (
  patient_id text primary key references patients (patient_id),
  unsubscribed_at timestamptz not null
);

-- Patients of one renewal date, page by page: the planner asks for one day at a time, once a day.
drop index patients_renewal;
create index patients_renewal on patients (upcoming_renewal_date, patient_id) where upcoming_renewal_date is not null;
