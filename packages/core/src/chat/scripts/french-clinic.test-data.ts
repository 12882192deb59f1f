import { CLINIC, CONSENT } from '../conversation.test-data.ts'
import type { Knowledge } from '../state/turn.ts'
import { LABELS_FR } from '../texts/texts-fr.ts'
import type { ScriptTurn } from './script.test-data.ts'
import { details } from './ways.test-data.ts'

/** The small clinic with French words of its own. */
export const FRENCH_CLINIC: Knowledge = {
  ...CLINIC,
  french: {
    consent: { version: '2026-1-fr', sections: [{ heading: 'A', text: 'Ce qui peut arriver.' }] },
    questionnaires: {
      async: {
        name: 'Questions de santé',
        questions: {
          Reason: {
            text: 'Qu’est-ce qui vous amène ?',
            options: { 'Chronic pain': 'Douleur chronique', Sleep: 'Sommeil', Seizures: 'Convulsions' },
          },
          Expecting: { text: 'Êtes-vous enceinte ?', subtext: 'C’est important pour l’enfant.' },
          Medicines: { text: 'Prenez-vous des médicaments ?' },
          MedicineList: { text: 'Lesquels ?' },
          Symptoms: {
            text: 'Lesquels avez-vous ?',
            options: { Nausea: 'Nausée', 'Chest pain': 'Douleur à la poitrine', 'None of these': 'Aucun de ces choix' },
          },
          Hours: { text: 'Combien d’heures dormez-vous ?', unit: 'heures' },
          LastVisit: { text: 'À quand remonte votre dernière visite ?' },
          Mood: { text: 'Avez-vous pensé à vous faire du mal ?' },
          Where: { text: 'Où avez-vous mal ?' },
        },
      },
      renewal: { name: 'Renouvellement', questions: { Changes: { text: 'Votre santé a-t-elle changé ?' } } },
      follow_up: { name: 'Suivi', questions: { Better: { text: 'Allez-vous mieux ?' } } },
    },
  },
}

/** English words that no French sentence has. */
export const ENGLISH = /\b(?:the|your|you|please|with|what)\b/i
export const IN_FRENCH_CLINIC = { knowledge: FRENCH_CLINIC, language: 'fr' } as const

/** From the greeting to the form for details. */
export const TO_FRENCH_DETAILS: readonly ScriptTurn[] = [
  { says: LABELS_FR.newPatient, sees: { ACTION: 'LAUNCHCONSENT', not: ENGLISH } },
  { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW', not: ENGLISH } },
  {
    form: CONSENT,
    sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', tells: [{ consent: expectConsent() }], not: ENGLISH },
  },
]

export const TO_FRENCH_QUESTIONS: readonly ScriptTurn[] = [
  ...TO_FRENCH_DETAILS,
  { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION', not: ENGLISH } },
  { says: 'oui', sees: { ACTION: 'BEGINQUESTIONNAIRES', not: ENGLISH } },
  { says: 'ok', sees: { asks: 'Reason', options: ['Douleur chronique', 'Sommeil', 'Convulsions'], not: ENGLISH } },
]

/** The French text is the one agreed to. */
function expectConsent() {
  return { option: 'yes', signature: 'Noor Haddad', dateOfBirth: '1984-05-03', version: '2026-1-fr', scrolledPercent: 100 }
}
