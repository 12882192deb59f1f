-- Reminders of a follow-up that was requested. The version before writes the two kinds it knows, and skips these as changed.
alter table patient_reminders drop constraint patient_reminders_kind_check;
alter table patient_reminders add constraint patient_reminders_kind_check check (kind in ('renewal', 'unfinished', 'follow_up'));
