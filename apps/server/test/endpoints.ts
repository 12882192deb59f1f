import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@clinic/contract/endpoint'
import { z } from 'zod'

/** Errors of the authorization layer; any other comes from the call itself. */
export const AT_THE_DOOR = new Set([
  'unauthenticated',
  'session-ended',
  'session-locked',
  'code-needed',
  'factor-needed',
  'forbidden',
  'chat-key-invalid',
])

/** All calls of the contract, collected from its files so that new ones are included automatically. */
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
