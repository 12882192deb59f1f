import { parentPort } from 'node:worker_threads'
import { trainAnswers } from '@clinic/core/language/train-answers'
import { ARTICLES } from '../../content/articles/articles.ts'
import { OFF_TOPIC } from '../../content/articles/off-topic.ts'
import { REFUSED_QUESTIONS } from '../../content/articles/refused-questions.ts'

parentPort?.postMessage(trainAnswers({ articles: ARTICLES, refused: REFUSED_QUESTIONS, offTopic: OFF_TOPIC }))
