import { band, highBand, type Instrument, itemsOf, tagsOf, ZERO_TO_THREE } from './instrument.ts'

const PHQ_LICENCE = { state: 'ship', note: 'No permission is required to reproduce, translate, display or distribute it.' } as const

/**
 * Item 9 asks about thoughts of death and self-harm: any answer above 0 reaches staff immediately. Up to two missing
 * items are prorated.
 */
const phq9: Instrument = {
  key: 'phq9',
  name: 'PHQ-9',
  version: '1999',
  source: 'Kroenke, Spitzer, Williams. The PHQ-9. J Gen Intern Med 2001;16:606-613.',
  licence: PHQ_LICENCE,
  answer_field: 'phq9_answers',
  asked_for: ['mood'],
  stand_ins: [],
  recall: 'the last 2 weeks',
  looks_back: 14,
  items: itemsOf('phq9', 9, ZERO_TO_THREE),
  extras: [{ tag: 'phq9_difficulty', values: ZERO_TO_THREE }],
  scoring: { rule: 'sum' },
  max_missing: 2,
  range: { from: 0, to: 27 },
  bands: [
    band(0, 4, 'minimal'),
    band(5, 9, 'mild'),
    band(10, 14, 'moderate'),
    band(15, 19, 'moderately severe'),
    highBand(20, 27, 'severe'),
  ],
  direction: 'higher-is-worse',
  change: null,
  flags: [
    {
      id: 'suicidality',
      severity: 'urgent',
      when: [{ item: 'phq9_9', atLeast: 1 }],
      label: 'PHQ-9: thoughts of death or self-harm on at least several days',
    },
  ],
  loinc: { panel: '44249-1', total: '44261-6', phq9_9: '44260-8' },
}

/** The lowest answer reads "Not at all"; circulating copies have it wrong. */
const gad7: Instrument = {
  key: 'gad7',
  name: 'GAD-7',
  version: '2006',
  source:
    'Spitzer, Kroenke, Williams, Löwe. The GAD-7. Arch Intern Med 2006;166:1092-1097. The code of the panel is from general knowledge.',
  licence: PHQ_LICENCE,
  answer_field: 'gad7_answers',
  asked_for: ['anxiety'],
  stand_ins: [],
  recall: 'the last 2 weeks',
  looks_back: 14,
  items: itemsOf('gad7', 7, ZERO_TO_THREE),
  extras: [],
  scoring: { rule: 'sum' },
  max_missing: 0,
  range: { from: 0, to: 21 },
  bands: [band(0, 4, 'minimal'), band(5, 9, 'mild'), band(10, 14, 'moderate'), highBand(15, 21, 'severe')],
  direction: 'higher-is-worse',
  change: null,
  flags: [{ id: 'gad7-severe', severity: 'review', when: [{ total: true, atLeast: 15 }], label: 'GAD-7 total of 15 or more' }],
  loinc: { panel: '69737-5', total: '70274-6' },
}

/** Two totals, both with bands. It does not ask about self-harm, so a high second total adds item 9 of the PHQ-9. */
const hads: Instrument = {
  key: 'hads_scale',
  name: 'HADS scale',
  version: '1983',
  source: 'Zigmond, Snaith. Acta Psychiatr Scand 1983;67:361-370. That it has no item on suicide is general knowledge.',
  licence: { state: 'score-only', note: 'Licence and fee (GL Assessment). Its text is loaded by a clinic that holds them.' },
  answer_field: 'hads_scale_answers',
  asked_for: ['anxiety', 'mood'],
  stand_ins: ['gad7', 'phq9'],
  recall: 'the last week',
  looks_back: 7,
  items: [...itemsOf('hads_anxiety', 7, ZERO_TO_THREE), ...itemsOf('hads_depression', 7, ZERO_TO_THREE)],
  extras: [],
  scoring: {
    rule: 'subscales',
    parts: [
      { name: 'anxiety', items: tagsOf('hads_anxiety', 1, 7), range: { from: 0, to: 21 } },
      { name: 'depression', items: tagsOf('hads_depression', 1, 7), range: { from: 0, to: 21 } },
    ],
  },
  max_missing: 0,
  range: { from: 0, to: 21 },
  bands: [band(0, 7, 'normal'), band(8, 10, 'borderline'), highBand(11, 21, 'high')],
  direction: 'higher-is-worse',
  change: null,
  flags: [
    {
      id: 'hads-ask-safety',
      severity: 'review',
      when: [{ part: 'depression', atLeast: 11 }],
      label: 'HADS second total of 11 or more: ask about thoughts of self-harm, which it does not cover',
    },
  ],
  loinc: {},
}

export const MOOD_INSTRUMENTS: readonly Instrument[] = [phq9, gad7, hads]
