import type { ChatTexts } from './texts.ts'

export const FIRST_WORDS_TEXTS_FR: ChatTexts['firstWords'] = {
  understood: 'Avant de continuer, voici ce que j’ai compris de votre premier message. Je n’ai encore rien gardé.',
  name: 'Votre nom\u00a0:',
  medicines: 'Vos médicaments\u00a0:',
  check: 'Est-ce que tout cela est exact?',
  yes: 'Oui, gardez ça',
  no: 'Non, posez-moi les questions',
  kept: 'Merci. Je ne vous le redemanderai pas, et vous pouvez le modifier en tout temps.',
  dropped: 'D’accord. Je vous poserai ces questions.',
  hello: (name) => `Bonjour ${name}.`,
  offer: (reasons) =>
    `Merci de me le dire. ${reasons === '' ? '' : `J’ai compris\u00a0: ${reasons}. `}Une infirmière praticienne ou un infirmier praticien peut regarder cela avec vous.`,
  reassure: 'Beaucoup de gens hésitent au début. Rien ne se décide aujourd’hui, et vous pouvez arrêter en tout temps.',
  begin: 'Voulez-vous ouvrir un dossier?',
  declined: 'D’accord. Vous pouvez me poser une question en tout temps, ou choisir ci-dessous quand vous voudrez.',
}
