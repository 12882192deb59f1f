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
  ['adhd_scale/asrs_18', 'i try not to but it happens often', 'Often'],
  ['async/alcohol', 'every second friday', 'Once in a while'],
  ['async/since_when', 'a fortnight', 'Less than 6 months'],
  ['async/since_when', 'since i turned nineteen im 45 now', 'More than 5 years'],
] as const)('%s: %j is %j', (place, said, value) => {
  expect(heard(place, said)).toEqual(value)
})

test.each([
  ['follow_up/change', 'better at first but now i’m back where we began', 'it holds no longer'],
  ['async/call_time', 'anything but mornings', 'the morning is what is not meant'],
  ['renewal/side_effect_kinds', 'all except the fainting', 'each may be a warning'],
  ['async/sleep_trouble', 'i fall asleep ok, the rest of the night is the hard bit', 'what goes well is no trouble'],
  ['follow_up/side_effect_kinds', 'woozy when i get up and my mouth is like a desert', 'a further complaint is not understood'],
  ['async/migraine_change', 'never had headaches before last month', 'what never was before is new'],
  ['async/medications', 'you’d have to ask my wife she does my pills', 'no medicine is named'],
  ['async/medications', 'i cant remember the names right now i’ll have to look', 'no medicine is named'],
] as const)('%s: %j is asked again, as %s', (place, said, _why) => {
  expect(heard(place, said)).toBeUndefined()
})
