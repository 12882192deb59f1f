import { loadTranslations } from '@clinic/data/load-questionnaires'

/** The questionnaires that have French words, by key. Scored scales have none: a validated instrument is not ours to translate. */
export const FRENCH = loadTranslations('fr')
