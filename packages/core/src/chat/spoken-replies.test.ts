import type { ChatLanguage } from '@clinic/contract/chat'
import { describe, expect, test } from 'vitest'
import { askedFor, SHIPPED, sayTo, storedFor } from './shipped-clinic.test-data.ts'
import { TEXTS } from './texts/texts.ts'
import { TEXTS_FR } from './texts/texts-fr.ts'

type Said = [place: string, language: ChatLanguage, text: string, stored: unknown]

function storedOf(place: string, language: ChatLanguage, text: string): unknown {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, language), text), tag)
}

const table = (rows: Said[]) =>
  test.each(rows)('%s in %s: %j', (place, language, text, stored) => expect(storedOf(place, language, text)).toEqual(stored))

describe('a no with something of one’s own behind it is asked again', () => {
  table([
    ['async/takes_medication', 'en', 'no pills at all... oh wait I do got that cream', undefined],
    ['async/takes_medication', 'en', 'no but my wife does', false],
    ['async/pregnant_or_breastfeeding', 'fr', 'pas enceinte mais j’allaite la nuit', undefined],
    ['follow_up/side_effects', 'en', 'no not really... well my head gets foggy', undefined],
    ['async/family_psychosis', 'en', 'no, my sister was down for a while but nothing of the sort', undefined],
  ])
})

