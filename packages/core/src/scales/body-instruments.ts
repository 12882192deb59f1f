import { band, highBand, type Instrument, itemsOf, YES_NO, ZERO_TO_FOUR, ZERO_TO_TEN } from './instrument.ts'

const OWN_WORDS = 'The questions are asked in our own words.'
const DAYS = { from: 0, to: 92 }

/** The mean of three numbers over the past week; no bands are published. */
const pain: Instrument = {
  key: 'pain_scale',
  name: 'Pain scale (PEG structure)',
  version: '2009',
  source: 'Krebs et al. The PEG. J Gen Intern Med 2009;24:733-738. That a fall of 30 % is meaningful is general knowledge.',
  licence: { state: 'ship', note: `${OWN_WORDS} The paper is open; the inventory its items come from needs a licence of its own.` },
  answer_field: 'pain_scale_answers',
  asked_for: ['pain'],
  stand_ins: [],
  recall: 'the past week',
  looks_back: 7,
  items: itemsOf('pain', 3, ZERO_TO_TEN),
  extras: [],
  scoring: { rule: 'mean' },
  max_missing: 0,
  range: { from: 0, to: 10 },
  bands: [],
  direction: 'higher-is-worse',
  change: { meaningfulFall: 30, note: 'general knowledge' },
  flags: [{ id: 'pain-high', severity: 'review', when: [{ total: true, atLeast: 7 }], label: 'Pain scale mean of 7 or more' }],
  loinc: {},
}

/** Days lost in three months. The alarm questions are the clinic’s own. */
const midas: Instrument = {
  key: 'midas_scale',
  name: 'MIDAS scale',
  version: '1999',
  source: 'Stewart, Lipton et al. Neurology 1999;53:988-994, and 2001;56:S20-S28.',
  licence: { state: 'ship', note: `${OWN_WORDS} The original form is under copyright: its wording needs permission.` },
  answer_field: 'midas_scale_answers',
  asked_for: ['migraine'],
  stand_ins: [],
  recall: 'the last 3 months',
  looks_back: 91,
  items: itemsOf('midas', 5, DAYS),
  extras: [
    { tag: 'midas_headache_days', values: DAYS },
    { tag: 'midas_strength', values: ZERO_TO_TEN },
    { tag: 'midas_sudden', values: YES_NO },
    { tag: 'midas_nerves', values: YES_NO },
    { tag: 'midas_after_50', values: YES_NO },
  ],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 0, to: 460 },
  bands: [band(0, 5, 'little or none'), band(6, 10, 'mild'), band(11, 20, 'moderate'), highBand(21, 460, 'severe')],
  direction: 'higher-is-worse',
  change: null,
  flags: [
    {
      id: 'headache-sudden',
      severity: 'urgent',
      when: [{ item: 'midas_sudden', atLeast: 1 }],
      label: 'Headache at its worst within a minute',
    },
    {
      id: 'headache-nerves',
      severity: 'urgent',
      when: [{ item: 'midas_nerves', atLeast: 1 }],
      label: 'Headache with new weakness, trouble speaking or loss of sight',
    },
    { id: 'headache-after-50', severity: 'review', when: [{ item: 'midas_after_50', atLeast: 1 }], label: 'Headaches began after 50' },
    { id: 'midas-severe', severity: 'review', when: [{ total: true, atLeast: 21 }], label: 'MIDAS total of 21 or more' },
  ],
  loinc: {},
}

/** Figures only: the text requires a licence. */
const insomnia: Instrument = {
  key: 'insomnia_scale',
  name: 'Insomnia scale',
  version: '1993',
  source: 'Morin. Insomnia Severity Index, 1993; in primary care 14 is the usual cut-off.',
  licence: { state: 'score-only', note: '© C. M. Morin; licensed by Mapi Research Trust, for electronic use too.' },
  answer_field: 'insomnia_scale_answers',
  asked_for: ['sleep'],
  stand_ins: ['sleep_questions'],
  recall: 'the last 2 weeks',
  looks_back: 14,
  items: itemsOf('isi', 7, ZERO_TO_FOUR),
  extras: [],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 0, to: 28 },
  bands: [band(0, 7, 'none'), band(8, 14, 'below threshold'), band(15, 21, 'moderate'), highBand(22, 28, 'severe')],
  direction: 'higher-is-worse',
  change: null,
  flags: [{ id: 'insomnia-severe', severity: 'review', when: [{ total: true, atLeast: 22 }], label: 'Insomnia scale total of 22 or more' }],
  loinc: {},
}

/** Our own short questions about the past week: shown individually, never summed. */
const sleepQuestions: Instrument = {
  key: 'sleep_questions',
  name: 'Sleep questions',
  version: '1',
  source: 'The clinic’s own; no published instrument.',
  licence: { state: 'ship', note: 'Our own questions.' },
  answer_field: 'insomnia_scale_answers',
  asked_for: [],
  stand_ins: [],
  recall: 'the past week',
  looks_back: 7,
  items: [
    { tag: 'sleep_bad_nights', values: { from: 0, to: 7 } },
    { tag: 'sleep_tired', values: ZERO_TO_TEN },
  ],
  extras: [
    { tag: 'sleep_hours', values: { from: 0, to: 24 } },
    { tag: 'sleep_minutes', values: { from: 0, to: 600 } },
  ],
  scoring: { rule: 'per-item' },
  max_missing: 0,
  range: { from: 0, to: 10 },
  bands: [],
  direction: 'higher-is-worse',
  change: null,
  flags: [],
  loinc: {},
}

export const BODY_INSTRUMENTS: readonly Instrument[] = [pain, midas, insomnia, sleepQuestions]
