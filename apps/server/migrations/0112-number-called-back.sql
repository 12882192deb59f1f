-- The number on which a seller was called back before the match (s. 281(1)(c)); null: not compared, or from before.
alter table verification_calls add column number_called text;
