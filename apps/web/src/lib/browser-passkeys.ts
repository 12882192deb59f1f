import type { addPasskey, verifyPasskey } from '@clinic/contract/auth/second-factors'
import type { Input } from '@clinic/contract/endpoint'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { ApiProblem } from './api-problem.ts'
import { t } from './messages/t.ts'

type Options = Record<string, unknown>
type NewPasskey = Input<typeof addPasskey>['body']['answer']
type PasskeyAnswer = Input<typeof verifyPasskey>['body']['answer']

/** Whether this browser can do it at all, and only ever on a page that came safely. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Has the browser make a passkey. Throws `ApiProblem` with words for the person, who may have said no. */
export async function makePasskey(offered: Options): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = offered as unknown as PublicKeyCredentialCreationOptionsJSON
  return asked(() => startRegistration({ optionsJSON }) as unknown as Promise<NewPasskey>)
}

/** Has the browser prove one of the person's passkeys. Throws as `makePasskey`. */
export async function answerPasskey(offered: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = offered as unknown as PublicKeyCredentialRequestOptionsJSON
  return asked(() => startAuthentication({ optionsJSON }) as unknown as Promise<PasskeyAnswer>)
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new ApiProblem({ code: 'passkey-refused', message: sentenceOf((error as Error).name), status: 0 })
  }
}

/** What browsers call it, in words. They do not tell a no from a wait that was too long. */
function sentenceOf(name: string): string {
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (name === 'NotAllowedError' || name === 'AbortError') return t('No passkey was used. Select the button to try again.')
  return t('This browser couldn’t use a passkey. Try another login method or another browser.')
}
