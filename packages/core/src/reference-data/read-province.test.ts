import { expect, test } from 'vitest'
import { readProvince } from './read-province.ts'

test.each([
  ['Ontario', 'ON'],
  ['I live in Ontario', 'ON'],
  ['je suis au nouveau-brunswick', 'NB'],
  ['chu au nouveau brunswick', 'NB'],
  ['je reste en Saskatchewan', 'SK'],
  ['je vis dans les Territoires du Nord-Ouest', 'NT'],
  ['je suis à l’Île-du-Prince-Édouard', 'PE'],
  ['Onterio', 'ON'],
  ['ontario, canada', 'ON'],
  ['the province of Alberta', 'AB'],
  ['albertta', 'AB'],
  ['Britsh Columbia', 'BC'],
  ["I'm in BC", 'BC'],
  ['Nova Scotai', 'NS'],
  ['sasketchewan', 'SK'],
  ['Saskachewan', 'SK'],
  ['manitobba', 'MB'],
  ['new brunswik', 'NB'],
  ['au Nouveau-Brunswick', 'NB'],
  ['newfoundland', 'NL'],
  ['PEI', 'PE'],
  ['Nunavit', 'NU'],
  ['yukon', 'YT'],
])('%j is %s', (text, code) => {
  expect(readProvince(text)).toBe(code)
})

test.each(['', 'Ontario or Alberta', 'Toronto', 'Texas', 'north', 'on my own', 'the moon'])('%j is none', (text) => {
  expect(readProvince(text)).toBeNull()
})
