-- A message of staff is searched for names of other patients (F-11).
create index patients_last_name_lower on patients (lower(last_name));
