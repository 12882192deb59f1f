-- The letters by which a practitioner withdraws support from a medical document (s. 286(1)), one for each seller that has it. They never change.
create table withdrawal_letters (
  delivery_id integer primary key references document_deliveries (id) on delete cascade,
  pdf text not null,
  hash text not null
);
select make_sealed('withdrawal_letters', 'pdf', 'sealed_answers');
