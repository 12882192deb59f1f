import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { NONE_OF_THESE_FRENCH } from './shared-options.ts'

/** French words of what is asked further about each main reason. */
export const INTAKE_REASONS_FRENCH: QuestionnaireSegments['questions'] = {
  pain_place: {
    text: 'Où avez-vous mal, et à quoi ressemble la douleur ?',
    subtext: 'Quelques mots suffisent, par exemple « une brûlure dans le bas du dos ».',
  },
  pain_days: {
    text: 'À quelle fréquence la douleur vous empêche-t-elle de faire ce que vous voulez ?',
    options: { 'Now and then': 'De temps en temps', 'Several days a week': 'Plusieurs jours par semaine', 'Every day': 'Tous les jours' },
  },
  sleep_trouble: {
    text: 'Qu’est-ce qui rend vos nuits difficiles ?',
    options: {
      'Getting to sleep': 'M’endormir',
      'Waking up during the night': 'Me réveiller pendant la nuit',
      'Being awake too early': 'Me réveiller trop tôt le matin',
      'Feeling worn out in the morning': 'Me sentir sans énergie le matin',
      'Bad dreams': 'Les mauvais rêves',
    },
  },
  sleep_nights: { text: 'Dans une semaine habituelle, combien de nuits se passent mal ?', unit: 'nuits par semaine' },
  anxiety_story: {
    text: 'Comment l’anxiété se manifeste-t-elle dans votre vie de tous les jours ?',
    subtext: 'Dites seulement ce que vous êtes à l’aise de partager.',
  },
  anxiety_support: { text: 'Voyez-vous quelqu’un à ce sujet, comme un ou une médecin ou thérapeute ?' },
  ptsd_hardest: {
    text: 'Qu’est-ce qui est le plus difficile pour vous ces temps-ci ?',
    subtext: 'Vous n’avez pas à nous dire ce qui s’est passé. Dites seulement ce que vous êtes à l’aise de partager.',
  },
  ptsd_support: { text: 'Voyez-vous quelqu’un à ce sujet, comme un ou une médecin ou thérapeute ?' },
  cancer_symptoms: {
    text: 'Pour lesquels de ces problèmes aimeriez-vous de l’aide ?',
    options: {
      Pain: 'Douleur',
      Nausea: 'Nausées',
      'Small appetite': 'Manque d’appétit',
      'Poor sleep': 'Mauvais sommeil',
      'Worry or low mood': 'Inquiétude ou moral bas',
      'Something else': 'Autre chose',
    },
  },
  cancer_treatment: { text: 'Recevez-vous un traitement contre le cancer en ce moment ?' },
  seizure_count: {
    text: 'Environ combien de crises avez-vous eues au cours des quatre dernières semaines ?',
    unit: 'crises en quatre semaines',
  },
  seizure_change: { text: 'Vos crises ont-elles changé dernièrement, ou sont-elles devenues plus longues ?' },
  bowel_symptoms: {
    text: 'Lesquels de ces problèmes avez-vous eus au cours du dernier mois ?',
    options: {
      'Belly pain': 'Mal de ventre',
      'Loose or frequent stools': 'Selles molles ou fréquentes',
      'Blood in the stool': 'Sang dans les selles',
      'Losing weight': 'Perte de poids',
      Fever: 'Fièvre',
      ...NONE_OF_THESE_FRENCH,
    },
  },
  migraine_days: { text: 'Environ combien de jours par mois avez-vous une migraine ?', unit: 'jours par mois' },
  migraine_change: { text: 'Vos maux de tête sont-ils nouveaux, ou très différents d’avant ?' },
  adhd_story: { text: 'Comment le TDAH rend-il vos journées plus difficiles ?' },
  adhd_treatment: { text: 'Recevez-vous un traitement pour le TDAH en ce moment ?' },
  other_reason: { text: 'Pour quoi aimeriez-vous de l’aide ?' },
}
