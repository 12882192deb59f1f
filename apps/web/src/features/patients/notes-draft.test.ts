import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContested, type NotesEvent, nextNotes, startNotes, wantsSaving } from './notes-draft.ts'

const notesAfter = (first: string, ...events: NotesEvent[]) => events.reduce(nextNotes, startNotes(first))
const typed = (text: string): NotesEvent => ({ kind: 'typed', text })
const stored = (text: string): NotesEvent => ({ kind: 'stored', text })
const failed: NotesEvent = { kind: 'failed', message: 'no' }

describe('notes being written (C-11)', () => {
  it('follow the stored text while nobody writes', () => {
    expect(notesAfter('a', stored('b'))).toEqual(startNotes('b'))
  })

  it('keep what is being typed when the stored text changes underneath, and then wait to be asked', () => {
    const draft = notesAfter('a', typed('ab'), stored('c'))
    expect(draft.text).toBe('ab')
    expect(isContested(draft)).toBe(true)
    expect(wantsSaving(draft)).toBe(false)
    expect(wantsSaving(nextNotes(draft, { kind: 'mine-kept' }))).toBe(true)
  })

  it('are clean again when both end at the same words', () => {
    expect(notesAfter('a', typed('ab'), stored('ab')).phase).toBe('clean')
    expect(notesAfter('a', typed('ab'), typed('a')).phase).toBe('clean')
  })

  it('go from saving to saved, and to dirty where more was typed meanwhile', () => {
    expect(notesAfter('a', typed('ab'), { kind: 'sent' }, { kind: 'saved' }).phase).toBe('saved')
    const more = notesAfter('a', typed('ab'), { kind: 'sent' }, typed('abc'), { kind: 'saved' })
    expect(more).toMatchObject({ phase: 'dirty', text: 'abc', base: 'ab' })
    expect(wantsSaving(more)).toBe(true)
  })

  it('keep the words when saving failed, say why, and can be tried again', () => {
    const draft = notesAfter('a', typed('ab'), { kind: 'sent' }, failed)
    expect(draft).toMatchObject({ phase: 'failed', text: 'ab', message: 'no' })
    expect(nextNotes(draft, { kind: 'sent' })).toMatchObject({ phase: 'saving', sent: 'ab' })
  })

  it('go back to the stored text on Escape', () => {
    expect(notesAfter('a', typed('ab'), { kind: 'reverted' })).toEqual(startNotes('a'))
    expect(notesAfter('a', typed('ab'), stored('c'), { kind: 'reverted' })).toEqual(startNotes('c'))
  })

  it('never lose what was typed last, whatever comes from the server', () => {
    const content = fc.string({ maxLength: 3 })
    const fromServer = fc.oneof(
      content.map(stored),
      fc.constantFrom<NotesEvent>({ kind: 'sent' }, { kind: 'saved' }, failed, { kind: 'settled' }, { kind: 'mine-kept' }),
    )
    fc.assert(
      fc.property(content, content, fc.array(fromServer, { maxLength: 6 }), (first, last, events) => {
        let draft = nextNotes(startNotes(first), typed(last))
        for (const event of events) {
          const before = draft
          if (event.kind === 'saved' && before.phase !== 'saving') continue
          draft = nextNotes(draft, event)
          const unsaved = before.phase === 'dirty' || before.phase === 'saving' || before.phase === 'failed'
          if (unsaved) expect(draft.text).toBe(before.text)
        }
      }),
    )
  })
})
