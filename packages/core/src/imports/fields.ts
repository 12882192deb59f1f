import type { ImportKind } from '@clinic/contract/imports'
import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { APPOINTMENT_TYPES, NO_APPOINTMENT_TYPE } from '@clinic/contract/vocabulary'

/**
 * A field that a column can fill. `name`: stored name. `needed`: in every row, or for new entities only. `synonyms`:
 * names in other systems, most likely first. `choices`: words by stored value.
 */
export type ImportField = {
  name: string
  label: string
  needed: 'always' | 'when new' | null
  hint: string
  synonyms: readonly string[]
  kind: 'words' | 'name' | 'date' | 'phone' | 'email' | 'province' | 'postal-code' | 'choice' | 'yes-no' | 'time' | 'health-number' | 'list'
  choices?: Readonly<Record<string, readonly string[]>>
}

const PROVINCE_WORDS = Object.fromEntries(PROVINCE_CODES.map((code) => [code, [PROVINCES[code]]]))
const ACTIVE_WORDS = {
  yes: said('active|actif|active patient|current|enabled|open|ouvert'),
  no: said('inactive|inactif|not active|disabled|archived|archive|closed|ferme|discharged'),
}
const ID_HINT = 'The number that the clinic knows the patient by; letters, digits and . _ @ : - only'
const DAY_HINT = 'yyyy-MM-dd'
const PROVINCE_HINT = 'Two letters or the full name'
const POSTAL_HINT = 'A1A 1A1'
const YES_HINT = 'yes or no'

