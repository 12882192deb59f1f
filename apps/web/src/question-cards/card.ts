import type { PersonalInformation } from '@clinic/contract/chat'

/** The personal details as the form holds them: every field there. */
export type Details = { [Field in keyof PersonalInformation]-?: NonNullable<PersonalInformation[Field]> }
export type Choice = { label: string; value: string }
export type Progress = { done: number; total: number; minutesLeft: number | null }
/** A number to call, and to text where `sms` says so. `service`: who answers. */
export type HelpLine = { service: string; label: string; number: string; tel: string; sms: string | null }
export type FieldErrors = Record<string, string>
export type ConsentText = { version: string; sections: { heading: string; text: string }[] }
export type ProvinceChoice = { label: string; code: string | null; disabled: boolean }
export type FieldKind = 'text' | 'date' | 'number' | 'email' | 'code'

/** A bookable time. `day` is yyyy-MM-dd where the patient is, `label` the finished local text (E-10), where there is one. */
export type Slot = {
  slotId: string
  provider: string
  location_name: string
  visitType: string
  startAt: string
  day: string
  label: string | null
}

/** A booked time in finished words, and where it can be changed. */
export type Visit = { text: string; link: string | null }

/** One item of a form: a choice, several where `exclusive` says which are alone, or a number where there are no options. */
export type ScaleItem = {
  tag: string
  text: string
  subtext: string | null
  unit: string | null
  required: boolean
  options: Choice[]
  exclusive: string[] | null
}

/** An answer as it was given; empty: skipped. */
export type SummaryLine = { tag: string; question: string; answer: string }

/** What the page shows below the messages, by kind. One reply gives exactly one card. */
export type CardContent =
  /** `more`: quieter ways in below the three. */
  | { kind: 'greeting'; options: Choice[]; more: string[]; lines: HelpLine[] }
  | { kind: 'one'; options: Choice[] }
  | { kind: 'many'; options: Choice[]; exclusive: string[] }
  | { kind: 'text'; input: FieldKind; unit: string | null; minimum: number | null; maximum: number | null; options: Choice[] }
  /** All items of a form, answered together. */
  | { kind: 'scale'; items: ScaleItem[]; errors: FieldErrors }
  /** A question in a shape of its own, drawn from what the server sent beside. */
  | { kind: 'look'; options: Choice[]; data: Record<string, unknown> }
  /** What was answered so far, each to be changed, before going on. */
  | { kind: 'summary'; lines: SummaryLine[] }
  | { kind: 'ready' }
  | { kind: 'next' }
  | { kind: 'consent'; consent: ConsentText; errors: FieldErrors }
  | { kind: 'details'; information: Partial<Details>; provinces: ProvinceChoice[]; errors: FieldErrors }
  | { kind: 'confirm'; information: Partial<Details>; warnings: FieldErrors }
  | { kind: 'appointment'; slots: Slot[] }
  | { kind: 'session'; found: boolean; sealed: string }
  | { kind: 'held'; until: string; options: Choice[] }
  | { kind: 'queue'; wait: string | null; visit: Visit | null; canGoOn: boolean }
  /** `check`: whether anyone is still in danger is asked. `note`: what to do without 9-1-1. `ask`: what staff need to know, answered in words. */
  | { kind: 'crisis'; check: boolean; options: Choice[]; lines: HelpLine[]; note: string | null; ask: string | null; quickExit: boolean }
  /** A person has the conversation: nothing to answer but in words. */
  | { kind: 'attended' }
  | { kind: 'closed' }

export type Card = CardContent & {
  action: string
  /** The question itself, which joins the messages once it is answered; null: the page's own heading for this step. */
  heading: string | null
  progress: Progress | null
  canGoBack: boolean
  canSkip: boolean
  /** What the questions from here on are about. */
  section: string | null
  /** A second line under the question. */
  subtext: string | null
  /** The answer given earlier, where a question is asked again. */
  answeredBefore: string | null
  /** The question of a questionnaire that the card asks, and what that questionnaire is called. */
  tag: string | null
  form: string | null
  /** The words of a question that only the patient answers: its card stays while a person is there. */
  own: string | null
  /** The name of the clip that the assistant plays with this reply (D-2). */
  clip: string | null
}
