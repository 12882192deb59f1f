import { scoreText } from '@clinic/core/scales/score-text'
import { t } from '../messages/t.ts'

/** A total as its instrument writes it, of the highest possible one. */
export function scoreWords(key: string, value: number): string {
  const [total = '', most] = scoreText(key, value).split(' of ')
  return most === undefined ? total : t('{total} of {most}', { total, most })
}
