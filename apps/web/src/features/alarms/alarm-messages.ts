import { ALARM_STEPS, type Alarm, type AlarmOutcome, type AlarmStep, type FormAnswer } from '@clinic/contract/alarms'
import { ALARM_KINDS, type AlarmKind } from '@clinic/contract/vocabulary'
import { phoneText } from '../../lib/format/phones.ts'
import { t } from '../../lib/messages/t.ts'

/** What a person wrote about; a kind that this version does not know has the last. */
const WROTE: Readonly<Record<AlarmKind, string>> = {
  overdose: t('Wrote about an overdose'),
  suicide: t('Wrote about suicide'),
  'child-ingestion': t('Wrote that a child ate cannabis'),
  violence: t('Wrote about violence'),
  abuse: t('Wrote about being hurt by another person'),
  emergency: t('Wrote about a medical emergency'),
  'adverse-reaction': t('Wrote about a bad reaction'),
  suspected: t('May be in danger'),
}
const UNKNOWN_KIND = t('Needs help now')
/** What an answer to a question told. */
const ANSWERED: Partial<Record<AlarmKind, string>> = {
  overdose: t('Gave an answer about an overdose'),
  suicide: t('Gave an answer about suicide'),
  violence: t('Gave an answer about violence'),
  abuse: t('Gave an answer about being hurt by another person'),
  emergency: t('Gave an answer about a medical emergency'),
  'adverse-reaction': t('Gave an answer about a bad reaction'),
}

export const OUTCOME_LABELS: Readonly<Record<AlarmOutcome, string>> = {
  'reached-safe': t('Reached, and safe'),
  'reached-911': t('Reached, and 9-1-1 called'),
  'welfare-check': t('Not reached, welfare check asked for'),
  'left-message': t('Left a message'),
  'false-alarm': t('False alarm'),
}

/** “Wrote about suicide 12 min ago: “…””. `now`: the server’s instant. */
export function whySentence(alarm: Pick<Alarm, 'kind' | 'source' | 'raised_at' | 'words'>, now: string): string {
  const ago = agoText(alarm.raised_at, now)
  if (alarm.source === 'phone') return `${alarm.words ?? UNKNOWN_KIND}, ${ago}.`
  const what = wroteText(alarm)
  return alarm.words === null ? t('{what} {ago}.', { what, ago }) : t('{what} {ago}: “{words}”', { what, ago, words: alarm.words })
}

function wroteText({ kind, source }: Pick<Alarm, 'kind' | 'source'>): string {
  const known = ALARM_KINDS.find((one) => one === kind)
  if (known === undefined) return UNKNOWN_KIND
  return (source === 'answer' || source === 'scale' ? ANSWERED[known] : undefined) ?? WROTE[known]
}

/** Where the person is to be found, and what followed; each a sentence. */
export function stateSentences(alarm: Alarm, now: string): string[] {
  const last = alarm.lines.findLast(({ kind, words }) => kind !== 'released' && words !== null)
  return [
    ...presence(alarm),
    ...(alarm.language === 'fr' ? [t('Writes French.')] : []),
    ...[numberSentence(alarm)].filter((sentence) => sentence !== null),
    ...(last ? [t('Then: “{words}”', { words: last.words })] : []),
    ...(alarm.released_at === null
      ? []
      : [t('Said {released_at} that the danger is over. The alarm stays open.', { released_at: agoText(alarm.released_at, now) })]),
    ...calledSentences(alarm, now),
  ]
}

function presence({ in_chat, name, source }: Alarm): string[] {
  if (in_chat) return [name === null ? t('In the chat now, not yet identified.') : t('In the chat now.')]
  if (name === null) return [t('Not identified.')]
  return source === 'phone' ? [] : [t('No longer in the chat.')]
}

/** “Tyler Mackinnon, 34”, or who it may be. */
export function whoText({ name, date_of_birth }: Pick<Alarm, 'name' | 'date_of_birth'>, ageOf: (born: string) => number): string {
  if (name === null) return t('Unknown person in the chat')
  return date_of_birth === null ? name : `${name}, ${ageOf(date_of_birth)}`
}

type Where = Pick<Alarm, 'place' | 'province' | 'place_said'>
/** Where they say they are, in their words; else the address on file. */
export function whereText({ place, province, place_said }: Where): string {
  if (place_said && place !== null) {
    const named = province === null || place.toLowerCase().includes(province.toLowerCase())
    return named ? t('says: “{place}”', { place }) : t('says: “{place}”, {province}', { place, province })
  }
  return [place, province].filter((part) => part !== null).join(', ') || t('place unknown')
}

/** A number given in the crisis may not be the one on file. */
export function numberSentence({ phone_said, phone_on_file }: Pick<Alarm, 'phone_said' | 'phone_on_file'>): string | null {
  if (!phone_said) return null
  return phone_on_file === null
    ? t('Gave this number to call.')
    : t('Gave this number to call; on file: {phone_on_file}.', { phone_on_file: phoneText(phone_on_file) })
}

const CALLED: Readonly<Record<AlarmStep, string | null>> = {
  shift: null,
  managers: t('The managers were called'),
  'on-call': t('The on-call list was called'),
  administrators: t('The administrators were called'),
}

/** “The managers were called 3 min ago.” The last who were; ignores steps of a later version. */
function calledSentences({ called, taken }: Pick<Alarm, 'called' | 'taken'>, now: string): string[] {
  const last = called.findLast(({ step }) => ALARM_STEPS.some((known) => known === step && CALLED[known] !== null))
  if (!last || taken) return []
  return [`${CALLED[last.step as AlarmStep]} ${agoText(last.at, now)}.`]
}

const GIVEN: Readonly<Record<FormAnswer, string>> = { yes: t('yes'), no: t('no'), refused: t('refused') }

/** “ASQ asked by Dana Whitfield 3 min ago: 1 no, 2 no, 3 yes, 4 no, 5 no.” Only what was answered. */
export function formSentence({ form, by, at, answers }: Alarm['forms'][number], now: string): string {
  const given = Object.entries(answers).map(([tag, answer]) => `${tag.replace(/^.*_/, '')} ${GIVEN[answer]}`)
  return t('{form} asked by {by} {at}: {answers}.', {
    form: form.toUpperCase(),
    by,
    at: agoText(at, now),
    answers: given.join(', '),
  })
}

/** “Taken by Jasdeep Gill 2 min ago. It stays here until it is closed.” */
export function takenSentence({ name, at }: NonNullable<Alarm['taken']>, now: string): string {
  return t('Taken by {name} {at}. It stays here until it is closed.', { name, at: agoText(at, now) })
}

const MINUTE = 60_000

/** “less than a minute ago”, “12 min ago”, “3 h ago”, “2 d ago”. */
export function agoText(instant: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / MINUTE))
  if (minutes === 0) return t('less than a minute ago')
  if (minutes < 60) return t('{minutes} min ago', { minutes })
  if (minutes < 48 * 60) return t('{minutes} h ago', { minutes: Math.floor(minutes / 60) })
  return t('{minutes} d ago', { minutes: Math.floor(minutes / (24 * 60)) })
}
