import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { transcript } from './transcripts.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const

/** How an alarm was settled. `false-alarm` needs a reason. */
export const ALARM_OUTCOMES = ['reached-safe', 'reached-911', 'welfare-check', 'left-message', 'false-alarm'] as const
export type AlarmOutcome = (typeof ALARM_OUTCOMES)[number]

/** Who is called about an alarm that no one has, in their order: everyone on shift, the managers too, the on-call list, the administrators. */
export const ALARM_STEPS = ['shift', 'managers', 'on-call', 'administrators'] as const
export type AlarmStep = (typeof ALARM_STEPS)[number]

const FORM_ANSWERS = ['yes', 'no', 'refused'] as const
export type FormAnswer = (typeof FORM_ANSWERS)[number]
const formAnswers = z.record(z.string().max(40), z.enum(FORM_ANSWERS))
/** A form that staff asked on the alarm: answers by the question’s tag. There is no score. */
const alarmForm = z.object({ form: z.string(), version: z.string(), at: z.string(), by: z.string(), answers: formAnswers })

/** A message that followed in the same crisis. `released`: the person said that the danger is over. */
const alarmLine = z.object({ at: z.string(), kind: z.enum(['words', 'danger', 'released']), words: z.string().nullable() })

/**
 * An open alarm. `kind`, `level` and `source` are texts, because a later version may know more of them than this one. `words`: what raised it.
 * `told`: what the patient was answered. `name`: null until it is known. `in_chat`: they wrote in the last minutes. `place_said`, `phone_said`: given
 * in the crisis, and not from the record, whose number is then `phone_on_file`. `record`, `conversation`: the reader may open it. `taken`: who has
 * taken it by name, and when. `called`: who was called since no one has had it; a later version may know more steps.
 * `forms`: what staff asked, oldest first.
 */
const alarm = z.object({
  id: z.number().int(),
  kind: z.string(),
  level: z.string(),
  source: z.string(),
  raised_at: z.string(),
  last_at: z.string(),
  released_at: z.string().nullable(),
  words: z.string().nullable(),
  told: z.string().nullable(),
  lines: z.array(alarmLine),
  patient_id: z.string().nullable(),
  name: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  province: z.string().nullable(),
  place: z.string().nullable(),
  phone: z.string().nullable(),
  place_said: z.boolean(),
  phone_said: z.boolean(),
  phone_on_file: z.string().nullable(),
  in_chat: z.boolean(),
  /** What the patient reads and writes, where the record says so. */
  language: z.enum(['en', 'fr']).nullable().optional(),
  record: z.boolean(),
  conversation: z.boolean(),
  taken: z.object({ id: z.number().int(), name: z.string(), at: z.string() }).nullable(),
  called: z.array(z.object({ step: z.string(), at: z.string() })),
  forms: z.array(alarmForm),
})
export type Alarm = z.infer<typeof alarm>

export const listAlarms = endpoint({
  method: 'GET',
  path: '/api/alarms',
  summary: 'Open alarms of people in danger that the reader may see: those that no one has taken first, the longest wait first (F-4)',
  access: QUEUE_STAFF,
  response: z.object({ alarms: z.array(alarm), now: z.string() }),
})
export type AlarmList = z.infer<typeof listAlarms.response>

/** An alarm that was closed, with what the person said of where they were and how to call them. */
const closedAlarm = alarm
  .pick({
    ...{ id: true, kind: true, source: true, raised_at: true, words: true, patient_id: true, name: true, date_of_birth: true },
    ...{ province: true, place: true, phone: true, place_said: true, phone_said: true, phone_on_file: true, record: true },
  })
  .extend({
    closed_at: z.string(),
    closed_by: z.string(),
    outcome: z.string(),
    reason: z.string().nullable(),
    next_step: z.string(),
  })
export type ClosedAlarm = z.infer<typeof closedAlarm>

/** Days for which a closed alarm is listed. */
export const CLOSED_ALARM_DAYS = 7
export const listClosedAlarms = endpoint({
  method: 'GET',
  path: '/api/alarms/closed',
  summary: 'Alarms closed in the last days that the reader may see, the last closed first; the reading is an entry (F-4, A-13)',
  access: QUEUE_STAFF,
  response: z.object({ alarms: z.array(closedAlarm), now: z.string() }),
})

