import { CLINIC, oneFree } from '../conversation.test-data.ts'
import { LABELS } from '../texts/texts.ts'
import type { Script, ScriptTurn } from './script.test-data.ts'
import { TO_CONFIRM, TO_CONSENT, TO_FINISH, TO_QUESTIONS, TO_TIMES } from './ways.test-data.ts'

const ALARM = ['need-help, urgent', 'Crisis Words Noticed'] as const

function danger(says: string, note: RegExp = /9-1-1/): ScriptTurn {
  return { says, sees: { ACTION: 'CRISIS', text: note, effects: ALARM, options: [LABELS.safe] } }
}

/** The gentle question, with the numbers beside it. */
const CONCERN = { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: ['Yes', 'No', LABELS.ratherPerson] } as const

const CHECK = { ACTION: 'CRISIS', options: [LABELS.noDanger, LABELS.inDanger] } as const

/** The button or a plain statement of safety: the card asks whether anyone is still in danger. */
function safeAgain(says: string): ScriptTurn[] {
  return [{ says, sees: { ...CHECK, text: /still in danger\?/, effects: [] } }]
}

/** Each kind of danger, at each part of the way: the card first, staff called, nothing lost. */
export const RED_FLAGS: readonly Script[] = [
  {
    name: 'a wish to die at the greeting',
    rows: ['D-6'],
    turns: [
      danger('I just want to die', /9-8-8/),
      ...safeAgain(LABELS.safe),
      { says: LABELS.noDanger, sees: { ACTION: 'GREETING', effects: [] } },
    ],
  },
  {
    name: 'a plan told at the consent form, and the form opens again afterwards',
    rows: ['D-6'],
    turns: [
      ...TO_CONSENT,
      danger('I am going to kill myself tonight', /9-8-8/),
      ...safeAgain('I am safe now'),
      { says: 'no', sees: { ACTION: 'OPENCONSENTFORMWINDOW' } },
    ],
  },
  {
    name: 'chest pain while the details are looked over, which still wait afterwards',
    rows: ['D-6'],
    turns: [
      ...TO_CONFIRM,
      danger('I am having crushing chest pain right now'),
      { says: 'yes', sees: { ACTION: 'CRISIS', effects: [] } },
      ...safeAgain('ok'),
      { says: 'no, I am fine', sees: { ACTION: 'CONFIRMPERSONALINFORMATION', effects: [] } },
    ],
  },
  {
    name: 'trouble breathing in the middle of the questions, with every answer kept',
    rows: ['D-6'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting' } },
      danger("I can't breathe"),
      ...safeAgain('I am not in danger'),
      { says: 'no, not anymore', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' } } },
    ],
  },
  {
    name: 'an overdose',
    rows: ['D-6'],
    turns: [...TO_QUESTIONS, danger('I took a whole bottle of pills'), ...safeAgain('ok'), { says: 'no', sees: { asks: 'Reason' } }],
  },
  { name: 'a child who ate an edible', rows: ['D-6'], turns: [danger('my toddler ate one of my gummies and will not wake up')] },
  { name: 'a threat to somebody else', rows: ['D-6'], turns: [...TO_QUESTIONS, danger('I am going to kill my boss')] },
  { name: 'a stroke of somebody beside them', rows: ['D-6'], turns: [danger("my husband's face is drooping and he can't speak")] },
  {
    name: 'danger said in an answer in words is no answer',
    rows: ['D-6'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'yes'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      danger('none, I want to end my life', /9-8-8/),
      ...safeAgain('ok'),
      { says: 'no', sees: { asks: 'MedicineList', answers: { Reason: 'Sleep', Expecting: false, Medicines: true } } },
    ],
  },
  {
    name: 'danger while the times are on offer, and the times are still there',
    rows: ['D-6'],
    clinic: oneFree,
    turns: [
      ...TO_TIMES,
      danger('there is no point, I will kill myself', /9-8-8/),
      ...safeAgain('I am safe'),
      { says: 'no', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
    ],
  },
  {
    name: 'danger in line',
    rows: ['D-6'],
    turns: [
      ...TO_FINISH,
      { says: 'ok', sees: { stage: 'waiting' } },
      danger('I think I am having a heart attack'),
      ...safeAgain('ok'),
      { says: 'no', sees: { stage: 'waiting', effects: [] } },
    ],
  },
  {
    name: 'an answer that raises suicidality is kept, one gentle question follows, and staff look at it the same day',
    rows: ['D-6', 'F-5'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'no', 'Nausea', '6', '2 March 2026'] as const).map((says) => ({
        says,
        sees: { stage: 'questionnaire' as const },
      })),
      { says: 'yes', sees: { ...CONCERN, effects: ['keep-answers', ...ALARM], tells: [{ kind: 'keep-answers' }] } },
      { says: 'no', sees: { text: /In the last two weeks, did you try/, effects: ['Crisis Words Noticed', 'Crisis Words Noticed'] } },
      { says: 'no', sees: { asks: 'Where', effects: ['Crisis Words Noticed'] } },
    ],
  },
  {
    name: 'the card stands against everything that is no word of safety, forms and buttons included',
    rows: ['D-6'],
    turns: [
      ...TO_QUESTIONS,
      danger('I want to kill myself', /9-8-8/),
      { says: 'Sleep', sees: { ACTION: 'CRISIS', effects: [], answers: {} } },
      { form: { selected: ['Sleep'] }, sees: { ACTION: 'CRISIS', effects: [] } },
      { says: 'I am not ok', sees: { ACTION: 'CRISIS' } },
      { says: 'book with tcn', sees: { ACTION: 'CRISIS', effects: [] } },
      ...safeAgain(LABELS.safe),
      { says: 'book with tcn', sees: { ...CHECK, effects: [] } },
      { says: 'I am safe', sees: { ...CHECK, effects: [] } },
      { says: 'no', form: { selected: ['no'] }, sees: { ACTION: 'CRISIS', options: [LABELS.safe], effects: [] } },
      { says: 'no', sees: { ACTION: 'CRISIS', options: [LABELS.safe], effects: [] } },
      ...safeAgain('I am safe'),
      { says: 'no', sees: { asks: 'Reason' } },
    ],
  },
  {
    name: 'still in danger, said to the check question, calls for help again and keeps the card',
    rows: ['D-6', 'F-5'],
    turns: [
      danger('I want to die', /9-8-8/),
      ...safeAgain('I am safe now'),
      { says: LABELS.inDanger, sees: { ACTION: 'CRISIS', options: [LABELS.safe], text: /9-1-1/, effects: ALARM } },
      { says: 'no', sees: { ACTION: 'CRISIS', effects: [] } },
      ...safeAgain('I am safe now'),
      danger('no, but I still want to die', /9-8-8/),
      ...safeAgain('I am safe now'),
      { says: 'no', sees: { ACTION: 'GREETING', effects: [] } },
    ],
  },
  {
    name: 'danger said again on the card calls for help again',
    rows: ['D-6'],
    turns: [danger('I want to die', /9-8-8/), danger('I have the pills here and I will take them all to die')],
  },
  {
    name: 'words that no rule knows but that read like a crisis are asked about gently',
    rows: ['D-6'],
    knowledge: { ...CLINIC, suspect: (text) => (text.includes('everyone would be fine') ? 0.8 : null) },
    turns: [
      ...TO_QUESTIONS,
      { says: 'everyone would be fine with me gone', sees: { ...CONCERN, effects: ['Crisis Words Noticed'] } },
      { says: 'no', sees: { asks: 'Reason', text: /9-8-8/, effects: ['Crisis Words Noticed'], answers: {} } },
    ],
  },
  {
    name: 'yes to the gentle question is a crisis',
    rows: ['F-5'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I wish I would not wake up', sees: { ...CONCERN, effects: ['Crisis Words Noticed'] } },
      danger('yes', /9-8-8/),
    ],
  },
  {
    name: 'a person, at the gentle question, is asked to call urgently, and the questions continue',
    rows: ['F-5'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I wish I would not wake up', sees: CONCERN },
      { says: LABELS.ratherPerson, sees: { asks: 'Reason', text: /call you/, effects: ['need-help, urgent'] } },
    ],
  },
  {
    name: 'no clear reply to the gentle question asks for a call-back, not an alarm, and answers nothing',
    rows: ['F-5'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I wish I would not wake up', sees: CONCERN },
      { says: 'Sleep', sees: { asks: 'Reason', text: /call you today/, effects: ['need-help'], answers: {} } },
    ],
  },
  {
    name: 'words of distress get a warm sentence, and the same question comes again',
    rows: ['F-5'],
    turns: [
      ...TO_QUESTIONS,
      { says: 'I feel so alone with this pain and I keep crying', sees: { asks: 'Reason', text: /9-8-8/, effects: [], answers: {} } },
    ],
  },
  {
    name: 'a symptom picked from a list is an answer and no alarm',
    rows: ['D-6'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'no'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: 'Chest pain', form: { selected: ['Chest pain'] }, sees: { asks: 'Hours', effects: ['keep-answers'] } },
    ],
  },
  {
    name: 'what is long over, denied, or only a way of speaking is no alarm',
    rows: ['D-6'],
    turns: [
      ...TO_QUESTIONS,
      ...(['Sleep', 'no', 'yes'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      {
        says: 'aspirin since my heart attack in 2015, and I have no thoughts of suicide',
        sees: { asks: 'Symptoms', effects: ['keep-answers'] },
      },
      ...(['Nausea', '6', '2 March 2026', 'no'] as const).map((says) => ({ says, sees: { stage: 'questionnaire' as const } })),
      { says: 'my knees are killing me', sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
    ],
  },
]
