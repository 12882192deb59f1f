import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { INTAKE_HEALTH_FRENCH } from './intake-health.ts'
import { INTAKE_LIFE_FRENCH } from './intake-life.ts'
import { INTAKE_REASONS_FRENCH } from './intake-reasons.ts'
import { NONE_OF_THESE_FRENCH } from './shared-options.ts'

/** The intake before the first visit, in Canadian French. */
export const asyncIntakeFrench: QuestionnaireSegments = {
  name: 'Questionnaire d’admission',
  questions: {
    main_reason: {
      text: 'Pour quoi aimeriez-vous surtout de l’aide ?',
      subtext: 'S’il y a plusieurs raisons, choisissez la plus importante. Vous pourrez nous parler des autres plus tard.',
      options: {
        'Chronic pain': 'Douleur chronique',
        'Trouble sleeping': 'Difficulté à dormir',
        Anxiety: 'Anxiété',
        PTSD: 'Trouble de stress post-traumatique (TSPT)',
        'Cancer-related symptoms': 'Symptômes liés au cancer',
        'Epilepsy or seizures': 'Épilepsie ou crises convulsives',
        "Crohn's or colitis": 'Maladie de Crohn ou colite',
        Migraine: 'Migraine',
        ADHD: 'Trouble du déficit de l’attention (TDAH)',
        'Something else': 'Autre chose',
      },
    },
    since_when: {
      text: 'Depuis combien de temps cela dure-t-il ?',
      options: {
        'Less than 6 months': 'Moins de 6 mois',
        '6 months to 2 years': 'De 6 mois à 2 ans',
        '2 to 5 years': 'De 2 à 5 ans',
        'More than 5 years': 'Plus de 5 ans',
      },
    },
    tried_before: {
      text: 'Qu’avez-vous essayé jusqu’ici pour vous soulager ?',
      options: {
        'Prescription medicine': 'Médicaments sur ordonnance',
        'Medicine without a prescription': 'Médicaments sans ordonnance',
        'Physiotherapy or massage': 'Physiothérapie ou massage',
        Counselling: 'Consultation psychologique (counseling)',
        'Surgery or injections': 'Chirurgie ou injections',
        ...NONE_OF_THESE_FRENCH,
      },
    },
    ...INTAKE_REASONS_FRENCH,
    ...INTAKE_HEALTH_FRENCH,
    ...INTAKE_LIFE_FRENCH,
  },
}
