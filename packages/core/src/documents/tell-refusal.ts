import type { DocumentDraft, DocumentRefusal, DocumentWarning } from '@clinic/contract/documents/readiness'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import type { Found } from './judgement.ts'

/** What is wrong, what to do about it, and the field of the draft where it can be put right. `{detail}` is filled in. */
type FindingText = readonly [text: string, todo: string, field?: keyof DocumentDraft]

const ASK_ADMIN = 'Ask an administrator to complete it in Users Admin.'
const ASK_REGISTER = 'Ask an administrator to read the college’s register and record it.'
const GRAMS = 'Enter one figure above zero, such as 1.5.'
const PERIOD = 'Enter whole days, weeks or months, at most one year.'
const CORRECT = 'Correct it in the record.'

const REFUSALS: Readonly<Record<DocumentRefusal, FindingText>> = {
  'practitioner-name': ['Your name is not recorded for documents.', ASK_ADMIN],
  'practitioner-register-name': ['Your name differs from the college’s register.', 'Ask an administrator to compare both.'],
  'practitioner-profession': ['Your profession is not one that may sign.', ASK_ADMIN],
  'practitioner-address': ['Your business address is missing.', ASK_ADMIN],
  'practitioner-phone': ['Your business phone is missing or has no ten digits.', ASK_ADMIN],
  'licence-missing': ['No licence of yours is recorded.', ASK_REGISTER],
  'licence-province': ['You hold no licence in {detail}, where the patient was consulted.', 'A colleague licensed there has to sign.'],
  'licence-suspended': ['Your licence in {detail} is suspended.', 'You cannot sign there.'],
  'licence-expired': ['Your licence in {detail} has expired.', ASK_REGISTER],
  'licence-not-begun': ['Your licence in {detail} has not begun.', ASK_REGISTER],
  'licence-notice': ['A notice of the Minister names you (s. 335).', 'You cannot sign until it is retracted.'],
  'licence-restricted': ['Your licence in {detail} is restricted.', 'You cannot sign there until the restriction is lifted.'],
  'authority-not-established': [
    'It is not established that NPs may authorize cannabis in {detail}.',
    'An administrator enters the status with its source.',
  ],
  'patient-name': ['The patient has no name.', CORRECT],
  'birth-date-missing': ['The birth date is missing.', CORRECT],
  'birth-date-impossible': ['The birth date cannot be true.', CORRECT],
  'patient-under-age': ['The patient is under 18.', 'This clinic does not authorize cannabis for minors.'],
  'birth-date-unsettled': [
    'The birth date differs from the one signed with the consent.',
    'Find out which is right, correct it or take the consent again.',
  ],
  'place-missing': ['The address of the consultation is missing.', 'Enter it.', 'place_of_consultation'],
  'province-missing': ['The province of the consultation is missing.', 'Choose where the patient was.', 'province_of_consultation'],
  'grams-missing': ['The daily grams are missing.', GRAMS, 'daily_grams'],
  'grams-not-one-figure': ['The daily grams are not one figure.', GRAMS, 'daily_grams'],
  'grams-not-above-zero': ['The daily grams are not above zero.', GRAMS, 'daily_grams'],
  'grams-decimals': ['The daily grams have more than two decimals.', GRAMS, 'daily_grams'],
  'grams-again-differ': ['The grams that you typed again differ.', 'Check whether milligrams were meant.', 'grams_again'],
  'period-missing': ['The period of use is missing.', PERIOD, 'period_count'],
  'period-unit': ['The period is not in days, weeks or months.', PERIOD, 'period_unit'],
  'period-not-whole': ['The period is not a whole number from 1.', PERIOD, 'period_count'],
  'period-too-long': ['The period is longer than one year.', 'Enter at most {detail}.', 'period_count'],
  'statement-missing': [
    'You have not stated that the information is correct and complete.',
    'Read it, then tick the statement.',
    'statement',
  ],
  'date-not-today': ['A document carries the day on which it is signed.', 'Load the page again.'],
  'not-the-visits-practitioner': ['The last visit was with someone else.', 'The practitioner of the visit signs.'],
  'no-visit': ['There is no completed visit of the last 30 days.', 'See the patient first.'],
  'own-record': ['This is your own record.', 'A colleague has to see and sign.'],
  family: ['The patient lives at your address.', 'State that they are no relative of yours, or ask a colleague.', 'not_family'],
  'note-unsigned': ['The note of the visit is not signed.', 'Sign it first.'],
  'flag-undecided': [
    '“{detail}” is raised and not decided.',
    'Say why cannabis is possible despite it, or lower it in the record.',
    'flags',
  ],
  'consent-missing': ['No consent to treatment is recorded.', 'Take the consent.'],
  'consent-withdrawn': ['The consent to treatment was declined or withdrawn.', 'Talk with the patient; record what they decide.'],
  'condition-missing': ['The condition is missing.', 'Enter what cannabis is required for.', 'condition'],
  'reason-missing': ['Why cannabis is required is missing.', 'Enter the reason.', 'condition_reason'],
  'patient-inactive': ['The patient is inactive.', 'Nothing is authorized for an ended record.'],
  'not-decided': ['The visit did not end with an authorization.', 'Complete the visit with “Authorize”.'],
  'supersedes-not-in-force': ['The document to be replaced is no longer in force.', 'Sign a new one instead.', 'supersedes'],
}

