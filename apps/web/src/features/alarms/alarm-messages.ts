import { ALARM_STEPS, type Alarm, type AlarmOutcome, type AlarmStep } from '@clinic/contract/alarms'
import { ALARM_KINDS, type AlarmKind } from '@clinic/contract/vocabulary'
import { phoneText } from '../../lib/format/phones.ts'

/** What a person wrote about; a kind that this version does not know has the last. */
const WROTE: Readonly<Record<AlarmKind, string>> = {
  overdose: 'Wrote about an overdose',
  suicide: 'Wrote about suicide',
  'child-ingestion': 'Wrote that a child ate cannabis',
  violence: 'Wrote about violence',
  abuse: 'Wrote about being hurt by another person',
  emergency: 'Wrote about a medical emergency',
  'adverse-reaction': 'Wrote about a bad reaction',
  suspected: 'May be in danger',
}
const UNKNOWN_KIND = 'Needs help now'
const ANSWERED = 'Gave an answer about'

export const OUTCOME_LABELS: Readonly<Record<AlarmOutcome, string>> = {
  'reached-safe': 'Reached, and safe',
  'reached-911': 'Reached, and 9-1-1 called',
  'welfare-check': 'Not reached, welfare check asked for',
  'left-message': 'Left a message',
  'false-alarm': 'False alarm',
}

/** “Wrote about suicide 12 min ago: “…””. `now`: the server’s instant. */
export function whySentence(alarm: Pick<Alarm, 'kind' | 'source' | 'raised_at' | 'words'>, now: string): string {
  const ago = agoText(alarm.raised_at, now)
  if (alarm.source === 'phone') return `${alarm.words ?? UNKNOWN_KIND}, ${ago}.`
  const said = alarm.words === null ? '.' : `: “${alarm.words}”`
  return `${wroteText(alarm)} ${ago}${said}`
}

function wroteText({ kind, source }: Pick<Alarm, 'kind' | 'source'>): string {
  const known = ALARM_KINDS.find((one) => one === kind)
  if (known === undefined) return UNKNOWN_KIND
  const wrote = WROTE[known]
  return source === 'answer' || source === 'scale' ? wrote.replace('Wrote about', ANSWERED) : wrote
}

/** Where the person is to be found, and what followed; each a sentence. */
export function stateSentences(alarm: Alarm, now: string): string[] {
  const last = alarm.lines.findLast(({ kind, words }) => kind !== 'released' && words !== null)
  return [
    ...presence(alarm),
    ...[numberSentence(alarm)].filter((sentence) => sentence !== null),
    ...(last ? [`Then: “${last.words}”`] : []),
    ...(alarm.released_at === null ? [] : [`Said ${agoText(alarm.released_at, now)} that the danger is over. The alarm stays open.`]),
    ...calledSentences(alarm, now),
  ]
}

function presence({ in_chat, name, source }: Alarm): string[] {
  if (in_chat) return [name === null ? 'In the chat now, not yet identified.' : 'In the chat now.']
  if (name === null) return ['Not identified.']
  return source === 'phone' ? [] : ['No longer in the chat.']
}

/** “Tyler Mackinnon, 34”, or who it may be. */
export function whoText({ name, date_of_birth }: Pick<Alarm, 'name' | 'date_of_birth'>, ageOf: (born: string) => number): string {
  if (name === null) return 'Unknown person in the chat'
  return date_of_birth === null ? name : `${name}, ${ageOf(date_of_birth)}`
}

type Where = Pick<Alarm, 'place' | 'province' | 'place_said'>
/** Where they say they are, in their words; else the address on file. */
export function whereText({ place, province, place_said }: Where): string {
  if (place_said && place !== null) {
    const named = province === null || place.toLowerCase().includes(province.toLowerCase())
    return named ? `says: “${place}”` : `says: “${place}”, ${province}`
  }
  return [place, province].filter((part) => part !== null).join(', ') || 'place unknown'
}

/** A number given in the crisis may not be the one on file. */
export function numberSentence({ phone_said, phone_on_file }: Pick<Alarm, 'phone_said' | 'phone_on_file'>): string | null {
  if (!phone_said) return null
  return phone_on_file === null ? 'Gave this number to call.' : `Gave this number to call; on file: ${phoneText(phone_on_file)}.`
}

const CALLED: Readonly<Record<AlarmStep, string | null>> = {
  shift: null,
  managers: 'The managers were called',
  'on-call': 'The on-call list was called',
  administrators: 'The administrators were called',
}

/** “The managers were called 3 min ago.” The last who were; ignores steps of a later version. */
function calledSentences({ called, taken }: Pick<Alarm, 'called' | 'taken'>, now: string): string[] {
  const last = called.findLast(({ step }) => ALARM_STEPS.some((known) => known === step && CALLED[known] !== null))
  if (!last || taken) return []
  return [`${CALLED[last.step as AlarmStep]} ${agoText(last.at, now)}.`]
}

/** “ASQ asked by Dana Whitfield 3 min ago: 1 no, 2 no, 3 yes, 4 no, 5 no.” Only what was answered. */
export function formSentence({ form, by, at, answers }: Alarm['forms'][number], now: string): string {
  const given = Object.entries(answers).map(([tag, answer]) => `${tag.replace(/^.*_/, '')} ${answer}`)
  return `${form.toUpperCase()} asked by ${by} ${agoText(at, now)}: ${given.join(', ')}.`
}

/** “Taken by Jasdeep Gill 2 min ago. It stays here until it is closed.” */
export function takenSentence({ name, at }: NonNullable<Alarm['taken']>, now: string): string {
  return `Taken by ${name} ${agoText(at, now)}. It stays here until it is closed.`
}

const MINUTE = 60_000

/** “less than a minute ago”, “12 min ago”, “3 h ago”, “2 d ago”. */
export function agoText(instant: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / MINUTE))
  if (minutes === 0) return 'less than a minute ago'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`
  return `${Math.floor(minutes / (24 * 60))} d ago`
}
