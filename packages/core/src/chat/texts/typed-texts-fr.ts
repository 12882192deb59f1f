import type { ChatTexts } from './texts.ts'

export const TYPED_TEXTS_FR: ChatTexts['typed'] = {
  fields: {
    phone: 'numéro de téléphone',
    zipcode: 'code postal',
    provincialHealthID: 'numéro d’assurance maladie',
    email: 'adresse courriel',
    province: 'province',
    dateOfBirth: 'date de naissance',
  },
  onForm: (fields: readonly string[]) =>
    `Merci. J’ai inscrit dans le formulaire ${fields.map(your).join(' et ')}. ${fields.length === 1 ? 'Vérifiez ce renseignement' : 'Vérifiez-les'} et remplissez ce qui manque.`,
  changed: (fields: readonly string[]) => `Merci, j’ai changé ${fields.map(your).join(' et ')}.`,
  which: (fields: readonly string[], value: string) => `${value}, est-ce ${fields.map(your).join(' ou ')}?`,
  whichOne: (field: string) => WHICH_ONE[field] ?? `Vous avez donné plus d’une réponse pour ${field}. Laquelle est la bonne?`,
  short: 'Écrivez les 10 chiffres du numéro, avec l’indicatif régional.',
}

const WHICH_ONE: Readonly<Record<string, string>> = {
  'numéro de téléphone': 'Quel numéro de téléphone est le bon?',
  'code postal': 'Quel code postal est le bon?',
  'numéro d’assurance maladie': 'Quel numéro d’assurance maladie est le bon?',
  'adresse courriel': 'Quelle adresse courriel est la bonne?',
  province: 'Quelle province est la bonne?',
  'date de naissance': 'Quelle date de naissance est la bonne?',
}

function your(field: string): string {
  return `votre ${field}`
}
