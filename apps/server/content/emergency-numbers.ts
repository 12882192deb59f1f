import { loadEmergencyNumbers } from '@clinic/data/load-emergency-numbers'

/** The emergency numbers that ship with the program. */
export const emergencyNumbers = loadEmergencyNumbers()
