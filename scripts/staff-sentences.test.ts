import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DOCUMENT_REFUSALS, DOCUMENT_WARNINGS } from '@clinic/contract/documents/readiness'
import { CALL_STEPS } from '@clinic/contract/patients/calls'
import { PROBLEMS } from '@clinic/contract/problem'
import { BULK_ACTIONS } from '@clinic/contract/queues'
import { ALARM_KINDS, ALARM_SOURCES, AUDIT_ACTIONS, DECISIONS, INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import { describeAction } from '@clinic/core/audit/describe-action'
import { END_TEXTS, OUTCOME_TEXTS, ordinal, stepText } from '@clinic/core/calls/step-text'
import { STAGES } from '@clinic/core/chat/state/state'
import { NOTES } from '@clinic/core/chat/texts/texts'
import { tellRefusal, tellWarning } from '@clinic/core/documents/tell-refusal'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { ISSUE_LEVELS, type ValidationIssueCode } from '@clinic/core/questionnaires/validation/issue'
import { issueText } from '@clinic/core/questionnaires/validation/issue-text'
import { bulkMessage } from '@clinic/core/queues/bulk-message'
import { knownSentences } from '@clinic/core/shared/known-sentences'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from './structure/tree.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
const messages: Record<string, string> = JSON.parse(read('data/staff-messages/fr.json'))
const table: Record<string, string> = JSON.parse(read('data/staff-messages/sentences-fr.json'))
const french = knownSentences(table, (text) => messages[text] ?? text)
/** Marks what is known, also where the two languages say the same. */
const marked = knownSentences(Object.fromEntries(Object.entries(table).map(([english, text]) => [english, `⟦${text}⟧`])), (text) => text)
/** Why a conversation went back in line automatically. */
const WHYS = ['change-attention', 'release-absent'].flatMap((name) =>
  [...read(`apps/server/src/assistant/chat/attention/${name}.ts`).matchAll(/why: '([^']+)'/g)].map(([, why = '']) => why),
)
/** Nothing but a value: a person typed it, or the function that composes it is in `COMPOSED`. */
const ELSEWHERE = /^(⟨\w*⟩|)$/
/** Descriptions with a part from a table or a function, by what is fixed of them, and all that these parts can be. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  '⟨name⟩, version ⟨version⟩⟨facts⟩': ['Renewal, version 3', 'Renewal, version 3, by phone'],
  '⟨key⟩, version ⟨version⟩⟨facts⟩': ['renewal, version 3', 'renewal, version 3, by phone'],
  '⟨what⟩ to ⟨question⟩': ['Nothing to learn from a reply to q1', 'A dismissed reply is listed again to q1'],
  '⟨what⟩ ⟨starts_at⟩ with ⟨name⟩': [
    ...['No longer kept:', 'Cancelled:', 'Kept for ten minutes:', 'Did not come:', 'Arrived for', 'Moved to'],
    ...['Booked for', 'Booked (phone) for', 'Cancelled, the patient asked:', 'Cancelled, another reason:'],
    ...['Cancelled, the patient has died:', 'Cancellation undone:'],
  ].map((what) => `${what} 2026-11-26 14:30 with Dana Whitfield`),
  ...Object.fromEntries(
    ['⟨outcome⟩, ⟨1⟩ call. ⟨local⟩', '⟨outcome⟩, ⟨1⟩ call. '].map((text) => [
      text,
      Object.values(OUTCOME_TEXTS).flatMap((outcome) =>
        ['', ...CALL_STEPS.map((step) => stepText(step, '2026-11-27 09:00'))].map(
          (step, place) => `${outcome}, ${ordinal(place + 1)} call. ${step}`,
        ),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['The patient could not be emailed after ', 'Emailed the patient a link after '].map((text) => [
      `${text}⟨after⟩`,
      ['a wrong number', 'the last call that was not answered'].map((after) => `${text}${after}`),
    ]),
  ),
  '⟨key⟩, by phone': ['phq9, by phone'],
  '⟨one⟩, ⟨why⟩': ['phq9, which belongs to a visit of its own', 'phq9, not published', 'phq9, more than the 3 that answers may add'],
  'Corrected ⟨join⟩ ⟨checked_by⟩': [
    'Corrected phone, street address after a call back to the number on file',
    'Corrected email after the health number and two other identifiers',
    'Corrected city after photo identification',
  ],
  '⟨what⟩⟨why⟩': ['Opened the record', 'Opened the record, as the practitioner of a visit', 'Read the calls, after looking up the caller'],
  'Completed the help request⟨next⟩': [
    'Completed the help request',
    'Completed the help request, back in line',
    'Completed the help request, call back 2026-11-27 09:00 (patient’s time)',
  ],
  'In the PCR queue: ⟨kind⟩': ['In the PCR queue: liver tests are due on this treatment'],
  '⟨removed⟩ was removed': ['The authenticator app was removed', 'The passkey “Phone” was removed'],
  'Logged in with password and ⟨kind⟩': ['Logged in with password and an authenticator app', 'Logged in with password and a recovery code'],
  'Import ⟨id⟩ applied: ⟨counts⟩': Object.keys(table).filter((one) => one.startsWith('Import {id} applied: ')),
  '⟨action⟩: ⟨description⟩': [],
}

/** Answers to orders with a part from a function. */
const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  '⟨words⟩.': [
    ...Object.values(END_TEXTS).map((reason) => `Contact ended: ${reason}.`),
    `Try again. ${stepText('call', '2026-11-27 09:00')}.`,
  ],
  'Call recorded. ⟨local⟩.': CALL_STEPS.map((step) => `Call recorded. ${stepText(step, '2026-11-27 09:00')}.`),
}

