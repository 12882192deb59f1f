-- What a signed consent form is about, each purpose a record of its own: treatment and privacy. A purpose that a patient may refuse has a row only
-- where they were asked; without one it is off.
create table consent_purposes (
  consent_id bigint not null references consents (id) on delete cascade,
  purpose text not null check (purpose in ('treatment', 'privacy', 'improvement')),
  given boolean not null,
  primary key (consent_id, purpose)
);

insert into consent_purposes (consent_id, purpose, given)
select c.id, p.purpose, c.option = 'yes' from consents c cross join unnest(array['treatment', 'privacy']) as p (purpose);
