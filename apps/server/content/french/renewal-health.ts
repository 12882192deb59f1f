import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { MEDICINE_KINDS_FRENCH, NONE_OF_THESE_FRENCH } from './shared-options.ts'

/** French words about what may have changed in a person's health since the last visit. */
export const RENEWAL_HEALTH_FRENCH: QuestionnaireSegments['questions'] = {
  health_changes: { text: 'Votre santé a-t-elle changé depuis votre dernier rendez-vous ?' },
  health_changes_story: { text: 'Qu’est-ce qui a changé ?' },
  new_diagnosis: {
    text: 'Depuis votre dernier rendez-vous, un médecin vous a-t-il dit que vous avez l’un de ces problèmes ?',
    options: {
      'Schizophrenia or psychosis': 'Schizophrénie ou psychose',
      'Bipolar disorder': 'Trouble bipolaire',
      'Heart disease': 'Maladie du cœur',
      'Lung disease': 'Maladie des poumons',
      'Liver disease': 'Maladie du foie',
      'Kidney disease': 'Maladie des reins',
      ...NONE_OF_THESE_FRENCH,
    },
  },
  schizophrenia: { text: 'Le médecin a-t-il parlé de schizophrénie ?' },
  new_medication: { text: 'Avez-vous commencé ou changé un médicament depuis votre dernier rendez-vous ?' },
  medications: {
    text: 'Veuillez énumérer tous les médicaments que vous prenez maintenant, avec la quantité si vous la connaissez.',
    subtext: 'Mettez une virgule entre eux.',
  },
  medicine_kinds: { text: 'L’un d’eux fait-il partie de cette liste ?', options: MEDICINE_KINDS_FRENCH },
  pregnant_or_breastfeeding: {
    text: 'Êtes-vous enceinte, ou allaitez-vous en ce moment ?',
    subtext: 'Nous le demandons à tout le monde. Si cela ne vous concerne pas, choisissez Non.',
  },
  mental_health: {
    text: 'Comment va votre santé mentale depuis votre dernier rendez-vous ?',
    options: { 'About the same': 'À peu près pareil', Better: 'Mieux', 'Harder than before': 'Plus difficile qu’avant' },
  },
  mental_health_story: {
    text: 'Qu’est-ce qui a été plus difficile ?',
    subtext:
      'Dites seulement ce que vous êtes à l’aise de partager. Besoin de quelqu’un tout de suite ? Appelez ou textez le 9-8-8, à toute heure.',
  },
  current_addiction: {
    text: 'Vivez-vous avec une dépendance à l’alcool ou aux drogues en ce moment ?',
    subtext: 'Nous le demandons à tout le monde, sans juger.',
  },
}
