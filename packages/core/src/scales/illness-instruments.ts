import { band, highBand, type Instrument, itemsOf, YES_NO, ZERO_TO_FOUR, ZERO_TO_TEN, ZERO_TO_THREE } from './instrument.ts'

const OWN = { state: 'ship', note: 'Our own questions.' } as const
const SYMPTOM_BANDS = [band(0, 0, 'none'), band(1, 3, 'mild'), band(4, 6, 'moderate'), highBand(7, 10, 'severe')]

/** Seizures in 28 days compared with the last visit; halving is the usual measure of a good effect. */
const epilepsy: Instrument = {
  key: 'adult_epilepsy_scale',
  name: 'Adult epilepsy scale (seizure diary)',
  version: '1',
  source: 'The clinic’s own diary. That half as many seizures count as a response is general knowledge.',
  licence: OWN,
  answer_field: 'adult_epilepsy_scale_answers',
  asked_for: ['epilepsy'],
  stand_ins: [],
  recall: 'the last 28 days',
  looks_back: 28,
  items: [{ tag: 'diary_seizures', values: { from: 0, to: 1000 } }],
  extras: [
    { tag: 'diary_longest', values: ZERO_TO_THREE },
    { tag: 'diary_rescue', values: { from: 0, to: 100 } },
    { tag: 'diary_no_recovery', values: YES_NO },
    { tag: 'diary_new_kind', values: YES_NO },
    { tag: 'diary_driving', values: YES_NO },
    { tag: 'diary_medicine', values: YES_NO },
  ],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 0, to: 1000 },
  bands: [],
  direction: 'higher-is-worse',
  change: { meaningfulFall: 50, note: 'general knowledge' },
  flags: [
    { id: 'seizure-long', severity: 'urgent', when: [{ item: 'diary_longest', atLeast: 3 }], label: 'A seizure longer than 5 minutes' },
    {
      id: 'seizure-no-recovery',
      severity: 'urgent',
      when: [{ item: 'diary_no_recovery', atLeast: 1 }],
      label: 'One seizure after another without recovery between them',
    },
    { id: 'seizure-new-kind', severity: 'review', when: [{ item: 'diary_new_kind', atLeast: 1 }], label: 'A new kind of seizure' },
    {
      id: 'seizure-driving',
      severity: 'review',
      when: [
        { item: 'diary_seizures', atLeast: 1 },
        { item: 'diary_driving', atLeast: 1 },
      ],
      label: 'Seizures in the last 28 days, and driving',
    },
    {
      id: 'seizure-medicine',
      severity: 'review',
      when: [{ item: 'diary_medicine', atLeast: 1 }],
      label: 'Takes clobazam or valproate, which matter together with CBD',
    },
  ],
  loinc: {},
}

/** Nine symptoms individually: there is no official total. */
const cancer: Instrument = {
  key: 'cancer_scale',
  name: 'Cancer scale (ESAS-r)',
  version: 'revised',
  source: 'Alberta Health Services, ESAS-r administration manual, 2019. Its bands are general knowledge.',
  licence: { state: 'score-only', note: 'Free with acknowledgement, but neither form nor name may be changed: only the sheet itself.' },
  answer_field: 'cancer_scale_answers',
  asked_for: ['cancer'],
  stand_ins: ['cancer_symptoms'],
  recall: 'now',
  looks_back: 1,
  items: itemsOf('esas', 9, ZERO_TO_TEN),
  extras: [{ tag: 'esas_other', values: ZERO_TO_TEN }],
  scoring: { rule: 'per-item' },
  max_missing: 0,
  range: { from: 0, to: 10 },
  bands: SYMPTOM_BANDS,
  direction: 'higher-is-worse',
  change: null,
  flags: [{ id: 'esas-high', severity: 'review', when: [{ anyItem: true, atLeast: 7 }], label: 'A symptom of 7 or more' }],
  loinc: { panel: '112503-8' },
}

/** Used while the clinic has not loaded the sheet above: fewer symptoms, in our own words. */
const cancerSymptoms: Instrument = {
  ...cancer,
  key: 'cancer_symptoms',
  name: 'Symptom list',
  version: '1',
  source: 'The clinic’s own list. Its bands are general knowledge.',
  licence: OWN,
  asked_for: [],
  stand_ins: [],
  recall: 'today',
  looks_back: 1,
  items: ['pain', 'tired', 'nausea', 'appetite', 'sleep', 'mood'].map((name) => ({ tag: `symptom_${name}`, values: ZERO_TO_TEN })),
  extras: [],
  flags: [{ id: 'symptom-high', severity: 'review', when: [{ anyItem: true, atLeast: 7 }], label: 'A symptom of 7 or more' }],
  loinc: {},
}

