import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { recallsTooMuch } from './recalls-too-much.ts'

test.each([
  'one time i ate too much and got really sick',
  'once I ate too many edibles and threw up all night',
  'I ate too much one time in college and got sick',
  'first time I tried a gummy I ate too much and felt awful, never again',
  'I greened out once',
  'une fois j’en ai trop mangé pis j’ai été malade',
  'ma première fois j’en ai trop pris, j’ai dormi 12 heures',
])('is a memory, and no danger: %s', (text) => {
  expect(recallsTooMuch(text)).toBe(true)
  expect(['distress', undefined]).toContain(assessRisk(text, { suspect: () => 0.6 })?.level)
})

test.each([
  'one time I ate too much and now I can’t feel my legs',
  'I ate too much tonight and I’m really sick',
  'first time I tried edibles I ate too much and I am freaking out',
  'I took too many pills one time today',
  'my son ate too much one time',
  'once I take them all it will be over',
  'I took them all at once',
  'une fois j’en ai trop pris pis là je vois des affaires',
  'j’en ai trop mangé à soir',
  'one time my toddler ate too much of my gummies',
  'once my wife ate too much and stopped breathing',
  'one time i ate too much and felt like ending it all, never told anyone',
  'one time i smoked too much and cut myself',
  'one time i ate too much and i was hearing voices telling me to hurt people',
  'i greened out once and my boyfriend raped me',
  'i greened out once and my chest has been crushing since',
  'one time i had too many percs and passed out, blue lips',
  'first time i had too much and cannot breathe',
  'first time i ate too much. scared. heart racing',
  'first time i ate too much and throwing up blood',
  'first time eating a gummy i ate too much and felt my throat closing',
  'une fois j’en ai trop pris pour en finir',
  'une fois j’en ai trop mangé pis mon chum m’a frappé',
  'une fois j’en ai trop fumé pis j’entendais des voix',
])('is none where it is of now, of pills, of another or says more: %s', (text) => {
  expect(recallsTooMuch(text)).toBe(false)
})
