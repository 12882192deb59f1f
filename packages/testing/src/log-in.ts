import type { CurrentUser } from '@clinic/contract/users'

type Given = { body?: object; token?: string }
/** Makes one call, such as `POST /api/auth/login`. */
export type Ask = (call: string, given: Given) => Promise<{ status: number; body: unknown }>
/** `newCode` begins to watch the mail when it is called; what it returns waits for a code that was sent after that. */
type Mailed = { ask: Ask; newCode: (email: string) => Promise<() => Promise<string>> }
type Who = { email: string; password: string; rotate?: boolean }

/**
 * Logs in as a person does: password, then the code that is mailed. Throws an error with the server's answer where it refuses. `rotate`: the
 * token is exchanged for a new one, as our page does.
 */
export async function logIn({ ask, newCode }: Mailed, { email, password, rotate }: Who): Promise<{ token: string; user: CurrentUser }> {
  const succeed = async (call: string, given: Given) => {
    const { status, body } = await ask(call, given)
    if (status !== 200) throw new Error(`${email}: ${call} was answered ${status} ${JSON.stringify(body)}`)
    return body as { token: string; user: CurrentUser }
  }
  const { token } = await succeed('POST /api/auth/login', { body: { email, password } })
  const code = await newCode(email)
  await succeed('GET /api/auth/generate-otp', { token })
  return succeed('POST /api/auth/verify-otp', { token, body: { token: await code(), ...(rotate && { rotate }) } })
}
