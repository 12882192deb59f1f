import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { recogniseMedication } from './recognise-medication.ts'

const MEDICATIONS = loadMedications()

test.each([
  ['sertraline', 'sertraline'],
  ['Zoloft 50 mg', 'sertraline'],
  ['zolft 50mg at night', 'sertraline'],
  ['sertralin', 'sertraline'],
  ['setraline', 'sertraline'],
  ['gabapentine', 'gabapentin'],
  ['gabapenten 300', 'gabapentin'],
  ['Lyrica', 'pregabalin'],
  ['lirica', 'pregabalin'],
  ['warfrin', 'warfarin'],
  ['Coumadin', 'warfarin'],
  ['cumadin', 'warfarin'],
  ['metforman 500', 'metformin'],
  ['ramiprill', 'ramipril'],
  ['clobazm', 'clobazam'],
  ['Ativan', 'lorazepam'],
  ['lorazapam', 'lorazepam'],
  ['Cymbalta', 'duloxetine'],
  ['simbalta', 'duloxetine'],
  ['tylenol', 'acetaminophen'],
  ['tylonol', 'acetaminophen'],
  ['amytriptiline', 'amitriptyline'],
  ['levothyroxin', 'levothyroxine'],
  ['synthroyd', 'levothyroxine'],
  ['hydromorphon', 'hydromorphone'],
  ['Ozempic weekly', 'semaglutide'],
  ['rosuvastatine', 'rosuvastatin'],
  ['Cesamet', 'nabilone'],
  ['oxycodone 5 mg twice daily', 'oxycodone'],
  ['percocets', 'oxycodone'],
  ['cipralex', 'escitalopram'],
])('%j means %j', (text, ingredient) => {
  expect(recogniseMedication(MEDICATIONS, text)?.ingredient ?? null).toBe(ingredient)
})

test.each([
  '',
  'a small white pill',
  'my heart pills',
  'water pill',
  'banana',
  'blood pressure tablets every morning',
  'i forget the name',
  '5 mg',
])('nothing is guessed from %j', (text) => {
  expect(recogniseMedication(MEDICATIONS, text)).toBeNull()
})
