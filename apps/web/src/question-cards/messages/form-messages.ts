import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { CONSENT_DATE_UNCLEAR } from '@clinic/core/patients/consent'
import type { Translated } from '../../lib/language-choice/translated.ts'

/** What the forms say that open as dialogs, in English. Apart, so that it is fetched with them. */
export type FormSegments = Translated<typeof EN_FORM_MESSAGES>

export const EN_FORM_MESSAGES = {
  pleaseChoose: 'Please choose',
  date: {
    example: 'For example 14 March 1985, or 1985-03-14',
    ambiguous: 'Please write the month in letters, for example 14 March 1985.',
    understood: (date: string) => `That is ${date}.`,
  },
  consent: {
    title: 'Consent form',
    text: 'Text of the consent form',
    readOn: (percent: number) => `Please read to the end to answer (${percent}% read).`,
    toEnd: 'Scroll to the end',
    question: 'Do you consent?',
    yes: 'Yes, I consent',
    no: 'No, I do not consent',
    signature: 'Signature (type your full name)',
    incomplete: CHAT_TEXTS.consentIncomplete, // REQ-165
    dateUnclear: CONSENT_DATE_UNCLEAR,
    askClose: 'Close the consent form?',
    close: 'Close the form',
    back: 'Back to the form',
    closeMeans: 'You need to give consent to keep using the assistant. What you’ve filled in stays here until you leave the page.',
  },
  details: {
    title: 'Your details',
    fieldErrors: (count: number) => (count === 1 ? 'Please check 1 field' : `Please check ${count} fields`),
    /** What is wrong with a field; the shared rules say it in English. */
    error: (_field: string, english: string) => english,
    firstName: 'First name',
    lastName: 'Last name',
    healthCard: 'Provincial health card number',
    phoneHint: '10 to 15 digits',
    underNineteen: 'You are under 19. This may affect whether you are eligible for medical cannabis.', // REQ-199
    street: 'Street address',
    city: 'City',
    province: 'Province or territory',
    postalCode: 'Postal code',
    postalCodeHint: 'For example K1A 0B1',
    country: 'Country',
    mailingDiffers: 'My mailing address is different',
    save: 'Save my details',
  },
  times: {
    title: 'Choose a time',
    earlier: 'Previous month',
    later: 'Next month',
    day: (day: string, count: number) => `${day}, ${count === 1 ? '1 time' : `${count} times`}`,
    with: (time: string, provider: string) => `${time}, with ${provider}`,
    choose: 'Choose this time',
  },
  variants: {
    note: 'Please note',
    understood: 'Got it',
    notChosen: 'Not chosen yet',
    stars: (count: number, of: number) => `${count} of ${of} ${of === 1 ? 'star' : 'stars'}`,
    pressSubmit: 'Press Submit if this is your answer.',
    drawing: 'A drawing',
    drawHere:
      'Draw with your finger, a stylus or a mouse. On a keyboard, use the arrow keys to move and the space bar to start or stop drawing.',
    strokes: (count: number) => (count === 0 ? 'Nothing drawn yet' : count === 1 ? 'One line drawn' : `${count} lines drawn`),
    penDown: 'The pen is down',
    full: 'There’s no room for more lines. Undo one to continue.',
    undoLine: 'Undo the last line',
    clear: 'Clear',
    inWords: 'Describe it in words instead',
    asDrawing: 'Draw instead',
    drawnBefore: 'What you drew before',
    picture: 'A picture',
    takePicture: 'Take a photograph',
    choosePicture: 'Choose a picture',
    pictureHint: 'We shrink your photo on this device and remove hidden details, such as where it was taken.',
    reading: 'One moment …',
    notReadable: 'This file could not be opened as a picture. Please take another one, or say it in words.',
    yourPicture: 'Your picture',
    usePicture: 'Use this picture',
    retake: 'Take another',
    asPicture: 'Send a picture instead',
  },
}
