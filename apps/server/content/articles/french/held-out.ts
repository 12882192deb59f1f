import type { RefusedTopic } from '@clinic/core/language/article'
import { asked } from '../asked.ts'

/** Questions in French that no article lists, by the article that answers them. */
export const FRENCH_HELD_OUT_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'what-the-clinic-does-fr': asked(
    `vous faites quoi comme clinique au juste|est-ce que la clinique vend du cannabis|c'est quoi les services que vous donnez`,
  ),
  'who-can-be-a-patient-fr': asked(
    `j'ai 17 ans est-ce que je suis admissible|quelles provinces servez-vous|est-ce que n'importe qui peut s'inscrire comme patient`,
  ),
  'how-intake-works-fr': asked(
    `c'est quoi les étapes pour s'inscrire|est-ce que le rendez-vous se fait par vidéo|comment je fais pour devenir patiente`,
  ),
  'how-long-it-takes-fr': asked(
    `combien de temps prend le questionnaire|combien de temps avant d'avoir une réponse|le rendez-vous dure combien de temps`,
  ),
  'cost-and-insurance-fr': asked(
    `ça coûte combien une consultation|est-ce que mon assurance rembourse ça|est-ce que c'est gratuit chez vous`,
  ),
  'medical-document-fr': asked(
    `c'est quoi au juste le document médical|mon document est valide combien de temps|est-ce la même chose qu'une prescription`,
  ),
  'how-renewals-work-fr': asked(
    `comment faire pour renouveler|mon document est expiré depuis un mois|qu'est-ce qu'il faut pour un renouvellement`,
  ),
  'choosing-a-seller-fr': asked(
    `je voudrais changer de vendeur|quel vendeur autorisé choisir|mon produit n'est plus disponible chez le vendeur`,
  ),
  'possession-limits-fr': asked(
    `combien de grammes puis-je avoir en public|ai-je le droit de cultiver des plants|puis-je fumer dans mon logement`,
  ),
  'travel-fr': asked(
    `est-ce que je peux prendre l'avion avec mon cannabis|traverser la douane américaine avec du cbd|puis-je partir en voyage avec mes produits`,
  ),
  'changing-an-appointment-fr': asked(
    `je voudrais annuler mon rendez-vous de demain|l'infirmière ne m'a pas appelée à l'heure du rendez-vous|peut-on déplacer ma visite`,
  ),
  'changing-details-fr': asked(
    `j'ai changé d'adresse courriel|mon adresse a changé je viens de déménager|mon nom est mal écrit dans le dossier`,
  ),
  'contact-and-hours-fr': asked(
    `quel est le numéro de téléphone de la clinique|à quelle heure ouvrez-vous|comment puis-je joindre quelqu'un de la clinique`,
  ),
  'complaints-fr': asked(`je voudrais déposer une plainte|l'infirmière m'a mal traitée|à qui écrire pour me plaindre du service`),
  'technical-help-fr': asked(`le code n'arrive pas par courriel|la page reste blanche|ma caméra ne marche pas pour la vidéo`),
  'driving-and-work-fr': asked(
    `combien d'heures avant de reprendre le volant|puis-je conduire mon camion si j'en prends|mon employeur fait un test de drogue`,
  ),
  'pregnancy-and-breastfeeding-fr': asked(`peut-on en prendre enceinte|je donne le sein est-ce un problème|on essaie de faire un bébé`),
  'storage-and-children-fr': asked(`où ranger l'huile à la maison|mon chien a mangé un jujube|que faire si un enfant en avale`),
  'side-effects-fr': asked(`quels effets secondaires sont courants|ça me donne des vertiges|est-ce normal que mon cœur batte plus vite`),
  'alcohol-and-medicines-fr': asked(
    `est-ce que je peux prendre un verre de vin avec|pourquoi demandez-vous ma liste de médicaments|alcool et cannabis ensemble`,
  ),
  'thc-and-cbd-fr': asked(`le cbd et le thc c'est quoi la différence|est-ce que le cbd fait planer|y a-t-il des produits sans aucun thc`),
  'forms-and-onset-fr': asked(`après combien de temps une capsule agit|sous quelles formes ça existe|est-ce obligatoire de fumer`),
  'evidence-and-conditions-fr': asked(
    `est-ce efficace contre la douleur|y a-t-il des preuves que ça marche|est-ce que le cannabis aide à dormir`,
  ),
  'dependence-and-tolerance-fr': asked(
    `peut-on devenir dépendant du cannabis|je me suis habitué et ça fait moins d'effet|est-ce que ça rend accro`,
  ),
  'stopping-cannabis-fr': asked(
    `j'aimerais arrêter le cannabis comment faire|quels sont les symptômes de sevrage du pot|je dors mal depuis l'arrêt du cannabis`,
  ),
  'privacy-fr': asked(`est-ce que mon patron peut voir mon dossier|mes renseignements restent-ils confidentiels|qui a accès à mon dossier`),
  'consent-and-withdrawing-fr': asked(
    `est-ce que je suis obligé de signer le consentement|comment retirer mon consentement|arrêtez de m'envoyer des courriels`,
  ),
  'what-happens-with-answers-fr': asked(
    `qu'est-ce que vous faites de mes réponses|est-ce un robot qui décide|puis-je encore corriger une réponse`,
  ),
}