/** The short IBD questionnaire: higher is better. */
const ibd: Instrument = {
  key: 'ibd_scale',
  name: 'IBD scale (SIBDQ)',
  version: '1996',
  source: 'Irvine et al. Am J Gastroenterol 1996;91:1571-1578. Its bands are general knowledge.',
  licence: { state: 'score-only', note: 'Agreement and fee (McMaster University).' },
  answer_field: 'ibd_scale_answers',
  asked_for: ['bowel'],
  stand_ins: ['bowel_symptoms'],
  recall: 'the last 2 weeks',
  looks_back: 14,
  items: itemsOf('sibdq', 10, [1, 2, 3, 4, 5, 6, 7]),
  extras: [],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 10, to: 70 },
  bands: [highBand(10, 49, 'poor'), band(50, 60, 'moderate'), band(61, 70, 'good')],
  direction: 'higher-is-better',
  change: null,
  flags: [],
  loinc: {},
}

/** Two patient-reported outcomes, stools and abdominal pain, in our own words, with our own alarm questions. */
const bowelSymptoms: Instrument = {
  key: 'bowel_symptoms',
  name: 'Bowel symptoms',
  version: '1',
  source: 'Structure of the two patient-reported outcomes (PRO2) for Crohn’s disease. That they are free is general knowledge.',
  licence: { state: 'ship', note: 'Our own questions.' },
  answer_field: 'ibd_scale_answers',
  asked_for: [],
  stand_ins: [],
  recall: 'the past week',
  looks_back: 7,
  items: [
    { tag: 'bowel_stools', values: { from: 0, to: 50 } },
    { tag: 'bowel_pain', values: ZERO_TO_THREE },
  ],
  extras: [
    { tag: 'bowel_blood', values: [0, 1, 2] },
    { tag: 'bowel_fever', values: YES_NO },
    { tag: 'bowel_weight', values: YES_NO },
  ],
  scoring: { rule: 'per-item' },
  max_missing: 0,
  range: { from: 0, to: 50 },
  bands: [],
  direction: 'higher-is-worse',
  change: null,
  flags: [
    { id: 'bowel-much-blood', severity: 'urgent', when: [{ item: 'bowel_blood', atLeast: 2 }], label: 'Much blood in the stool' },
    { id: 'bowel-blood', severity: 'review', when: [{ item: 'bowel_blood', atLeast: 1 }], label: 'Blood in the stool' },
    { id: 'bowel-fever', severity: 'review', when: [{ item: 'bowel_fever', atLeast: 1 }], label: 'Fever together with bowel symptoms' },
    { id: 'bowel-weight', severity: 'review', when: [{ item: 'bowel_weight', atLeast: 1 }], label: 'Losing weight without meaning to' },
  ],
  loinc: {},
}

/** Rated by a practitioner, not by patients: totals only. */
const harveyBradshaw: Instrument = {
  ...ibd,
  key: 'hbi',
  name: 'Harvey-Bradshaw index',
  version: '1980',
  source: 'Harvey, Bradshaw. Lancet 1980;315:514. Items, bands and free clinical use are general knowledge.',
  licence: { state: 'score-only', note: 'Published index, free for clinical use (general knowledge); a practitioner rates it.' },
  asked_for: [],
  stand_ins: [],
  recall: 'the previous day',
  looks_back: 1,
  items: [
    { tag: 'hbi_1', values: ZERO_TO_FOUR },
    { tag: 'hbi_2', values: ZERO_TO_THREE },
    { tag: 'hbi_3', values: { from: 0, to: 50 } },
    { tag: 'hbi_4', values: ZERO_TO_THREE },
    { tag: 'hbi_5', values: { from: 0, to: 8 } },
  ],
  range: { from: 0, to: 68 },
  bands: [band(0, 4, 'remission'), band(5, 7, 'mild'), band(8, 16, 'moderate'), highBand(17, 68, 'severe')],
  direction: 'higher-is-worse',
}

export const ILLNESS_INSTRUMENTS: readonly Instrument[] = [epilepsy, cancer, cancerSymptoms, ibd, bowelSymptoms, harveyBradshaw]
