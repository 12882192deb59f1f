import { oneFree } from '@clinic/core/chat/conversation.test-data'
import { type Script, stateAfter } from '@clinic/core/chat/scripts/script.test-data'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { expect } from 'vitest'
import { knownAs, newPatient, REAL_CLINIC, RENEWING } from './clinic.test-data.ts'

const flags = (...raised: string[]) => expect.objectContaining(Object.fromEntries(raised.map((flag) => [flag, true])))
const inLine = { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE' } } as const

/** The answer is read back and confirmed, then counts by its rule. */
function stopped(told: { rule: string; eligible_date: string | null }) {
  const options = [LABELS.continueForPractitioner, LABELS.askReview, LABELS.person, LABELS.endHere]
  return [
    { says: 'yes', sees: { stage: 'stop', options, effects: ['mark-ineligible'], tells: [told] } },
    { says: LABELS.endHere, sees: { stage: 'ineligible', not: /come back from/ } },
  ] as const
}

/** The gentle question about thoughts of death or self-harm. */
const GENTLY = ['Yes', 'No', LABELS.ratherPerson]

/** Of one who stopped in the middle. */
const HALFWAY = stateAfter(
  [...newPatient(), { says: 'Migraine', sees: { asks: 'migraine_days' } }, { says: '4', sees: { asks: 'migraine_change' } }],
  REAL_CLINIC,
)

/** People as they come to such a clinic, with the real questionnaires. */
export const PERSONAS: readonly Script[] = [
  {
    name: 'pain and bad nights in Ontario: the branch of the reason, then the pain scale and the PHQ-9, then a time',
    rows: ['REQ-144', 'REQ-146', 'D-1'],
    clinic: oneFree,
    turns: [
      ...newPatient(),
      {
        answers: {
          main_reason: 'Chronic pain',
          pain_place: 'Lower back, it burns',
          pain_days: 'Every day',
          goals: 'Sleep through the night',
        },
        sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', tells: [{ kind: 'finish-questionnaire', key: 'async', opted_in_for_call: false }] },
      },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES', tells: [{ kind: 'start-questionnaire', key: 'pain_scale' }] } },
      { says: 'ok', sees: { stage: 'questionnaire' } },
      { answers: {}, sees: { ACTION: 'FINISHSCALEQUESTIONNAIRE', effects: expect.arrayContaining(['finish-scale']) } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'phq9' }] } },
      { says: 'ok', sees: { asks: 'phq9_1' } },
      { answers: {}, sees: { ACTION: 'FINISHSCALEQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
    ],
  },
  {
    name: 'insomnia, answered in own words, with the sleep questions passed over',
    rows: ['REQ-110', 'REQ-147'],
    turns: [
      ...newPatient({ firstName: 'Tobias' }),
      { says: 'I have had trouble sleeping for years', sees: { asks: 'sleep_trouble' } },
      { says: 'waking up during the night and bad dreams', sees: { asks: 'sleep_nights' } },
      { says: 'about five', sees: { asks: 'since_when' } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'skip', sees: { text: /skip that one/, ACTION: 'ENTERPCRQUEUE' } },
    ],
  },
  {
    name: 'a veteran of Nova Scotia renews a document for PTSD: CUDIT-R comes first, then straight to the practitioners',
    rows: ['REQ-139', 'REQ-147'],
    clinic: knownAs({ firstName: 'Angus' }),
    turns: [
      ...RENEWING,
      { says: 'ok', sees: { ACTION: 'CONFIRMPERSONALINFORMATION' } },
      { says: 'yes', sees: { ACTION: 'BEGINQUESTIONNAIRES', effects: ['confirm-details', 'start-questionnaire'] } },
      { says: 'ok', sees: { asks: 'health_changes' } },
      {
        answers: {
          mental_health: 'About the same',
          uses_now: 'yes',
          grams_per_day: '1.5',
          current_forms: ['Oil', 'Capsules'],
          benefit: 'Yes, very much',
        },
        sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', tells: [{ kind: 'finish-questionnaire', field: 'renewal_answers' }] },
      },
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES', tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'skip', sees: { ACTION: 'BEGINQUESTIONNAIRES', text: /cannot be skipped/ } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      { answers: {}, sees: { ACTION: 'FINISHCUDITRQUESTIONNAIRE', tells: [{ kind: 'finish-scale', key: 'cuditr' }] } },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
      { says: 'first', sees: { stage: 'held' } },
      { says: 'yes', sees: { ACTION: 'ENTERNPQUEUE' } },
    ],
  },
  {
    name: 'expecting a child: not now, with the rule, the answer and the day',
    rows: ['REQ-160', 'D-9'],
    turns: [
      ...newPatient({ firstName: 'Ximena' }),
      {
        answers: { main_reason: 'Anxiety', pregnant_or_breastfeeding: 'yes' },
        sees: { stage: 'stop-check', text: /Is that right/ },
      },
      ...stopped({ rule: 'pregnant-or-breastfeeding', eligible_date: '2028-03-21' }),
    ],
  },
  {
    name: 'a doctor spoke of schizophrenia: not now, without a day',
    rows: ['D-9'],
    turns: [
      ...newPatient(),
      { answers: { schizophrenia: 'yes' }, sees: { stage: 'stop-check', text: /schizophrenia/ } },
      ...stopped({ rule: 'schizophrenia', eligible_date: null }),
    ],
  },
  {
    name: 'living with an addiction: not now, said without judgement',
    rows: ['D-9'],
    turns: [
      ...newPatient(),
      { answers: { current_addiction: 'yes' }, sees: { stage: 'stop-check', text: /addiction/ } },
      ...stopped({ rule: 'current-addiction', eligible_date: null }),
    ],
  },
  {
    name: 'a renewal that says schizophrenia now ends it too',
    rows: ['D-9'],
    clinic: knownAs({}),
    turns: [
      ...RENEWING,
      ...(['ok', 'yes', 'ok'] as const).map((says) => ({ says, sees: {} })),
      { answers: { new_diagnosis: ['Schizophrenia or psychosis'], schizophrenia: 'yes' }, sees: { stage: 'stop-check' } },
      { says: 'yes', sees: { stage: 'stop', text: /does not end your care/, tells: [{ rule: 'schizophrenia', onTreatment: true }] } },
    ],
  },
  {
    name: 'eighteen years old in Alberta: an adult there, flagged as young',
    rows: ['D-5'],
    turns: [
      ...newPatient({ dateOfBirth: '2008-05-01', province: 'Alberta', city: 'Calgary', zipcode: 'T2P 1J9' }),
      { answers: { main_reason: 'ADHD' }, sees: { tells: [{ kind: 'finish-questionnaire', flags: flags('under_25') }] } },
    ],
  },
  {
    name: 'eighteen years old in Ontario: goes on, and the care team reads of the age',
    rows: ['D-5', 'REQ-199'],
    turns: [
      ...newPatient({ dateOfBirth: '2008-05-01' }),
      { answers: { main_reason: 'Something else' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'enter-pcr-queue', note: expect.stringMatching(/under 19/) }] } },
    ],
  },
  {
    name: 'twenty-one years old, drives to work on a scaffold: cautions for the practitioner, no barrier',
    rows: ['D-9'],
    turns: [
      ...newPatient({ dateOfBirth: '2005-02-11' }),
      {
        answers: { main_reason: 'Something else', driving: 'Most days', safety_work: 'yes' },
        sees: { tells: [{ flags: flags('under_25', 'driving_daily', 'safety_sensitive_work') }] },
      },
      inLine,
    ],
  },
  {
    name: 'warfarin, and CUDIT-R at 14 points: both reach the practitioner',
    rows: ['REQ-147', 'D-9'],
    turns: [
      ...newPatient({ dateOfBirth: '1957-08-30' }),
      {
        answers: {
          ...{ main_reason: 'Something else', takes_medication: 'yes', medications: 'Warfarin 5 mg, metoprolol' },
          ...{ medicine_kinds: ['Blood thinner (such as warfarin)'], used_cannabis: 'I use it now', grams_per_day: '2' },
        },
        sees: {
          tells: [
            {
              flags: flags('anticoagulant', 'interacting_medication_major', 'fall_risk_65_plus'),
              medications: [expect.objectContaining({ name: expect.stringMatching(/^warfarin/i) }), expect.anything()],
            },
          ],
        },
      },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      {
        answers: {
          cuditr_1: '4 or more times a week',
          cuditr_2: '3 or 4',
          cuditr_3: 'Monthly',
          cuditr_4: 'Monthly',
          cuditr_8: 'Yes, during the past 6 months',
        },
        sees: { tells: [{ kind: 'finish-scale', key: 'cuditr', total: 14, flags: flags('cuditr_high') }] },
      },
    ],
  },
  {
    name: 'warfarin in the list alone: in line with the reason for the practitioner',
    rows: ['F-19'],
    turns: [
      ...newPatient(),
      {
        answers: {
          ...{ main_reason: 'Something else', takes_medication: 'yes', medications: 'Warfrin 5 mg, metoprolol' },
          medicine_kinds: ['Not sure'],
        },
        sees: { tells: [{ kind: 'finish-questionnaire' }] },
      },
      {
        says: 'ok',
        sees: { ACTION: 'ENTERPCRQUEUE', tells: [{ note: expect.stringContaining('decides first: warfarin with THC and CBD') }] },
      },
    ],
  },
  {
    name: 'psychosis once, which no rule stops: in line with the reason for the practitioner',
    rows: ['F-19'],
    turns: [
      ...newPatient(),
      { answers: { main_reason: 'Something else', psychosis: 'yes' }, sees: { tells: [{ flags: flags('psychosis_personal') }] } },
      {
        says: 'ok',
        sees: {
          ACTION: 'ENTERPCRQUEUE',
          tells: [{ note: expect.stringContaining('A practitioner decides first: psychosis at any time') }],
        },
      },
    ],
  },
  {
    name: 'psychosis on treatment that no doctor called schizophrenia: staff hear at once, and a practitioner has the reason',
    rows: ['F-19'],
    clinic: (ask) => (ask.kind === 'find-slots' ? { kind: 'find-slots', slots: [] } : knownAs({})(ask)),
    turns: [
      ...RENEWING,
      ...(['ok', 'yes'] as const).map((says) => ({ says, sees: {} })),
      { says: 'ok', sees: { asks: 'health_changes' } },
      { says: 'no', sees: { asks: 'new_diagnosis' } },
      {
        says: 'Schizophrenia or psychosis',
        form: { selected: ['Schizophrenia or psychosis'] },
        sees: { asks: 'schizophrenia', effects: ['keep-answers', 'need-help, urgent'] },
      },
      { answers: { schizophrenia: 'no', mental_health: 'About the same', uses_now: 'no' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      { answers: {}, sees: { ACTION: 'FINISHCUDITRQUESTIONNAIRE' } },
      {
        says: 'ok',
        sees: {
          ACTION: 'ENTERNPQUEUE',
          tells: [{ kind: 'enter-np-queue', note: expect.stringContaining('possible psychosis on treatment') }],
        },
      },
    ],
  },
  {
    name: 'psychosis in the family: a caution, no barrier',
    rows: ['D-9'],
    turns: [
      ...newPatient(),
      { answers: { main_reason: 'Something else', family_psychosis: 'Yes' }, sees: { tells: [{ flags: flags('psychosis_family') }] } },
      inLine,
    ],
  },
  {
    name: 'a renewal missed by weeks is a renewal still: nothing is asked twice, nobody starts anew',
    rows: ['REQ-137', 'D-11'],
    clinic: knownAs({ consentVersion: 'from long ago' }),
    turns: [
      { says: 'my medical document expired in October', sees: { stage: 'who' } },
      ...RENEWING.slice(1),
      { says: 'ok', sees: { ACTION: 'LAUNCHCONSENT', text: /renew/ } },
    ],
  },
  {
    name: 'an intake left in the middle goes on at the very question',
    rows: ['REQ-137', 'A-3'],
    clinic: knownAs({}, HALFWAY),
    turns: [
      { says: 'I started yesterday and want to finish my questions', sees: { stage: 'who' } },
      ...RENEWING.slice(1, 4),
      { says: 'ok', sees: { asks: 'migraine_change', text: /where we were/, answers: { main_reason: 'Migraine', migraine_days: 4 } } },
    ],
  },
  {
    name: 'somebody lost in the questions asks for a person, and still finishes',
    rows: ['REQ-143'],
    turns: [
      ...newPatient(),
      { says: 'I am lost', sees: { asks: 'main_reason', text: /what you can do/ } },
      { says: 'can someone call me please', sees: { ACTION: 'NEEDPCRHELP', effects: ['need-help'] } },
      { says: 'ok', sees: { asks: 'main_reason' } },
      { answers: { wants_call: 'yes', call_time: 'Morning' }, sees: { tells: [{ opted_in_for_call: true }] } },
    ],
  },
  {
    name: 'a follow-up that tells of seeing things, and of dark thoughts, brings the gentle question and keeps the answer',
    rows: ['D-6', 'REQ-145'],
    clinic: knownAs({ followUp: true }),
    turns: [
      ...RENEWING,
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'change' } },
      { says: 'a little better', sees: { asks: 'uses_now' } },
      { says: 'yes', sees: { asks: 'side_effects' } },
      { says: 'yes', sees: { asks: 'side_effect_kinds' } },
      { form: { selected: ['Seeing or hearing things that others did not'] }, sees: { asks: 'side_effect_since' } },
      { says: 'Less than a week ago', sees: { asks: 'side_effect_weight' } },
      { says: 'a great deal', sees: { asks: 'self_harm' } },
      { says: 'yes', sees: { options: GENTLY, effects: ['keep-answers', 'need-help, urgent', 'Crisis Words Noticed'] } },
      { says: 'no', sees: { text: /In the last two weeks, did you try/ } },
      { says: 'no', sees: { asks: 'pregnant_or_breastfeeding' } },
      { says: 'no', sees: { asks: 'new_medicines' } },
      { answers: {}, sees: { ACTION: 'FINISHFOLLOWUP', tells: [{ flags: flags('suicidality', 'prior_adverse_reaction') }] } },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUEFOLLOWUP' } },
    ],
  },
  {
    name: 'a follow-up that tells of chest pain is urgent at once, and says whom to call',
    rows: ['REQ-145', 'F-18'],
    clinic: knownAs({ followUp: true }),
    turns: [
      ...RENEWING,
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'change' } },
      { says: 'the same', sees: { asks: 'uses_now' } },
      { says: 'yes', sees: { asks: 'side_effects' } },
      { says: 'yes', sees: { asks: 'side_effect_kinds' } },
      {
        form: { selected: ['Chest pain', 'Fainting'] },
        sees: {
          text: /If this is happening right now, call 9-1-1/,
          asks: 'side_effect_since',
          effects: ['keep-answers', 'need-help, urgent'],
        },
      },
    ],
  },
  {
    name: 'a follow-up of a patient who became pregnant asks whether that is right, keeps their care and asks for a practitioner',
    rows: ['REQ-145', 'F-19'],
    clinic: knownAs({ followUp: true }),
    turns: [
      ...RENEWING,
      { says: 'ok', sees: { ACTION: 'BEGINQUESTIONNAIRES' } },
      { says: 'ok', sees: { asks: 'change' } },
      { says: 'the same', sees: { asks: 'uses_now' } },
      { says: 'yes', sees: { asks: 'side_effects' } },
      { says: 'no', sees: { asks: 'self_harm' } },
      { says: 'no', sees: { asks: 'pregnant_or_breastfeeding' } },
      { says: 'yes', sees: { text: /Is that right/ } },
      { says: 'yes', sees: { text: /does not end your care/, tells: [{ kind: 'mark-ineligible', onTreatment: true }] } },
    ],
  },
  {
    name: 'a renewal for pain measures the pain again, to be compared',
    rows: ['REQ-146', 'REQ-147'],
    clinic: knownAs({ conditions: ['pain'], answered: { pain_scale: '2025-11-20' } }),
    turns: [
      ...RENEWING,
      ...(['ok', 'yes', 'ok'] as const).map((says) => ({ says, sees: {} })),
      { answers: { mental_health: 'About the same', uses_now: 'yes' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      { answers: {}, sees: { ACTION: 'FINISHCUDITRQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'pain_scale' }] } },
    ],
  },
  {
    name: 'a renewal soon after the form was answered does not ask it again',
    rows: ['REQ-146', 'REQ-147'],
    clinic: knownAs({ conditions: ['pain'], answered: { pain_scale: '2026-11-15', phq9: '2026-11-15', cuditr: '2026-11-15' } }),
    turns: [
      ...RENEWING,
      ...(['ok', 'yes', 'ok'] as const).map((says) => ({ says, sees: {} })),
      { answers: { mental_health: 'About the same', uses_now: 'yes' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      { answers: {}, sees: { ACTION: 'FINISHCUDITRQUESTIONNAIRE' } },
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW' } },
    ],
  },
  {
    name: 'low mood at a renewal: the ninth item brings the gentle question, and its answer is kept',
    rows: ['D-6', 'REQ-146'],
    clinic: knownAs({}),
    turns: [
      ...RENEWING,
      ...(['ok', 'yes', 'ok'] as const).map((says) => ({ says, sees: {} })),
      { answers: { mental_health: 'Harder than before', uses_now: 'no' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'cuditr' }] } },
      { says: 'ok', sees: { asks: 'cuditr_1' } },
      { answers: {}, sees: { ACTION: 'FINISHCUDITRQUESTIONNAIRE' } },
      { says: 'ok', sees: { tells: [{ kind: 'start-questionnaire', key: 'phq9' }] } },
      { says: 'ok', sees: { asks: 'phq9_1' } },
      ...Array.from({ length: 8 }, () => ({ says: 'Several days', sees: {} })),
      { says: 'Several days', sees: { options: GENTLY, effects: ['keep-answers', 'need-help, urgent', 'Crisis Words Noticed'] } },
      { says: 'ok', sees: { options: GENTLY, effects: [] } },
      { says: 'no', sees: { text: /In the last two weeks, did you try/ } },
      { says: 'no', sees: { asks: 'phq9_difficulty' } },
    ],
  },
]
