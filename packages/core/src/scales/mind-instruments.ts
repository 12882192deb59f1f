import { band, highBand, type Instrument, itemsOf, tagsOf, ZERO_TO_FOUR } from './instrument.ts'

/**
 * Symptoms are items of 2 ("moderately") or more; the rule requires at least 1, 1, 2 and 2 of them in its four
 * clusters.
 */
const ptsd: Instrument = {
  key: 'ptsd_scale',
  name: 'PTSD scale (PCL-5)',
  version: '2013',
  source: 'Weathers et al. The PTSD Checklist for DSM-5. National Center for PTSD, 2013.',
  licence: { state: 'ship', note: 'Work of the United States government, in the public domain.' },
  answer_field: 'ptsd_scale_answers',
  asked_for: ['ptsd'],
  stand_ins: [],
  recall: 'the past month',
  looks_back: 30,
  items: itemsOf('pcl5', 20, ZERO_TO_FOUR),
  extras: [],
  scoring: {
    rule: 'clusters',
    symptom: 2,
    parts: [
      { name: 'B', items: tagsOf('pcl5', 1, 5), range: { from: 0, to: 20 }, needed: 1 },
      { name: 'C', items: tagsOf('pcl5', 6, 7), range: { from: 0, to: 8 }, needed: 1 },
      { name: 'D', items: tagsOf('pcl5', 8, 14), range: { from: 0, to: 28 }, needed: 2 },
      { name: 'E', items: tagsOf('pcl5', 15, 20), range: { from: 0, to: 24 }, needed: 2 },
    ],
  },
  max_missing: 0,
  range: { from: 0, to: 80 },
  bands: [band(0, 30, 'below the cut-off'), highBand(31, 80, 'at or above the cut-off')],
  direction: 'higher-is-worse',
  change: { reliable: 5, meaningful: 10, note: 'National Center for PTSD' },
  flags: [{ id: 'pcl5-high', severity: 'review', when: [{ total: true, atLeast: 33 }], label: 'PCL-5 total of 33 or more' }],
  loinc: { panel: '101697-1', total: '101698-9' },
}

/**
 * Only part A is a screen: items 1 to 3 count from "sometimes", 4 to 6 from "often". All 18 together have no official
 * total.
 */
const adhd: Instrument = {
  key: 'adhd_scale',
  name: 'ADHD scale (ASRS v1.1)',
  version: '1.1',
  source: 'Kessler et al. Psychol Med 2005;35:245-256; PhenX protocol 121501.',
  licence: {
    state: 'ship',
    note: 'Publicly available (PhenX). © World Health Organization, from general knowledge: the notice stays with the questions.',
  },
  answer_field: 'adhd_scale_answers',
  asked_for: ['adhd'],
  stand_ins: [],
  recall: 'the last 6 months',
  looks_back: 182,
  items: itemsOf('asrs', 18, ZERO_TO_FOUR),
  extras: [],
  scoring: {
    rule: 'count',
    thresholds: { asrs_1: 2, asrs_2: 2, asrs_3: 2, asrs_4: 3, asrs_5: 3, asrs_6: 3 },
    parts: [
      { name: 'A', items: tagsOf('asrs', 1, 6), range: { from: 0, to: 24 } },
      { name: 'B', items: tagsOf('asrs', 7, 18), range: { from: 0, to: 48 } },
      { name: 'all items', items: tagsOf('asrs', 1, 18), range: { from: 0, to: 72 } },
    ],
  },
  max_missing: 0,
  range: { from: 0, to: 6 },
  bands: [band(0, 3, 'below the screening threshold'), highBand(4, 6, 'at or above the screening threshold')],
  direction: 'higher-is-worse',
  change: null,
  flags: [],
  loinc: {},
}

/** Item 8 scores 0, 2 or 4. From 12 a practitioner must look at it; it makes no one ineligible. */
const cuditr: Instrument = {
  key: 'cuditr',
  name: 'CUDIT-R',
  version: '2010',
  source: 'Adamson et al. Drug Alcohol Depend 2010;110:137-143. In a community sample 13 or more was the better cut-off (NIDA).',
  licence: { state: 'ship', note: 'Free to use with the citation: general knowledge, to be confirmed on the form itself.' },
  answer_field: 'cuditr_answers',
  asked_for: ['cannabis'],
  stand_ins: [],
  recall: 'the past 6 months',
  looks_back: 182,
  items: [...itemsOf('cuditr', 7, ZERO_TO_FOUR), { tag: 'cuditr_8', values: [0, 2, 4] }],
  extras: [],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 0, to: 32 },
  bands: [band(0, 7, 'low'), band(8, 11, 'hazardous'), highBand(12, 32, 'possible cannabis use disorder')],
  direction: 'higher-is-worse',
  change: null,
  flags: [{ id: 'cuditr_high', severity: 'review', when: [{ total: true, atLeast: 12 }], label: 'CUDIT-R total of 12 or more' }],
  loinc: {},
}

export const MIND_INSTRUMENTS: readonly Instrument[] = [ptsd, adhd, cuditr]