const PATIENT_FIELDS: readonly ImportField[] = [
  field('patient_id', 'Patient ID', {
    needed: 'always',
    hint: ID_HINT,
    also: 'patient number|chart number|chart id|chart|mrn|medical record number|record number|file number|client id|client number|numero de dossier|dossier|numero patient|id patient|identifiant patient|identifiant|id',
  }),
  field('first_name', 'First name', {
    kind: 'name',
    needed: 'when new',
    also: 'given name|given names|forename|fname|first|legal first name|prenom|prenoms',
  }),
  field('last_name', 'Last name', {
    kind: 'name',
    needed: 'when new',
    also: 'surname|family name|lname|last|legal last name|nom de famille|nom',
  }),
  field('date_of_birth', 'Date of birth', {
    kind: 'date',
    needed: 'when new',
    hint: DAY_HINT,
    also: 'dob|birth date|birthday|birth|born|born on|date de naissance|ddn|naissance|ne le',
  }),
  field('gender', 'Gender', {
    kind: 'choice',
    hint: 'Male or Female',
    also: 'sex|administrative sex|administrative gender|sexe|genre',
    choices: { MALE: said('m|male|man|homme|h|masculin'), FEMALE: said('f|female|woman|femme|feminin') },
  }),
  field('phone', 'Phone', {
    kind: 'phone',
    hint: '10 digits, or more with the code of a country',
    also: 'phone number|primary phone|main phone|cell phone|cell|cell number|cellular|mobile phone|mobile|mobile number|telephone|telephone number|tel|home phone|phone 1|contact number|cellulaire|telephone cellulaire|telephone mobile|telephone domicile|portable|no tel',
  }),
  field('email', 'Email', {
    kind: 'email',
    also: 'email address|primary email|contact email|email 1|mail|courriel|adresse courriel|adresse electronique|adresse de courriel',
  }),
  field('health_number', 'Health card number', {
    kind: 'health-number',
    hint: 'As shown on the card',
    also: 'health number|health card|hcn|hc number|hc|phn|personal health number|provincial health number|provincial health id|health id|health insurance number|ohip|ohip number|ramq|nam|msp|msp number|ahc number|uli|mcp|mcp number|medicare number|care card|carte sante|carte soleil|numero assurance maladie|assurance maladie|carte assurance maladie|numero de carte sante',
  }),
  field('street_address', 'Street address', {
    also: 'address|address 1|address line 1|street|street address 1|street address line 1|home address|civic address|residential address|physical address|addr|addr 1|adresse|adresse 1|adresse civique|adresse domicile|adresse municipale|rue',
  }),
  field('city', 'City', { also: 'town|city town|municipality|home city|residential city|ville|municipalite|localite' }),
  field('province', 'Province', {
    kind: 'province',
    hint: PROVINCE_HINT,
    choices: PROVINCE_WORDS,
    also: 'prov|province territory|province or territory|state|prov state|province state|state province|home province|residential province|province de residence|province of residence|territory|province ou territoire',
  }),
  field('postal_code', 'Postal code', {
    kind: 'postal-code',
    hint: POSTAL_HINT,
    also: 'postal|post code|zip|zip code|postal zip|zip postal|zip postal code|postal zip code|pc|home postal code|residential postal code|code postal|cp',
  }),
  field('mailing_street_address', 'Mailing street address', {
    also: 'mailing address|mailing street|mailing address 1|mailing address line 1|postal address|mail address|adresse postale|adresse de correspondance',
  }),
  field('mailing_city', 'Mailing city', { also: 'mailing town|mail city|ville postale|ville adresse postale|ville de correspondance' }),
  field('mailing_province', 'Mailing province', {
    kind: 'province',
    hint: PROVINCE_HINT,
    choices: PROVINCE_WORDS,
    also: 'mailing prov|mailing state|mail province|province postale|province adresse postale|province de correspondance',
  }),
  field('mailing_postal_code', 'Mailing postal code', {
    kind: 'postal-code',
    hint: POSTAL_HINT,
    also: 'mailing postal|mailing post code|mailing zip|mailing zip code|mail postal code|code postal adresse postale|code postal de correspondance',
  }),
  field('upcoming_renewal_date', 'Upcoming renewal date', {
    kind: 'date',
    hint: DAY_HINT,
    also: 'renewal date|next renewal date|next renewal|upcoming renewal|renewal due|renewal due date|renewal|licence renewal|license renewal|licence renewal date|license renewal date|medical document expiry|medical document expiry date|document expiry|document expiry date|authorization expiry|prescription expiry|date de renouvellement|prochain renouvellement|date du prochain renouvellement|renouvellement|expiration du document medical|expiration document',
  }),
  field('patient_active', 'Active', {
    kind: 'yes-no',
    hint: YES_HINT,
    choices: ACTIVE_WORDS,
    also: 'active patient|is active|patient status|status|actif|patient actif|statut du patient|statut',
  }),
  field('is_new_patient', 'New patient', {
    kind: 'yes-no',
    hint: YES_HINT,
    choices: { yes: said('new|new patient|nouveau|nouvelle'), no: said('returning|existing|established|renewal|ancien|existant') },
    also: 'is new|new|nouveau patient|nouveau|nouvelle patiente',
  }),
  field('appointment_type', 'Appointment type', {
    kind: 'choice',
    hint: [...APPOINTMENT_TYPES, NO_APPOINTMENT_TYPE].join(', '),
    choices: {
      Renewal: said('renew|renouvellement'),
      'New Patient': said('new|intake|initial|initial visit|first visit|nouveau patient|premiere visite'),
      'Follow Up': said('followup|suivi'),
      'Added By Patient Manager': said('patient manager'),
      'Reminder Call': said('reminder|rappel'),
      'Unfinished Questionnaire': said('unfinished|questionnaire inacheve'),
      [NO_APPOINTMENT_TYPE]: said('none|aucun'),
    },
    also: 'visit type|type of visit|type of appointment|appointment|type de rendez vous|type de visite',
  }),
  field('language', 'Language', {
    kind: 'choice',
    hint: 'English or French',
    choices: { en: said('english|anglais|eng|e|en ca'), fr: said('french|francais|fra|fre|f|fr ca') },
    also: 'preferred language|language of correspondence|correspondence language|spoken language|lang|langue|langue preferee|langue de correspondance',
  }),
]

