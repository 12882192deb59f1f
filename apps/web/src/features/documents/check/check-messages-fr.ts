import type { Translated } from '../../../lib/language-choice/translated.ts'
import type { CHECK_EN } from './check-messages.ts'

/** The same in Canadian French. */
export const CHECK_FR: Translated<typeof CHECK_EN> = {
  title: 'Vérifier un document médical',
  lead: 'Entrez le code de vérification imprimé à côté du code QR. Nous disons seulement si notre dossier de ce document est en vigueur.',
  code: 'Code de vérification',
  check: 'Vérifier',
  empty: 'Entrez le code du document.',
  valid: 'Valide',
  validText:
    'Notre dossier de ce document est en vigueur. Pour en confirmer le contenu, appelez le bureau au numéro que vous avez en dossier.',
  invalid: 'Non valide, communiquez avec le bureau',
  invalidText: 'Appelez le bureau au numéro que vous avez en dossier. Aucune raison n’est donnée ici.',
  failed: 'Le code n’a pas pu être vérifié. Vérifiez votre connexion et réessayez.',
  tooMany: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  never: 'Cette page ne juge jamais un fichier ni un papier et ne montre rien sur une personne.',
}
