import { knowing, oneFree } from '../conversation.test-data.ts'
import { LABELS_FR } from '../texts/texts-fr.ts'
import { ENGLISH, IN_FRENCH_CLINIC, TO_FRENCH_QUESTIONS } from './french-clinic.test-data.ts'
import type { Script } from './script.test-data.ts'
import { TO_QUESTIONS } from './ways.test-data.ts'

/** The same conversation in French: what is read is French, what is kept is what rules and staff read. */
export const IN_FRENCH: readonly Script[] = [
  {
    name: 'a whole intake in French, kept under the original labels, with a note for the care team',
    rows: ['REQ-110', 'D-10'],
    ...IN_FRENCH_CLINIC,
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
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'Sommeil', sees: { asks: 'Expecting' } },
      { says: 'pourquoi cette question ?', sees: { asks: 'Expecting', text: /pour l’enfant/, not: ENGLISH } },
      { says: 'retour', sees: { asks: 'Reason', text: /Sommeil/, not: ENGLISH } },
      { says: 'ok', sees: { asks: 'Expecting' } },
      { says: 'oui', sees: { stage: 'stop-check', text: /vous avez répondu «.Oui.»/, not: ENGLISH } },
      { says: 'je voulais dire non', sees: { asks: 'Medicines', answers: { Reason: 'Sleep', Expecting: false }, not: ENGLISH } },
      { says: 'répétez', sees: { asks: 'Medicines', text: /^Prenez-vous/ } },
      { says: 'oui', sees: { asks: 'MedicineList' } },
      { says: 'passer', sees: { ACTION: 'SKIPTONEXT', not: ENGLISH } },
      { says: 'ok', sees: { asks: 'Symptoms', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: danger brings the card in French, and staff read of it in English',
    rows: ['D-6'],
    ...IN_FRENCH_CLINIC,
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
      { says: 'oui je suis en danger', sees: { ACTION: 'CRISIS', options: [LABELS_FR.safe], not: ENGLISH } },
      {
        says: 'ça va, je suis en sécurité',
        sees: { ACTION: 'CRISIS', options: [LABELS_FR.noDanger, LABELS_FR.inDanger], text: /encore en danger/, not: ENGLISH },
      },
      { says: 'non, plus maintenant', sees: { asks: 'Reason', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: pregnancy is read back, explained when asked, and continued for the practitioner by a date',
    rows: ['REQ-160', 'D-9', 'F-19'],
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { answers: { Expecting: 'oui' }, sees: { stage: 'stop-check', text: /Êtes-vous enceinte.*Est-ce exact/s, not: ENGLISH } },
      {
        says: LABELS_FR.rightAnswer,
        sees: {
          ...{ stage: 'stop', not: ENGLISH },
          options: [LABELS_FR.continueForPractitioner, LABELS_FR.askReview, LABELS_FR.person, LABELS_FR.endHere],
        },
      },
      { says: 'pourquoi?', sees: { stage: 'stop', text: /nuire au bébé/, not: ENGLISH } },
      { says: LABELS_FR.continueForPractitioner, sees: { asks: 'Medicines', text: /27 novembre 2026/, not: ENGLISH } },
      { answers: {}, sees: { ACTION: 'FINISHINITIALQUESTIONNAIRE', text: /pour l’IP/, not: ENGLISH } },
      {
        says: 'continuer',
        sees: { stage: 'ineligible', text: /27 novembre 2026/, not: ENGLISH, options: [LABELS_FR.person, LABELS_FR.end] },
      },
      { says: LABELS_FR.person, sees: { ACTION: 'NEEDPCRHELP', not: ENGLISH } },
    ],
  },
  {
    name: 'in French: a known patient renews and books a time, which is read in French',
    rows: ['REQ-137', 'D-1'],
    ...IN_FRENCH_CLINIC,
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
    ...IN_FRENCH_CLINIC,
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'violet', sees: { asks: 'Reason', not: ENGLISH } },
      { says: 'vert', sees: { asks: 'Reason', not: ENGLISH } },
      { says: 'bleu', sees: { ACTION: 'NEEDPCRHELP', not: ENGLISH, effects: ['Misunderstood User Message', 'need-help'] } },
    ],
  },
  {
    name: 'in French: a question is answered from a French article, which is named; the question stays',
    rows: ['D-7', 'D-10'],
    language: 'fr',
    knowledge: {
      ...IN_FRENCH_CLINIC.knowledge,
      answer: (_, language) =>
        language === 'fr'
          ? { kind: 'article', title: 'Coûts', text: 'La visite est gratuite.' }
          : { kind: 'article', title: 'Costs', text: 'Free.' },
    },
    turns: [
      ...TO_FRENCH_QUESTIONS,
      { says: 'combien ça coûte ?', sees: { asks: 'Reason', text: /La visite est gratuite[\s\S]*Coûts/, not: ENGLISH, effects: [] } },
    ],
  },
  {
    name: 'in French: where only English answers, none is given and a person is offered',
    rows: ['D-7'],
    language: 'fr',
    knowledge: {
      ...IN_FRENCH_CLINIC.knowledge,
      answer: (_, language) => (language === 'en' ? { kind: 'article', title: 'Costs', text: 'The visit is free.' } : { kind: 'none' }),
    },
    turns: [
      ...TO_FRENCH_QUESTIONS,
      {
        says: 'combien ça coûte ?',
        sees: { asks: 'Reason', text: /parler à une personne/, not: ENGLISH, effects: ['Misunderstood User Message'] },
      },
    ],
  },
  {
    name: 'the language changes in the middle: the same question in the other words, every answer kept',
    rows: ['D-10', 'D-11'],
    knowledge: IN_FRENCH_CLINIC.knowledge,
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