/** Questions in French for medical advice and the like that training has not seen. */
export const FRENCH_HELD_OUT_REFUSED: Readonly<Record<RefusedTopic, readonly string[]>> = {
  dose: asked(`
combien dois-je en prendre pour dormir|quelle est la bonne dose pour moi|combien de gouttes devrais-je prendre|15 mg est-ce trop
puis-je en prendre plus si ça ne marche pas|combien de jujubes par jour|quelle dose pour un débutant|est-ce que je peux prendre 30 mg|puis-je augmenter à 3 grammes par jour
  `),
  'stopping-a-medicine': asked(`
puis-je cesser mes pilules|est-ce que je peux arrêter mon zoloft|remplacer mes antidouleurs par du cannabis|comment diminuer mes opioïdes|dois-je continuer mes médicaments pour le cœur
  `),
  interaction: asked(`
est-ce que je peux le mélanger avec mon lyrica|interaction avec mes antidépresseurs|est-ce sûr avec ma warfarine|prendre du cbd avec mon eliquis|puis-je prendre de l'huile avec mes somnifères
  `),
  'safe-for-me': asked(`
est-ce sécuritaire pour mon cœur|devrais-je essayer le cannabis|est-ce correct pour moi avec mon asthme|j'ai 78 ans est-ce dangereux pour moi|avec ma maladie du foie puis-je en prendre
  `),
  diagnosis: asked(
    `est-ce que je fais une dépression|qu'est-ce que j'ai comme maladie|est-ce que mes symptômes sont de l'arthrite|est-ce que j'ai le cancer|pourquoi ai-je toujours mal`,
  ),
  'illegal-supply': asked(
    `où puis-je acheter du pot sans document|puis-je vendre mon cannabis à un ami|comment passer un test de drogue sans être pris|un vendeur de rue près de chez moi`,
  ),
}

/** What no article is about, apart from what was learned. */
export const FRENCH_HELD_OUT_OFF_TOPIC: readonly string[] = asked(`
quelle est la météo à montréal|qui a gagné la coupe stanley|raconte une histoire drôle|quelle est la capitale de l'espagne|comment faire une tarte aux pommes
mets une minuterie de dix minutes|quel âge as-tu|combien font 8 fois 7|comment dit-on merci en allemand|qui est le roi
réserve une table au restaurant|quelle est la plus haute montagne|mon lave-vaisselle fuit|les résultats du hockey|compose une chanson
où est mon taxi|conseille-moi un livre|comment apprendre à nager|faut-il acheter de l'or|cherche un électricien|aide-moi en mathématiques
comment immatriculer ma voiture|quel forfait internet choisir|combien de kilomètres jusqu'à québec|tu aimes la pizza|mon chien jappe beaucoup
qui a peint la joconde|combien de planètes y a-t-il|c'est quand l'halloween|quelle série regarder|comment nettoyer un tapis
où trouver un appartement|le pain est trop cher|ma voisine est gentille|il pleut encore|on part au chalet demain|j'adore le jazz
mon petit-fils a un an|le bus est en retard|quelle belle journée|je mange une soupe|j'ai perdu mes clés|la télé est brisée
comment écrire un cv|où acheter des skis|quelle heure est-il à tokyo|combien de jours en février|tu connais la poutine
`)
