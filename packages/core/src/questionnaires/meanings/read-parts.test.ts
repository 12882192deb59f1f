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
  ['ptsd_scale/pcl5_1', 'en', 'they’re there but not too bad, just a little', 'A little bit'],
  ['renewal/new_diagnosis', 'en', 'stage 3 kidney disease, the specialist is watching it', ['Kidney disease']],
  ['renewal/new_diagnosis', 'fr', 'bipolaire, au printemps', ['Bipolar disorder']],
  ['async/preferred_forms', 'fr', 'l’huile ou les pilules, quelque chose qui sent pas', ['Oil', 'Capsules']],
  [
    'async/preferred_forms',
    'en',
    'the vaporizer, and maybe something to rub on my hands',
    ['Dried flower (vaporized)', 'Cream or other topical'],
  ],
  ['async/last_use', 'en', 'last month at my cousin’s cottage, half a gummy', 'In the last 6 months'],
  ['async/main_reason', 'fr', 'j’ai mal partout pis je dors mal, mais c’est surtout la douleur', 'Chronic pain'],
  ['async/main_reason', 'en', 'anxiety and bad sleep, mostly the sleep', 'Trouble sleeping'],
  ['async/used_cannabis', 'en', 'I used to smoke pot in my twenties, quit when the kids came', 'In the past'],
  ['async/preferred_kind', 'fr', 'plus de thc, le cbd me fait rien', 'Mostly THC'],
  ['renewal/wanted_change', 'en', 'could I try capsules instead of the oil', ['The form']],
  ['follow_up/go_on', 'en', 'the taste is awful, is there something else I could try?', 'I would like to talk about a change'],
  ['gad7/gad7_6', 'fr', 'presque tlj', 'Nearly every day'],
  ['adhd_scale/asrs_13', 'fr', 'tjrs', 'Very often'],
  ['cuditr/cuditr_7', 'fr', '2-3 fois en 6 mois', 'Less than monthly'],
  ['adult_epilepsy_scale/diary_longest', 'en', 'about 2 and a half min', '1 to 5 minutes'],
  ['async/medicine_kinds', 'fr', 'du seroquel pour dormir', ['Antipsychotic (such as clozapine or olanzapine)']],
  ['async/medicine_kinds', 'en', 'percocet plus something to sleep', ['Opioid pain medicine', 'Sleeping pill or calming medicine']],
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
  ['phq9/phq9_difficulty', 'en', 'it’s rough but somehow we manage', 'less than was said first'],
  ['async/since_when', 'en', 'a few years I guess, hard to say', 'a guess at a guess'],
  ['async/tried_before', 'en', 'oh everything, surgery in 2015 and a whole lot of other stuff', 'no sign of every one of them'],
  [
    'renewal/side_effect_kinds',
    'fr',
    'je cherche mes mots, j’oublie des affaires, et je zigonne l’après-midi',
    'a complaint that is left over',
  ],
  ['renewal/mental_health', 'en', 'up and down', 'neither the same nor harder'],
  ['renewal/schizophrenia', 'en', 'they’re not sure yet, still assessing', 'not settled'],
  ['sleep_questions/sleep_bad_nights', 'fr', 'lundi mardi jeudi pis hier', 'a day that may be named twice'],
  ['phq9/phq9_2', 'en', 'I feel fine every day', 'a good word'],
  ['gad7/gad7_1', 'en', 'I worry about my kids every day', 'another subject'],
  ['phq9/phq9_9', 'en', 'never, I love my life', 'a question about suicide'],
  ['async/self_harm', 'en', 'I’m 60 so no', 'a question about self-harm'],
] as const)('%s, %s: %j is asked again, as it is %s', (place, language, said, _why) => {
  expect(heard(place, language, said)).toBeUndefined()
})
