-- Visits that staff book (F-9). `way`: how they talk; null for visits that patients booked, which may be either. `visit_province`: where the patient
-- will be; null: at home. `booked_by`: the member of staff. A no-show is a lapsed visit with `no_show_at`, so the version before reads it as over.
alter table appointments
  add column way text check (way in ('phone', 'video')),
  add column visit_province text,
  add column booked_by integer references users (id),
  add column arrived_at timestamptz,
  add column no_show_at timestamptz,
  add column cancel_reason text;
