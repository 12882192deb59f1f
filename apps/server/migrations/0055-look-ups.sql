-- A caller who was looked up by two identifiers is one more reason to open a record (F-1). The version before ignores a reason that it does not know.
alter table record_access drop constraint record_access_reason_check;
alter table record_access add constraint record_access_reason_check check (reason in ('booked', 'held', 'completed', 'look-up'));

create index patients_phone_digits on patients ((right(regexp_replace(phone, '\D', '', 'g'), 10))) where phone <> '';
create index patients_birth on patients (date_of_birth) where date_of_birth is not null;
create index patient_details_postal on patient_details ((upper(replace(postal_code, ' ', '')))) where postal_code <> '';
