import { loadInteractions } from '@clinic/data/load-interactions'
import { loadMedications } from '@clinic/data/load-medications'

/** Names of medicines and their interactions that ship with the program. */
export const medicineKnowledge = { names: loadMedications(), interactions: loadInteractions() }
