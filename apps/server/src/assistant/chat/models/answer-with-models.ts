import type { ChatLanguage } from '@clinic/contract/chat'
import type { CrisisKind } from '@clinic/contract/vocabulary'
import type { Found } from '@clinic/core/chat/state/turn'
import { type Answer, answerFrom } from '@clinic/nlu/articles/answer-from'
import { nearArticles } from '@clinic/nlu/articles/near-articles'
import { refusedByRule } from '@clinic/nlu/articles/refused-by-rule'
import type { Classifier } from '@clinic/nlu/classifier/classify'
import type { CrisisClassifier } from '@clinic/nlu/crisis/crisis-classifier'
import { screenCrisis } from '@clinic/nlu/crisis/screen-crisis'
import { type KindClassifier, servingKind } from '@clinic/nlu/danger-kinds/kind-classifier'
import { type Understood, understand } from '@clinic/nlu/intents/understand'
import type { Material } from '../../articles/load-training-material.ts'

export type Models = { crisis: CrisisClassifier; kinds: KindClassifier; intents: Classifier; answers: Record<ChatLanguage, Classifier> }

/**
 * What the assistant makes of words, all of it pure look-ups: what approved articles say to a question (D-7), whether words that no rule caught
 * read like a crisis (D-6) and what it is about, and what a message most likely asks for. `lookUp`: the same answer with the article's id and its confidence.
 */
export type Nlu = {
  answer: (text: string, language: ChatLanguage) => Found
  lookUp: (text: string, language: ChatLanguage) => Answer
  /** Titles of the articles that come nearest, however far that is. */
  near: (text: string, language: ChatLanguage) => string[]
  suspect: (text: string) => number | null
  kindOf: (text: string) => CrisisKind
  understand: (text: string) => Understood
}

/** The look-ups over these models. Only articles of the material are answered, in its words, whatever the models were trained from. */
export function answerWithModels(models: Models, material: Pick<Material, 'articles'>): Nlu {
  const lookUp = lookingUp(models.answers, material)
  return {
    answer: answering(lookUp, material),
    lookUp,
    near: (text, language) => {
      const articles = articlesIn(material, language)
      return articles.length === 0 ? [] : nearArticles(models.answers[language], articles, text).map(({ title }) => title)
    },
    suspect: remembering((text) => screenCrisis(models.crisis, text)),
    kindOf: remembering((text) => servingKind(models.kinds, text)),
    understand: remembering((text) => understand(models.intents, text)),
  }
}

/** A turn asks about the same words several times: by the step, and for the note of what was known. */
function remembering<T>(look: (text: string) => T): (text: string) => T {
  let last: { text: string; found: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, found: look(text) }
    return last.found
  }
}

/** A question that is an article's title gets that article; each language keeps to its own. */
function lookingUp(models: Models['answers'], material: Pick<Material, 'articles'>): Nlu['lookUp'] {
  return (text, language) => {
    const articles = articlesIn(material, language)
    const said = text.trim().toLowerCase()
    const named = articles.find(({ title }) => title.toLowerCase() === said)
    if (named) return { kind: 'article', id: named.id, title: named.title, text: named.text, confidence: 1 }
    if (articles.length > 0) return answerFrom(models[language], articles, text)
    const topic = refusedByRule(text)
    return topic ? { kind: 'refused', topic, confidence: 1 } : { kind: 'none', confidence: 0 }
  }
}

function answering(lookUp: Nlu['lookUp'], { articles }: Pick<Material, 'articles'>): Nlu['answer'] {
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  return (text, language) => {
    const found = lookUp(text, language)
    const { confidence } = found
    if (found.kind === 'choices')
      return { kind: 'choices', titles: found.ids.flatMap((id) => titles.get(id) ?? []), likely: found.likely, confidence }
    return found.kind === 'article'
      ? { kind: 'article', title: found.title, text: found.text, confidence }
      : { kind: found.kind, confidence }
  }
}

function articlesIn({ articles }: Pick<Material, 'articles'>, language: ChatLanguage): Material['articles'] {
  return articles.filter((article) => article.language === language)
}
