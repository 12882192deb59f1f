import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions, type Draft } from '@clinic/core/questionnaires/question-map/build'
import { alarm, zeroToTen } from './rated-items.ts'

const DAYS = 'Think of the last 3 months. Your best guess is fine; 0 if there was no such day.'
const NOT_COUNTED = 'In the last 3 months, beside the days you have just counted.'

const days = (tag: string, text: string, more: { subtext?: string; note: string }): Draft => ({
  tag,
  text,
  subtext: more.subtext ?? DAYS,
  input: 'number',
  unit: 'days',
  minimum: 0,
  maximum: 92,
  natural_language: `${more.note}: #answer in 3 months.`,
})

/** Days lost to headache in three months in our own words, in the structure of the MIDAS, with alarm questions. */
export const midasScale: Questionnaire = {
  key: 'midas_scale',
  name: 'Questions about headaches',
  version: 1,
  questions: buildQuestions([
    days('midas_1', 'On how many days did a headache keep you away from work or school?', { note: 'Away from work or school' }),
    days('midas_2', 'On how many more days did you get only half of your work or less done because of a headache?', {
      subtext: NOT_COUNTED,
      note: 'Half of the work or less',
    }),
    days('midas_3', 'On how many days could you do nothing at home, such as cooking or cleaning, because of a headache?', {
      note: 'No chores',
    }),
    days('midas_4', 'On how many more days did you get only half of your chores or less done because of a headache?', {
      subtext: NOT_COUNTED,
      note: 'Half of the chores or less',
    }),
    days('midas_5', 'On how many days did you miss time with family or friends, or a hobby, because of a headache?', {
      note: 'Missed family, friends or hobbies',
    }),
    days('midas_headache_days', 'All in all, on how many days did you have a headache?', { note: 'Headache' }),
    zeroToTen(
      {
        tag: 'midas_strength',
        text: 'How strong were these headaches, most of the time?',
        natural_language: 'Strength of headaches: #answer of 10.',
      },
      ['no pain', 'the worst you can imagine'],
    ),
    alarm({
      tag: 'midas_sudden',
      text: 'Lately, has a headache come on like a blow, at its worst within a minute?',
      subtext: 'If this is happening now, call 9-1-1.',
      natural_language: 'Headache at its worst within a minute: #answer.',
    }),
    alarm({
      tag: 'midas_nerves',
      text: 'With a headache, have you lately had a weak arm or leg, trouble speaking, or lost part of your sight?',
      subtext: 'Choose No if your doctor knows of it and nothing has changed. If this is happening now, call 9-1-1.',
      natural_language: 'New weakness, trouble speaking or loss of sight with a headache: #answer.',
    }),
    alarm({
      tag: 'midas_after_50',
      text: 'Did these headaches begin after you turned 50?',
      natural_language: 'Headaches began after 50: #answer.',
    }),
  ]),
}
