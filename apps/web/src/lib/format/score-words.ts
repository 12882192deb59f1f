import { scoreText } from '@clinic/core/scales/score-text'
import { formatLanguage } from '../messages/language.ts'
import { t } from '../messages/t.ts'

/** A total as its instrument writes it, of the highest possible one. */
export function scoreWords(key: string, value: number): string {
  const [written = '', most] = scoreText(key, value).split(' of ')
  const total = formatLanguage() === 'fr-CA' ? written.replace('.', ',') : written
  return most === undefined ? total : t('{total} of {most}', { total, most })
}
