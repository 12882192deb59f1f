import { expect, test } from 'vitest'
import { LABELS, TEXTS } from './texts.ts'
import { LABELS_FR, TEXTS_FR } from './texts-fr.ts'
import { labelsOf, textsOf } from './texts-of.ts'

/** What each text that takes arguments is asked with here: every branch of it. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  greeting: [['Maple']],
  'firstWords.hello': [['Ada']],
  'firstWords.offer': [['A1'], ['']],
  consentOffer: [[true], [false]],
  confirm: [['Ada']],
  'typed.onForm': [[['A1', 'B2']]],
  'typed.changed': [[['A1']]],
  'typed.which': [[['A1', 'B2'], '4165550142']],
  'typed.whichOne': [['A1']],
  'stop.addictionLine': [['1-866-277-3553']],
  'stop.check': [['Are you well?', 'Yes']],
  'stop.continues': [['30 November 2026']],
  'stop.reviewAsked': [['30 November 2026']],
  'stop.reviewOpen': [['30 November 2026']],
  begin: [
    [21, 1],
    [21, 7],
  ],
  beginScale: [[{ name: 'GAD-7', count: 1, minutes: 1, canSkipItem: true }], [{ name: 'GAD-7', count: 7, minutes: 2, canSkipItem: false }]],
  found: [
    ['Ada', true],
    ['', false],
  ],
  welcome: [
    ['Ada', true],
    ['', false],
  ],
  held: [['12:30', 'Grace Hopper']],
  wroteDown: [['penicillin']],
  listedMedicines: [['naproxen']],
  booked: [['12:30']],
  queue: ['pcr', 'np', 'follow-up'].flatMap((queue) => [
    [queue, '25 min'],
    [queue, null],
  ]),
  queueBooked: [
    ['pcr', '12:30'],
    ['np', '12:30'],
    ['follow-up', '12:30'],
  ],
  unserved: [['Yukon']],
  stopped: [[true], [false]],
  whoIAm: [['Maple']],
  person: [['12:30']],
  wait: [
    [20, 45],
    [120, 420],
    [50, 4320],
    [2880, 2880],
  ],
  maybeArticle: [[['A1', 'B2', 'C3']]],
  whichArticle: [[['A1', 'B2', 'C3']]],
  answered: [['Text 5', 'Source 6']],
  reopened: [[''], ['41']],
  corrected: [['41']],
  correctedNamed: [['41']],
  setAside: [[1], [3]],
  askedByPhone: [[true], [false]],
  'problems.between': [[['A1', 'B2', 'C3']]],
  'problems.alone': [['A1']],
  'problems.notANumber': [['km'], [undefined]],
  'problems.outOfRange': [
    ['1', '7'],
    ['1', ''],
    ['', '7'],
  ],
  'problems.tooLong': [[500]],
  onlyPractitioner: [
    ['8-1-1', '9-1-1'],
    [null, '9-1-1'],
  ],
  ...Object.fromEntries(Object.keys(TEXTS.crisis.kinds).map((kind) => [`crisis.kinds.${kind}`, [['9-1-1']]])),
  'crisis.again': [['9-1-1']],
  'crisis.closed': [
    [null, '9-1-1'],
    ['1-800-555-0100', '9-1-1'],
  ],
  'crisis.getHelp': [['9-1-1']],
  'crisis.over': [['9-1-1']],
  redFlag: [['9-1-1']],
  'concern.numbers': [['9-1-1']],
  'concern.person': [['9-1-1']],
  'concern.unclear': [['9-1-1']],
  ineligibleUntil: [['3 mai 2028']],
  'visit.shown': [[{ kind: 'Renewal', when: '12:30', who: 'Grace Hopper', where: 'By phone' }]],
  'visit.heldInstead': [
    [{ from: '12:30', to: '12:30', who: 'Grace Hopper', kinds: ['Renewal', 'Renewal'] }],
    [{ from: '12:30', to: '12:30', who: 'Grace Hopper', kinds: ['First visit', 'Renewal'] }],
  ],
  'visit.away.found': [['Ada'], ['']],
  'visit.away.welcome': [['Ada'], ['']],
  'visit.moved': [['12:30']],
  'visit.cancelCheck': [['12:30']],
  'visit.cancelled': [['12:30']],
  'opening.callNoted': [['Ada']],
  'opening.wentBack': [['Ada']],
  ...Object.fromEntries(
    ['open', 'closed', 'openAgain', 'missedToday', 'hoursChanged', 'stillAsked', 'elsewhere', 'callWanted', 'emailWanted'].map((text) => [
      `opening.${text}`,
      [['12:30']],
    ]),
  ),
}

const english = leavesOf(TEXTS)
const french = leavesOf(TEXTS_FR)

test('every text has a French one of the same shape, and none is left over', () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [path, value] of english) expect(typeof french.get(path), path).toBe(typeof value)
  expect(Object.keys(LABELS_FR).sort()).toEqual(Object.keys(LABELS).sort())
})

test('words in danger stay French while nothing is approved; others are English (F-14)', () => {
  const unapproved = [...english.keys(), ...Object.keys(LABELS).map((label) => `LABELS.${label}`)]
  const said = textsOf({ language: 'fr', unapproved })
  expect(said.crisis).toEqual(TEXTS_FR.crisis)
  expect(said.concern).toEqual(TEXTS_FR.concern)
  expect(said.distress).toEqual(TEXTS_FR.distress)
  expect(said.stop.loss).toEqual(TEXTS_FR.stop.loss)
  expect(said.language.followed).toBe(TEXTS_FR.language.followed)
  expect(said.goodbye).toBe(TEXTS.goodbye)
  const { safe, newPatient } = labelsOf({ language: 'fr', unapproved })
  expect([safe, newPatient]).toEqual([LABELS_FR.safe, LABELS.newPatient])
})

test('every text with arguments is tried here', () => {
  const asked = [...english].flatMap(([path, value]) => (typeof value === 'function' ? [path] : []))
  expect(Object.keys(SAMPLES).sort()).toEqual(asked.sort())
})

test('a French text differs from the English one, carries its figures and is set as French is', () => {
  for (const [path, value] of english) {
    const said = saidBy(path, value)
    const dit = saidBy(path, french.get(path))
    for (const [index, words] of said.entries()) {
      const mots = dit[index] ?? ''
      if (path !== 'typed.fields.province') expect(mots, path).not.toBe(words)
      expect(metricsOf(mots), path).toEqual(metricsOf(words))
      expect(mots.replaceAll('12:30', ''), path).not.toMatch(MISSET)
    }
  }
})

test('what is told to a text comes back in the French one', () => {
  for (const [path, samples] of Object.entries(SAMPLES)) {
    const dit = saidBy(path, french.get(path))
    for (const [index, sample] of samples.entries()) {
      for (const told of sample
        .flat()
        .filter((one): one is string => typeof one === 'string' && !(one in { pcr: 1, np: 1, 'follow-up': 1 }))) {
        expect(dit[index], path).toContain(told)
      }
    }
  }
})

test('no two buttons share a label in French, and each differs from the English one', () => {
  const labels = Object.values(LABELS_FR)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => Object.values<string>(LABELS).includes(label))).toEqual([])
})

/** As the OQLF sets French: no space before ; ! ? and a no-break space before : and inside guillemets; curly apostrophes. */
const MISSET = /['"]|[\s\u00a0][;!?]|[^\u00a0][:»](?:\s|$)|«[^\u00a0]/

/** Every text and function by its path, such as `problems.empty` or `missed.0`. */
function leavesOf(texts: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
      typeof value === 'object' && value !== null ? [...leavesOf(value, `${path}${key}.`)] : [[`${path}${key}`, value]],
    ),
  )
}

function saidBy(path: string, value: unknown): string[] {
  if (typeof value !== 'function') return [String(value)]
  return (SAMPLES[path] ?? []).map((sample) => String(Reflect.apply(value, undefined, sample)))
}

function metricsOf(text: string): string[] {
  // Steps of a list are numbered in French alone.
  return (text.replace(/\d\)/g, '').match(/\d+(?:[-:]\d+)*/g) ?? []).sort()
}