/** `instead_of`: the id of the colleague whom it is taken over from. */
export const takeAlarm = endpoint({
  method: 'POST',
  path: '/api/alarms/{id}/take',
  summary: 'Takes an alarm in one’s own name; of two at once one does, and the other is told who (F-4)',
  access: QUEUE_STAFF,
  body: z.strictObject({ instead_of: z.number().int().nullable().default(null) }),
  response: z.object({ id: z.number().int(), taken_at: z.string(), taken_by: z.string() }),
})

export const giveBackAlarm = endpoint({
  method: 'POST',
  path: '/api/alarms/{id}/give_back',
  summary: 'Returns one’s own alarm to everyone, who are called again (F-4)',
  access: QUEUE_STAFF,
  response: z.object({ id: z.number().int() }),
})

/** A question without an answer, or an answer to what was not asked, is answered by 422 with its tag. */
export const saveAlarmForm = endpoint({
  method: 'POST',
  path: '/api/alarms/{id}/forms',
  summary: 'Stores the ASQ as staff asked it on an open alarm; nothing scores it (F-4)',
  access: QUEUE_STAFF,
  body: z.strictObject({ version: z.string().max(8), answers: formAnswers }),
  response: z.object({ id: z.number().int() }),
})

/** An outcome that is not in the list, and what is missing, are answered by 422 with the field’s name. */
export const closeAlarm = endpoint({
  method: 'POST',
  path: '/api/alarms/{id}/close',
  summary: 'Closes an alarm with its outcome and the next step; nothing else closes one (F-4)',
  access: QUEUE_STAFF,
  body: z.strictObject({
    outcome: z.string().max(60).default(''),
    reason: z.string().max(1000).default(''),
    next_step: z.string().max(1000).default(''),
  }),
  response: z.object({ id: z.number().int(), closed_at: z.string(), closed_by: z.string() }),
})

export const readAlarmConversation = endpoint({
  method: 'GET',
  path: '/api/alarms/{id}/conversation',
  summary: 'What was said in the conversation of an open alarm, for those who may see the alarm; the reading is an entry (A-13)',
  access: QUEUE_STAFF,
  response: transcript,
})

/** More than a clinic has on call. */
export const ON_CALL_LIMIT = 20
const onCall = z.strictObject({ emails: z.array(z.email().max(200)).max(ON_CALL_LIMIT) })
export type OnCall = z.infer<typeof onCall>

export const readOnCall = endpoint({
  method: 'GET',
  path: '/api/alarms/on_call',
  summary: 'Who is emailed when no one takes an alarm in time',
  access: MANAGERS,
  response: onCall,
})
export const writeOnCall = endpoint({
  method: 'PUT',
  path: '/api/alarms/on_call',
  summary: 'Sets who is emailed when no one takes an alarm in time (F-4)',
  access: MANAGERS,
  body: onCall,
  response: onCall,
})

export const ALARM_MINUTES_MAX = 240
const minutes = z.number().int().min(1).max(ALARM_MINUTES_MAX)
/**
 * Minutes after which the managers, the on-call list and the administrators are called; within which someone was `active` who counts as on shift;
 * and after which who has an alarm and is `away` has it no longer.
 */
const alarmTiming = z.strictObject({ managers: minutes, on_call: minutes, administrators: minutes, active: minutes, away: minutes })
export type AlarmTiming = z.infer<typeof alarmTiming>

export const readAlarmTiming = endpoint({
  method: 'GET',
  path: '/api/alarms/timing',
  summary: 'When who is called about an alarm that no one has taken',
  access: MANAGERS,
  response: alarmTiming,
})
export const writeAlarmTiming = endpoint({
  method: 'PUT',
  path: '/api/alarms/timing',
  summary: 'Sets when who is called about an alarm that no one has taken (F-4)',
  access: MANAGERS,
  body: alarmTiming,
  response: alarmTiming,
})