const EXPLAIN = 'Give a reason.'
const WARNINGS: Readonly<Record<DocumentWarning, FindingText>> = {
  'address-po-box': ['Your business address is a post box alone.', EXPLAIN],
  'licence-number-form': ['The form of your licence number is unusual.', 'Compare it with the register and say so.'],
  'licence-checked-long-ago': ['Your licence was last checked more than 30 days ago.', 'Say that it is unchanged, or have it checked.'],
  'single-name': ['The patient has a single name, so the other is a dash.', 'Say what the identity document shows.'],
  'name-differs-from-identity': [
    'The name differs from the identity document.',
    'A seller must refuse another name: correct the record, or give a reason.',
    'identity_surname',
  ],
  'under-25': ['The patient is under 25.', EXPLAIN],
  'above-3-grams': ['More than 3 g a day is above the usual.', EXPLAIN, 'daily_grams'],
  'differs-from-decision': ['The visit authorized {detail} a day.', 'Enter the same, or say why it differs.', 'daily_grams'],
  'same-address': ['The patient lives at your business address.', EXPLAIN],
  'veteran-without-letter': [
    'Above {detail} a day, Veterans Affairs pays only with a specialist’s letter.',
    'A medical specialist gives the rationale, except for ALS. Tell the patient, and say so.',
    'specialist_letter',
  ],
  replaces: ['The patient has to register again with the new document.', 'Tell the patient, and say so.'],
  'above-billing-limit': [
    'All documents together are above the {detail} a day that Veterans Affairs pays.',
    'The patient pays the rest, unless a specialist’s letter names more. Tell the patient, and say so.',
    'daily_grams',
  ],
  'document-in-force': ['Another document is in force; the grams add up.', EXPLAIN],
}

type Told = { text: string; todo: string; field: string | null; detail: string | null }

export function tellRefusal({ code, detail }: Found<DocumentRefusal>): Told {
  return tell(REFUSALS[code], detail)
}

export function tellWarning({ code, detail }: Found<DocumentWarning>): Told {
  return tell(WARNINGS[code], detail)
}

function tell([text, todo, field]: FindingText, detail: string | undefined): Told {
  const named = detail !== undefined && Object.hasOwn(PROVINCES, detail) ? PROVINCES[detail as ProvinceCode] : (detail ?? '')
  const fill = (sentence: string) => sentence.replace('{detail}', named)
  return { text: fill(text), todo: fill(todo), field: field ?? null, detail: detail ?? null }
}
