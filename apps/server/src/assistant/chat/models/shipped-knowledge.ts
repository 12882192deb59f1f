import type { ChatLanguage } from '@clinic/contract/chat'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { loadArticles } from '@clinic/data/load-articles'
import { consentFrench, consentText } from '../../../../content/consent.ts'
import { emergencyNumbers } from '../../../../content/emergency-numbers.ts'
import { FRENCH } from '../../../../content/french-questionnaires.ts'
import { meanings } from '../../../../content/meanings.ts'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import { asyncIntake, followUp, renewal, STARTERS } from '../../../../content/starters.ts'
import { weigh } from '../../../../content/weigh-reply.ts'
import { answerWithModels, type Nlu } from './answer-with-models.ts'
import { loadModels } from './load-models.ts'
import type { Titles } from './measure-questions.ts'

/** What a new installation knows once every wording and every article that comes with it is approved, with the shipped models or those given. */
export function shippedKnowledge(nlu: Nlu = shippedNlu()): Knowledge & Nlu {
  const byKey = Object.fromEntries(STARTERS.map((one) => [one.key, one]))
  return {
    brand: 'the clinic',
    consent: consentText,
    questionnaires: { ...byKey, async: asyncIntake, renewal, follow_up: followUp },
    french: { consent: consentFrench, questionnaires: FRENCH },
    provincesServed: ['ON'],
    numbers: emergencyNumbers,
    medicines: medicineKnowledge,
    expectedWait: { pcr: null, np: null },
    meanings,
    weigh,
    ...nlu,
  }
}

function shippedNlu(): Nlu {
  return answerWithModels(loadModels(), { articles: [...loadArticles('en'), ...loadArticles('fr')] })
}

export function shippedTitles(): Titles {
  return { en: titlesIn('en'), fr: titlesIn('fr') }
}

/** A French article has the id of its English twin, with an ending. */
function titlesIn(language: ChatLanguage): ReadonlyMap<string, string> {
  return new Map(loadArticles(language).map(({ id, title }) => [title, id.replace(/-fr$/, '')]))
}
