import type { ChatTexts } from './texts.ts'

export const OPENING_TEXTS_FR: ChatTexts['opening'] = {
  unknown: 'Je ne peux pas dire combien de temps il faudra.',
  open: (until: string) => `Notre équipe est là jusqu’à ${until}. Je ne peux pas dire combien de temps il faudra.`,
  closed: (opens: string) => `Notre équipe n’est pas là en ce moment. Elle revient le ${opens}. Vous gardez votre place.`,
  closedForNow: 'Notre équipe n’est pas là en ce moment, et je ne peux pas dire quand elle revient. Vous gardez votre place.',
  openAgain: (until: string) =>
    `Notre équipe est là maintenant, jusqu’à ${until}. Je ne peux pas dire combien de temps il faudra. Vous gardez votre place.`,
  missedToday: (opens: string) =>
    `Désolée, notre équipe n’a pas pu vous répondre aujourd’hui. Elle revient le ${opens}. Vous gardez votre place.`,
  hoursChanged: (opens: string) =>
    `Désolée, nos heures ont changé depuis que je vous les ai données. Notre équipe revient le ${opens}. Vous gardez votre place.`,
  hoursUnknown:
    'Désolée, nos heures ont changé depuis que je vous les ai données, et je ne peux pas dire quand notre équipe revient. Vous gardez votre place.',
  noOneFree:
    'Désolée, personne de notre équipe n’est encore libre. Vous gardez votre place. Si vous ne voulez pas attendre ici, nous pouvons plutôt vous appeler ou vous écrire.',
  stillAsked: (when: string) =>
    `Notre équipe a votre demande, mais personne n’a encore pu vous répondre. ${when} Si vous préférez un appel, dites « appelez-moi ».`,
  elsewhere: (there: string) => ` (${there} chez vous)`,
  callWanted: (when: string) =>
    `J’ai demandé à notre équipe de vous appeler plutôt. ${when} Vous pouvez fermer cette page, ou dire « ok » pour continuer ici.`,
  emailWanted: (when: string) =>
    `Notre équipe répondra ici, et vous recevrez un courriel dès qu’un message vous attendra. ${when} Vous pouvez fermer cette page, ou dire « ok » pour continuer ici.`,
  callNoted: (name: string) =>
    `C’est noté : vous préférez un appel, et ${name} le voit aussi. Si nous n’avons pas le bon numéro, écrivez-le ici.`,
  wentBack: (name: string) =>
    `Vous êtes de retour aux questions. Vous ne clavardez plus avec ${name}. Vous pouvez demander à parler à une personne en tout temps.`,
  cancelled: 'D’accord, j’ai dit à notre équipe que vous n’avez plus besoin d’une personne. Vous pouvez en demander une en tout temps.',
  reachedByPhone:
    'Nous nous sommes parlé au téléphone : j’ai donc fermé ici votre demande de parler à une personne. Vous pouvez en demander une en tout temps.',
  requestClosed: 'Notre équipe a fermé votre demande de parler à une personne. Si vous en avez encore besoin, demandez-le de nouveau ici.',
}
