import { expect, test } from 'vitest'
import { releaseText } from './release-text.ts'

const preview = { patients: 6, pcr: 4, np: 3, held: 1 }

test.each([
  [preview, undefined, '6 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.'],
  [preview, { pcr: true, np: false }, '4 patients will be released: 4 as PCR.'],
  [{ ...preview, patients: 1, pcr: 0, np: 1, held: 0 }, undefined, '1 patient will be released: 1 as NP.'],
  [{ patients: 0, pcr: 0, np: 0, held: 0 }, undefined, 'No assigned patients, so none will be released.'],
  [{ ...preview, np: 0 }, { pcr: false, np: true }, 'No assigned patients, so none will be released.'],
])('%j for the roles %j reads %j (REQ-242)', (counts, roles, text) => {
  expect(releaseText(counts, roles)).toBe(text)
})
