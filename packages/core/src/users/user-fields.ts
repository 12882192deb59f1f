import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { USER_TEXTS } from '@clinic/contract/texts'
import { type PasswordFacts, passwordError } from '../auth/password.ts'

/** A user’s fields as typed. `password` null: chosen later by the user. */
export type UserFields = {
  email: string
  password: string | null
  confirmPassword?: string
  first_name: string
  last_name: string
  phone: string
}
export type UserError = Partial<Record<keyof UserFields, string>>

/** Texts for empty fields: the same for all in the form, by field name in a call (REQ-257 to REQ-261). */
export type NeededTexts = Record<'email' | 'password' | 'first_name' | 'last_name', string>
const { fieldNeeded, emailNeeded, passwordNeeded, firstNameNeeded, lastNameNeeded } = USER_TEXTS
export const FORM_NEEDS: NeededTexts = { email: fieldNeeded, password: fieldNeeded, first_name: fieldNeeded, last_name: fieldNeeded }
export const CALL_NEEDS: NeededTexts = {
  email: emailNeeded,
  password: passwordNeeded,
  first_name: firstNameNeeded,
  last_name: lastNameNeeded,
}

/** The longest address of mail systems (RFC 5321 §4.5.3.1.3). */
const EMAIL_MAX = 254
const NAME_MAX = 100
const PHONE_MAX = 40
const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+$/
const PHONE_DIGITS = /^\d{10,15}$/

/** One sentence per invalid field; absent fields are not checked (REQ-256 to REQ-271, A-7). */
export function userErrors(fields: Partial<UserFields>, needs: NeededTexts, facts: PasswordFacts = {}): UserError {
  const { email, password, confirmPassword, first_name, last_name, phone } = fields
  const faults: { [Field in keyof UserFields]: string | null | undefined } = {
    email: email === undefined ? null : emailFault(email, needs.email),
    password:
      typeof password === 'string'
        ? newPasswordFault(password, { ...facts, needed: needs.password, known: [...(facts.known ?? []), ...ownWords(fields)] })
        : null,
    confirmPassword: confirmPassword !== undefined && confirmPassword !== password ? USER_TEXTS.passwordsDiffer : null,
    first_name: first_name === undefined ? null : nameFault(first_name, needs.first_name),
    last_name: last_name === undefined ? null : nameFault(last_name, needs.last_name),
    phone: phone === undefined ? null : phoneFault(phone),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

/** Normalized and lower-case. */
export function plainEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

function emailFault(email: string, needed: string): string | null {
  const plain = plainEmail(email)
  if (plain === '') return needed
  return EMAIL.test(plain) && plain.length <= EMAIL_MAX ? null : CHAT_TEXTS.email
}

function newPasswordFault(password: string, { needed, ...facts }: PasswordFacts & { needed: string }): string | null {
  return password === '' ? needed : passwordError(password, facts)
}

/** No control characters: names appear in emails. */
function nameFault(name: string, needed: string): string | null {
  if (name.trim() === '') return needed
  if (name.trim().length > NAME_MAX) return `At most ${NAME_MAX} characters`
  return /\p{Cc}/u.test(name) ? 'Holds characters that cannot be used' : null
}

/** Optional, in any usual format (REQ-274). */
function phoneFault(phone: string): string | null {
  if (phone.trim() === '') return null
  return phone.length <= PHONE_MAX && PHONE_DIGITS.test(phone.replace(/[\s().+-]/g, '')) ? null : CHAT_TEXTS.phone
}

function ownWords({ email, first_name, last_name }: Partial<UserFields>): string[] {
  return [email, first_name, last_name].filter((word) => word !== undefined)
}
