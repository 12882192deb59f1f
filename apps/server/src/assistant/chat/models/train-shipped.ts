import { loadArticles } from '@clinic/data/load-articles'
import { loadReplyMaterial } from '@clinic/data/load-reply-examples'
import { loadCrisisCorpus, loadIntentPhrases, loadQuestions } from '@clinic/data/load-training-data'
import type { ModelName } from '@clinic/data/model-files'
import { trainAnswers } from '@clinic/nlu/articles/train-answers'
import { crisisTrainingSet, trainCrisisModel } from '@clinic/nlu/crisis/train-crisis-model'
import { trainKinds } from '@clinic/nlu/danger-kinds/kind-classifier'
import { trainIntents } from '@clinic/nlu/intents/understand'
import type { Packed } from '@clinic/nlu/models/pack-arrays'
import { packClassifier } from '@clinic/nlu/models/pack-classifier'
import { packCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import { packKindClassifier } from '@clinic/nlu/models/pack-kind-classifier'
import { packReplies } from '@clinic/nlu/models/pack-replies'
import { trainReplies } from '@clinic/nlu/replies/train-replies'

/** Trains one of the shipped models from `data/`: seconds of computing, and the same model each time. */
export function trainShipped(name: ModelName): Packed {
  if (name === 'crisis') return packCrisisClassifier(trainCrisisModel(crisisTrainingSet(loadCrisisCorpus())))
  if (name === 'crisis-kinds') {
    const { crisis, templates } = loadCrisisCorpus()
    return packKindClassifier(trainKinds(crisis, templates))
  }
  if (name === 'intents') return packClassifier(trainIntents(loadIntentPhrases()))
  if (name === 'replies') {
    const { questions, examples, others } = loadReplyMaterial()
    return packReplies(trainReplies(questions, examples, others))
  }
  const language = name === 'answers-en' ? 'en' : 'fr'
  return packClassifier(trainAnswers({ articles: loadArticles(language), ...loadQuestions(language) }))
}
