-- An NP's entry in a college's register (F-7), one for each province. `checked_on`: the day an administrator last read the register.
-- `notice_on`: a Minister's notice under s. 335 of the Cannabis Regulations. Without a row the licence is "not verified".
create table licences (
  user_id integer not null references users (id) on delete cascade,
  province text not null,
  college text not null check (college <> ''),
  number text not null check (number <> ''),
  valid_from date not null,
  valid_to date,
  suspended_on date,
  restrictions text not null default '',
  notice_on date,
  notice_retracted_on date,
  checked_on date not null,
  version integer not null default 1,
  primary key (user_id, province),
  check (valid_to >= valid_from),
  check (notice_retracted_on >= notice_on)
);
