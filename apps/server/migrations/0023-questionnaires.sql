-- Questionnaires that the clinic edits: one draft of each, every edit of it, what was published with it, and golden patients.

-- `origin`: the version came with the program, or is the clinic's own. `signed`: the warnings that were signed, by the ids of their findings.
alter table questionnaires
  add column description text not null default '',
  add column image text,
  add column notes text not null default '',
  add column origin text not null default 'starter' check (origin in ('starter', 'clinic')),
  add column published_by integer references users (id),
  add column signed jsonb not null default '[]',
  add check (origin = 'starter' or published_by is not null);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % never change', tg_table_name using errcode = '42501';
end $$;
create trigger questionnaires_stay before update or delete on questionnaires for each row execute function refuse_rewriting();
create trigger questionnaires_stay_whole before truncate on questionnaires for each statement execute function refuse_rewriting();

-- One draft a questionnaire; it stays when it is published. `based_on`: the version that it is a draft upon, always the newest.
-- `starter_version`: the newest version of the program's own that was taken notice of; `suggested`: one that waits to be taken or declined.
create table questionnaire_drafts (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null,
  description text not null default '',
  image text,
  questions json not null,
  revision integer not null default 1 check (revision > 0),
  based_on integer,
  starter_version integer,
  suggested_version integer,
  suggested json,
  created_by integer references users (id),
  created_at timestamptz not null default now(),
  updated_by integer references users (id),
  updated_at timestamptz not null default now(),
  deleted_by integer references users (id),
  deleted_at timestamptz,
  foreign key (key, based_on) references questionnaires (key, version),
  check ((suggested is null) = (suggested_version is null)),
  check ((deleted_by is null) = (deleted_at is null))
);

-- What was done to a draft: each edit is one revision. `touched`: the questions that are others after it, by tag, renumbered ones included.
-- `batch`, `place`: which edit of which call it was, so that a call sent again makes none twice. Nobody: it came with the program.
create table questionnaire_edits (
  draft_id integer not null references questionnaire_drafts (id),
  revision integer not null,
  edit json not null,
  patch json not null,
  touched text[] not null,
  batch uuid,
  place integer,
  user_id integer references users (id),
  made_at timestamptz not null default now(),
  primary key (draft_id, revision),
  unique (draft_id, batch, place)
);
create trigger questionnaire_edits_stay before update or delete on questionnaire_edits for each row execute function refuse_rewriting();
create trigger questionnaire_edits_stay_whole before truncate on questionnaire_edits for each statement execute function refuse_rewriting();

-- Who has a draft open. It is gone after a crash, and nobody misses it: the pages say so again within seconds.
create unlogged table questionnaire_editors (
  draft_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (draft_id, user_id)
);

-- Golden patients. `run`: made-up answers, and what must come of them. `approved_by`: who said that it may come out otherwise than before.
create table questionnaire_runs (
  id integer generated always as identity primary key,
  key text not null,
  name text not null,
  run json not null,
  recorded_by integer not null references users (id),
  recorded_at timestamptz not null,
  approved_by integer references users (id),
  approved_at timestamptz,
  removed_by integer references users (id),
  removed_at timestamptz
);
create index questionnaire_runs_key on questionnaire_runs (key, id) where removed_at is null;
