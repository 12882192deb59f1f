import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Questionnaire, type QuestionnaireSegments, questionnaire, questionnaireSegments } from '@clinic/contract/questionnaires'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

/** A shipped questionnaire or scale: its place in the list, where its wording comes from, and by what right it is shipped. */
const shippedQuestionnaire = questionnaire.extend({
  order: z.number().int().positive(),
  source: z.string().trim().min(1),
  licence: z.string().trim().min(1),
})
type ShippedQuestionnaire = z.infer<typeof shippedQuestionnaire>

const translation = questionnaireSegments.extend({ order: z.number().int().positive(), questionnaire: z.string() })

/** The questionnaires of `data/questionnaires/` or `data/scales/` in their order. Throws for a file that does not fit the schema. */
export function loadQuestionnaires(folder: 'questionnaires' | 'scales'): Questionnaire[] {
  return readShipped(folder).map(({ order, source, licence, ...rest }) => rest)
}

/** The same files with source and licence. */
export function readShipped(folder: 'questionnaires' | 'scales'): ShippedQuestionnaire[] {
  return readEach(folder, shippedQuestionnaire)
}

/** The words of questionnaires in a language other than English, by the questionnaire's key. */
export function loadTranslations(language: 'fr'): Partial<Record<string, QuestionnaireSegments>> {
  const read = readEach(`translations/${language}`, translation)
  return Object.fromEntries(read.map(({ order, questionnaire: key, ...words }) => [key, words]))
}

/** The files in their order, each as it was written, once the schema has let it pass: a parsed copy would order its fields in another way. */
function readEach<T extends { order: number }>(folder: string, schema: z.ZodType<T>): T[] {
  const names = readdirSync(join(DATA_FOLDER, folder)).filter((name) => name.endsWith('.json'))
  const read = names.map((name) => {
    const value: T = JSON.parse(readFileSync(join(DATA_FOLDER, folder, name), 'utf8'))
    const checked = schema.safeParse(value)
    if (!checked.success) throw new Error(`data/${folder}/${name}: ${z.prettifyError(checked.error)}`)
    return value
  })
  return read.sort((a, b) => a.order - b.order)
}
