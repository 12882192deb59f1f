import type { LocationFields } from '@clinic/contract/booking'
import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { USER_TEXTS } from '@clinic/contract/texts'
import { formatPostalCode } from '../reference-data/provinces.ts'

type Faults = Partial<Record<keyof LocationFields, string>>

const PHONE_DIGITS = /^\d{10,15}$/

/** One sentence per invalid field; phone and opening hours are optional. */
export function locationErrors({ name, street, city, postal_code, phone }: LocationFields): Faults {
  const needed = (text: string) => (text.trim() === '' ? USER_TEXTS.fieldNeeded : null)
  const faults: { [Field in keyof Faults]: string | null } = {
    name: needed(name),
    street: needed(street),
    city: needed(city),
    postal_code: needed(postal_code) ?? (formatPostalCode(postal_code) === null ? CHAT_TEXTS.postalCode : null),
    phone: phone.trim() === '' || PHONE_DIGITS.test(phone.replace(/[\s().+-]/g, '')) ? null : CHAT_TEXTS.phone,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}
