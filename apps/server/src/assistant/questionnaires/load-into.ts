import type { Questions } from '@clinic/contract/questionnaires'
import { fillText } from '@clinic/contract/texts'
import type { RefusedMeaning } from '@clinic/core/questionnaires/meanings/find-meaning-fault'
import { MEANING_FAULTS } from '@clinic/core/questionnaires/meanings/meaning-faults'
import { Problem } from '../../platform/http/problem.ts'
import type { Draft } from './draft-store.ts'
import { type Making, makeEdits } from './make-edits.ts'

/** All questions of a draft replaced, as one edit; the same ones make none. Refusals: `invalid-input`, `questionnaire-too-long`. */
export function loadInto(draft: Draft, questions: Questions): Making {
  const making = makeEdits(draft, { edits: [{ edit: 'load', questions }] })
  const refused = making.results[0]?.refused
  if (refused?.refused === 'too-many-questions') throw new Problem('questionnaire-too-long', { limit: refused.limit })
  if (refused?.refused === 'meaning-refused') throw new Problem('invalid-input', { fields: meaningField(refused as RefusedMeaning) })
  if (refused && refused.refused !== 'unchanged') throw new Problem('invalid-input', { fields: { questions: 'cannot be loaded' } })
  return making
}

function meaningField({ tag, label, language, place, why, other }: RefusedMeaning): Record<string, string> {
  return { [`questions.${tag}.choices.${label}.meanings.${language}.${place}`]: fillText(MEANING_FAULTS[why], { other }) }
}
