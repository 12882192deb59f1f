import { CHAT_ACTIONS } from '@clinic/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { headingOf } from '../question-cards/heading-of.ts'
import { EN } from '../question-cards/messages/chat-messages.ts'
import { FR } from '../question-cards/messages/chat-messages-fr.ts'
import { EN_FORM_MESSAGES } from '../question-cards/messages/form-messages.ts'
import { FR_FORM_MESSAGES } from '../question-cards/messages/form-messages-fr.ts'
import { checkDetails, emptyDetails, wireDetails } from './dialogs/details-form.ts'
import { offeredProvinces } from './dialogs/provinces.ts'

/** These put other words for those of the server and of the shared rules, by field and by code. */
const TOLD = /^(?:refusal|province|warning|fault)$/

/** Every text by its path; functions are called with what shows most of their words. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}${key}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function' && TOLD.test(key)) return []
    if (typeof value === 'function') return [1, 2].map((count): [string, string] => [`${at}(${count})`, String(value(count, count))])
    return textsOf(value as object, `${at}.`)
  })
}

const english = textsOf({ ...EN, forms: EN_FORM_MESSAGES })
const french = textsOf({ ...FR, forms: FR_FORM_MESSAGES })

describe('the French of the page', () => {
  it('differs from the English everywhere but in words that both languages share', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path))
    const same = french.filter(([, text], at) => english[at]?.[1] === text)
    expect(same.map(([path]) => path)).toEqual(['talk.log', 'button.pause'])
  })

  it('is set as the OQLF does: nothing before ; ! ?, a no-break space before : and inside guillemets', () => {
    for (const [path, text] of french) expect(text, path).not.toMatch(/[\s\u00a0][;?!]|[^\u00a0\d][:»]|«(?!\u00a0)/u)
  })

  it('keeps every figure of the English', () => {
    const figures = (text: string) => text.match(/\d+/g) ?? []
    for (const [at, [path, text]] of english.entries()) {
      // How much is left, where the English says how much is read; the digits that Canadian numbers have; one warning for every province.
      if (/^forms\.(?:consent\.readOn|details\.(?:phoneHint|underNineteen))/.test(path)) continue
      for (const figure of figures(text)) expect(figures(french[at]?.[1] ?? '').map(Number), path).toContain(Number(figure))
    }
  })

  it('names every province but those that have one name, and whatever can be wrong in the details', () => {
    const all = offeredProvinces([], 'Quebec')
    const names = all.map(({ label }) => FR.details.province(label))
    const kept = ['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon']
    expect(names.filter((name, at) => name === all[at]?.label)).toEqual(kept)

    const nothing = wireDetails({ ...emptyDetails({ provincialHealthID: '?' }), differentMailingAddress: true, mailingCountry: '' })
    const faults = Object.entries(checkDetails(nothing))
    expect(faults).toHaveLength(16)
    for (const [field, sentence] of faults) expect(FR_FORM_MESSAGES.details.fault(field, sentence), field).not.toBe(sentence)
    for (const field of ['dateOfBirth', 'provincialHealthID', 'zipcode', 'mailingZipcode'])
      expect(FR.details.warning(field, 'in English'), field).not.toBe('in English')
  })
})

it('has a heading of its own for every step that the server may name', () => {
  for (const words of [EN, FR]) {
    const headings = CHAT_ACTIONS.filter((action) => action !== 'OPENQUESTIONCHECKREADY').map((action) =>
      headingOf({ heading: null, action }, words),
    )
    expect(headings).not.toContain(words.whenReady)
  }
})
