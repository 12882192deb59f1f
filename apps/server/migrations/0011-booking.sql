-- When NPs work: weekly hours by the clinic's clock, and days off. Appointments that patients book will stand on these.

create table schedules (
  user_id integer primary key references users (id),
  version integer not null,
  updated_at timestamptz not null
);

-- Minutes since midnight. A week has 10080 of them, so that one range holds person, weekday and time, and no two of a person's can overlap.
create table working_hours (
  user_id integer not null references schedules (user_id),
  weekday smallint not null check (weekday between 1 and 7),
  starts smallint not null check (starts between 0 and 1439),
  ends smallint not null check (ends between 1 and 1440),
  check (starts < ends),
  primary key (user_id, weekday, starts),
  exclude using gist (int8range(user_id::bigint * 10080 + (weekday - 1) * 1440 + starts, user_id::bigint * 10080 + (weekday - 1) * 1440 + ends) with &&)
);

create table days_off (
  user_id integer not null references schedules (user_id),
  first_day date not null,
  last_day date not null,
  check (first_day <= last_day),
  primary key (user_id, first_day)
);
