import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { MagicLinkMessages } from './magic-link-messages.ts'

/** The same in Canadian French. */
export const FR: MagicLinkMessages = {
  locale: 'fr-CA',
  refusal: (code) => getOwnProperty(REFUSALS, code ?? '') ?? 'Une erreur est survenue. Réessayez dans un instant.',
  wholeLink: 'Cette page a besoin du lien complet de votre courriel. Ouvrez-la à partir de là.',
  tryAgain: 'Réessayer',
  reading: 'Un instant',
  title: {
    booked: 'Votre rendez-vous',
    choose: 'Choisissez un autre moment',
    held: 'Déplacer votre rendez-vous ?',
    cancelled: 'Rendez-vous annulé',
    over: 'Ce rendez-vous est passé',
  },
  facts: {
    yours: 'Le moment que vous avez',
    with: 'Avec',
    visit: 'Visite',
    where: 'Où',
    place: (place) => (place === 'By phone or video' ? 'Par téléphone ou vidéo' : place),
    clinic: (when) => `À la clinique : ${when}`,
  },
  actions: {
    move: 'Choisir un autre moment',
    calendar: 'Ajouter à mon calendrier',
    cancel: 'Annuler le rendez-vous',
    bookAgain: 'Prendre un nouveau rendez-vous avec notre assistante',
  },
  cancel: {
    title: 'Annuler votre rendez-vous ?',
    text: (when) => `${when.charAt(0).toUpperCase()}${when.slice(1)}. Quelqu’un d’autre pourra alors prendre ce moment.`,
    keep: 'Le garder',
    close: 'Fermer',
    free: 'Ce moment est maintenant libre pour d’autres.',
    final: 'L’annulation est définitive.',
    undo: 'Rétablir le rendez-vous',
    restored: 'Votre rendez-vous tient comme avant.',
  },
  choose: {
    reading: 'Recherche de moments libres',
    none: 'Aucun autre moment n’est libre dans les trois prochaines semaines. Votre rendez-vous reste tel quel.',
    again: 'Chercher de nouveau',
    back: 'Retour à mon rendez-vous',
    day: 'Jour',
    dayOf: (day, count) => `${dayFormat.format(new Date(`${day}T00:00:00Z`))} (${count === 1 ? '1 moment' : `${count} moments`})`,
    time: 'Heure',
    with: (provider) => `avec ${provider}`,
    keep: 'Me garder ce moment',
  },
  held: {
    kept: 'Gardé pour vous :',
    stays: (provider) => `, avec ${provider}. Votre rendez-vous reste tel quel tant que vous ne le déplacez pas.`,
    left: (time) => `Encore ${time}`,
    move: 'Déplacer mon rendez-vous',
    other: 'Choisir un autre moment',
    moved: 'Votre rendez-vous est déplacé. Une nouvelle entrée pour votre calendrier vous arrive par courriel.',
  },
  reminders: {
    ask: 'Arrêter les rappels ?',
    stopped: 'Les rappels sont arrêtés',
    resumed: 'Les rappels sont actifs',
    stops: 'Ces courriels cesseront.',
    what: 'Nous envoyons parfois un court courriel quand quelque chose est prévu chez nous : avant et après une date dont nous avons convenu, ou quand vous avez commencé quelque chose dans notre clavardage sans le terminer.',
    stays:
      'Les courriels au sujet d’un rendez-vous réservé vous parviennent toujours : sa confirmation, un changement et un rappel avant qu’il ait lieu.',
    none: 'Vous ne recevez plus de rappels de notre part.',
    again: 'Vous recevrez de nouveau des rappels.',
    stop: 'Arrêter les rappels',
    undo: 'M’envoyer de nouveau des rappels',
  },
}

const dayFormat = new Intl.DateTimeFormat('fr-CA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const REFUSALS: Readonly<Record<string, string>> = {
  'appointment-link-invalid':
    'Ce lien ne mène à aucun rendez-vous. Ouvrez le lien de votre plus récent courriel ou prenez un nouveau rendez-vous avec notre assistante.',
  'appointment-cancelled': 'Ce rendez-vous est déjà annulé.',
  'appointment-over': 'Ce rendez-vous est commencé ou passé : il ne peut plus être modifié.',
  'slot-taken': 'Ce moment n’est plus libre. Choisissez-en un autre.',
  'hold-over': 'Ce moment était gardé pour vous pendant dix minutes, et elles sont écoulées. Choisissez de nouveau.',
  'undo-expired': 'Une annulation peut être défaite pendant une minute. Ce délai est passé.',
  'reminder-link-invalid': 'Ce lien n’est pas complet. Ouvrez de nouveau le lien de votre plus récent courriel.',
  'too-many-attempts': 'Trop de tentatives. Attendez un peu et réessayez.',
  'no-connection': 'La connexion a échoué. Vérifiez votre accès à Internet et réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez.',
}
