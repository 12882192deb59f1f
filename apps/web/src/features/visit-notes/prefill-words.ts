import type { Overview } from '@clinic/contract/chart'
import type { NoteWords } from '@clinic/core/visit-notes/prefill-note'
import { recordWords } from '../../lib/format/record-words.ts'
import { scoreWords } from '../../lib/format/score-words.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'

/** A new note begins in the language of who writes it. */
export function prefillWords(overview: Pick<Overview, 'french'>): NoteWords {
  const words = recordWords(overview)
  return {
    heading: (name, day) => t('{name}, answered {day}:', { name: words.name(name), day }),
    sentence: words.sentence,
    score: ({ key, name, value, band, day, before }) => {
      const score = [`${tSentence(name)} ${scoreWords(key, value)}`, band && tSentence(band)].filter(Boolean).join(', ')
      return before
        ? t('{score} ({day}); before: {earlier} ({earlierDay})', {
            score,
            day,
            earlier: scoreWords('', before.value),
            earlierDay: before.day,
          })
        : t('{score} ({day})', { score, day })
    },
  }
}
