import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import type { DevelopmentReply } from '@clinic/data/load-development-replies'
import { storedFor } from './measure-replies.ts'
import type { Figure } from './measure-risk.ts'

/** The figures of a development set as those of the frozen one are counted, and each reply that is not understood. */
export function measureDevelopment(replies: readonly DevelopmentReply[], knowledge: Knowledge): { figures: Figure[]; missed: string[] } {
  const judged = replies.map((reply) => ({ ...reply, got: inWords(storedFor(reply, knowledge)) }))
  const isWrong = ({ got, meant }: { got: string; meant: string }) => got !== 'ask' && !isSame(meant, got)
  const figures = (['en', 'fr'] as const).flatMap((language) => {
    const own = judged.filter((reply) => reply.language === language)
    const answers = own.filter(({ meant }) => meant !== 'ask')
    const understood = answers.filter(({ got, meant }) => isSame(meant, got))
    return [
      { what: `${language}, understood the first time`, of: answers.length, found: understood.length, aim: '≥ 85 %' },
      { what: `${language}, stored wrongly`, of: own.length, found: own.filter(isWrong).length, aim: '< 2 %' },
    ]
  })
  const missed = judged
    .filter(({ got, meant }) => !isSame(meant, got))
    .map(({ questionnaire, question, language, text, meant, got }) =>
      [`${questionnaire}/${question}`, language, text, meant, got].join('\t'),
    )
  return { figures, missed }
}

function inWords(value: AnswerValue | undefined): string {
  if (value === undefined) return 'ask'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return [value].flat().join(' + ')
}

function isSame(meant: string, got: string): boolean {
  const words = meant.startsWith('~') ? meant.slice(1).toLowerCase().split(' ') : null
  if (words) return got !== 'ask' && words.every((word) => got.toLowerCase().includes(word))
  return String(meant.split(' + ').toSorted()) === String(got.split(' + ').toSorted())
}
