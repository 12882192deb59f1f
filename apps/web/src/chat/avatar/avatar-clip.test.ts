import { describe, expect, it } from 'vitest'
import { avatarClip } from './avatar-clip.ts'

const QUIET = { wave: null, serious: false, waiting: false, speaking: false, typing: false } as const

describe('the face (REQ-109)', () => {
  it('rests when nothing happens, listens to typing, talks with the voice and thinks while a reply is awaited', () => {
    expect(avatarClip(QUIET)).toBe('idle')
    expect(avatarClip({ ...QUIET, typing: true })).toBe('listening')
    expect(avatarClip({ ...QUIET, typing: true, speaking: true })).toBe('talking')
    expect(avatarClip({ ...QUIET, typing: true, speaking: true, waiting: true })).toBe('thinking')
  })

  it('greets before it talks, and leaves the greeting for an answer that is on its way', () => {
    expect(avatarClip({ ...QUIET, wave: 'greeting', speaking: true, typing: true })).toBe('greeting')
    expect(avatarClip({ ...QUIET, wave: 'greeting', waiting: true })).toBe('thinking')
  })

  it('waves goodbye whatever else goes on', () => {
    expect(avatarClip({ ...QUIET, wave: 'goodbye', speaking: true, waiting: true, typing: true })).toBe('goodbye')
  })

  it('neither waves nor smiles through its words at somebody in danger (D-6)', () => {
    for (const speaking of [true, false]) expect(avatarClip({ ...QUIET, serious: true, wave: 'greeting', speaking })).toBe('listening')
  })
})
