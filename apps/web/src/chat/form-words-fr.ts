import type { FormWords } from './form-words.ts'
import { FR } from './words-fr.ts'

/** What the forms say that open as dialogs, in Canadian French. */
export const FR_FORMS: FormWords = {
  pleaseChoose: 'Choisissez',
  date: {
    example: 'Par exemple 14 mars 1985, ou 1985-03-14',
    ambiguous: 'Écrivez le mois en lettres, par exemple 14 mars 1985.',
    understood: (date) => `C’est le ${date}.`,
  },
  consent: {
    title: 'Formulaire de consentement',
    text: 'Texte du formulaire de consentement',
    readOn: (percent) => `Lisez jusqu’à la fin (${percent} %). Vous pourrez ensuite répondre.`,
    toEnd: 'Aller à la fin',
    question: 'Consentez-vous ?',
    yes: 'Oui, je consens',
    no: 'Non, je ne consens pas',
    signature: 'Signature (écrivez votre nom complet)',
    incomplete: 'Veuillez remplir le formulaire de consentement avant de l’envoyer.',
    dateUnclear: 'Écrivez le mois de votre date de naissance en lettres, par exemple 3 mai 1984.',
    askClose: 'Fermer le formulaire de consentement ?',
    close: 'Fermer le formulaire',
    back: 'Revenir au formulaire',
    closeMeans:
      'Sans votre consentement, l’assistante ne peut plus être utilisée. Ce que vous avez rempli reste ici jusqu’à ce que vous quittiez la page.',
  },
  details: {
    title: 'Vos coordonnées',
    faults: (count) => (count === 1 ? 'Un renseignement est à revoir' : `${count} renseignements sont à revoir`),
    fault: (field, english) => FAULTS[field] ?? english,
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    healthCard: 'Numéro d’assurance maladie',
    phoneHint: 'De 10 à 15 chiffres',
    underNineteen: 'Vous avez moins de 19 ans. Cela peut avoir un effet sur votre admissibilité au cannabis médical.',
    street: 'Adresse (numéro et rue)',
    city: 'Ville',
    province: 'Province ou territoire',
    postalCode: 'Code postal',
    postalCodeHint: 'Par exemple K1A 0B1',
    country: 'Pays',
    mailingDiffers: 'Mon adresse postale est différente',
    save: 'Enregistrer mes coordonnées',
  },
  times: {
    title: 'Choisissez un moment',
    earlier: 'Mois précédent',
    later: 'Mois suivant',
    day: (day, count) => `${day}, ${count} ${count < 2 ? 'moment libre' : 'moments libres'}`,
    with: (time, provider) => `${time}, avec ${provider}`,
    choose: 'Choisir ce moment',
  },
}

const FAULTS: Readonly<Record<string, string>> = {
  firstName: 'Entrez un prénom valide.',
  lastName: 'Entrez un nom de famille valide.',
  dateOfBirth: 'Entrez une date de naissance valide.',
  gender: 'Le sexe à la naissance est requis.',
  provincialHealthID: 'Entrez un numéro de carte d’assurance maladie valide.',
  phone: 'Entrez un numéro de téléphone valide (10 à 15 chiffres).',
  email: FR.fault.email,
  streetAddress: 'Entrez le numéro et la rue de votre adresse.',
  city: 'Entrez votre ville.',
  province: 'La province est requise.',
  zipcode: 'Entrez un code postal valide.',
  mailingStreetAddress: 'Entrez le numéro et la rue de votre adresse postale.',
  mailingCity: 'Entrez la ville de votre adresse postale.',
  mailingProvince: 'Choisissez la province de votre adresse postale.',
  mailingCountry: 'Entrez le pays de votre adresse postale.',
  mailingZipcode: 'Entrez un code postal valide pour l’adresse postale.',
}
