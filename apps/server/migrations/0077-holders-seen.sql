-- When a live screen of the person who has the conversation was last open; null until one was. Two minutes later the patient is back in line (F-11).
alter table conversations add column holder_seen_at timestamptz;
