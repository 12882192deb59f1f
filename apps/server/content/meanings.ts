import { loadMeanings } from '@clinic/data/load-meanings'

/** How people say the options of the shipped questions. */
export const meanings = loadMeanings()
