-- Emails 60 days before a licence ends (F-7): one for each licence, last day and person, to the NP and to managers of NPs.
create table licence_warnings (
  user_id integer not null references users (id) on delete cascade,
  province text not null,
  valid_to date not null,
  recipient_id integer not null references users (id) on delete cascade,
  tries integer not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  primary key (user_id, province, valid_to, recipient_id)
);
create index licence_warnings_waiting on licence_warnings (recipient_id, user_id) where sent_at is null;
