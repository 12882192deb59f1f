-- A merge can change which email a record has, and is then announced as a correction is (F-12).
alter table contact_corrections drop constraint contact_corrections_checked_by_check;
alter table contact_corrections add constraint contact_corrections_checked_by_check check (checked_by in ('call-back', 'identifiers', 'photo-id', 'merge'));
