import { generateOtp, login, verifyOtp } from '@clinic/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { staff } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { LoginPage } from './login-page.tsx'

const EMAIL = 'noor.ito@clinic.example'
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' })
const open = (at = '/login') => render(<LoginPage />, { at })
type Shown = Awaited<ReturnType<typeof open>>
const enter = async ({ user }: Shown, who = EMAIL, secret = 'Qu7iet&harbour') => {
  await user.clear(email())
  await user.clear(password())
  if (who) await user.type(email(), who)
  if (secret) await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}
const toCode = async (at?: string) => {
  const shown = await open(at)
  await enter(shown)
  await screen.findByRole('textbox', { name: 'One-time code' })
  return shown
}

beforeEach(() => {
  api.answers(login, { success: true, token: 'first-step', user: staff({ scopes: ['user'] }) })
  api.answers(generateOtp, { success: true, message: 'Sent.' })
})

describe('the password step', () => {
  test('says what is missing, takes the focus there and asks nothing (REQ-078, REQ-080 to REQ-083)', async () => {
    const shown = await open()
    await expectAccessible()
    await enter(shown, '', '')
    expect(screen.getByText('The field is required')).toBeDefined()
    expect(screen.getByText('The Password field is required')).toBeDefined()
    expect(document.activeElement).toBe(email())
    expect(api.received(login)).toEqual([])
    await expectAccessible()
  })

  test.each(['1', '1234'])('takes a password of %s characters to be too short (REQ-082)', async (secret) => {
    const shown = await open()
    await enter(shown, EMAIL, secret)
    expect(screen.getByText('The Password field is required')).toBeDefined()
    expect(api.received(login)).toEqual([])
  })

  test('says that email or password are wrong, in a message that can be closed (REQ-093, REQ-095)', async () => {
    api.refuses(login, 'bad-credentials')
    const shown = await open()
    await enter(shown)
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email or password.')
    await shown.user.click(screen.getByRole('button', { name: 'Close message' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says “A server error occurred. Please try again.” where the server fails (REQ-099)', async () => {
    api.refuses(login, 'internal-error')
    const shown = await open()
    await enter(shown)
    expect((await screen.findByRole('alert')).textContent).toContain('A server error occurred. Please try again.')
    expect(email().value).toBe(EMAIL)
  })

  test('tells why a page sent somebody here (REQ-048, REQ-066)', async () => {
    await open('/login?reason=session-ended&to=/pages/NPQueue')
    expect(screen.getByRole('status').textContent).toContain('Your session has ended. Please log in again.')
  })
})

describe('the step of the mailed key', () => {
  test('says where the key went, takes the focus, and holds a new one back (REQ-077, REQ-079, REQ-086)', async () => {
    await toCode()
    expect(screen.getByText(EMAIL)).toBeDefined()
    expect(document.activeElement).toBe(code())
    expect(api.received(generateOtp)).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code \(\d+ s\)$/ }).disabled).toBe(true))
    await expectAccessible()
  })

  test('clears a wrong key and says so (REQ-094, REQ-098)', async () => {
    api.refuses(verifyOtp, 'bad-code')
    const { user } = await toCode()
    await user.type(code(), '123456')
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect code, please try again.')
    await waitFor(() => expect(code().value).toBe(''))
  })

  test('refuses what is no key without asking the server (REQ-098)', async () => {
    const { user } = await toCode()
    await user.type(code(), '123{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect code, please try again.')
    expect(api.received(verifyOtp)).toEqual([])
  })

  test('sends the sixth digit by itself, keeps the token and goes on (REQ-079, REQ-088 to REQ-090)', async () => {
    api.answers(verifyOtp, { success: true, token: 'whole-token', user: staff({ scopes: ['user'] }) })
    const { user, address } = await toCode('/login?to=/pages/timeline')
    await user.type(code(), '123 456')
    await waitFor(() => expect(localStorage.getItem('authToken')).toBe('whole-token'))
    expect(localStorage.getItem('jwtToken')).toBe('whole-token')
    expect(sessionStorage.getItem('preAuth')).toBeNull()
    await waitFor(() => expect(address()).toBe('/pages/timeline'))
  })

  test('starts again with the reason where it took too long (REQ-097)', async () => {
    api.refuses(verifyOtp, 'session-ended')
    const { user } = await toCode()
    await user.type(code(), '123456')
    expect(await screen.findByText('Your login timed out. Please start again.')).toBeDefined()
    expect(email()).toBeDefined()
    expect(password().value).toBe('')
    expect(sessionStorage.getItem('preAuth')).toBeNull()
  })

  test('says that no key could be sent, and offers another try (REQ-100)', async () => {
    api.refuses(generateOtp, 'code-not-sent')
    const { user } = await toCode()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate OTP.')
    api.answers(generateOtp, { success: true, message: 'Sent.' })
    await user.click(await screen.findByRole('button', { name: /^Send a new (key|code)$/ }))
    await waitFor(() => expect(api.received(generateOtp)).toHaveLength(2))
  })

  test('is still there after a reload, without another key being sent (REQ-079)', async () => {
    sessionStorage.setItem('preAuth', JSON.stringify({ token: 'first-step', email: EMAIL, sentAt: Date.now() - 5_000 }))
    await open()
    expect(code()).toBeDefined()
    expect(screen.getByText(EMAIL)).toBeDefined()
    expect(api.received(generateOtp)).toEqual([])
  })

  test('leads back to the password', async () => {
    const { user } = await toCode()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(email().value).toBe(EMAIL)
  })
})
