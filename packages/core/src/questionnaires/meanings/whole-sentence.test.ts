import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'

function heard(place: string, language: 'en' | 'fr', said: string) {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, language), said), tag)
}

test.each([
  ['async/sleep_nights', 'en', 'all but one', 6],
  ['async/migraine_days', 'en', 'about half the month', 15],
  ['async/seizure_count', 'en', 'none, thank god', 0],
  ['async/seizure_count', 'en', 'one real bad one and that was it', 1],
  ['async/seizure_count', 'fr', 'j’en ai pas eu depuis un an', 0],
  ['midas_scale/midas_1', 'en', 'missed about a week', 7],
  ['midas_scale/midas_1', 'fr', 'trois semaines', 21],
  ['async/since_when', 'en', 'ever since I fell off the roof in twenty nineteen', 'More than 5 years'],
  ['async/since_when', 'en', 'four going on five years', '2 to 5 years'],
  ['async/wants_call', 'en', 'sure, afternoons are good', true],
  ['async/adhd_treatment', 'en', 'used to take adderall', false],
  ['async/anxiety_support', 'fr', 'j’ai déjà vu quelqu’un mais pu astheure', false],
  ['async/schizophrenia', 'en', 'my brother has it but not me', false],
  ['async/used_cannabis', 'en', 'I vape a bit before bed', 'I use it now'],
  ['async/main_reason', 'fr', 'mon épilepsie est mal contrôlée', 'Epilepsy or seizures'],
  ['async/main_reason', 'en', 'both the anxiety and the insomnia but if i gotta pick then the anxiety', 'Anxiety'],
  ['async/sleep_trouble', 'en', 'getting to sleep is no problem it’s staying asleep', ['Waking up during the night']],
  ['async/bowel_symptoms', 'fr', 'mal au ventre, diarrhée, un peu de fièvre', ['Belly pain', 'Loose or frequent stools', 'Fever']],
  ['async/preferred_forms', 'fr', 'pas de fumée, plutôt des gouttes', ['Oil']],
  ['follow_up/why_not', 'fr', 'ça coûte trop cher', 'Cost'],
  ['follow_up/change', 'fr', 'un tit peu moins pire, disons un cran', 'A little better'],
  ['cuditr/cuditr_1', 'en', 'Nightly. Veterans Affairs foots the bill, never skip', '4 or more times a week'],
  ['renewal/wanted_change', 'en', 'something with less thc and more cbd', ['More CBD']],
] as const)('%s, %s: %j is understood as a whole (REQ-153, REQ-154)', (place, language, said, stored) => {
  expect(heard(place, language, said)).toEqual(stored)
})

test.each([
  ['renewal/mental_health', 'fr', 'le moral dans le tapis depuis que mon ex est parti', 'a word of another phrase'],
  ['renewal/change_seller', 'en', 'they keep messing up my orders', 'a word of another phrase'],
  ['follow_up/go_on', 'fr', 'comme vous voudrez', 'a small word of another phrase'],
  ['follow_up/uses_now', 'en', 'i take double what she said', 'a small word of another phrase'],
  ['cancer_symptoms/symptom_appetite', 'fr', 'j’ai un appétit d’oiseau', 'an article'],
  ['midas_scale/midas_strength', 'fr', 'comme un coup de masse', 'an article'],
  ['async/migraine_days', 'en', 'maybe half', 'half of what is counted'],
  ['async/grams_per_day', 'en', 'about a gram, sometimes two', 'one amount and another'],
  ['gad7/gad7_5', 'fr', 'ça arrête jamais', 'never of the rest from it'],
  ['adhd_scale/asrs_10', 'fr', 'Non, à part mes lunettes une fois cet été', 'a no with an exception'],
  ['cuditr/cuditr_4', 'fr', 'une ou deux fois par semaine', 'another rate than the phrase'],
  ['adhd_scale/asrs_6', 'en', 'I always finish', 'always the contrary'],
  ['async/current_addiction', 'en', 'can’t put the bottle down', 'what a person is not able to do'],
  ['async/current_addiction', 'en', 'The rum has me by the scruff, no use lying', 'a no of something else'],
  ['midas_scale/midas_sudden', 'en', 'takes a good hour to build up, always has', 'always at the end'],
  ['async/used_cannabis', 'en', 'smoked daily till last year', 'what lasted until then'],
  ['async/call_time', 'en', 'I get off at 3 so any time after that', 'any time within a limit'],
] as const)('%s, %s: %j is asked again, as it is %s', (place, language, said, _why) => {
  expect(heard(place, language, said)).toBeUndefined()
})
