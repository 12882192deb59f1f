-- A recorded call can be taken back for a minute: the row stays, marked, and counts no more.
alter table contact_attempts add column undone_at timestamptz;
