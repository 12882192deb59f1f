import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import { MEDICINE_KINDS_FRENCH, NONE_OF_THESE_FRENCH, NOT_SURE_FRENCH } from './shared-options.ts'

/** French words about medicines, allergies and the parts of a person's health that decide whether cannabis is safe for them. */
export const INTAKE_HEALTH_FRENCH: QuestionnaireSegments['questions'] = {
  takes_medication: {
    text: 'Prenez-vous des médicaments ?',
    subtext: 'Comptez les comprimés, les timbres, les inhalateurs et ce que vous achetez sans ordonnance.',
  },
  medications: {
    text: 'Lesquels ? Veuillez les énumérer, avec la quantité si vous la connaissez.',
    subtext: 'Mettez une virgule entre eux. L’étiquette du flacon peut vous aider.',
  },
  medicine_kinds: { text: 'L’un d’eux fait-il partie de cette liste ?', options: MEDICINE_KINDS_FRENCH },
  has_allergies: { text: 'Avez-vous une allergie à quelque chose ?' },
  allergies: { text: 'À quoi êtes-vous allergique ?' },
  pregnant_or_breastfeeding: {
    text: 'Êtes-vous enceinte, ou allaitez-vous en ce moment ?',
    subtext: 'Nous le demandons à tout le monde. Si cela ne vous concerne pas, choisissez Non.',
  },
  planning_pregnancy: { text: 'Est-ce que vous ou votre partenaire espérez avoir un enfant au cours de la prochaine année ?' },
  schizophrenia: {
    text: 'Un médecin vous a-t-il déjà dit que vous avez une schizophrénie ?',
    subtext: 'Nous le demandons parce que le cannabis peut rendre plus difficile de rester bien avec cette maladie.',
  },
  psychosis: {
    text: 'Avez-vous déjà vécu une psychose, comme voir ou entendre des choses que les autres ne percevaient pas ?',
  },
  family_psychosis: {
    text: 'Votre père ou votre mère, un frère, une sœur ou un de vos enfants a-t-il déjà eu une schizophrénie ou une psychose ?',
    options: { Yes: 'Oui', No: 'Non', ...NOT_SURE_FRENCH },
  },
  bipolar: { text: 'Un médecin vous a-t-il déjà dit que vous avez un trouble bipolaire ?' },
  heart: {
    text: 'Avez-vous eu l’un de ces problèmes de cœur ou de vaisseaux sanguins ?',
    options: {
      'Chest pain (angina)': 'Douleur à la poitrine (angine)',
      'Heart attack or stroke': 'Crise cardiaque ou AVC',
      'Uneven heartbeat': 'Battements de cœur irréguliers',
      'Heart failure': 'Insuffisance cardiaque',
      'High blood pressure that is hard to control': 'Haute pression sanguine difficile à maîtriser',
      ...NONE_OF_THESE_FRENCH,
    },
  },
  organs: {
    text: 'Vivez-vous avec l’une de ces maladies ?',
    options: {
      'Lung disease (such as COPD or severe asthma)': 'Maladie des poumons (comme la MPOC ou un asthme grave)',
      'Liver disease': 'Maladie du foie',
      'Kidney disease': 'Maladie des reins',
      ...NONE_OF_THESE_FRENCH,
    },
  },
}
