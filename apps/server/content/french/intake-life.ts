import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { FORMS_FRENCH, NOT_SURE_FRENCH, SELLERS_FRENCH } from './shared-options.ts'

/** French words about daily life, earlier use, and what the person hopes for and prefers. */
export const INTAKE_LIFE_FRENCH: QuestionnaireSegments['questions'] = {
  current_addiction: {
    text: 'Vivez-vous avec une dépendance à l’alcool ou aux drogues en ce moment ?',
    subtext: 'Nous le demandons à tout le monde, sans juger. Votre réponse reste entre vous et votre équipe de soins.',
  },
  alcohol: {
    text: 'À quelle fréquence buvez-vous de l’alcool ?',
    options: {
      'I do not drink': 'Je ne bois pas',
      'Once in a while': 'De temps en temps',
      'Some days each week': 'Quelques jours par semaine',
      'Most days': 'La plupart des jours',
    },
  },
  used_cannabis: {
    text: 'Avez-vous déjà consommé du cannabis ?',
    options: { Never: 'Jamais', 'In the past': 'Dans le passé', 'I use it now': 'J’en consomme maintenant' },
  },
  past_reaction: {
    text: 'Le cannabis vous a-t-il déjà causé une mauvaise réaction ?',
    subtext: 'Par exemple avoir très peur, vous évanouir ou vomir encore et encore.',
  },
  past_reaction_story: { text: 'Que s’est-il passé ?' },
  grams_per_day: {
    text: 'Environ combien en consommez-vous par jour, en grammes ?',
    subtext: 'Une estimation suffit. Vous pouvez aussi répondre en milligrammes.',
    unit: 'grammes par jour',
  },
  current_reaction: {
    text: 'Est-il déjà arrivé que le cannabis vous cause une mauvaise réaction ?',
    subtext: 'Par exemple avoir très peur, vous évanouir ou vomir encore et encore.',
  },
  current_reaction_story: { text: 'Que s’est-il passé ?' },
  safety_work: { text: 'Votre travail touche-t-il aux machines, aux hauteurs, à la conduite ou à la sécurité d’autres personnes ?' },
  driving: {
    text: 'À quelle fréquence conduisez-vous ?',
    options: { 'Most days': 'La plupart des jours', Sometimes: 'Parfois', 'I do not drive': 'Je ne conduis pas' },
  },
  goals: {
    text: 'Qu’aimeriez-vous voir s’améliorer d’ici quelques mois ?',
    subtext: 'Par exemple « dormir toute la nuit » ou « jouer de nouveau avec mes petits-enfants ».',
  },
  preferred_forms: {
    text: 'Quelles formes de cannabis vous conviendraient ?',
    subtext: 'Choisissez-en autant que vous voulez. Vous déciderez avec l’infirmière praticienne ou l’infirmier praticien.',
    options: FORMS_FRENCH,
  },
  preferred_kind: {
    text: 'Avez-vous une sorte en tête ?',
    subtext: 'Le THC est la partie qui peut donner un effet euphorisant (« high »). Le CBD ne le fait pas.',
    options: {
      'Mostly THC': 'Surtout du THC',
      'Mostly CBD': 'Surtout du CBD',
      'A balance of both': 'Un équilibre des deux',
      ...NOT_SURE_FRENCH,
    },
  },
  preferred_seller: {
    text: 'Auprès de quel vendeur autorisé aimeriez-vous commander ?',
    subtext: 'Vous pourrez changer cela plus tard.',
    options: SELLERS_FRENCH,
  },
  other_seller: { text: 'De quel vendeur s’agit-il ?' },
  wants_call: {
    text: 'Aimeriez-vous recevoir un appel d’une personne de notre équipe de soins ?',
    subtext: 'Un appel est un bon moment pour poser des questions. Il n’est pas nécessaire pour continuer.',
  },
  call_time: {
    text: 'Quel est le meilleur moment pour vous appeler ?',
    options: { Morning: 'Le matin', Afternoon: 'L’après-midi', Evening: 'Le soir', 'Any time': 'N’importe quand' },
  },
  referral_code: {
    text: 'Si quelqu’un vous a donné un code de recommandation, veuillez l’écrire ici.',
    subtext: 'Si vous n’en avez pas, écrivez « aucun ».',
  },
  anything_else: {
    text: 'Y a-t-il autre chose que l’infirmière praticienne ou l’infirmier praticien devrait savoir ?',
    subtext: 'Sinon, écrivez « non ».',
  },
}
