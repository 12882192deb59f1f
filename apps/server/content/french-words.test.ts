import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LABELS_FR, TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { loadArticles } from '@clinic/data/load-articles'
import { expect, test } from 'vitest'
import { listAssistantParts } from '../src/assistant/translations/collect-texts.ts'
import { consentFrench } from './consent.ts'
import { FRENCH } from './french-questionnaires.ts'
import { RETIRED_FRENCH } from './retired-french.test-data.ts'

/** What patients read in French, by where it is written. Functions of the assistant are shown with their blanks. */
function listTexts(): [string, string][] {
  const assistant = listAssistantParts().map(({ path, translation }): [string, string] => [`assistant ${path}`, translation])
  const plain = stringsOf({ TEXTS_FR, LABELS_FR }, 'assistant')
  const questionnaires = stringsOf(FRENCH, 'questionnaire')
  const consent = consentFrench.sections.map(({ heading, text }): [string, string] => [`consent ${heading}`, `${heading}\n${text}`])
  const articles = loadArticles('fr').map(({ title, text }): [string, string] => [`article ${title}`, `${title}\n${text}`])
  return [...assistant, ...plain, ...questionnaires, ...consent, ...articles]
}

function stringsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`))
}

/** Whole source files in French, where the words of pages and of mails stand. */
const SOURCES = [
  'apps/web/src/question-cards/messages/chat-messages-fr.ts',
  'apps/web/src/question-cards/messages/form-messages-fr.ts',
  'apps/web/src/features/booking/magic-link/magic-link-messages-fr.ts',
].map((path): [string, string] => [path, frenchIn(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'))])

/** What is quoted, without the code around it. */
function frenchIn(source: string): string {
  return (source.match(/'[^'\n]*'|`[^`\n]*`/g) ?? []).map((text) => text.slice(1, -1)).join('\n')
}

const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'angina without the chest is a sore throat': /\bangine\b(?! de poitrine)/i,
  'not every seizure is a convulsion': /\bconvulsi/i,
  'a practitioner is an IP or a professional': /(?<!infirmier )\bpraticiens?\b|praticien infirmier/i,
  'somebody of the care team': /\breprésentante?s?\b/i,
  'an appointment is no visit': /\bvisites?\b/i,
  'the chat is a clavardage': /\b(?:le|ce|notre|du|un) (?:chat|tchat)\b/i,
  'mails are courriels': /\be-?mails?\b|\bmails?\b/i,
  'the assistant is a woman': /\b(?:cet|notre|l’|un) ?assistant\b|désolé(?![es])/i,
  'a person is spoken to': /demande[zr] une personne/i,
  'at any time is en tout temps': /à tout moment|à toute heure/i,
  'a time is no moment': /\b(?:(?<!en )ce|ces|aucun|autre) moments?\b/i,
}

const texts = [...listTexts(), ...SOURCES]

const MAILS = [
  'apps/server/src/assistant/chat/send-patient-code.ts',
  'apps/server/src/booking/emails/send-due-emails.ts',
  'apps/server/src/booking/reminders/write-reminder.ts',
].map((path): [string, string] => [path, readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')])

test.each(Object.entries(FORBIDDEN))('%s', (_, pattern) => {
  expect(texts.flatMap(([where, text]) => (pattern.test(text) ? [`${where}: ${pattern.exec(text)?.[0]}`] : []))).toEqual([])
})

test('it is set as the OQLF sets French, without exclamation marks of our own', () => {
  const wrong = /[\s\u00a0][;!?]|[^\u00a0\d](?:»|%)|«(?!\u00a0)|\d h\b|['"]|!/
  const found = texts.flatMap(([where, text]) => {
    const shown = where.startsWith('article') ? text.replaceAll(/https?:\S+/g, '') : text.replaceAll(/\$\{[^}]*\}/g, '…')
    return wrong.test(shown)
      ? [`${where}: ${wrong.exec(shown)?.[0]} in ${shown.slice(Math.max(0, shown.search(wrong) - 20)).slice(0, 50)}`]
      : []
  })
  expect(found).toEqual([])
})

test('every French file of the data folder is among those that are read here', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../data/translations/fr'))
  expect(Object.keys(FRENCH)).toHaveLength(files.length)
})

test('no wording that was replaced comes back, on a page, in a question, an article, the consent form or a mail', () => {
  const retired = RETIRED_FRENCH.map((text) => [text, plain(text)] as const)
  const found = [...texts, ...MAILS].flatMap(([where, text]) => {
    const shown = plain(text)
    return retired.flatMap(([wording, sought]) => (shown.includes(sought) ? [`${where}: ${wording}`] : []))
  })
  expect(found).toEqual([])
})

/** Without what differs by typesetting alone. */
function plain(text: string): string {
  return text
    .replaceAll(/\\u00a0|\s+/gi, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(/ (?=[:;?!»%])/g, '')
    .toLowerCase()
}
