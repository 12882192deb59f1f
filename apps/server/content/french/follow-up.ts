import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'

/** The questionnaire a few weeks after the start, in Canadian French. */
export const followUpFrench: QuestionnaireSegments = {
  name: 'Suivi',
  questions: {
    change: {
      text: 'Depuis le début, comment votre problème principal a-t-il changé ?',
      options: {
        'Much better': 'Beaucoup mieux',
        'A little better': 'Un peu mieux',
        'About the same': 'À peu près pareil',
        Worse: 'Pire',
      },
    },
    uses_now: {
      text: 'Utilisez-vous ce qui a été convenu avec votre infirmière praticienne ou votre infirmier praticien ?',
    },
    why_not: {
      text: 'Qu’est-ce qui vous en empêche ?',
      options: {
        'Side effects': 'Les effets secondaires',
        'It did not help': 'Cela n’aidait pas',
        Cost: 'Le coût',
        'I could not get it': 'Je n’ai pas pu en obtenir',
        'I no longer need it': 'Je n’en ai plus besoin',
        'Something else': 'Autre chose',
      },
    },
    side_effects: { text: 'Avez-vous remarqué des effets secondaires ?' },
    side_effect_kinds: {
      text: 'Lesquels ?',
      subtext: 'Choisissez tous ceux que vous avez eus.',
      options: {
        Dizziness: 'Étourdissements',
        Tiredness: 'Fatigue',
        'Dry mouth': 'Bouche sèche',
        'Fast heartbeat': 'Battements de cœur rapides',
        'Feeling anxious or panicky': 'Anxiété ou panique',
        'Seeing or hearing things that others did not': 'Voir ou entendre des choses que les autres ne percevaient pas',
        'Upset stomach': 'Estomac dérangé',
        'Something else': 'Autre chose',
      },
    },
    self_harm: {
      text: 'Au cours des deux dernières semaines, avez-vous eu des pensées de vous faire du mal ou de ne plus vouloir vivre ?',
    },
    new_medicines: { text: 'Avez-vous commencé, arrêté ou changé un autre médicament ?' },
    medicine_changes: { text: 'Lesquels, et qu’est-ce qui a changé ?' },
    anything_else: { text: 'Y a-t-il autre chose que votre équipe de soins devrait savoir ?' },
    what_else: { text: 'Dites-le-nous, s’il vous plaît.' },
    go_on: {
      text: 'Comment aimeriez-vous continuer ?',
      options: {
        'The same as now': 'Comme maintenant',
        'I would like to talk about a change': 'J’aimerais parler d’un changement',
        'I would like to stop': 'J’aimerais arrêter',
      },
    },
  },
}
