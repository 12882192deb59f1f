import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions, type Draft } from '@clinic/core/questionnaires/question-map/build'
import { ratedItems } from './rated-items.ts'

const STEM = 'Think of the past 6 months. CUDIT-R, Adamson et al. 2010.'
const USE = { Never: 0, 'Monthly or less': 1, '2 to 4 times a month': 2, '2 to 3 times a week': 3, '4 or more times a week': 4 }
const HOURS = { 'Less than 1': 0, '1 or 2': 1, '3 or 4': 2, '5 or 6': 3, '7 or more': 4 }
const OFTEN = { Never: 0, 'Less than monthly': 1, Monthly: 2, Weekly: 3, 'Daily or almost daily': 4 }
const EVER = { Never: 0, 'Yes, but not in the past 6 months': 2, 'Yes, during the past 6 months': 4 }

const ITEMS = ratedItems({
  prefix: 'cuditr',
  name: 'CUDIT-R',
  stem: STEM,
  scale: OFTEN,
  texts: [
    'How often do you use cannabis?',
    'How many hours were you “stoned” on a typical day when you had been using cannabis?',
    'How often during the past 6 months did you find that you were not able to stop using cannabis once you had started?',
    'How often during the past 6 months did you fail to do what was normally expected from you because of using cannabis?',
    'How often in the past 6 months have you devoted a great deal of your time to getting, using, or recovering from cannabis?',
    'How often in the past 6 months have you had a problem with your memory or concentration after using cannabis?',
    'How often do you use cannabis in situations that could be physically hazardous, such as driving, operating machinery, or caring for children?',
    'Have you ever thought about cutting down, or stopping, your use of cannabis?',
  ],
})

/** Items whose answers differ from the others. */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = { cuditr_1: USE, cuditr_2: HOURS, cuditr_8: EVER }

/** CUDIT-R (Adamson et al. 2010): free to use with the citation, which stays with every item. */
export const cuditr: Questionnaire = {
  key: 'cuditr',
  name: 'Questions about cannabis use (CUDIT-R)',
  version: 1,
  questions: buildQuestions(
    ITEMS.map((item): Draft => {
      const scale = SCALES[item.tag]
      return scale ? { ...item, one: Object.keys(scale), scores: { ...scale } } : item
    }),
  ),
}
