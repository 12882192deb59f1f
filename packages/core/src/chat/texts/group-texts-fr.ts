import type { ChatTexts } from './texts.ts'

export const GROUP_TEXTS_FR: ChatTexts['visit']['groups'] = {
  howOften: 'À quelle fréquence et depuis quand',
  pregnancy: 'La grossesse et un diagnostic',
  mentalHealth: 'Votre santé mentale et celle de votre famille',
  substances: 'L’alcool, les drogues et le cannabis',
  lastUse: 'La dernière fois que vous avez pris du cannabis',
  safety: 'Le travail et la conduite',
  order: 'Ce que vous aimeriez commander',
}