it('every description that the server writes into the audit log has French (F-15)', () => {
  const written = filesBelow(ROOT, 'apps/server/src')
    .filter((path) => path.endsWith('.ts') && !/\.(test|test-data|harness)\.ts$/.test(path))
    .flatMap((path) => textsUnder('description', path).map((text) => ({ path, text })))
  expect(written.length).toBeGreaterThan(230)
  const samples = written.flatMap(({ path, text }) => (COMPOSED[text] ?? [text]).map((one) => ({ path, text: one })))
  expect(samples.filter(({ text }) => marked(text) === text).map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

it('so has every sentence of one’s own activity, with a patient and without one', () => {
  const said = AUDIT_ACTIONS.flatMap((action) =>
    ['TCN-30012', null].flatMap((patient_id) => {
      const { before, after, patient_id: shown } = describeAction({ action, description: 'x', patient_id })
      return before.startsWith('You ') ? [`${before}${shown ?? ''}${after}`] : []
    }),
  )
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter((text) => !french(text).startsWith('Vous '))).toEqual([])
})

it('so has every answer to an order, which is shown when it is done', () => {
  const answered = filesBelow(ROOT, 'apps/server/src/care')
    .concat(filesBelow(ROOT, 'apps/server/src/identity'), filesBelow(ROOT, 'apps/server/src/booking'))
    .filter((path) => path.endsWith('.ts') && !/\.(test|test-data|harness)\.ts$/.test(path))
    .flatMap((path) => textsUnder('message', path).map((text) => ({ path, text })))
  expect(answered.length).toBeGreaterThan(40)
  const samples = answered.flatMap(({ path, text }) => (ANSWERED[text] ?? [text]).map((one) => ({ path, text: one })))
  expect(samples.filter(({ text }) => marked(text) === text).map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

it('so has what is wrong with a field, which a form shows beside it', () => {
  const FIELD = /fields: \{ \w+: '([^']+)' \}/g
  const server = filesBelow(ROOT, 'apps/server/src/care')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(FIELD)].map(([, text = '']) => text))
  const rules = ['patients/check-reaction', 'patients/check-veteran', 'users/licence-errors'].flatMap((file) =>
    [...read(`packages/core/src/${file}.ts`).matchAll(/[:=] '((?:is |Choose |Enter |The |A )[^']+)'/g)].map(([, text = '']) => text),
  )
  expect([server.length, rules.length]).toEqual([expect.toSatisfy((count: number) => count > 7), 12])
  expect(
    [...server, ...rules, 'The hold must end in the future, at most 90 days ahead.'].filter(
      (text) => french(text) === text && messages[text] === undefined,
    ),
  ).toEqual([])
})

it('an action on many patients says how many, and why others were skipped', () => {
  const actions = [...BULK_ACTIONS, 'undo'] as const
  const said = actions.flatMap((action) => [0, 1, 3].map((done) => bulkMessage(action, done, [])))
  expect(said.filter((text) => marked(text) === text)).toEqual([])
  const skipped = [
    { message: PROBLEMS['already-claimed'][1], count: 2 },
    { message: 'TCN-30012 is away.', count: 1 },
  ]
  expect(french(bulkMessage('claim', 3, skipped))).toBe(
    '3 patients pris en charge. 3 non traités : 2 × Ce patient a déjà été pris en charge par quelqu’un d’autre. 1 × TCN-30012 is away.',
  )
})

it('a text that is French already stays as it is, as messages may be either', () => {
  const texts = Object.values(messages).map((text) => text.replaceAll(/\{~?\w+\}/g, 'Lavoie'))
  expect(texts.filter((text) => french(text) !== text.trimEnd())).toEqual([])
})

it('so has every system note of the chat, also several in one line, and every word that a sentence is filled with', () => {
  const notes = Object.values(NOTES).filter((note) => typeof note === 'string')
  const both = `${NOTES.french} ${NOTES.review(['a medicine that interacts with cannabis', 'bipolar disorder'])} (2026-11-26 21:01)`
  expect(french(both)).toBe(
    'Parle français. L’IP décide d’abord\u00a0: un médicament qui interagit avec le cannabis; trouble bipolaire. (2026-11-26 21:01)',
  )
  const words = [...notes, ...STAGES, ...ALARM_KINDS, ...ALARM_SOURCES, ...DECISIONS.map((kind) => kind.replaceAll('-', ' '))]
  expect(words.filter((word) => table[word] === undefined)).toEqual([])
  const reasons = INELIGIBLE_REASONS.map((reason) => NOTES.ineligibleOnTreatment(reason))
  expect(reasons.filter((text) => french(text) === text)).toEqual([])
})

it('so has every sentence that our questionnaires make of an answer, every alert, score, band and interaction', () => {
  const shipped = ['questionnaires', 'scales']
    .flatMap((folder) => filesBelow(ROOT, `data/${folder}`))
    .filter((path) => path.endsWith('.json'))
  const templates = shipped.flatMap((path) => valuesOf(JSON.parse(read(path)), 'natural_language'))
  const instruments = JSON.parse(read('data/instruments/instruments.json'))
  const named = [...valuesOf(instruments, 'name'), ...valuesOf(instruments, 'label')].filter((name) => !/^[A-Z0-9-]+$/.test(name))
  const interactions = read('data/interactions/interactions.jsonl')
    .trim()
    .split('\n')
    .flatMap((row) => valuesOf(JSON.parse(row), 'en'))
  expect([templates.length, named.length, interactions.length].map((count) => count > 25)).toEqual([true, true, true])
  expect(templates.map((text) => text.replaceAll('#answer', '⟨answer⟩')).filter((text) => marked(text) === text)).toEqual([])
  expect([...named, ...interactions].filter((text) => table[text] === undefined)).toEqual([])
})

it('so has the name of every prepared reply that comes with the program', () => {
  const names = [...read('apps/server/migrations/0076-prepared-replies.sql').matchAll(/^ {2}\('([^']+)', /gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => table[name] === undefined)).toEqual([])
})

it('so has every finding on a questionnaire', () => {
  const questions = buildQuestions([
    { tag: 'q1', text: 'Do you smoke?', one: ['Now', 'Never'] },
    { tag: 'q2', text: 'Since when?' },
  ])
  // The two that say something else where nothing is named.
  const TARGETLESS: readonly ValidationIssueCode[] = ['branch-origin', 'sentence']
  const codes = Object.keys(ISSUE_LEVELS) as ValidationIssueCode[]
  const said = codes.flatMap((code) =>
    (TARGETLESS.includes(code) ? ['', 'q2'] : ['q2']).map((target) =>
      issueText({ id: code, code, tag: 'q1', field: 'Now', target, path: ['q1', 'q2'], loop: ['q1', 'q2'] }, questions),
    ),
  )
  expect(said.length).toBe(codes.length + TARGETLESS.length)
  expect(said.filter((text) => marked(text) === text)).toEqual([])
  expect(french(said.find((text) => text.includes('leads to')) ?? '')).toContain('l’option «\u00a0Now\u00a0» mène à')
})

it('so has every finding on a medical document, with what to do about it', () => {
  const found = [
    ...DOCUMENT_REFUSALS.map((code) => tellRefusal({ code, detail: 'ON' })),
    ...DOCUMENT_WARNINGS.map((code) => tellWarning({ code, detail: '3 g' })),
  ].flatMap(({ text, todo }) => [text, todo])
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter((text) => marked(text) === text)).toEqual([])
})

it('a sentence that is a message too has the same French as it', () => {
  // Within a longer sentence they need an article, or none.
  const within = [
    ...['a medicine that interacts with cannabis', 'a possible serious reaction to treatment', 'a symptom that needs a doctor'],
    ...['an earlier suicide attempt', 'planning a pregnancy', 'practitioner', 'status'],
  ]
  const both = Object.keys(table).filter((text) => messages[text] !== undefined && !within.includes(text))
  expect(both.length).toBeGreaterThan(150)
  expect(both.filter((text) => messages[text] !== table[text])).toEqual([])
})

it('a sentence and its French are filled with the same values', () => {
  const namesOf = (text: string) => [...text.matchAll(/\{~?(\w+)/g)].map(([, name]) => name).toSorted()
  expect(Object.entries(table).filter(([english, text]) => namesOf(english).join() !== namesOf(text).join())).toEqual([])
})

/** Every text under a name, at any depth. */
function valuesOf(data: unknown, name: string): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => (key === name && typeof value === 'string' ? [value] : valuesOf(value, name)))
}

/** The sentences that a file gives under a name, as the description of an entry, with a mark in place of each value. */
function textsUnder(name: string, path: string): string[] {
  const found: string[] = []
  const each = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found.push(...textsOf(node.initializer))
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) found.push(...textsOf(node.initializer))
    ts.forEachChild(node, each)
  }
  each(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true))
  return found.filter((text) => !ELSEWHERE.test(text))
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (!ts.isTemplateExpression(node)) return [`⟨${node.getText().match(/\w+(?=\W*$)/)?.[0] ?? ''}⟩`]
  const parts = node.templateSpans.map(({ expression, literal }) => ({ values: textsOf(expression), literal: literal.text }))
  return parts.reduce(
    (texts, { values, literal }) => texts.flatMap((text) => values.map((value) => `${text}${value}${literal}`)),
    [node.head.text],
  )
}

it('says in French why a conversation went back in line', () => {
  expect(WHYS.length).toBeGreaterThan(1)
  expect(WHYS.filter((why) => marked(`Back in line: ${why}`).includes(why))).toEqual([])
})
