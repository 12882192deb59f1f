import { INTENTS, type Intent } from '@clinic/contract/intents'
import { type Classifier, classify } from '../classifier/classify.ts'
import { type Example, trainClassifier } from '../classifier/train-classifier.ts'
import { detectIntent } from './detect-intent.ts'

/** `confidence` is 1 for a sure rule, else the model's chance from 0 to 1; where nothing is understood, that of the best guess. */
export type Understood = { intent: Intent; confidence: number; sure: boolean; source: 'rule' | 'model' }

/** Phrases by what they ask for, and messages that ask for nothing. */
export type IntentPhrases = { examples: readonly Example[]; outOfScope: readonly string[] }

/** A phrase that staff taught counts as often as this, so that a few are heard among thousands. */
const TAUGHT_COUNTS = 4

/** The classifier behind `understand`; `more` are phrases that staff added. Takes about half a second: train once. */
export function trainIntents({ examples, outOfScope }: IntentPhrases, more: readonly Example[] = []): Classifier {
  return trainClassifier([...examples, ...Array.from({ length: TAUGHT_COUNTS }, () => more).flat()], outOfScope)
}

/**
 * What a message asks for: by fixed rules first, and where they are silent or unsure by likeness to known phrases. The model never
 * overrules a sure rule, except one that only saw a question mark: "can you say it another way?" is no question about the clinic.
 */
export function understand(model: Classifier, text: string): Understood {
  const { intent, sure } = detectIntent(text)
  if (sure && intent !== 'unknown' && intent !== 'question') return { intent, confidence: 1, sure, source: 'rule' }
  const [best] = classify(model, text)
  const guessed = INTENTS.find((one) => one === best?.label) ?? 'unknown'
  const confidence = best?.score ?? 0
  if (intent === 'question' && (guessed === 'unknown' || confidence < model.sure))
    return { intent, confidence: 1, sure: true, source: 'rule' }
  if (intent !== 'unknown' && intent !== 'question' && confidence < model.sure) return { intent, confidence, sure: false, source: 'rule' }
  if (confidence < (model.threshold + model.sure) / 2) return { intent: 'unknown', confidence, sure: false, source: 'model' }
  return { intent: guessed, confidence, sure: confidence >= model.sure, source: 'model' }
}
