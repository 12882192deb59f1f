import { AWAY_TEXTS_FR } from './away-texts-fr.ts'
import { GROUP_TEXTS_FR } from './group-texts-fr.ts'
import type { ChatTexts } from './texts.ts'

export const VISIT_TEXTS_FR: ChatTexts['visit'] = {
  groups: GROUP_TEXTS_FR,
  away: AWAY_TEXTS_FR,
  shown: ({ kind, when, who, where }) =>
    `Vous avez un rendez-vous : ${when}, avec ${who} (${kind.toLowerCase()}, ${where.toLowerCase()}).\n\nQue souhaitez-vous faire?`,
  none: 'Je ne vois aucun rendez-vous réservé dans votre dossier.',
  whoFirst: 'Je peux vous aider. Pour que personne d’autre ne puisse modifier votre rendez-vous, je dois d’abord savoir qui vous êtes.',
  noRecord:
    'Sans votre dossier, je ne peux ni voir ni modifier un rendez-vous. Notre équipe le peut\u00a0: dites simplement que vous voulez parler à quelqu’un.',
  kept: 'Très bien, votre rendez-vous reste tel quel.',
  heldInstead: ({ from, to, who, kinds: [before, after] }) =>
    `${to}, avec ${who}. Je vous garde cette heure pendant dix minutes.\n\nElle remplace le rendez-vous que vous avez : ${from}.${before === after ? '' : ` C’était « ${before} »; ce sera « ${after} ».`} Voulez-vous le déplacer?`,
  moved: (when) => `Votre rendez-vous est déplacé : ${when}. Une nouvelle confirmation vous est envoyée par courriel.`,
  noOtherTime: 'Désolée, je n’ai aucune autre heure à vous proposer pour le moment.',
  changedMeanwhile: 'Votre rendez-vous a changé entre-temps; je n’ai donc encore rien fait. Voici ce qu’il en est maintenant.',
  cancelCheck: (when) =>
    `Votre rendez-vous du ${when} sera annulé, et quelqu’un d’autre pourra prendre cette heure. Voulez-vous l’annuler?`,
  cancelled: (when) => `Votre rendez-vous du ${when} est annulé.`,
  anotherTime: 'Souhaitez-vous choisir une autre heure? Sinon, notre équipe de soins communiquera avec vous.',
  match:
    'Il semble que nous ayons déjà un dossier avec ces renseignements. Pour tout garder au même endroit, je peux envoyer un code à six chiffres à l’adresse courriel du dossier, et nous continuerons là. Rien de ce que vous avez écrit n’est perdu.\n\nVoulez-vous que j’envoie le code?',
}
