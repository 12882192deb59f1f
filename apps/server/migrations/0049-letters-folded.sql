-- Letters that no accent makes are folded as well, like `plainText` in core: "soren" finds Søren, "lukasz" finds Łukasz, "strasser" finds Straßer.
create or replace function plain_text(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = length(value) then lower(value collate pg_c_utf8)
    else replace(replace(replace(replace(
      translate(lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g') collate pg_c_utf8), 'øłđðħı', 'olddhi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end
$$;

lock table managed_patients, managed_changes in access exclusive mode;
-- not additive: the version before reads and sorts these keys as it did; until it is gone it finds such a name by its folded letters alone.
with refolded as (
  select r.*, m.name_key as was from managed_patients m join patients p using (patient_id) cross join lateral managed_row(
    p.patient_id, p.first_name, p.last_name, p.patient_active, p.eligible, p.questionnaire_in_progress, p.upcoming_renewal_date) as r
  where m.name_key collate "C" ~ '[^\u0001-~]' and r.name_key <> m.name_key
), told as (
  insert into managed_changes (name_key, flags, change, patient_id, renewal)
  select was, flags, -1, patient_id, renewal from refolded union all select name_key, flags, 1, patient_id, renewal from refolded
)
update managed_patients m set name_key = r.name_key, first2 = r.first2, id2 = r.id2 from refolded r where m.patient_id = r.patient_id;
