import { fileURLToPath } from 'node:url'

/** The repository's `data/`, which is shipped beside `packages/` and `apps/`. */
export const DATA_FOLDER = fileURLToPath(new URL('../../../data/', import.meta.url))
