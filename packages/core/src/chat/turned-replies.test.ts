import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from './shipped-clinic.test-data.ts'

function heard(place: string, said: string) {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, 'en'), said), tag)
}

const NIGHTS = ['Getting to sleep', 'Waking up during the night', 'Being awake too early', 'Feeling worn out in the morning']

test.each([
  ['async/sleep_trouble', 'everything but the bad dreams', NIGHTS],
  ['async/sleep_trouble', 'everything on your list', [...NIGHTS, 'Bad dreams']],
  ['async/cancer_symptoms', 'all but the last', ['Pain', 'Nausea', 'Small appetite', 'Poor sleep', 'Worry or low mood']],
  ['async/cancer_symptoms', 'all except for the pain and nausea', ['Small appetite', 'Poor sleep', 'Worry or low mood']],
  ['follow_up/change', 'it was worse at first but now its a lot better', 'Much better'],
  ['follow_up/change', 'better at first but now i’m back to square one', 'About the same'],
  ['follow_up/side_effect_kinds', 'woozy when i get up and my mouth is like a desert', ['Dizziness', 'Dry mouth']],
  ['async/tried_before', 'rmt twice a month and some advil', ['Medicine without a prescription', 'Physiotherapy or massage']],
  ['async/sleep_trouble', 'i wake up like i haven’t slept a wink', ['Feeling worn out in the morning']],
  ['adhd_scale/asrs_18', 'i try not to but it happens often', 'Often'],
  ['async/alcohol', 'every second friday', 'Once in a while'],
  ['async/since_when', 'a fortnight', 'Less than 6 months'],
  ['async/since_when', 'since i turned nineteen im 45 now', 'More than 5 years'],
] as const)('%s: %j is %j', (place, said, value) => {
  expect(heard(place, said)).toEqual(value)
})

test.each([
  ['follow_up/change', 'better at first but now i’m walking in circles', 'it holds no longer'],
  ['async/call_time', 'anything but mornings', 'the morning is what is not meant'],
  ['renewal/side_effect_kinds', 'all except the fainting', 'each may be a warning'],
  ['async/sleep_trouble', 'i fall asleep ok, the rest of the night is the hard bit', 'what goes well is no trouble'],
  ['follow_up/side_effect_kinds', 'woozy when i get up and my mouth is all funny', 'a further complaint is not understood'],
  ['async/migraine_change', 'never had headaches before last month', 'what never was before is new'],
  ['async/call_time', 'any time but the evening', 'the evening is what is not meant'],
  ['async/medications', 'gotta grab the bottles hang on', 'no medicine is named'],
  ['async/medications', 'you’d have to ask my wife she does my pills', 'no medicine is named'],
  ['async/medications', 'i cant remember the names right now i’ll have to look', 'no medicine is named'],
] as const)('%s: %j is asked again, as %s', (place, said, _why) => {
  expect(heard(place, said)).toBeUndefined()
})
