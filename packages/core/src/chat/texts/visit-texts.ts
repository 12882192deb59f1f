import { AWAY_TEXTS } from './away-texts.ts'
import { GROUP_TEXTS } from './group-texts.ts'

type Shown = { kind: string; when: string; who: string; where: string }
/** `kinds`: what the visit is called before and after. */
type HeldInstead = { from: string; to: string; who: string; kinds: readonly [string, string] }

/** What is said about a visit that is booked, and to a person whose details match a record. */
export const VISIT_TEXTS = {
  groups: GROUP_TEXTS,
  away: AWAY_TEXTS,
  shown: ({ kind, when, who, where }: Shown) =>
    `You have a visit: ${when}, with ${who} (${kind.toLowerCase()}, ${where.toLowerCase()}).\n\nWhat would you like to do?`,
  none: 'I can’t see a booked visit in your record.',
  whoFirst: 'I can help with that. So that no one else can change your visit, I need to know who you are.',
  noRecord: 'Without your record I can’t see or change a visit. Our team can: just say you would like to talk to a person.',
  kept: 'All right, your visit stays as it is.',
  heldInstead: ({ from, to, who, kinds: [before, after] }: HeldInstead) =>
    `${to}, with ${who}. I am holding this time for you for ten minutes.\n\nIt replaces the visit you have: ${from}.${before === after ? '' : ` That was a ${before.toLowerCase()}, this is a ${after.toLowerCase()}.`} Shall I move it?`,
  moved: (when: string) => `Your visit is moved: ${when}. A new confirmation is on its way by email.`,
  noOtherTime: 'I am sorry, there is no other time that I can offer right now.',
  changedMeanwhile: 'Your visit has changed since I last looked, so I have not done anything yet. This is how it is now.',
  cancelCheck: (when: string) => `Your visit on ${when} will be cancelled, and someone else can have that time. Shall I cancel it?`,
  cancelled: (when: string) => `Your visit on ${when} is cancelled.`,
  anotherTime: 'Would you like to choose another time? If not, our care team will contact you.',
  match:
    'It looks as if we already have a record with these details. To keep everything together, I can send a six-digit code to the email address on file, and we continue there. Nothing you entered is lost.\n\nShall I send the code?',
} as const
