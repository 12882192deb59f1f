import type { ChatTexts } from './texts.ts'

const after = (name: string) => (name ? `, ${name}` : '')

export const AWAY_TEXTS_FR: ChatTexts['visit']['away'] = {
  found: (name) =>
    `Contente de vous revoir${after(name)}. J’ai trouvé votre dossier et je l’ai rouvert. Tout ce que vous m’avez dit est encore ici; si quelque chose a changé, vous pourrez le corriger à la fin. On reprend là où vous en étiez?`,
  here: 'Contente de vous revoir. Cela fait un moment, alors j’ai rouvert votre dossier. Tout ce que vous m’avez dit est encore ici; si quelque chose a changé, vous pourrez le corriger à la fin.',
  welcome: (name) =>
    `Contente de vous revoir${after(name)}. J’ai trouvé votre dossier et je l’ai rouvert. D’abord un coup d’œil à vos renseignements, puis quelques questions sur votre santé. Ça vous va?`,
}
