import type { ChatTexts } from './texts.ts'

export const COME_BACK_TEXTS_FR: ChatTexts['comeBack'] = {
  instead: 'D’accord, on laisse cela pour l’instant. Tout ce que vous m’avez dit reste enregistré. Que voulez-vous faire à la place?',
  ask: 'Que voulez-vous savoir? Écrivez votre question.',
}
