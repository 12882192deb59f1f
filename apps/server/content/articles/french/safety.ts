import type { Article } from '@clinic/core/language/article'
import { alcoholAndMedicines } from '../alcohol-and-medicines.ts'
import { asked } from '../asked.ts'
import { drivingAndWork } from '../driving-and-work.ts'
import { pregnancyAndBreastfeeding } from '../pregnancy-and-breastfeeding.ts'
import { sideEffects } from '../side-effects.ts'
import { storageAndChildren } from '../storage-and-children.ts'
import { translated } from './translated.ts'

/** What keeps patients and others safe. */
export const SAFETY: readonly Article[] = [
  translated(drivingAndWork, {
    title: 'Conduite et travail à risque',
    text: 'Ne conduisez pas, ne faites pas de vélo et n’utilisez pas de machines quand le cannabis vous fait de l’effet. Un document médical n’est pas une excuse devant la loi. Après une inhalation, attendez au moins de 4 à 6 heures, après une prise par la bouche au moins de 8 à 10 heures, et plus longtemps si vous sentez encore un effet. Certains effets peuvent durer 24 heures. Le THC peut paraître encore plus tard dans un test routier ou au travail. Si votre emploi touche la sécurité, comme la conduite, les hauteurs ou les machines, demandez les règles à votre employeur et parlez-en à votre visite.',
    source: 'Consignes de la clinique: 4 à 6 heures après l’inhalation, 8 à 10 heures après l’ingestion',
    phrasings: asked(`
puis-je conduire après en avoir pris|combien de temps avant de conduire|est-ce que je peux prendre le volant|et si la police m'arrête au volant
mon employeur fait des tests de drogue|je travaille en hauteur|je conduis un camion|je suis opérateur de machinerie lourde|puis-je faire du vélo
est-ce que ça paraît dans un test|test de salive de la police|est-ce que le document me protège si je conduis|je conduis tous les jours pour mon travail
combien d'heures attendre après une huile pour conduire|puis-je travailler après avoir fumé|dois-je le dire à mon patron
est-ce que je peux perdre mon permis|le lendemain puis-je conduire|puis-je conduire avec du cbd|un test au travail va-t-il être positif
conduire avec les facultés affaiblies cannabis|je suis chauffeur d'autobus|travailler dans une usine et cannabis|est-ce dangereux de conduire gelé
    `),
  }),
  translated(pregnancyAndBreastfeeding, {
    title: 'Grossesse et allaitement',
    text: 'Le cannabis n’est pas conseillé pendant la grossesse, pendant l’allaitement ou quand vous essayez d’avoir un enfant. Le THC passe au bébé et reste dans le lait maternel. Notre clinique ne commence pas de cannabis à ces moments. Si vous en prenez et pensez être enceinte, parlez bientôt à votre médecin, à votre sage-femme ou à l’infirmière praticienne, sans crainte d’être jugée. Les personnes qui veulent concevoir un enfant comme pères devraient aussi en parler à la visite. Nous pouvons vous dire quand vous pourrez faire une nouvelle demande.',
    source: 'Mises en garde de Santé Canada; règles d’admissibilité de la clinique',
    phrasings: asked(`
je suis enceinte est-ce que je peux en prendre|j'allaite mon bébé|est-ce dangereux pour le bébé|nous essayons d'avoir un enfant
puis-je fumer pendant la grossesse|et si je tombe enceinte|le thc passe-t-il dans le lait|combien de temps après l'accouchement puis-je m'inscrire
cannabis contre les nausées de grossesse|mon conjoint veut un enfant doit-il arrêter|est-ce que ça affecte la fertilité|j'en ai pris avant de savoir que j'étais enceinte
le cbd est-il sûr enceinte|pourquoi demandez-vous si je suis enceinte|je viens d'accoucher|je tire mon lait puis-je utiliser de l'huile
quand pourrai-je revenir après la grossesse|on planifie une grossesse l'an prochain|traitement de fertilité et cannabis
est-ce mauvais d'en prendre en allaitant|je pense être enceinte que faire|effets du cannabis sur le fœtus|bébé et cannabis|grossesse refusée pourquoi
    `),
  }),
  translated(storageAndChildren, {
    title: 'Rangement, enfants et animaux',
    text: 'Gardez le cannabis sous clé, hors de la vue et de la portée des enfants, des adolescents, des visiteurs et des animaux. Les produits comestibles ressemblent à des bonbons et peuvent rendre un petit enfant très malade. Laissez-le dans son emballage d’origine à l’épreuve des enfants, avec l’étiquette, au frais, à l’abri de la lumière et au sec. Ne le partagez pas, car il est pour vous seul. Rapportez ce qui ne sert plus à une pharmacie ou à votre vendeur. Si un enfant ou un animal en avale, appelez le 9-1-1 pour des signes graves, le centre antipoison au 1-844-764-7669, ou un vétérinaire.',
    source: 'Conseils de Santé Canada sur le rangement sûr',
    phrasings: asked(`
comment ranger mon cannabis|où le garder|mon chien en a mangé|mon enfant a mangé un jujube au cannabis|est-ce que ça se garde au frigo
combien de temps ça se conserve|puis-je le partager avec mon mari|j'ai des petits-enfants à la maison|comment jeter ce qui reste
mon ado a trouvé mes produits|est-ce que ça expire|mon chat a léché l'huile|faut-il le mettre sous clé|puis-je en donner à un ami
que faire des vieux produits|rapporter à la pharmacie|boîte barrée pour le cannabis|garder loin des enfants|puis-je le sortir de son emballage
l'huile doit-elle être au froid|est-ce dangereux pour les animaux|mon fils de trois ans a avalé ma capsule|centre antipoison
est-ce correct de le laisser sur le comptoir|comment conserver les fleurs séchées
    `),
  }),
  translated(sideEffects, {
    title: 'Effets secondaires et quand demander de l’aide',
    text: 'Les effets secondaires courants sont la bouche sèche, les yeux rouges, des étourdissements, la somnolence, un cœur plus rapide, la faim, et des troubles de la mémoire ou de l’équilibre. Certaines personnes se sentent anxieuses ou confuses. Arrêtez et demandez de l’aide tout de suite, au 9-1-1, pour une douleur à la poitrine, une perte de connaissance, de la difficulté à respirer, si vous voyez ou entendez des choses qui ne sont pas là, ou si une personne ne se réveille pas. Pour des vomissements qui reviennent ou des effets qui vous inquiètent, parlez à notre équipe ou à votre médecin. Signalez tout effet à votre visite.',
    source: 'Effets indésirables selon Santé Canada; texte de consentement de la clinique',
    phrasings: asked(`
quels sont les effets secondaires|est-ce normal d'avoir la bouche sèche|ça me donne des étourdissements|je me sens tout croche après en avoir pris
mon cœur bat vite quand j'en prends|est-ce que ça rend anxieux|j'ai mal à la tête depuis que j'en prends|est-ce que ça donne faim
ça me fait vomir|est-ce que c'est dangereux à long terme|ça me rend paranoïaque|mauvaise réaction que faire|quels sont les risques
est-ce que ça abîme les poumons|est-ce que ça affecte la mémoire|j'ai les yeux rouges|effets indésirables du cannabis|je dors trop depuis l'huile
quand dois-je m'inquiéter|à qui dire un effet secondaire|ça peut-tu causer une psychose|je suis très fatigué le matin
est-ce que ça fait engraisser|bad trip quoi faire|effets négatifs du thc|peut-on en mourir
    `),
  }),
  translated(alcoholAndMedicines, {
    title: 'Alcool et autres médicaments',
    text: 'Le cannabis peut changer l’effet d’autres médicaments, et l’alcool rend ses effets plus forts. Les anticoagulants, les médicaments contre l’épilepsie, les opioïdes, les somnifères, les médicaments contre l’anxiété et ceux qui suivent une greffe demandent une attention spéciale. Inscrivez au questionnaire tout ce que vous prenez, y compris les vitamines et les plantes. Ne mélangez pas avec l’alcool. Les questions sur un de vos propres médicaments vont à l’infirmière praticienne, à l’infirmier praticien ou à votre pharmacien, car cet assistant ne peut pas y répondre. N’arrêtez et ne changez jamais un médicament de vous-même.',
    source: 'Texte de consentement de la clinique; revues publiées sur les interactions',
    phrasings: asked(`
puis-je boire de l'alcool avec ça|est-ce correct de prendre du vin avec le cannabis|une bière avec mon cannabis est-ce permis|mélanger alcool et cannabis
pourquoi voulez-vous ma liste de médicaments|dois-je inscrire mes vitamines|vérifiez-vous les interactions|est-ce que ça change l'effet des médicaments en général
quels types de médicaments posent problème|faut-il dire tous mes médicaments|dois-je parler de mes produits naturels|qui vérifie ma liste de pilules
l'alcool rend-il plus fort|est-ce que le café est correct|puis-je fumer la cigarette aussi|où est-ce que j'inscris mes médicaments
un verre de temps en temps ça va?|l'infirmière regarde-t-elle mes ordonnances|pourquoi demandez-vous ce que je prends|boire au party et prendre du cannabis
les herbes et suppléments comptent-ils|est-ce que le cannabis agit sur d'autres médicaments|j'aime un verre de vin au souper|boissons énergisantes et cannabis
    `),
  }),
]
