import { CLINIC } from '../conversation.test-data.ts'
import type { Script } from './script.test-data.ts'
import { TO_CONSENT, TO_QUESTIONS } from './ways.test-data.ts'

/** People go off the path and come back: answers in other words, corrected, skipped, not understood. */
export const REPAIRS: readonly Script[] = [
  {
    name: 'an answer in own words is taken where it can mean one thing only',
    rows: ['REQ-110'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I have had chronic pain for years', sees: { asks: 'Expecting', answers: { Reason: 'Chronic pain' } } },
      { says: 'nope, not at all', sees: { asks: 'Medicines', answers: { Reason: 'Chronic pain', Expecting: false } } },
    ],
  },
  {
    name: 'an option is chosen by its place in the list',
    rows: ['REQ-110'],
    turns: [...TO_QUESTIONS, { says: 'the second one', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' } } }],
  },
  {
    name: 'of several answers in one message none is guessed for a question that was not asked yet',
    rows: ['D-9'],
    turns: [...TO_QUESTIONS, { says: 'Sleep. Ramipril and metformin', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' } } }],
  },
  {
    name: 'an answer with a question behind it loses neither: the question is answered, the same step asked once more',
    rows: ['D-7'],
    knowledge: { ...CLINIC, answer: () => ({ kind: 'article', title: 'Costs', text: 'The visit is free.' }) },
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep, but what does it cost?', sees: { asks: 'Reason', text: /visit is free/, answers: {}, effects: [] } },
      { says: 'Sleep', sees: { asks: 'Expecting' } },
    ],
  },
  {
    name: 'a question in the middle is answered from an article, and the step comes again unchanged',
    rows: ['D-7'],
    knowledge: { ...CLINIC, answer: () => ({ kind: 'article', title: 'Costs', text: 'The visit is free.' }) },
    turns: [
      ...TO_QUESTIONS,
      { says: 'how much is the visit?', sees: { asks: 'Reason', text: /"Costs"/, options: ['Chronic pain', 'Sleep', 'Seizures'] } },
    ],
  },
  {
    name: 'where two articles may be meant, their titles are offered',
    rows: ['D-7'],
    knowledge: { ...CLINIC, answer: () => ({ kind: 'choices', titles: ['Costs', 'Renewals'] }) },
    turns: [...TO_QUESTIONS, { says: 'how does that work with the money?', sees: { asks: 'Reason', text: /"Costs" or "Renewals"/ } }],
  },
  {
    name: 'advice that only a practitioner gives is refused with a way to get it',
    rows: ['D-7'],
    knowledge: { ...CLINIC, answer: () => ({ kind: 'refused' }) },
    turns: [...TO_QUESTIONS, { says: 'should I stop my blood thinner?', sees: { asks: 'Reason', text: /8-1-1/, effects: [] } }],
  },
  {
    name: '"why do you ask" is answered with what the question is for',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'why do you need to know that?', sees: { asks: 'Expecting', text: /safety of the child/, effects: [] } },
    ],
  },
  {
    name: 'the last answer is corrected in the same breath',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'yes', sees: { stage: 'stop-check' } },
      { says: 'wait, I meant no', sees: { asks: 'Medicines', answers: { Reason: 'Sleep', Expecting: false }, effects: ['keep-answers'] } },
    ],
  },
  {
    name: 'an earlier answer is opened by a word of its question',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'no', sees: { asks: 'Medicines' } },
      { says: 'can I change my answer about being pregnant', sees: { asks: 'Expecting', text: /You said: No/ } },
      { says: 'yes', sees: { stage: 'stop-check', answers: { Reason: 'Sleep', Expecting: true } } },
    ],
  },
  {
    name: 'one answer is swapped for another, in either order',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'not Sleep, Seizures', sees: { asks: 'Expecting', answers: { Reason: 'Seizures' } } },
      { says: 'Chronic pain, not Seizures', sees: { asks: 'Expecting', answers: { Reason: 'Chronic pain' } } },
    ],
  },
  {
    name: 'back after back reaches the first question, and the answers in between stay',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'no', sees: { asks: 'Medicines' } },
      { says: 'go back', sees: { asks: 'Expecting' } },
      { says: 'previous question', sees: { asks: 'Reason', text: /You said: Sleep/ } },
      { says: 'back', sees: { asks: 'Reason', text: /no earlier answer/ } },
      { says: 'Seizures', sees: { asks: 'Medicines', answers: { Reason: 'Seizures', Expecting: false } } },
    ],
  },
  {
    name: 'a changed answer sets aside the answers of its branch, says so, and asks them anew when the branch comes back',
    rows: ['D-9', 'D-11'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'yes'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: 'Ramipril', sees: { asks: 'Symptoms' } },
      { says: 'change my answer about medicines', sees: { asks: 'Medicines' } },
      { says: 'no', sees: { asks: 'Symptoms', text: /won’t be used/, answers: { Reason: 'Sleep', Expecting: false, Medicines: false } } },
      { says: 'I meant yes', sees: { asks: 'MedicineList' } },
    ],
  },
  {
    name: 'an optional question is skipped, a required one says why not and offers a person',
    rows: ['REQ-360', 'REQ-157'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'skip', sees: { asks: 'Reason', text: /needs an answer/, effects: [] } },
      ...(['Sleep', 'no', 'yes'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: 'next question', sees: { ACTION: 'SKIPTONEXT', text: /Skipped/ } },
      { says: 'ok', sees: { asks: 'Symptoms' } },
    ],
  },
  {
    name: 'the question is repeated, word for word',
    rows: ['REQ-110'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'sorry, can you repeat the question', sees: { asks: 'Reason', text: /^What brings you here\?$/, effects: [] } },
    ],
  },
  {
    name: 'a stop saves, and the page finds the same question again',
    rows: ['REQ-138'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: "I'll do the rest tomorrow", sees: { ACTION: 'CLOSECHAT', text: /same question/, effects: ['close'] } },
      { says: 'book with tcn', sees: { asks: 'Expecting', effects: [] } },
    ],
  },
  {
    name: 'starting over does so before anything is kept, and afterwards keeps what was said',
    rows: ['C-9'],
    turns: [
      ...TO_CONSENT,
      { says: 'start over', sees: { ACTION: 'GREETING', text: /from the beginning/ } },
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      { says: 'restart', sees: { asks: 'Expecting', text: /do not start over/, answers: { Reason: 'Sleep' } } },
    ],
  },
  {
    name: 'a pause is granted',
    rows: ['D-8'],
    turns: [...TO_QUESTIONS, { says: 'give me a minute please', sees: { asks: 'Reason', text: /all the time you need/, effects: [] } }],
  },
  {
    name: 'a date with two readings is asked back with both',
    rows: ['D-9'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'no', 'Nausea', '7'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: '04/05/2026', sees: { text: /read in two ways/, options: ['4 May 2026', '5 April 2026'] } },
      { says: '2026-04-05', sees: { asks: 'Mood' } },
    ],
  },
  {
    name: 'unclear twice is said in two ways, a third time brings a person and keeps the question',
    rows: ['REQ-143'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'purple', sees: { asks: 'Reason', effects: ['Misunderstood User Message'] } },
      { says: 'a green one', sees: { asks: 'Reason', effects: ['Misunderstood User Message'] } },
      { says: 'blue', sees: { ACTION: 'NEEDPCRHELP', effects: ['Misunderstood User Message', 'need-help'] } },
      { says: 'ok', sees: { asks: 'Reason' } },
      { says: 'sleep', sees: { asks: 'Expecting' } },
    ],
  },
  {
    name: 'nobody has to answer: a refusal skips what is optional',
    rows: ['REQ-360'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I would rather not say', sees: { asks: 'Reason', text: /needs an answer/ } },
      ...(['Sleep', 'no', 'yes'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: 'none of your business', sees: { ACTION: 'SKIPTONEXT' } },
      { says: 'ok', sees: { asks: 'Symptoms' } },
    ],
  },
]
