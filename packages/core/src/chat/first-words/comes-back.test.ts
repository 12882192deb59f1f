import { describe, expect, test } from 'vitest'
import { comesBack } from './comes-back.ts'

describe('who was here before', () => {
  test.each([
    'I was a patient there before, in 2021, I’d like to start again',
    'i used to be with you guys how do i get back in',
    'I was with your clinic two years ago and want to come back',
    'hi its Maureen Doyle I filled out half the questions yesterday',
    'former patient here',
    'jai deja ete patiente chez vous ya deux ans pis jaimerais recommencer',
    'j’étais avec vous autres avant, comment je fais pour revenir',
    'ancienne patiente, ça fait 3 ans, faut-tu tout refaire',
    'j’ai été suivie chez vous en 2022',
    'j’ai fait la moitié du questionnaire hier',
    'j’avais commencé à remplir le formulaire',
    'j’ai commencé tantôt sur mon ordi, là chu sur mon cell',
    'I started this on my laptop this morning, now I’m on my phone',
    'j’ai commencé hier soir',
  ])('is heard: %s', (text) => expect(comesBack(text)).toBe(true))

  test.each([
    'I was a patient at another clinic before, I have back pain',
    'I have been with my husband for years',
    'the pain came back in 2021',
    'my neck hurts since I started working on a computer',
    'la douleur a commencé hier',
    'I used to see a doctor for my back',
    'I answered some questions from my doctor',
    'j’étais patiente ailleurs, j’ai mal au dos',
    'mes douleurs vont revenir',
    'mon ancienne patronne m’a parlé de vous',
    'je suis patiente de nature',
    'est-ce que je dois remplir un formulaire',
  ])('is not heard in: %s', (text) => expect(comesBack(text)).toBe(false))
})
