-- Pictures that staff send to a patient (F-11). The text of the line describes one. `bytes`: base64, sealed.
create table line_pictures (
  conversation_id text not null,
  seq integer not null,
  kind text not null check (kind in ('image/jpeg', 'image/png', 'image/webp')),
  bytes text not null,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references conversation_lines (conversation_id, seq) on delete cascade
);
select make_sealed('line_pictures', 'bytes', 'sealed_picture');
-- Sealed bytes do not get smaller.
alter table line_pictures alter column bytes set storage external;
