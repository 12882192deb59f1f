-- Where the clinics of the network stand.
create table clinic_locations (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null check (name <> ''),
  street text not null check (street <> ''),
  city text not null check (city <> ''),
  province text not null check (province ~ '^[A-Z]{2}$'),
  postal_code text not null check (postal_code ~ '^[A-Z]\d[A-Z] \d[A-Z]\d$'),
  phone text not null default '',
  hours text not null default '',
  active boolean not null default true
);
create unique index clinic_locations_name on clinic_locations (lower(name));
