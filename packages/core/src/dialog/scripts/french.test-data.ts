import { CLINIC, CONSENT, knowing, oneFree } from '../conversation.test-data.ts'
import { LABELS_FR } from '../texts-fr.ts'
import type { Knowledge } from '../turn.ts'
import type { Script, ScriptTurn } from './script.test-data.ts'
import { details, TO_QUESTIONS } from './ways.test-data.ts'

/** The small clinic with French words of its own. */
const FRENCH_CLINIC: Knowledge = {
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

const ENGLISH = /\b(?:the|your|you|please|with|what)\b/i
const french = { knowledge: FRENCH_CLINIC, language: 'fr' } as const

const TO_FRENCH_QUESTIONS: readonly ScriptTurn[] = [
  { says: LABELS_FR.newPatient, sees: { ACTION: 'LAUNCHCONSENT', not: ENGLISH } },
  { says: 'ok', sees: { ACTION: 'OPENCONSENTFORMWINDOW', not: ENGLISH } },
  {
    form: CONSENT,
    sees: { ACTION: 'OPENPERSONALINFORMATIONWINDOW', tells: [{ consent: expectConsent() }], not: ENGLISH },
  },
  { form: details(), sees: { ACTION: 'CONFIRMPERSONALINFORMATION', not: ENGLISH } },
  { says: 'oui', sees: { ACTION: 'BEGINQUESTIONNAIRES', not: ENGLISH } },
  { says: 'ok', sees: { asks: 'Reason', options: ['Douleur chronique', 'Sommeil', 'Convulsions'], not: ENGLISH } },
]

/** The French text is the one agreed to. */
function expectConsent() {
  return { option: 'yes', signature: 'Noor Haddad', dateOfBirth: '1984-05-03', version: '2026-1-fr', scrolledPercent: 100 }
}

/** The same conversation in French: what is read is French, what is kept is what rules and staff read. */
export const IN_FRENCH: readonly Script[] = [
  {
    name: 'a whole intake in French, kept under the original labels, with a note for the care team',
    rows: ['REQ-110', 'D-10'],
    ...french,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'surtout le sommeil', sees: { asks: 'Expecting', answers: { Reason: 'Sleep' }, not: ENGLISH } },
      { says: 'non', sees: { asks: 'Medicines' } },
      { says: 'non', sees: { asks: 'Symptoms' } },
      { says: 'Nausée', sees: { asks: 'Hours' } },
      { says: 'six', sees: { asks: 'LastVisit' } },
      { says: '2 mars 2026', sees: { asks: 'Mood' } },
      { says: 'pas du tout', sees: { asks: 'Where' } },
      {
        says: 'au genou',
        sees: {
          ACTION: 'FINISHINITIALQUESTIONNAIRE',
          ...{ not: ENGLISH, tells: [{ kind: 'finish-questionnaire', key: 'async' }] },
        },
      },
      { says: 'ok', sees: { ACTION: 'ENTERPCRQUEUE', not: ENGLISH, tells: [{ kind: 'enter-pcr-queue', note: 'Speaks French.' }] } },
    ],
  },
  {
    name: 'in French: back, repeat, skip, why and a correction',
    rows: ['D-9'],
    ...french,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'Sommeil', sees: { asks: 'Expecting' } },
      { says: 'pourquoi cette question ?', sees: { asks: 'Expecting', text: /pour l’enfant/, not: ENGLISH } },
      { says: 'retour', sees: { asks: 'Reason', text: /Sommeil/, not: ENGLISH } },
      { says: 'ok', sees: { asks: 'Expecting' } },
      { says: 'oui', sees: { asks: 'Medicines' } },
      { says: 'je voulais dire non', sees: { asks: 'Medicines', answers: { Reason: 'Sleep', Expecting: false }, not: ENGLISH } },
      { says: 'répétez', sees: { asks: 'Medicines', text: /^Prenez-vous/ } },
      { says: 'oui', sees: { asks: 'MedicineList' } },
      { says: 'passer', sees: { asks: 'Symptoms', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: danger brings the card in French, and staff read of it in English',
    rows: ['D-6'],
    ...french,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      {
        says: 'je veux mourir',
        sees: {
          ACTION: 'CRISIS',
          text: /9-8-8/,
          not: ENGLISH,
          options: [LABELS_FR.safe],
          effects: ['need-help, urgent', 'Crisis Words Noticed'],
        },
      },
      { says: 'je ne suis pas en sécurité', sees: { ACTION: 'CRISIS', not: ENGLISH } },
      { says: 'ça va, je suis en sécurité', sees: { asks: 'Reason', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: pregnancy ends it kindly, with the date in French',
    rows: ['REQ-160', 'D-9'],
    ...french,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { answers: { Expecting: 'oui' }, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', not: ENGLISH } },
      { says: 'continuer', sees: { stage: 'ineligible', text: /21 mars 2028/, not: ENGLISH, options: [LABELS_FR.person, LABELS_FR.end] } },
      { says: LABELS_FR.person, sees: { ACTION: 'NEEDPCRHELP', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: a known patient renews and books a time, which is read in French',
    rows: ['REQ-137', 'D-1'],
    ...french,
    clinic: knowing(),
    turns: [
      { says: LABELS_FR.renewal, sees: { stage: 'who', not: ENGLISH } },
      { says: 'noor@example.ca', sees: { stage: 'born' } },
      { says: '3 mai 1984', sees: { stage: 'code', not: ENGLISH } },
      { says: '123456', sees: { ACTION: 'CHECKFORSESSION', text: /Noor/, not: ENGLISH } },
      ...(['oui', 'ok', 'oui', 'ok', 'non'] as const).map((says) => ({ says, sees: { not: ENGLISH } })),
      { says: 'ok', sees: { ACTION: 'OPENAPPOINTMENTWINDOW', not: ENGLISH } },
      { says: 'le premier', sees: { stage: 'held', not: ENGLISH } },
      { says: LABELS_FR.book, sees: { ACTION: 'ENTERPCRQUEUE', text: /réservé/, not: ENGLISH } },
    ],
  },
  {
    name: 'in French: nothing understood three times brings a person',
    rows: ['REQ-143'],
    ...french,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'violet', sees: { asks: 'Reason', not: ENGLISH } },
      { says: 'vert', sees: { asks: 'Reason', not: ENGLISH } },
      { says: 'bleu', sees: { ACTION: 'NEEDPCRHELP', not: ENGLISH, effects: ['Misunderstood User Message', 'need-help'] } },
    ],
  },
  {
    name: 'the language changes in the middle: the same question in the other words, every answer kept',
    rows: ['D-10', 'D-11'],
    knowledge: FRENCH_CLINIC,
    turns: [
      ...TO_QUESTIONS,
      { says: 'Sleep', sees: { asks: 'Expecting', text: /pregnant/ } },
      { says: 'book with tcn', language: 'fr', sees: { asks: 'Expecting', text: /enceinte/, effects: [], answers: { Reason: 'Sleep' } } },
      { says: 'retour', sees: { asks: 'Reason', text: /Sommeil/, not: ENGLISH } },
      { says: 'book with tcn', language: 'en', sees: { asks: 'Reason', text: /brings you here/ } },
      { says: 'Seizures', sees: { asks: 'Expecting', answers: { Reason: 'Seizures' }, not: /Êtes/ } },
    ],
  },
  {
    name: 'where French is not approved yet, a page that asks for it is answered in English',
    rows: ['D-10'],
    language: 'fr',
    clinic: oneFree,
    turns: [{ says: LABELS_FR.newPatient, sees: { ACTION: 'LAUNCHCONSENT', text: /Ready/ } }],
  },
]
