import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { MagicLinkMessages } from './magic-link-messages.ts'

/** The same in Canadian French. */
export const FR: MagicLinkMessages = {
  refusal: (code) => getOwnProperty(REFUSALS, code ?? '') ?? 'Une erreur est survenue. Réessayez dans un instant.',
  wholeLink: 'Cette page a besoin du lien complet de votre courriel. Ouvrez-la à partir de là.',
  tryAgain: 'Réessayer',
  reading: 'Un instant',
  title: {
    booked: 'Votre rendez-vous',
    choose: 'Choisissez une autre heure',
    held: 'Déplacer votre rendez-vous?',
    cancelled: 'Rendez-vous annulé',
    over: 'Ce rendez-vous a déjà eu lieu',
  },
  facts: {
    yours: 'Votre rendez-vous actuel',
    with: 'Avec',
    visit: 'Type de rendez-vous',
    where: 'Où',
    day: (day) => `Le ${day}`,
    clinic: (when) => `À la clinique : ${when}`,
  },
  actions: {
    move: 'Choisir une autre heure',
    calendar: 'Ajouter à mon calendrier',
    cancel: 'Annuler le rendez-vous',
    bookAgain: 'Prendre un autre rendez-vous',
  },
  cancel: {
    title: 'Annuler votre rendez-vous?',
    text: (when) => `Le ${when}. Quelqu’un d’autre pourra alors prendre cette heure.`,
    keep: 'Garder',
    close: 'Fermer',
    free: 'Cette heure est maintenant libre.',
    final: 'L’annulation est définitive.',
    undo: 'Rétablir le rendez-vous',
    restored: 'Votre rendez-vous est rétabli.',
  },
  choose: {
    reading: 'Recherche de plages libres',
    none: 'Il n’y a aucune autre plage libre dans les trois prochaines semaines. Votre rendez-vous reste tel quel.',
    again: 'Chercher à nouveau',
    back: 'Retour à mon rendez-vous',
    day: 'Jour',
    dayOf: (day, count) =>
      `${dayFormat.format(new Date(`${day}T00:00:00Z`))} (${count === 1 ? '1 plage libre' : `${count} plages libres`})`,
    time: 'Heure',
    with: (provider) => `avec ${provider}`,
    keep: 'Garder cette heure',
  },
  held: {
    kept: 'Heure gardée pour vous :',
    stays: (provider) => `, avec ${provider}. Votre rendez-vous reste tel quel tant que vous ne le déplacez pas.`,
    left: (time) => `Encore ${time}`,
    move: 'Déplacer mon rendez-vous',
    other: 'Choisir une autre heure',
    moved: 'Votre rendez-vous est déplacé. Vous recevrez par courriel la nouvelle date à ajouter à votre calendrier.',
  },
  emailChange: {
    titles: {
      open: 'Annuler le changement de courriel?',
      stopped: 'Le changement est annulé',
      over: 'Ce changement ne peut plus être annulé ici',
    },
    texts: {
      open: 'On nous a demandé d’utiliser une autre adresse courriel pour vous. Si ce n’était pas vous, annulez le changement. Nous garderons cette adresse et vous appellerons.',
      stopped: 'Nous gardons cette adresse courriel. Une personne de la clinique vous appellera.',
      over: 'Les 24 heures sont écoulées, ou l’adresse a été changée de nouveau. Veuillez communiquer avec la clinique.',
    },
    stop: 'Annuler le changement',
  },
  reminders: {
    ask: 'Arrêter les rappels?',
    stopped: 'Vous ne recevrez plus de rappels',
    resumed: 'Vous recevrez de nouveau des rappels',
    ends: 'Ces courriels cesseront.',
    what: 'Nous envoyons de courts rappels : avant un renouvellement ou un suivi, et quand vous avez laissé une demande inachevée.',
    stays:
      'Les courriels au sujet d’un rendez-vous réservé vous parviennent toujours : sa confirmation, un changement et un rappel avant qu’il ait lieu.',
    none: 'Les rappels sont arrêtés.',
    again: 'Les rappels reprennent.',
    stop: 'Arrêter les rappels',
    undo: 'M’envoyer de nouveau des rappels',
  },
}

const dayFormat = new Intl.DateTimeFormat('fr-CA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const REFUSALS: Readonly<Record<string, string>> = {
  'appointment-link-invalid':
    'Ce lien ne mène à aucun rendez-vous. Ouvrez le lien de votre plus récent courriel ou prenez un autre rendez-vous.',
  'appointment-cancelled': 'Ce rendez-vous est déjà annulé.',
  'appointment-over': 'Ce rendez-vous est commencé ou passé : il ne peut plus être modifié.',
  'slot-taken': 'Cette heure n’est plus libre. Choisissez-en une autre.',
  'hold-over': 'Les dix minutes sont passées. Choisissez de nouveau.',
  'undo-expired': 'Vous aviez une minute pour rétablir le rendez-vous. Ce délai est passé.',
  'reminder-link-invalid': 'Le lien est incomplet. Ouvrez de nouveau le lien de votre plus récent courriel.',
  'too-many-attempts': 'Trop de tentatives. Attendez un peu et réessayez.',
  'no-connection': 'La connexion a échoué. Vérifiez votre accès à Internet et réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez.',
}
