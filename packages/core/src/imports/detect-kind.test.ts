import { IMPORT_KINDS } from '@clinic/contract/imports'
import { expect, it } from 'vitest'
import { detectKind } from './detect-kind.ts'
import { templateRows } from './template-rows.ts'

it.each([
  ['patients', ['Chart No', 'Last Name', 'First Name', 'DOB', 'HCN', 'Cell', 'Provider']],
  ['patients', ['ID', 'Nom', 'Prénom', 'Date de naissance', 'Courriel']],
  ['patients', ['First Name', 'Last Name', 'Email', 'Phone']],
  ['patients', ['', 'Notes', 'x']],
  ['patients', []],
  ['staff', ['Email', 'First Name', 'Last Name', 'Phone', 'Groups', 'Provinces']],
  ['staff', ['Courriel', 'Nom', 'Prénom', 'Rôle', 'Groupe']],
  ['slots', ['Provider', 'Date', 'Start', 'End']],
  ['slots', ['Praticien', 'Jour', 'Heure de début', 'Durée']],
])('detects a file for %s by %j (E-4)', (kind, headers) => {
  expect(detectKind(headers)).toBe(kind)
})

it.each(IMPORT_KINDS)('detects our own template of %s', (kind) => {
  expect(detectKind(templateRows(kind)[0] ?? [])).toBe(kind)
})
