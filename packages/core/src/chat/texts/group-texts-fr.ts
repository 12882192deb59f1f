import type { ChatTexts } from './texts.ts'

export const GROUP_TEXTS_FR: ChatTexts['visit']['groups'] = {
  sinceWhen: 'Depuis quand, et ce que vous avez essayé',
  medicines: 'Médicaments et allergies',
  pregnancy: 'La grossesse et un diagnostic',
  mentalHealth: 'Votre santé mentale et celle de votre famille',
  body: 'Votre cœur, d’autres organes et les opérations',
  sideEffects: 'Effets indésirables',
  substances: 'L’alcool, les drogues et le cannabis',
  lastUse: 'La dernière fois que vous avez pris du cannabis',
  safety: 'Le travail et la conduite',
  order: 'Ce que vous aimeriez commander, et un appel',
}