const STAFF_FIELDS: readonly ImportField[] = [
  field('email', 'Email', {
    kind: 'email',
    needed: 'always',
    hint: 'What the person signs in with',
    also: 'email address|work email|login|user name|mail|courriel|adresse courriel|adresse electronique|adresse de courriel',
  }),
  field('first_name', 'First name', { kind: 'name', needed: 'when new', also: 'given name|forename|fname|first|prenom' }),
  field('last_name', 'Last name', { kind: 'name', needed: 'when new', also: 'surname|family name|lname|last|nom de famille|nom' }),
  field('phone', 'Phone', {
    kind: 'phone',
    hint: '10 digits, or more with the code of a country',
    also: 'phone number|work phone|mobile phone|mobile|cell phone|cell|telephone|telephone number|tel|contact number|cellulaire',
  }),
  field('groups', 'Groups', {
    kind: 'list',
    hint: 'Names of groups, separated by commas',
    also: 'group|roles|role|auth groups|user groups|groupe|groupes|fonction|fonctions',
    choices: {
      admins: said('admin|administrator|administrators|administrateur|administratrice'),
      User: said('users|utilisateur|utilisatrice'),
      nps: said('np|nurse practitioner|nurse practitioners|infirmiere praticienne|infirmier praticien|ips'),
      pcrs: said('pcr|patient care representative|patient care representatives|patient care rep'),
      npManagers: said('np manager|np managers|npmanager|nurse practitioner manager'),
      pcrManagers: said('pcr manager|pcr managers|pcrmanager|patient care manager'),
    },
  }),
  field('licensed_provinces', 'Licensed provinces', {
    kind: 'list',
    hint: 'Provinces, separated by commas',
    choices: PROVINCE_WORDS,
    also: 'provinces|licensed in|licence provinces|license provinces|provinces of licence|licences|licenses|province|provinces autorisees|provinces de permis|permis',
  }),
  field('active', 'Active', {
    kind: 'yes-no',
    hint: YES_HINT,
    choices: ACTIVE_WORDS,
    also: 'is active|enabled|account active|account status|status|actif|compte actif|statut',
  }),
]

const SLOT_FIELDS: readonly ImportField[] = [
  field('practitioner', 'Practitioner', {
    needed: 'always',
    hint: 'Email address, or the name as the list of staff has it',
    also: 'practitioner email|practitioner name|provider|provider name|provider email|clinician|nurse practitioner|np|doctor|physician|staff member|staff|resource|praticien|praticienne|infirmiere praticienne|ips|clinicien|medecin|intervenant',
  }),
  field('day', 'Day', {
    kind: 'date',
    needed: 'always',
    hint: DAY_HINT,
    also: 'date|slot date|appointment date|appointment day|visit date|schedule date|start date|jour|date du rendez vous|journee',
  }),
  field('starts', 'Starts', {
    kind: 'time',
    needed: 'always',
    hint: 'HH:mm by the clock of the clinic',
    also: 'start time|start|starts at|slot start|appointment time|begins|begin|begin time|from|time|heure de debut|debut|heure',
  }),
  field('ends', 'Ends', {
    kind: 'time',
    needed: 'always',
    hint: 'HH:mm; or give the minutes instead',
    also: 'end time|end|ends at|slot end|finish|finish time|until|to|heure de fin|fin',
  }),
  field('minutes', 'Minutes', {
    hint: 'How long it takes, where there is no end',
    also: 'duration|length|slot length|appointment length|duration min|duration minutes|min|mins|duree|duree minutes|duree min',
  }),
]

/** The fields of each kind, in template order (E-4). */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  patients: PATIENT_FIELDS,
  staff: STAFF_FIELDS,
  slots: SLOT_FIELDS,
}

/** The key fields of each kind (E-4). */
export const keyOf: Readonly<Record<ImportKind, readonly string[]>> = {
  patients: ['patient_id'],
  staff: ['email'],
  slots: ['practitioner', 'day', 'starts'],
}

function field(
  name: string,
  label: string,
  { also, ...rest }: { also: string } & Partial<Omit<ImportField, 'name' | 'label' | 'synonyms'>>,
): ImportField {
  return { name, label, needed: null, hint: '', kind: 'words', synonyms: said(also), ...rest }
}

function said(words: string): readonly string[] {
  return words.split('|')
}
