import type { Thresholds } from '@clinic/contract/queues'
import { createContext } from 'react'

/** Wait limits, for the cells of a table; undefined until known. */
export const ThresholdsContext = createContext<Thresholds | undefined>(undefined)
