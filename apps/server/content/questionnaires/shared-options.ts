/** The answer that rules out the others of its list. */
export const NONE_OF_THESE = 'None of these'
export const NOT_SURE = 'Not sure'

/** Kinds of medicine that can matter together with cannabis, with the flags they raise for the nurse practitioner. */
export const MEDICINE_KINDS = [
  'Blood thinner (such as warfarin)',
  'Seizure medicine (such as clobazam or valproate)',
  'Opioid pain medicine',
  'Buprenorphine or methadone',
  'Sleeping pill or calming medicine',
  'Antipsychotic (such as clozapine or olanzapine)',
  'Heart rhythm medicine (such as amiodarone or digoxin)',
  'Medicine after an organ transplant',
  NONE_OF_THESE,
  NOT_SURE,
] as const

export const MEDICINE_FLAGS = {
  'Blood thinner (such as warfarin)': ['anticoagulant', 'interacting_medication_major'],
  'Seizure medicine (such as clobazam or valproate)': ['interacting_medication_major'],
  'Opioid pain medicine': ['sedative_or_opioid_use'],
  'Buprenorphine or methadone': ['interacting_medication_major', 'sedative_or_opioid_use'],
  'Sleeping pill or calming medicine': ['sedative_or_opioid_use'],
  'Antipsychotic (such as clozapine or olanzapine)': ['interacting_medication_major'],
  'Heart rhythm medicine (such as amiodarone or digoxin)': ['interacting_medication_major'],
  'Medicine after an organ transplant': ['interacting_medication_major'],
}

export const FORMS = ['Oil', 'Capsules', 'Dried flower (vaporized)', 'Edibles', 'Cream or other topical', NOT_SURE] as const

/** The demo clinic's licensed sellers: invented names, to be replaced by the clinic's own in the editor. */
export const LICENSED_SELLERS = ['Northern Meadow', 'Lakeshore Botanicals', 'Prairie Harvest', 'Pacific Grove Medical'] as const
