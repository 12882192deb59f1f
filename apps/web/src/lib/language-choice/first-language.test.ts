import type { ChatLanguage } from '@clinic/contract/chat'
import { expect, it } from 'vitest'
import { firstLanguage } from './first-language.ts'

const both: ChatLanguage[] = ['en', 'fr']
const nothing = { offered: both, stored: null, search: '', preferred: [] }

it('is what the person chose before, else what the link says, else what the browser is set to, else English', () => {
  expect(firstLanguage({ ...nothing, stored: 'en', search: '?lang=fr', preferred: ['fr-CA'] })).toBe('en')
  expect(firstLanguage({ ...nothing, search: '?embedded=1&lang=fr', preferred: ['en-CA'] })).toBe('fr')
  expect(firstLanguage({ ...nothing, preferred: ['de', 'fr-FR', 'en'] })).toBe('fr')
  expect(firstLanguage({ ...nothing, preferred: ['de-DE'] })).toBe('en')
})

it('is English wherever French is not offered', () => {
  expect(firstLanguage({ offered: ['en'], stored: 'fr', search: '?lang=fr', preferred: ['fr'] })).toBe('en')
})

it('passes over a wish that names no language', () => {
  expect(firstLanguage({ ...nothing, stored: 'klingon', search: '?lang=', preferred: ['FR-ca'] })).toBe('fr')
})
