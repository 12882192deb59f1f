-- What a practitioner has approved for patients (docs/decisions/0062-a-practitioner-approves-content.md): the consent form and the questionnaires
-- that come with the program, each version for itself. `approved_by` is null for what was in use before approvals were recorded.
create table content_approvals (
  kind text not null check (kind in ('consent', 'questionnaire')),
  key text not null,
  version text not null,
  approved_by integer references users (id),
  approved_at timestamptz not null,
  primary key (kind, key, version)
);

insert into content_approvals (kind, key, version, approved_at)
select 'questionnaire', key, version::text, now() from questionnaires where origin = 'starter';
insert into content_approvals (kind, key, version, approved_at)
select 'consent', 'consent', '2026-11-1', now() where exists (select from users);
