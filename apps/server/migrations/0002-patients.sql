-- The status record, split: `patients` is the narrow row that queues, lists and claims read and write; `patient_records` holds the bulky
-- answers; `patient_details` who somebody is and where they live.

create extension if not exists pg_trgm;

create sequence patient_number start 30000;

create table patients (
  patient_id text primary key,
  version integer not null default 1,
  first_name text not null default '',
  last_name text not null default '',
  date_of_birth date,
  phone text not null default '',
  email text not null default '',
  province text,
  patient_active boolean not null default true,
  is_new_patient boolean not null default true,
  eligible boolean not null default true,
  ineligible_reason text not null default '',
  marked_ineligible_at timestamptz,
  eligible_date date,
  in_pcr_queue boolean not null default false,
  entered_pcr_queue_at timestamptz,
  in_np_queue boolean not null default false,
  entered_np_queue_at timestamptz,
  on_hold_in_queue boolean not null default false,
  need_pcr_help_flag boolean not null default false,
  pcr_help_reason text not null default '',
  manager_priority boolean not null default false,
  assigned_pcr integer references users (id),
  assigned_pcr_at timestamptz,
  assigned_np integer references users (id),
  assigned_np_at timestamptz,
  opted_in_for_call boolean not null default false,
  appointment_type text not null default 'N/A',
  appointment_notes text not null default '',
  system_notes text not null default '',
  last_seen_practitioner integer references users (id),
  completed_appointment_at timestamptz,
  upcoming_renewal_date date,
  questionnaire_in_progress boolean not null default false,
  questionnaire_started_at timestamptz,
  current_questionnaire_name text,
  async_questionnaire_complete boolean not null default false,
  renewal_questionnaire_complete boolean not null default false,
  scale_questionnaire_complete boolean not null default false,
  cuditr_questionnaire_required boolean not null default false,
  cuditr_questionnaire_complete boolean not null default false,
  follow_up_questionnaire_required boolean not null default false,
  follow_up_questionnaire_complete boolean not null default false,
  different_mailing_address boolean not null default false,
  risks_vs_benefits_flags jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(patient_id || ' ' || first_name || ' ' || last_name || ' ' || phone || ' ' || email)) stored,
  constraint pcr_entry_time check (in_pcr_queue = (entered_pcr_queue_at is not null)),
  constraint np_entry_time check (in_np_queue = (entered_np_queue_at is not null)),
  constraint held_is_assigned check (not on_hold_in_queue or (in_np_queue and assigned_np is not null)),
  constraint ineligible_has_reason check (eligible or ineligible_reason <> ''),
  constraint priority_is_help check (not manager_priority or need_pcr_help_flag)
) with (fillfactor = 85);

-- Queue lists: help first, then oldest entry (C-6). The time leads, so that somebody with five provinces still reads in order; what is filtered
-- by stands in the key, so that rows of other provinces are passed over without a look at them.
create index patients_pcr_unassigned on patients (need_pcr_help_flag desc, entered_pcr_queue_at, patient_id, province, appointment_type)
  where in_pcr_queue and assigned_pcr is null;
create index patients_np_unassigned on patients (need_pcr_help_flag desc, entered_np_queue_at, patient_id, province, appointment_type)
  where in_np_queue and assigned_np is null;
-- Their totals, which cost more than the page where they have to visit rows: six times faster from an index that is narrow and holds everything.
create index patients_pcr_totals on patients (province, appointment_type, on_hold_in_queue) where in_pcr_queue and assigned_pcr is null;
create index patients_np_totals on patients (province, appointment_type, on_hold_in_queue) where in_np_queue and assigned_np is null;
create index patients_pcr_mine on patients (assigned_pcr, in_pcr_queue, entered_pcr_queue_at) where assigned_pcr is not null;
create index patients_np_mine on patients (assigned_np, in_np_queue, entered_np_queue_at) where assigned_np is not null;
create index patients_pcr_queue on patients (entered_pcr_queue_at) where in_pcr_queue;
create index patients_np_queue on patients (entered_np_queue_at) where in_np_queue;
create index patients_search on patients using gin (search_text gin_trgm_ops);
create index patients_names on patients (last_name, patient_id);
create index patients_renewal on patients (upcoming_renewal_date) where upcoming_renewal_date is not null;
create index patients_unfinished on patients (questionnaire_started_at) where questionnaire_in_progress;

create table patient_records (
  patient_id text primary key references patients (patient_id),
  conversation_state jsonb not null default '{}',
  medications jsonb not null default '[]',
  preferred_licensed_seller jsonb,
  preferred_cannabinoids jsonb,
  preferred_consumption_methods jsonb,
  referral_codes jsonb not null default '[]',
  async_answers jsonb,
  renewal_answers jsonb,
  adhd_scale_answers jsonb,
  adult_epilepsy_scale_answers jsonb,
  cancer_scale_answers jsonb,
  hads_scale_answers jsonb,
  ibd_scale_answers jsonb,
  insomnia_scale_answers jsonb,
  midas_scale_answers jsonb,
  pain_scale_answers jsonb,
  ptsd_scale_answers jsonb,
  cuditr_answers jsonb,
  follow_up_answers jsonb
);

create table patient_details (
  patient_id text primary key references patients (patient_id),
  gender text,
  health_number text not null default '',
  street_address text not null default '',
  city text not null default '',
  country text not null default 'Canada',
  postal_code text not null default '',
  mailing_street_address text,
  mailing_city text,
  mailing_province text,
  mailing_country text,
  mailing_postal_code text
);

-- Real appointments, never rewritten (C-8).
create table encounters (
  id bigint generated always as identity primary key,
  patient_id text not null references patients (patient_id),
  user_id integer not null references users (id),
  was_new_patient boolean not null,
  appointment_type text not null,
  completed_at timestamptz not null
);
create index encounters_completed on encounters (completed_at) include (user_id, was_new_patient);
create index encounters_patient on encounters (patient_id, completed_at desc);
