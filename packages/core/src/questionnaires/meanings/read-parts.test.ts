import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'

function heard(place: string, language: 'en' | 'fr', said: string) {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, language), said), tag)
}

test.each([
  ['async/preferred_forms', 'en', 'edibles, my lungs are bad', ['Edibles']],
  ['async/pain_days', 'en', 'every day, worse in winter', 'Every day'],
  ['async/main_reason', 'en', 'anxiety, no wait, put pain', 'Chronic pain'],
  ['async/main_reason', 'fr', 'l’anxiété, non attends mets la douleur', 'Chronic pain'],
  ['async/since_when', 'en', 'since I was 12 and I’m 45 now', 'More than 5 years'],
  ['async/since_when', 'en', 'three and a half years', '2 to 5 years'],
  ['async/since_when', 'fr', 'depuis les années 90', 'More than 5 years'],
  ['async/last_use', 'en', 'when I was in my thirties', 'More than 6 months ago'],
  ['phq9/phq9_4', 'fr', 'chu fatiguée tout le temps', 'Nearly every day'],
  ['async/driving', 'fr', 'une fois par semaine pour voir ma mère', 'Sometimes'],
  ['async/planning_pregnancy', 'en', 'I’m 60 so no', false],
  ['async/takes_medication', 'fr', 'oui, voulez-vous la liste?', true],
  ['async/bipolar', 'fr', 'je le suis oui', true],
  ['midas_scale/midas_after_50', 'en', 'no, I was 19', false],
  ['async/seizure_count', 'en', 'just 2, both at night', 2],
  ['async/seizure_count', 'en', 'none this month', 0],
  ['pain_scale/pain_2', 'fr', 'c’est un bon 8', 8],
  ['phq9/phq9_1', 'en', 'nearly every day, I don’t even want to knit', 'Nearly every day'],
  ['phq9/phq9_4', 'en', 'I feel tired all the time', 'Nearly every day'],
  ['ptsd_scale/pcl5_4', 'en', 'it upsets me quite a bit', 'Quite a bit'],
  ['adhd_scale/asrs_2', 'fr', 'très souvent, mon bureau c’est un bordel', 'Very often'],
] as const)('%s, %s: %j is read in its parts (REQ-153)', (place, language, said, stored) => {
  expect(heard(place, language, said)).toEqual(stored)
})

test.each([
  ['pain_scale/pain_1', 'en', 'seven, eight on bad days', 'two numbers'],
  ['async/seizure_count', 'en', 'one a week', 'another period'],
  ['async/preferred_forms', 'en', 'oil, something from a cousin', 'a part of the list that is left over'],
  ['async/psychosis', 'en', 'no, I did', 'a no that the rest denies'],
  ['async/wants_call', 'en', 'yes but not now', 'a yes that is turned'],
  ['phq9/phq9_2', 'en', 'not every day', 'a denial'],
  ['phq9/phq9_2', 'en', 'I feel fine every day', 'a good word'],
  ['gad7/gad7_1', 'en', 'I worry about my kids every day', 'another subject'],
  ['phq9/phq9_9', 'en', 'never, I love my life', 'a question about suicide'],
  ['async/self_harm', 'en', 'I’m 60 so no', 'a question about self-harm'],
] as const)('%s, %s: %j is asked again, as it is %s', (place, language, said, _why) => {
  expect(heard(place, language, said)).toBeUndefined()
})
