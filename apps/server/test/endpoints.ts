import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@clinic/contract/endpoint'
import { z } from 'zod'

/** What the front door says; anything else was said by the call itself. */
export const AT_THE_DOOR = new Set([
  'unauthenticated',
  'session-ended',
  'session-locked',
  'code-needed',
  'factor-needed',
  'forbidden',
  'chat-key-invalid',
])

/** Every call of the contract, whichever file describes it: a new one is among them without anybody's doing. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const folder = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((name) => import(`${folder}/${name}`) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'response' in value &&
    value.response instanceof z.ZodType
  )
}
