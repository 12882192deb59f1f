import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { ConsentCard } from './consent-card.tsx'

const { consent: messages, button } = { ...MESSAGES.en.forms, button: MESSAGES.en.button }
const CONSENT = { version: '3', sections: [{ heading: 'A. Adverse effects', text: 'Avoid driving for 4 to 6 hours.' }] }
const open = async (errors = {}) => {
  const props = cardProps()
  const card = chatCard({ kind: 'consent', consent: CONSENT, errors }, { action: 'OPENCONSENTFORMWINDOW', heading: null })
  const shown = renderChat(<ConsentCard {...props} opensByItself card={card} />)
  await screen.findByRole('dialog')
  return { ...shown, props }
}
const form = (name: string = messages.title) => screen.getByRole('dialog', { name })
const yes = () => within(form()).getByRole<HTMLInputElement>('radio', { name: messages.yes })

/** Scrolls the text so that this share has been seen. */
function scrollTo(fraction: number): void {
  const text = screen.getByRole('region', { name: messages.text })
  Object.defineProperties(text, { clientHeight: { value: 200 }, scrollHeight: { value: 1_000 } })
  text.scrollTop = 1_000 * fraction - 200
  act(() => void fireEvent.scroll(text))
}

/** A window of this width, in pixels; what it returns makes it wider or narrower. */
function showAt(width: number): (to: number) => void {
  let now = width
  const wide = window.matchMedia
  const queries: (() => void)[] = []
  vi.stubGlobal('matchMedia', (media: string) => {
    const limit = /^\(max-width: (\d+)px\)$/.exec(media)?.[1]
    if (!limit) return wide(media)
    const query = new EventTarget()
    let matched = now <= Number(limit)
    queries.push(() => {
      const before = matched
      matched = now <= Number(limit)
      if (matched !== before) query.dispatchEvent(new Event('change'))
    })
    return Object.defineProperty(query, 'matches', { get: () => matched })
  })
  return (to) => {
    now = to
    act(() => {
      for (const check of queries) check()
    })
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the consent form', () => {
  test('opens by itself when its step is new (REQ-118, REQ-150)', async () => {
    await open()
    expect(within(form()).getByRole('heading', { name: 'A. Adverse effects' })).toBeDefined()
    await expectAccessible()
  })

  test('can be answered once 95 percent of the text were seen, not before (REQ-162)', async () => {
    await open()
    expect(yes().matches(':disabled')).toBe(true)
    expect(within(form()).getByLabelText<HTMLInputElement>(messages.signature).disabled).toBe(true)
    scrollTo(0.94)
    expect(yes().matches(':disabled')).toBe(true)
    scrollTo(0.95)
    expect(yes().matches(':disabled')).toBe(false)
    expect(within(form()).getByLabelText<HTMLInputElement>(messages.signature).disabled).toBe(false)
  })

  test.each([
    [768, true],
    [769, false],
  ])('can be answered unread at %i pixels: %s (REQ-163)', async (width, mayAnswer) => {
    showAt(width)
    await open()
    expect(yes().matches(':disabled')).toBe(!mayAnswer)
    expect(within(form()).getByLabelText<HTMLInputElement>(messages.signature).matches(':disabled')).toBe(!mayAnswer)
  })

  test('can be answered unread from the moment that the window is narrow enough, and while it is (REQ-163)', async () => {
    const resize = showAt(1_024)
    await open()
    resize(768)
    expect(yes().matches(':disabled')).toBe(false)
    resize(769)
    expect(yes().matches(':disabled')).toBe(true)
  })

  test('says what is missing in the specification’s words, and sends nothing (REQ-164, REQ-165)', async () => {
    const { user, props } = await open()
    scrollTo(1)
    await user.click(within(form()).getByRole('button', { name: button.submit }))
    expect(within(form()).getByRole('alert').textContent).toBe('Please complete the consent form before submitting.')
    expect(props.onAnswer).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test.each([
    ['a blank signature', '   ', '1980-05-17'],
    ['no date of birth', 'Noémie Desrosiers', ''],
  ])('is not complete with %s (REQ-164, REQ-165)', async (_, signature, born) => {
    const { user, props } = await open()
    scrollTo(1)
    await user.click(yes())
    await user.type(within(form()).getByLabelText(messages.signature), signature)
    if (born) await user.type(within(form()).getByLabelText('Date of birth'), born)
    await user.click(within(form()).getByRole('button', { name: button.submit }))
    expect(within(form()).getByRole('alert').textContent).toBe('Please complete the consent form before submitting.')
    expect(props.onAnswer).not.toHaveBeenCalled()
  })

  test.each(['1980-05-17', '17 May 1980', 'May 17, 1980'])(
    'takes the date of birth as “%s” and says how it was read (REQ-161, REQ-166)',
    async (born) => {
      const { user, props } = await open()
      scrollTo(1)
      await user.click(yes())
      await user.type(within(form()).getByLabelText(messages.signature), ' Noémie Desrosiers ')
      await user.type(within(form()).getByLabelText('Date of birth'), born)
      expect(screen.getByText(MESSAGES.en.forms.date.understood('May 17, 1980'))).toBeDefined()
      await user.click(within(form()).getByRole('button', { name: button.submit }))
      expect(props.onAnswer.mock.calls[0]?.[0].context).toEqual({
        consent: { consentOption: 'yes', signature: 'Noémie Desrosiers', dateOfBirth: '1980-05-17', scrolledPercent: 100 },
      })
    },
  )

  test('asks for letters where a date could be read in two ways (REQ-166)', async () => {
    const { user } = await open()
    scrollTo(1)
    await user.type(within(form()).getByLabelText('Date of birth'), '05/06/1980')
    expect(screen.getByText(MESSAGES.en.forms.date.ambiguous)).toBeDefined()
  })

  test('sends a no as such (REQ-168)', async () => {
    const { user, props } = await open()
    scrollTo(1)
    await user.click(within(form()).getByRole('radio', { name: messages.no }))
    await user.type(within(form()).getByLabelText(messages.signature), 'Noémie Desrosiers')
    await user.type(within(form()).getByLabelText('Date of birth'), '1980-05-17')
    await user.click(within(form()).getByRole('button', { name: button.submit }))
    expect(props.onAnswer.mock.calls[0]?.[0].context).toMatchObject({ consent: { consentOption: 'no' } })
  })

  test('asks before it is closed, and a no keeps what was filled in (REQ-167)', async () => {
    const { user } = await open()
    scrollTo(1)
    await user.type(within(form()).getByLabelText(messages.signature), 'Noémie')
    await user.click(within(form()).getByRole('button', { name: button.cancel }))
    const question = screen.getByRole('alertdialog', { name: messages.askClose })
    await user.click(within(question).getByRole('button', { name: messages.back }))
    expect(within(form()).getByLabelText<HTMLInputElement>(messages.signature).value).toBe('Noémie')
  })

  test('says that nothing goes on without it once it is closed, and opens again (REQ-167, REQ-168)', async () => {
    const { user } = await open()
    await user.click(within(form()).getByRole('button', { name: button.cancel }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: messages.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(MESSAGES.en.consent.without)).toBeDefined()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.consent.open }))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  test('shows what the server refused (REQ-165)', async () => {
    await open({ signature: 'Please complete the consent form before submitting.' })
    expect(within(form()).getByRole('alert').textContent).toBe('Please complete the consent form before submitting.')
  })

  test('speaks French', async () => {
    await inFrench()
    const { user } = await open()
    const { consent, date } = MESSAGES.fr.forms
    expect(form(consent.title)).toBeDefined()
    const text = screen.getByRole('region', { name: consent.text })
    Object.defineProperties(text, { clientHeight: { value: 200 }, scrollHeight: { value: 200 } })
    act(() => void fireEvent.scroll(text))
    await user.type(screen.getByLabelText('Date de naissance'), '1980-05-17')
    expect(screen.getByText(date.understood('17 mai 1980'))).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }))
    expect(screen.getByRole('alert').textContent).toBe(consent.incomplete)
    await expectAccessible()
  })
})
