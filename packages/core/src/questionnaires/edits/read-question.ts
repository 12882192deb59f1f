import { type Choice, type Question, type TaughtMeanings, WIDGETS } from '@clinic/contract/questionnaires'
import { PATIENT_DATA_CATEGORIES } from '@clinic/contract/vocabulary'

/** Turns a value of JSON into that of a field; `undefined` where it has another shape. */
type Read<Value> = (value: unknown) => Value | undefined
/** How each field of a thing is read; those that the file leaves out stay out. */
type Readers<Thing> = { [Field in keyof Thing]-?: Read<Exclude<Thing[Field], undefined>> }

const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined)
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const number: Read<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const whole =
  (least: number): Read<number> =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined
/** Some tools write an empty text where nothing follows. */
const pointer: Read<string | null> = (value) => (value === null || value === '' ? null : text(value))
const texts: Read<string[]> = (value) => (Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined)
const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) =>
    values.find((one) => one === value)

function mapOf<Value>(read: Read<Value>): Read<Record<string, Value>> {
  return (value) => {
    if (!isMap(value)) return undefined
    const entries = Object.entries(value).map(([key, one]) => [key, read(one)] as const)
    return entries.every(([key, one]) => one !== undefined && key !== '__proto__')
      ? (Object.fromEntries(entries) as Record<string, Value>)
      : undefined
  }
}

function thing<Thing>(readers: Readers<Thing>): Read<Thing> {
  return (value) => {
    if (!isMap(value)) return undefined
    const fields = Object.keys(readers).filter((field) => Object.hasOwn(value, field) && value[field] !== undefined)
    const entries = fields.map((field) => [field, readers[field as keyof Thing](value[field])] as const)
    return entries.every(([, one]) => one !== undefined) ? (Object.fromEntries(entries) as Thing) : undefined
  }
}

const CHOICE: Readers<Choice> = {
  popup_message: text,
  natural_language: text,
  override_natural_language: flag,
  variable: text,
  exportable_value: text,
  visible_html: text,
  group_label: text,
  select_all: flag,
  enable_notice: flag,
  trigger_questionnaires: texts,
  alert_message: text,
  meanings: thing<TaughtMeanings>({ en: texts, fr: texts }),
}

const TARGET: Read<NonNullable<Question['patient_data']>> = (value) => {
  const read = thing<NonNullable<Question['patient_data']>>({ category: oneOf(PATIENT_DATA_CATEGORIES), property: text, field: text })(
    value,
  )
  return read && Object.keys(read).length === 3 ? read : undefined
}

const QUESTION: Readers<Question> = {
  text,
  subtext: text,
  required: flag,
  start_branch: flag,
  in_branch: flag,
  branch_origin: pointer,
  branch_id: pointer,
  child_branches: mapOf(text),
  branch_level: whole(0),
  previous_question: pointer,
  next_question: pointer,
  question_number: whole(1),
  options: mapOf(pointer),
  select_multiple_options: mapOf(pointer),
  yes_no_options: thing<{ yes: string | null; no: string | null }>({ yes: pointer, no: pointer }),
  input: oneOf(['text', 'number', 'date']),
  unit: text,
  unit_singular: text,
  unit_plural: text,
  minimum: number,
  maximum: number,
  variable: text,
  flags: mapOf(texts),
  scores: mapOf(number),
  exclusive: texts,
  natural_language: text,
  widget: oneOf(WIDGETS),
  label: text,
  exportable_name: text,
  no_color_coding: flag,
  not_related_to_total_score: flag,
  use_input_for_scoring: flag,
  patient_data: TARGET,
  choices: mapOf(thing(CHOICE)),
}

/** A question from a value of JSON, what follows from other fields filled in; `null` where a field has another shape, or the text is missing. */
export function readQuestion(value: unknown, place: number): Question | null {
  if (!isMap(value)) return null
  const given = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
  const read = thing<Question>(QUESTION)(given)
  if (read?.text === undefined) return null
  const { options, select_multiple_options, yes_no_options, ...plain } = read
  const origin = plain.branch_origin ?? null
  return {
    ...plain,
    text: read.text,
    required: plain.required ?? false,
    start_branch: plain.start_branch ?? false,
    in_branch: plain.in_branch ?? origin !== null,
    branch_origin: origin,
    branch_id: plain.branch_id ?? null,
    child_branches: plain.child_branches ?? {},
    branch_level: plain.branch_level ?? 0,
    previous_question: plain.previous_question ?? null,
    next_question: plain.next_question ?? null,
    question_number: plain.question_number ?? place,
    ...(isFilled(options) ? { options } : {}),
    ...(isFilled(select_multiple_options) ? { select_multiple_options } : {}),
    ...(isFilled(yes_no_options) ? { yes_no_options: { yes: yes_no_options.yes ?? null, no: yes_no_options.no ?? null } } : {}),
  }
}

/** True for a JSON object: no list, not nothing. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFilled<Options extends object>(options: Options | undefined): options is Options {
  return options !== undefined && Object.keys(options).length > 0
}
