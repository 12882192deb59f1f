import { CHAT_ACTIONS } from '@clinic/contract/chat'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { describe, expect, it } from 'vitest'
import { headingOf } from '../question-cards/heading-of.ts'
import { EN } from '../question-cards/messages/chat-messages.ts'
import { FR } from '../question-cards/messages/chat-messages-fr.ts'
import { EN_FORM_MESSAGES } from '../question-cards/messages/form-messages.ts'
import { FR_FORM_MESSAGES } from '../question-cards/messages/form-messages-fr.ts'
import { checkDetails, emptyDetails, wireDetails } from './dialogs/details-form.ts'
import { offeredProvinces } from './dialogs/provinces.ts'

/** These put other words for those of the server and of the shared rules, by field and by code. */
const BY_CODE = /^(?:refusal|province|warning|error)$/

/** Every text by its path; functions are called with what shows most of their words. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}${key}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function' && BY_CODE.test(key)) return []
    if (typeof value === 'function') return [1, 2].map((count): [string, string] => [`${at}(${count})`, String(value(count, count))])
    return textsOf(value as object, `${at}.`)
  })
}

const english = textsOf({ ...EN, forms: EN_FORM_MESSAGES })
const french = textsOf({ ...FR, forms: FR_FORM_MESSAGES })

it('offers beside a person what the assistant understands (F-10)', () => {
  for (const [forms, labels] of [[EN_FORM_MESSAGES, LABELS] as const, [FR_FORM_MESSAGES, LABELS_FR] as const]) {
    const { call, email, cancel, questions, callInstead } = forms.offers
    expect([call, email, cancel]).toEqual([labels.callMe, labels.emailMe, labels.noPerson])
    expect([questions, callInstead]).toEqual([labels.toQuestions, labels.callInstead])
  }
})

describe('the French of the page', () => {
  it('differs from the English everywhere but in words that both languages share', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path))
    const same = french.filter(([, text], at) => english[at]?.[1] === text)
    expect(same.map(([path]) => path)).toEqual(['talk.log', 'button.pause'])
  })

  it('is set as the OQLF does: nothing before ; ! ?, a no-break space before : and inside guillemets', () => {
    for (const [path, text] of french) expect(text, path).not.toMatch(/[\s\u00a0][;?!]|[^\u00a0\d][:»]|«(?!\u00a0)/u)
  })

  it('names apart the buttons that one screen shows, as the English does', () => {
    for (const { talk, button, face } of [EN, FR]) {
      const names = [talk.send, ...Object.values(button), face.person]
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('keeps every figure of the English', () => {
    const digits = (text: string) => text.match(/\d+/g) ?? []
    for (const [at, [path, text]] of english.entries()) {
      // How much is left, where the English says how much is read; the digits that Canadian numbers have; one warning for every province.
      if (/^forms\.(?:consent\.readOn|details\.(?:phoneHint|underNineteen))/.test(path)) continue
      for (const number of digits(text)) expect(digits(french[at]?.[1] ?? '').map(Number), path).toContain(Number(number))
    }
  })

  it('names every province but those that have one name, and whatever can be wrong in the details', () => {
    const all = offeredProvinces([], 'Quebec')
    const names = all.map(({ label }) => FR.details.province(label))
    const kept = ['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon']
    expect(names.filter((name, at) => name === all[at]?.label)).toEqual(kept)

    const nothing = wireDetails({ ...emptyDetails({ provincialHealthID: '?' }), differentMailingAddress: true, mailingCountry: '' })
    const errors = Object.entries(checkDetails(nothing))
    expect(errors).toHaveLength(16)
    for (const [field, sentence] of errors) expect(FR_FORM_MESSAGES.details.error(field, sentence), field).not.toBe(sentence)
    for (const field of ['dateOfBirth', 'provincialHealthID', 'zipcode', 'mailingZipcode'])
      expect(FR.details.warning(field, 'in English'), field).not.toBe('in English')
  })
})

it('has a heading of its own for every step that the server may name', () => {
  for (const messages of [EN, FR]) {
    const headings = CHAT_ACTIONS.filter((action) => action !== 'OPENQUESTIONCHECKREADY').map((action) =>
      headingOf({ heading: null, action }, messages),
    )
    expect(headings).not.toContain(messages.whenReady)
  }
})
