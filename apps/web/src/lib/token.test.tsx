import { expect, test } from 'vitest'
import { keepDraft, readKeptDraft } from './kept-draft.ts'
import { clearToken, readToken, writeToken } from './token.ts'

test('the token and what was typed and not sent are gone from the browser with the session (REQ-090)', () => {
  writeToken('a-token')
  keepDraft('reply-1', 'See you on Monday')
  sessionStorage.setItem('other', 'stays')
  expect([readToken(), localStorage.getItem('authToken'), localStorage.getItem('jwtToken')]).toEqual(['a-token', 'a-token', 'a-token'])
  expect(readKeptDraft('reply-1')).toBe('See you on Monday')
  clearToken()
  expect([readToken(), readKeptDraft('reply-1'), sessionStorage.getItem('other')]).toEqual([null, '', 'stays'])
  expect([localStorage.getItem('authToken'), localStorage.getItem('jwtToken')]).toEqual([null, null])
})
