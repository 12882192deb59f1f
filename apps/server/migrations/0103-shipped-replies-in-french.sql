-- The assistant is feminine, and no space comes before a question mark in French of Canada. What a clinic wrote or approved stays.
-- not additive: the version before shows the corrected words as it would the old ones
update prepared_replies set text_fr = replace(replace(replace(text_fr, 'l’assistant. Il ', 'l’assistante. Elle '), ' ?', '?'), U&'\00A0?', '?')
  where saved_by is null and approved_by is null;
