import { countText } from '../../../lib/format/lists.ts'
import type { Translated } from '../../../lib/language-choice/translated.ts'

/** Everything that the pages behind emailed links say, in English. */
export type MagicLinkMessages = Translated<typeof EN>

export const EN = {
  /** A refusal in the server's own English, where this language has nothing else for its code. */
  refusal: (_code: string | null, english: string) => english,
  wholeLink: 'This page needs the whole link from your email. Open it from there.',
  tryAgain: 'Try again',
  reading: 'One moment',
  title: {
    booked: 'Your appointment',
    choose: 'Choose another time',
    held: 'Move your appointment?',
    cancelled: 'Appointment cancelled',
    over: 'This appointment is over',
  },
  facts: {
    yours: 'Your current time',
    with: 'With',
    visit: 'Visit',
    where: 'Where',
    /** By phone or video, as the schedule has it. */
    day: (day: string) => day,
    clinic: (when: string) => `At the clinic: ${when}`,
  },
  actions: {
    move: 'Choose another time',
    calendar: 'Add to my calendar',
    cancel: 'Cancel the appointment',
    bookAgain: 'Book a new time with our assistant',
  },
  cancel: {
    title: 'Cancel your appointment?',
    text: (when: string) => `${when}. This time will then be available to someone else.`,
    keep: 'Keep it',
    close: 'Close',
    free: 'Your appointment has been cancelled.',
    final: 'This can no longer be undone.',
    undo: 'Undo the cancellation',
    restored: 'Your appointment is back on.',
  },
  choose: {
    reading: 'Looking for free times',
    none: 'No other time is free in the next three weeks. Your appointment stays as it is.',
    again: 'Check again',
    back: 'Back to my appointment',
    day: 'Day',
    dayOf: (day: string, count: number) => `${dayFormat.format(new Date(`${day}T00:00:00Z`))} (${countText(count, 'time')})`,
    time: 'Time',
    with: (provider: string) => `with ${provider}`,
    keep: 'Hold this time',
  },
  held: {
    kept: 'Held for you:',
    stays: (provider: string) => `, with ${provider}. Your appointment stays as it is until you move it.`,
    left: (time: string) => `${time} left`,
    move: 'Move my appointment',
    other: 'Choose a different time',
    moved: 'Your appointment has been moved. A new entry for your calendar is on its way by email.',
  },
  emailChange: {
    titles: { open: 'Stop the change of your email?', stopped: 'The change was stopped', over: 'This can no longer be stopped here' },
    texts: {
      open: 'Someone asked us to use another email address for you. If it was not you, stop the change. We’ll keep this address and call you.',
      stopped: 'We keep this email address. Someone from the clinic will call you.',
      over: 'The 24 hours are over, or the address was changed again. Please contact the clinic.',
    },
    stop: 'Stop the change',
  },
  reminders: {
    ask: 'Stop reminders?',
    stopped: 'Reminders are off',
    resumed: 'Reminders are on',
    ends: 'We’ll stop sending these emails.',
    what: 'We send short emails when something is due, such as a renewal, or when you start something in our chat and don’t finish it.',
    stays: 'You’ll still get emails about appointments you book: confirmations, changes and reminders.',
    none: 'You won’t get any more reminders.',
    again: 'You will get reminders again.',
    stop: 'Stop reminders',
    undo: 'Send me reminders again',
  },
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
