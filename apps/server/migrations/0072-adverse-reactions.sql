-- Adverse reactions and their course (19.11): each save adds a version, the newest says how it is now. `details` (encrypted): the product, what
-- happened and what was done. A row never changes. `reported_on`: to Health Canada or the seller.
create table adverse_reactions (
  reaction_id integer not null,
  version integer not null check (version > 0),
  patient_id text not null references patients (patient_id) on delete cascade,
  user_id integer not null references users (id),
  recorded_at timestamptz not null,
  onset_on date not null,
  severity text not null check (severity in ('mild', 'moderate', 'severe', 'life-threatening')),
  outcome text not null check (outcome in ('ongoing', 'recovered', 'recovered-with-effects', 'fatal', 'unknown')),
  reported_on date,
  details text not null,
  primary key (reaction_id, version)
);
select make_sealed('adverse_reactions', 'details', 'sealed_answers');
create index adverse_reactions_patient on adverse_reactions (patient_id, reaction_id);
create sequence adverse_reaction_number;

create function reaction_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'details' is distinct from to_jsonb(old) - 'details' or not is_resealing() then
    raise exception 'a recorded reaction never changes';
  end if;
  return new;
end $$;
create trigger reaction_stays before update on adverse_reactions for each row execute function reaction_stays();
