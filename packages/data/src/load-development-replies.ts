import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from './data-folder.ts'

/** In the order they were written. */
export const DEVELOPMENT_SETS = [
  'development',
  'long',
  'second',
  'third',
  'patients',
  'authors',
  'turns',
  'more-authors',
  'fresh',
  'ordinary-authors',
  'plain-authors',
  'spoken-authors',
  'spoken-authors-b',
  'spoken-authors-c',
] as const
export type DevelopmentSet = (typeof DEVELOPMENT_SETS)[number]

/** `meant`: what has to be stored; several choices joined by " + ", `~` before words that have to be in it, `ask` where nothing may be. */
export type DevelopmentReply = { questionnaire: string; question: string; language: 'en' | 'fr'; text: string; meant: string }

/** Replies that phrases and rules are developed on. */
export function loadDevelopmentReplies(set: DevelopmentSet): DevelopmentReply[] {
  const lines = readFileSync(join(DATA_FOLDER, 'nlu/replies', `${set}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [place = '', language = '', text = '', meant = ''] = line.split('\t')
    const [questionnaire = '', question = ''] = place.split('/')
    return { questionnaire, question, language: language === 'fr' ? 'fr' : 'en', text, meant }
  })
}
