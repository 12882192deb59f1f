import { loadTranslations } from '@clinic/data/load-questionnaires'

/** The questionnaires that have French words, by key. Validated instruments have none: they are not ours to translate. */
export const FRENCH = loadTranslations('fr')
