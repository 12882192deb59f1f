import { NONE_OF_THESE } from './labels.ts'
/** A medicine as a patient writes it down, and the kind it is where cannabis matters to it. */
export type Medicine = { name: string; kind: string }

const plain = (name: string): Medicine => ({ name, kind: NONE_OF_THESE })

export const WARFARIN: Medicine = { name: 'Warfarin 5 mg', kind: 'Blood thinner (such as warfarin)' }
export const CLOBAZAM: Medicine = { name: 'Clobazam 10 mg', kind: 'Seizure medicine (such as clobazam or valproate)' }
export const PRAZOSIN: Medicine = plain('Prazosin 2 mg')

export const MEDICINES: readonly Medicine[] = [
  plain('Ramipril 5 mg'),
  plain('Metformin 500 mg'),
  plain('Levothyroxine 75 mcg'),
  plain('Atorvastatin 20 mg'),
  plain('Sertraline 50 mg'),
  plain('Escitalopram 10 mg'),
  plain('Duloxetine 60 mg'),
  plain('Naproxen 500 mg'),
  plain('Acetaminophen as needed'),
  plain('Pantoprazole 40 mg'),
  plain('Salbutamol inhaler'),
  plain('Amlodipine 5 mg'),
  plain('Gabapentin 300 mg'),
  plain('Vitamin D'),
  plain('Sumatriptan as needed'),
  WARFARIN,
  CLOBAZAM,
  { name: 'Hydromorphone 2 mg', kind: 'Opioid pain medicine' },
  { name: 'Zopiclone 7.5 mg', kind: 'Sleeping pill or calming medicine' },
  { name: 'Lorazepam 0.5 mg', kind: 'Sleeping pill or calming medicine' },
]

/** Reasons for the visit, as labels of the first question, with weights. */
export const REASONS: readonly (readonly [string, number])[] = [
  ['Chronic pain', 34],
  ['Trouble sleeping', 20],
  ['Anxiety', 15],
  ['PTSD', 8],
  ['Cancer-related symptoms', 5],
  ['Epilepsy or seizures', 3],
  ["Crohn's or colitis", 4],
  ['Migraine', 6],
  ['ADHD', 3],
  ['Something else', 4],
]
