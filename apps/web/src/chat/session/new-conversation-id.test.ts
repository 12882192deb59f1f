import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newConversationId } from './new-conversation-id.ts'

it('is 12 letters and digits, different each time (REQ-133)', () => {
  const ids = Array.from({ length: 200 }, () => newConversationId())
  expect(ids.every((id) => /^[A-Za-z0-9]{12}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})

it('throws away bytes that would make some characters likelier (REQ-133)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 248, max: 255 }), fc.integer({ min: 0, max: 247 }), (unfair, fair) => {
      const rounds = [unfair, fair]
      const id = newConversationId((bytes) => bytes.fill(rounds.shift() ?? 0))
      expect(id).toBe(newConversationId((bytes) => bytes.fill(fair)))
    }),
  )
})
