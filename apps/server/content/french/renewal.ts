import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { RENEWAL_HEALTH_FRENCH } from './renewal-health.ts'
import { FORMS_FRENCH, SELLERS_FRENCH } from './shared-options.ts'

/** French words about how treatment goes, and what the person would like to change. */
const TREATMENT_FRENCH: QuestionnaireSegments['questions'] = {
  uses_now: { text: 'Utilisez-vous votre cannabis médical en ce moment ?' },
  grams_per_day: {
    text: 'Environ combien en consommez-vous par jour, en grammes ?',
    subtext: 'Une estimation suffit. Vous pouvez aussi répondre en milligrammes.',
    unit: 'grammes par jour',
  },
  current_forms: { text: 'Quelles formes utilisez-vous ?', options: FORMS_FRENCH },
  why_stopped: { text: 'Qu’est-ce qui vous a fait arrêter ?' },
  side_effects: { text: 'Avez-vous remarqué des effets non désirés ?' },
  side_effect_kinds: {
    text: 'Lesquels ?',
    options: {
      'Dry mouth': 'Bouche sèche',
      Dizziness: 'Étourdissements',
      'Feeling drowsy': 'Somnolence',
      'Racing heart': 'Cœur qui bat très vite',
      'Feeling anxious': 'Anxiété',
      'Trouble with memory or focus': 'Difficulté de mémoire ou de concentration',
      'Being sick to the stomach': 'Nausées (mal de cœur)',
      'Something else': 'Autre chose',
    },
  },
  side_effect_weight: {
    text: 'À quel point vous dérangent-ils ?',
    options: { Hardly: 'À peine', Somewhat: 'Moyennement', 'A great deal': 'Énormément' },
  },
  benefit: {
    text: 'Est-ce que cela a aidé pour ce qui vous a fait venir chez nous ?',
    options: {
      'Yes, very much': 'Oui, beaucoup',
      'Yes, somewhat': 'Oui, en partie',
      'No difference': 'Aucune différence',
      'Things got worse': 'Les choses ont empiré',
    },
  },
  benefit_story: { text: 'Qu’est-ce qui est différent dans votre vie de tous les jours maintenant ?' },
  driving: {
    text: 'Comment faites-vous avec la conduite et le cannabis ?',
    options: {
      'I do not drive': 'Je ne conduis pas',
      'I wait until it has fully worn off': 'J’attends que l’effet soit complètement passé',
      'I sometimes drive sooner': 'Je conduis parfois plus tôt',
    },
  },
  wanted_change: {
    text: 'Y a-t-il quelque chose que vous aimeriez changer ?',
    options: {
      'The amount': 'La quantité',
      'The form': 'La forme',
      'More CBD': 'Plus de CBD',
      'More THC': 'Plus de THC',
      'Something else': 'Autre chose',
      'No change': 'Aucun changement',
    },
  },
  wanted_change_story: { text: 'Qu’aimeriez-vous changer ?' },
  change_seller: { text: 'Aimeriez-vous changer de vendeur autorisé ?' },
  preferred_seller: { text: 'Quel vendeur autorisé aimeriez-vous ?', options: SELLERS_FRENCH },
  wants_call: { text: 'Aimeriez-vous recevoir un appel d’une personne de notre équipe de soins ?' },
  questions_for_np: {
    text: 'Qu’aimeriez-vous demander à l’infirmière praticienne ou à l’infirmier praticien ?',
    subtext: 'Si rien ne vous vient à l’esprit, écrivez « rien ».',
  },
}

/** The questionnaire before the medical document is renewed, in Canadian French. */
export const renewalFrench: QuestionnaireSegments = {
  name: 'Renouvellement',
  questions: { ...RENEWAL_HEALTH_FRENCH, ...TREATMENT_FRENCH },
}
