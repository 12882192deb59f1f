import { loadInteractions } from '@clinic/data/load-interactions'
import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { medicineFindings, medicineReasons, presentInteractions } from './medicine-findings.ts'

const knowledge = { names: loadMedications(), interactions: loadInteractions() }
const questions = buildQuestions([
  { tag: 'main_reason', text: 'Why?', one: ['Epilepsy or seizures', 'Trouble sleeping'] },
  {
    tag: 'takes_medication',
    text: 'Any medicine?',
    yesNo: true,
    branches: { yes: [{ tag: 'list', text: 'Which ones?', variable: 'medications' }] },
  },
  { tag: 'medicine_kinds', text: 'One of these?', several: ['Blood thinner', 'Not sure'] },
  { tag: 'heart', text: 'Heart trouble?', yesNo: true, flags: { yes: ['cardiovascular_unstable'] } },
  { tag: 'lungs', text: 'Lung disease?', yesNo: true, flags: { yes: ['respiratory_severe'] } },
])
type Given = { list?: string; reason?: string; kinds?: string[]; heart?: boolean; lungs?: boolean; age?: number | null }
const given = ({ list, reason = 'Trouble sleeping', kinds = [], heart = false, lungs = false, age = 40 }: Given) => ({
  ...{ knowledge, questions, age },
  answers: {
    main_reason: { value: reason },
    takes_medication: { value: list !== undefined },
    ...(list !== undefined && { list: { value: list } }),
    ...{ medicine_kinds: { value: kinds }, heart: { value: heart }, lungs: { value: lungs } },
  },
})

test('interactions are reasons by severity, then what was not recognised, never in the patient’s words (F-19)', () => {
  expect(medicineReasons(given({ list: 'lorazepam, qwpkrtz, Coumadin 5 mg' }))).toEqual([
    'warfarin with THC and CBD: INR rises, bleeding (severity A)',
    'lorazepam with cannabis: sedation, falls, driving (severity B, A from 65 on or with an opioid)',
    '1 medicine not recognised: check the list',
  ])
})

test.each<[string, Given, string]>([
  ['by age', { list: 'lorazepam', age: 65 }, 'A'],
  ['not below it', { list: 'lorazepam', age: 64 }, 'B'],
  ['not by an unknown age', { list: 'lorazepam', age: null }, 'B'],
  ['by another medicine', { list: 'lorazepam, morphine' }, 'A'],
  ['by an illness', { list: 'methylphenidate', heart: true }, 'A'],
  ['by a lung disease with an opioid', { list: 'hydromorphone', lungs: true }, 'A'],
  ['by clobazam, a benzodiazepine, with an opioid', { list: 'codeine, clobazam' }, 'A'],
  ['not without it', { list: 'methylphenidate' }, 'B'],
])('a severity rises %s', (_, answers, severity) => {
  expect(medicineReasons(given(answers))[0]).toContain(`(severity ${severity}`)
})

test.each<[string, Given, string[]]>([
  ['"not sure" which kinds', { list: 'metformin', kinds: ['Not sure'] }, ['patient not sure which kinds of medicine: check the list']],
  ['no medicine with epilepsy', { reason: 'Epilepsy or seizures' }, ['takes no medicine beside a lasting illness: check the list']],
  ['no medicine with heart disease', { heart: true }, ['takes no medicine beside a lasting illness: check the list']],
  ['no medicine and no lasting illness', {}, []],
  ['a medicine without an interaction', { list: 'metformin' }, []],
  ['a stopped one and an allergy', { list: 'I no longer take warfarin, allergic to codeine' }, []],
])('%s', (_, answers, reasons) => {
  expect(medicineReasons(given(answers))).toEqual(reasons)
})

/** Severity A and B of the clinical reading, by names that patients of Canada write. */
test.each<[string, string, 'A' | 'B']>([
  ['Coumadin', 'warfarin', 'A'],
  ['Sintrom', 'acenocoumarol', 'A'],
  ['Plavix', 'clopidogrel', 'B'],
  ['Prograf', 'tacrolimus', 'A'],
  ['cyclosporine', 'cyclosporine', 'A'],
  ['Frisium', 'clobazam', 'A'],
  ['Epival', 'divalproex', 'A'],
  ['Topamax', 'topiramate', 'B'],
  ['rifampin', 'rifampin', 'B'],
  ['ketoconazole', 'ketoconazole', 'B'],
  ['Suboxone', 'buprenorphine', 'A'],
  ['méthadone', 'methadone', 'A'],
  ['Dilaudid', 'hydromorphone', 'B'],
  ['Tylenol #3', 'codeine', 'B'],
  ['Demerol', 'meperidine', 'B'],
  ['Nucynta', 'tapentadol', 'B'],
  ['Ativan', 'lorazepam', 'B'],
  ['Lectopam', 'bromazepam', 'B'],
  ['Halcion', 'triazolam', 'B'],
  ['Imovane', 'zopiclone', 'B'],
  ['Clozaril', 'clozapine', 'A'],
  ['Zyprexa', 'olanzapine', 'A'],
  ['Cipralex', 'escitalopram', 'B'],
  ['Vyvanse', 'lisdexamfetamine', 'B'],
  ['Adderall', 'amphetamine', 'B'],
  ['Concerta', 'methylphenidate', 'B'],
  ['Sudafed', 'pseudoephedrine', 'B'],
  ['Uniphyl', 'theophylline', 'B'],
  ['Keytruda', 'pembrolizumab', 'B'],
  ['Yervoy', 'ipilimumab', 'B'],
  ['Tecentriq', 'atezolizumab', 'B'],
  ['Imfinzi', 'durvalumab', 'B'],
])('%s is %s, severity %s', (typed, ingredient, severity) => {
  const [reason] = medicineReasons(given({ list: typed }))
  expect(reason).toMatch(new RegExp(`^${ingredient} with .*\\(severity ${severity}`))
})

test('the list raises flags, each once with its entry (F-18)', () => {
  const findings = medicineFindings(given({ list: 'Coumadin 5 mg, clobazam 10 mg' }))
  expect(findings).toEqual([
    { flag: 'interacting_medication_major', tag: 'list', question: 'Which ones?', answer: 'Coumadin 5 mg' },
    { flag: 'anticoagulant', tag: 'list', question: 'Which ones?', answer: 'Coumadin 5 mg' },
  ])
  expect(medicineFindings(given({ list: 'metformin' }))).toEqual([])
  expect(medicineFindings(given({}))).toEqual([])
})

test('a record shows them with source and state, and what was not recognised', () => {
  const shown = presentInteractions(knowledge, [{ name: 'warfarin' }, 'qwpkrtz', 7], { flags: {}, age: null })
  expect(shown.interactions).toMatchObject([{ words: 'warfarin', severity: 'A', source: 'Lopera 2022, level 1', checked_on: null }])
  expect(shown.unrecognised).toEqual(['qwpkrtz', '7'])
})