test.each([
  ['en', 'yes, last week'],
  ['en', 'yes I tried two days ago'],
  ['fr', 'oui, la semaine passée'],
  ['fr', 'oui, y a trois jours'],
] as const)('an attempt that is told with a time of these two weeks is acute at once, in %s: %s (F-5)', (language, text) => {
  const { reply, state } = sayTo(askedFor('async', 'past_attempt', language), text)
  expect(reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
  expect(state.answers.past_attempt?.value).toBe(true)
})

test.each([
  ['en', 'yes'],
  ['en', 'yes, in 2011'],
  ['en', 'yes, years ago, I told my doctor last week'],
  ['fr', 'oui, à 16 ans'],
] as const)('another time, or none, is asked about, in %s: %s (F-5)', (language, text) => {
  expect(sayTo(askedFor('async', 'past_attempt', language), text).reply).toMatchObject({ DATA: { level: 'concern' } })
})

describe('“I’m safe” beside a no leaves it a no, and alone is thanked for without a guess', () => {
  table([
    ['async/self_harm', 'en', 'no, I’m safe', false],
    ['async/self_harm', 'fr', 'non, je suis en sécurité', false],
    ['async/self_harm', 'en', 'I am safe', undefined],
  ])
})

describe('words that only close a reply leave its answer as it is', () => {
  table([
    ['async/cancer_symptoms', 'en', 'nausea, the rest is fine', ['Nausea']],
    ['async/organs', 'en', 'kidney disease, nothing else', ['Kidney disease']],
    ['async/organs', 'fr', 'maladie du foie, c’est toute', ['Liver disease']],
    ['renewal/new_medication', 'fr', 'une nouvelle pilule pour le coeur, sinon pareil', true],
  ])
})

describe('an amount counts before a word of time beside it', () => {
  table([
    ['async/alcohol', 'en', 'two or three nights a week, a beer', 'Some days each week'],
    ['async/alcohol', 'fr', 'trois quatre soirs par semaine', 'Some days each week'],
    ['async/since_when', 'en', 'ever since the crash in ’11', 'More than 5 years'],
    ['follow_up/side_effect_since', 'fr', 'ça fait 12 jours', '1 to 4 weeks ago'],
    ['follow_up/side_effect_since', 'en', '4 days ago', 'Less than a week ago'],
  ])
})

describe('amounts in words', () => {
  table([
    ['async/grams_per_day', 'fr', 'trois dixièmes de gramme', 0.3],
    ['async/grams_per_day', 'en', 'two joints a day, half a gram each', 1],
    ['async/grams_per_day', 'fr', 'quatre joints d’un quart de gramme chaque', 1],
    ['async/grams_per_day', 'en', 'a quarter ounce does me the week', 1],
    ['async/grams_per_day', 'en', 'it used to be four but now it is down to two', 2],
    ['async/migraine_days', 'fr', 'huit, neuf, mets neuf', 9],
    ['async/migraine_days', 'fr', 'vingt jours sur vingt', 20],
    ['async/seizure_count', 'en', 'not a single one', 0],
  ])
})

describe('what is no answer is not stored', () => {
  table([
    ['async/psychosis', 'en', 'define psychosis', undefined],
    ['async/self_harm', 'en', 'not really', undefined],
    ['async/self_harm', 'fr', 'je ne pense pas', undefined],
    ['async/self_harm', 'en', 'no', false],
    ['async/medications', 'en', 'I have to go get my list', undefined],
    ['async/medications', 'fr', 'attendez je cherche mes lunettes', undefined],
  ])

  test('and who has to look first is given the time', () => {
    expect(sayTo(askedFor('async', 'medications'), 'I don’t have the bottles with me').reply.text).toContain(TEXTS.takeYourTime)
  })
})

describe('a reply that says the opposite of a word in it', () => {
  table([
    ['async/migraine_change', 'en', 'never had them like this before', true],
    ['async/operation', 'en', 'had one in 2012', 'No'],
    ['async/family_psychosis', 'en', 'no schizophrenia, my mom was bipolar though', undefined],
    ['async/heart', 'en', 'blood pressure but its under control with pills', undefined],
    ['async/tried_before', 'en', 'everything except surgery', undefined],
    ['async/tried_before', 'fr', 'tout sauf la chirurgie', undefined],
    ['async/self_harm', 'en', 'no im good', false],
    ['async/medications', 'en', 'let me go look', undefined],
    ['async/alcohol', 'fr', 'deux bières par jour', 'Most days'],
  ])
})

test.each(['no', 'no code', 'dont have one', 'none', 'j’en ai pas'])('who has no referral code continues: %j', (said) => {
  expect(sayTo(askedFor('async', 'referral_code'), said).state.misses).toBe(0)
})

test('a question about stopping before a baby ends nothing', () => {
  const knowledge = { ...SHIPPED, understand: () => ({ intent: 'stop' as const, confidence: 0.95, sure: true, source: 'model' as const }) }
  const asked = askedFor('async', 'driving')
  expect(sayTo(asked, 'im trying for a baby do i have to stop', knowledge).reply.ACTION).not.toBe('CLOSECHAT')
  expect(sayTo(asked, 'gotta run, supper is ready', knowledge).reply.ACTION).toBe('CLOSECHAT')
})

describe('only, in French, is no denial, and more of several is no correction', () => {
  table([
    ['async/takes_medication', 'fr', 'rien qu’une pilule pour la pression', true],
    ['renewal/new_diagnosis', 'fr', 'maladie du coeur en avril pis asteure maladie des reins', ['Heart disease', 'Kidney disease']],
  ])
})

describe('words that begin like a no and are none are asked again', () => {
  table([
    ['async/medicine_kinds', 'en', 'never mind the person', undefined],
    ['async/bipolar', 'en', 'never mind what I said', undefined],
    ['async/organs', 'fr', 'oubliez ça', undefined],
    ['async/bipolar', 'en', 'no wait', undefined],
    ['async/heart', 'en', 'nothing works on this page', undefined],
    ['async/tried_before', 'en', 'nothing helps', undefined],
    ['async/tried_before', 'fr', 'rien marche', undefined],
    ['async/tried_before', 'en', 'nothing yet', ['None of these']],
    ['async/takes_medication', 'en', 'no more than I have to', undefined],
    ['async/has_allergies', 'en', 'no except penicillin', undefined],
    ['async/has_allergies', 'fr', 'non sauf la pénicilline', undefined],
    ['async/organs', 'en', 'no I’m good except the copd', undefined],
    ['async/heart', 'fr', 'non à part de la pression', undefined],
    ['async/has_allergies', 'en', 'no wait yes penicillin', true],
  ])
})

describe('a late period leaves open whether someone is pregnant', () => {
  table([
    ['async/pregnant_or_breastfeeding', 'en', 'not that I know of but I missed my period', undefined],
    ['async/pregnant_or_breastfeeding', 'en', 'no but my period is late', undefined],
    ['async/pregnant_or_breastfeeding', 'fr', 'pas que je sache mais j’ai pas eu mes règles', undefined],
    ['async/pregnant_or_breastfeeding', 'en', 'no I haven’t had a period in 10 years', false],
    ['async/pregnant_or_breastfeeding', 'fr', 'non j’ai plus mes règles depuis longtemps', false],
  ])
})

describe('what says nothing of the subject fits any list', () => {
  table([
    ['async/organs', 'en', 'no I’m good', ['None of these']],
    ['async/organs', 'en', 'I’m all good', ['None of these']],
    ['async/heart', 'en', 'all good there', ['None of these']],
    ['async/heart', 'fr', 'ça va de ce côté là', ['None of these']],
    ['async/medicine_kinds', 'en', 'uh I don’t think so no', ['None of these']],
    ['async/medicine_kinds', 'fr', 'je pense pas non', ['None of these']],
    ['async/medicine_kinds', 'en', 'no clue you tell me', ['Not sure']],
    ['async/preferred_kind', 'en', 'I leave it up to you', 'Not sure'],
    ['async/preferred_forms', 'fr', 'c’est vous le docteur', ['Not sure']],
    ['async/organs', 'en', 'I don’t think so, maybe my liver', undefined],
  ])
})

describe('an amount after words of not knowing is the answer', () => {
  table([
    ['async/alcohol', 'en', 'I dunno maybe once a month if that', 'Once in a while'],
    ['async/alcohol', 'fr', 'je sais pas, peut-être une fois par mois', 'Once in a while'],
    ['async/alcohol', 'en', 'I dunno maybe', undefined],
    ['async/pain_days', 'en', 'like 4 days outta 7', 'Several days a week'],
    ['async/since_when', 'fr', 'une bonne quinzaine d’années', 'More than 5 years'],
    ['async/since_when', 'en', 'since 09', 'More than 5 years'],
    ['async/since_when', 'en', 'since 40', undefined],
    ['async/call_time', 'en', 'anytime after 6', undefined],
    ['async/call_time', 'en', 'anytime', 'Any time'],
  ])
})

test('“no, I’m good” to a question takes no leave', () => {
  const { state } = sayTo(askedFor('async', 'organs'), 'I’m good')
  expect(state.stage).toBe('questionnaire')
})

test.each<[string, ChatLanguage, string]>([
  ['async/past_attempt', 'en', 'once in my twenties'],
  ['async/past_attempt', 'fr', 'une fois quand j’avais 20 ans'],
  ['phq9/phq9_9', 'fr', 'non'],
])('a question about suicide says why it is asked again, and not “pick one” (%s in %s: %s)', (place, language, text) => {
  const [key = '', tag = ''] = place.split('/')
  const { reply } = sayTo(askedFor(key, tag, language), text)
  expect(reply.text).toContain((language === 'fr' ? TEXTS_FR : TEXTS).stop.chooseYourself)
})
