import type { Article } from '@clinic/core/language/article'
import { asked } from '../asked.ts'
import { costAndInsurance } from '../cost-and-insurance.ts'
import { howIntakeWorks } from '../how-intake-works.ts'
import { howLongItTakes } from '../how-long-it-takes.ts'
import { whatTheClinicDoes } from '../what-the-clinic-does.ts'
import { whoCanBeAPatient } from '../who-can-be-a-patient.ts'
import { translated } from './translated.ts'

/** What this clinic is, for whom, and how one becomes its patient. */
export const BECOMING_A_PATIENT: readonly Article[] = [
  translated(whatTheClinicDoes, {
    title: 'Ce que fait cette clinique',
    text: 'Nous aidons les adultes du Canada à savoir si le cannabis médical peut faire partie de leurs soins. Vous répondez à des questions en ligne, notre équipe les vérifie, puis une infirmière praticienne ou un infirmier praticien vous rencontre par vidéo ou par téléphone. Si cela convient à vos besoins, cette personne rédige un document médical que vous utilisez auprès d’un vendeur autorisé. Nous faisons aussi les renouvellements et les suivis. Nous ne vendons pas de cannabis et nous ne remplaçons pas votre médecin.',
    source: 'Description du service par la clinique',
    phrasings: asked(`
c'est quoi votre clinique|que faites-vous exactement|qu'est-ce que vous offrez comme service|vendez-vous du cannabis|êtes-vous un magasin
est-ce que vous êtes une vraie clinique|à quoi sert ce site|quels services offrez-vous|comment pouvez-vous m'aider
est-ce que je peux acheter du pot ici|vous faites quoi au juste|c'est quoi le cannabis médical chez vous|est-ce une pharmacie
qui êtes-vous comme clinique|parlez-moi de la clinique|avez-vous des médecins|est-ce que c'est légal votre affaire
remplacez-vous mon médecin de famille|offrez-vous des suivis|je comprends pas ce que vous faites|est-ce un service en ligne
je veux savoir ce que fait la clinique|vous vendez de l'huile de cbd|êtes-vous une entreprise ou une clinique
    `),
  }),
  translated(whoCanBeAPatient, {
    title: 'Qui peut devenir patient',
    text: 'Vous devez avoir au moins 18 ans, habiter une province ou un territoire que nous servons, et avoir une raison de santé qui peut être évaluée par une infirmière praticienne ou un infirmier praticien. Là où l’âge pour acheter du cannabis sans document médical est de 19 ou 21 ans, nous sommes plus prudents avec les personnes plus jeunes. Nous ne pouvons pas commencer si vous êtes enceinte, si vous allaitez, ou si vous avez eu une psychose ou une schizophrénie. La décision finale appartient toujours au praticien, et la réponse peut être non.',
    source: 'Règles d’admissibilité de la clinique; âges minimums par province',
    phrasings: asked(`
qui peut devenir patient|est-ce que je suis admissible|quel âge faut-il avoir|j'ai 18 ans est-ce que je peux|mon fils de 16 ans peut-il s'inscrire
dans quelles provinces êtes-vous|servez-vous le québec|est-ce que j'ai droit au cannabis médical|quelles sont les conditions pour être accepté
acceptez-vous tout le monde|faut-il une maladie précise|je vis au nouveau-brunswick est-ce possible|je suis au yukon
est-ce que je me qualifie|quelles maladies acceptez-vous|faut-il une référence d'un médecin|ai-je besoin d'une référence
je suis trop vieux pour ça?|est-ce que je peux être refusé|pourquoi on refuse des gens|j'ai déjà fait une psychose puis-je être patient
quels sont les critères d'admissibilité|faut-il habiter au canada|je suis étudiant étranger|y a-t-il un âge minimum
    `),
  }),
  translated(howIntakeWorks, {
    title: 'Comment se passe l’inscription',
    text: 'Les nouveaux patients suivent ces étapes. Vous lisez et signez le consentement, vous donnez vos coordonnées, puis vous répondez à des questions sur votre santé. Certaines personnes remplissent aussi une courte échelle sur leurs symptômes. Vous réservez ensuite un rendez-vous. Notre équipe vérifie vos réponses, et l’infirmière praticienne ou l’infirmier praticien vous voit par vidéo ou par téléphone. Vous pouvez arrêter à tout moment et revenir plus tard, car vos réponses sont conservées. Si quelque chose n’est pas clair, posez la question ici ou demandez une personne.',
    source: 'Étapes de cet assistant',
    phrasings: asked(`
comment ça marche|quelles sont les étapes|comment je m'inscris|comment devenir patient|qu'est-ce qui se passe après le questionnaire
est-ce que le rendez-vous est par téléphone ou par vidéo|est-ce que je dois me déplacer|puis-je arrêter et continuer plus tard
est-ce que mes réponses sont gardées si je ferme|par où commencer|comment se passe la première visite|qu'est-ce que je dois faire en premier
c'est quoi la procédure|faut-il remplir un formulaire|comment ouvrir un dossier|comment obtenir une évaluation
est-ce que tout se fait en ligne|que va-t-on me demander|qu'est-ce qui arrive au premier rendez-vous|comment fonctionne l'inscription
j'ai perdu ma place est-ce que je dois recommencer|c'est quoi la prochaine étape|expliquez-moi le processus|dois-je préparer quelque chose
    `),
  }),
  translated(howLongItTakes, {
    title: 'Combien de temps cela prend',
    text: 'Les questions prennent le plus souvent de 15 à 30 minutes. Notre équipe vérifie ensuite vos réponses, en général en un ou deux jours ouvrables. Une première visite dure de 15 à 40 minutes environ, un renouvellement de 10 à 15. Si vous recevez un document médical, l’inscription chez un vendeur autorisé prend souvent de un à trois jours, et parfois jusqu’à deux semaines. Ce sont des durées habituelles, pas des promesses. Vous pouvez enregistrer vos réponses et finir plus tard.',
    source: 'Durées habituelles indiquées par la clinique; ce ne sont pas des promesses',
    phrasings: asked(`
combien de temps ça prend|c'est long le questionnaire?|combien de questions reste-t-il|quand vais-je avoir une réponse|c'est quoi le délai
combien de jours avant l'approbation|combien dure le rendez-vous|quand est-ce que quelqu'un va regarder mes réponses|c'est tu long
ça prend combien de temps avoir mon document|combien d'attente pour une infirmière|est-ce rapide|en combien de temps je reçois mon papier
ça fait trois jours et pas de nouvelles|quand vais-je recevoir mon cannabis|combien de temps pour s'inscrire chez le vendeur
quel est le temps d'attente|j'ai pas beaucoup de temps est-ce que c'est court|est-ce que ça peut se faire aujourd'hui
combien de minutes dure la consultation|pourquoi c'est si long|quand est-ce qu'on va m'appeler|y a-t-il une longue liste d'attente
    `),
  }),
  translated(costAndInsurance, {
    title: 'Coûts et assurances',
    text: 'Demandez les frais actuels à notre équipe avant de réserver. Elle peut vous dire si votre visite coûte quelque chose et comment payer. Le cannabis lui-même se paie au vendeur autorisé. La plupart des régimes publics d’assurance médicaments ne le remboursent pas. Certaines assurances privées, des comptes de gestion santé au travail et des programmes pour les anciens combattants le font, souvent avec une autorisation préalable, alors demandez à votre assureur. Plusieurs vendeurs offrent un prix réduit aux personnes à faible revenu. Gardez vos reçus, car le cannabis médical peut compter comme frais médicaux pour l’impôt.',
    source: 'Information générale; l’équipe donne les frais actuels',
    phrasings: asked(`
combien ça coûte|est-ce gratuit|c'est combien la consultation|quels sont les frais|dois-je payer quelque chose|quel est le prix
est-ce couvert par la ramq|est-ce que mes assurances paient|acceptez-vous les assurances|anciens combattants est-ce remboursé
est-ce que je peux le mettre sur mes impôts|comment je paie|prenez-vous la carte de crédit|y a-t-il des frais cachés
ma croix bleue couvre-t-elle ça|y a-t-il un rabais pour les aînés|j'ai un petit revenu|je suis sur l'aide sociale est-ce moins cher
combien va me coûter le cannabis par mois|y a-t-il des frais d'annulation|est-ce remboursable|c'est cher?|combien demandez-vous
mon employeur paie-t-il|est-ce déductible d'impôt|le rendez-vous est-il payant|faut-il payer d'avance
    `),
  }),
]
