-- Whether Veterans Affairs Canada pays for a patient (19.11): each save adds a version, the newest says how it is now. `details` (encrypted): the
-- file number, the billing limit, the specialist's letter, and the reason of the change. A row never changes.
create table veteran_covers (
  patient_id text not null references patients (patient_id) on delete cascade,
  version integer not null check (version > 0),
  user_id integer not null references users (id),
  recorded_at timestamptz not null,
  pays boolean not null,
  details text not null,
  primary key (patient_id, version)
);
select make_sealed('veteran_covers', 'details', 'sealed_answers');

create function veteran_cover_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'details' is distinct from to_jsonb(old) - 'details' or not is_resealing() then
    raise exception 'a recorded cover never changes';
  end if;
  return new;
end $$;
create trigger veteran_cover_stays before update on veteran_covers for each row execute function veteran_cover_stays();
