import type { Article } from '@clinic/core/language/article'
import { asked } from '../asked.ts'
import { dependenceAndTolerance } from '../dependence-and-tolerance.ts'
import { evidenceAndConditions } from '../evidence-and-conditions.ts'
import { formsAndOnset } from '../forms-and-onset.ts'
import { stoppingCannabis } from '../stopping-cannabis.ts'
import { thcAndCbd } from '../thc-and-cbd.ts'
import { translated } from './translated.ts'

/** What cannabis is and does, in plain words. */
export const KNOWLEDGE: readonly Article[] = [
  translated(thcAndCbd, {
    title: 'Le THC et le CBD en mots simples',
    text: 'Le THC et le CBD sont les deux substances les plus connues du cannabis. Le THC est celle qui peut faire planer. Il peut changer l’humeur, la mémoire, le temps de réaction et le rythme du cœur. Le CBD ne fait pas planer, mais il peut rendre somnolent et changer l’effet d’autres médicaments. Les produits contiennent l’un, l’autre ou les deux, et l’étiquette indique combien. Plus de THC n’est pas toujours mieux. L’infirmière praticienne ou l’infirmier praticien parle avec vous de ce qui pourrait vous convenir.',
    source: 'Éducation générale; information de Santé Canada pour les consommateurs',
    phrasings: asked(`
quelle est la différence entre thc et cbd|c'est quoi le cbd|c'est quoi le thc|est-ce que le cbd gèle|est-ce que je vais être high
lequel est le mieux thc ou cbd|est-ce qu'il y a des produits sans thc|le cbd fait-il planer|c'est quoi un produit équilibré
qu'est-ce que veut dire cannabinoïde|je ne veux pas être gelé|que fait le thc|que fait le cbd|c'est quoi indica et sativa
comment lire l'étiquette|c'est quoi un terpène|est-ce que le cbd est un médicament|le thc est-il fort|est-ce que l'huile de cbd endort
est-ce que je peux prendre du cannabis sans planer|expliquez thc cbd|cbd seulement est-ce possible|c'est quoi le pourcentage de thc
les produits ont-ils les deux|le cbg c'est quoi
    `),
  }),
  translated(formsAndOnset, {
    title: 'Les formes et la vitesse des effets',
    text: 'Le cannabis médical existe en huiles et vaporisateurs buccaux, en capsules, en produits comestibles, en fleurs séchées à vaporiser et en crèmes. Inhalé, il se fait sentir en quelques minutes et dure de 2 à 4 heures environ, parfois plus. Avalé, il commence lentement, de 30 minutes à 4 heures après, et dure de 6 à 12 heures ou plus. C’est pourquoi en reprendre trop tôt est une erreur fréquente. La fumée abîme les poumons. Les crèmes agissent sur la peau où on les met. À votre visite, on parle avec vous de la forme et du plan qui vous conviennent.',
    source: 'Énoncés d’étiquette de Santé Canada sur le début et la durée des effets',
    phrasings: asked(`
quelles formes existent|est-ce que ça vient en pilules|faut-il fumer|combien de temps avant de sentir l'effet|combien de temps dure l'effet
c'est mieux l'huile ou la fleur|est-ce qu'il y a des crèmes|comment utiliser l'huile|c'est quoi un vaporisateur|je ne veux pas fumer
les comestibles prennent combien de temps|quelle forme agit le plus vite|est-ce que les jujubes existent en médical|différence entre huile et capsules
je n'ai rien senti après une heure|est-ce que vapoter est mieux que fumer|est-ce que la crème fait planer|quels produits sont disponibles
ça prend combien de temps à agir une capsule|l'effet part après combien d'heures|est-ce que ça se boit|timbres ou suppositoires
quelle forme pour quelqu'un qui tousse|la fleur séchée comment ça se prend|est-ce qu'on peut le manger
    `),
  }),
  translated(evidenceAndConditions, {
    title: 'Ce que le cannabis peut soulager',
    text: 'La recherche sur le cannabis médical est encore limitée. Les gens nous consultent le plus souvent pour une douleur qui dure, un mauvais sommeil, des spasmes dans la sclérose en plaques, des nausées dues à un traitement contre le cancer, et certaines formes d’épilepsie. Certaines personnes sont aidées, d’autres non, et personne ne peut promettre un résultat. À part quelques médicaments approuvés, les produits du cannabis n’ont pas été évalués par Santé Canada. D’autres traitements peuvent mieux vous convenir. L’infirmière praticienne ou l’infirmier praticien examine votre situation avec vous.',
    source: 'Énoncé de Santé Canada; texte de consentement de la clinique',
    phrasings: asked(`
est-ce que ça aide pour la douleur|est-ce que ça marche vraiment|pour quoi le cannabis est-il efficace|est-ce prouvé|ça aide-tu à dormir
est-ce bon pour l'arthrite|est-ce que ça aide l'anxiété|est-ce que ça guérit le cancer|cannabis et fibromyalgie|cannabis et sclérose en plaques
est-ce que la science appuie ça|quelles maladies le cannabis peut-il aider|est-ce que ça aide les migraines|bon pour les nausées de chimio
est-ce que ça aide l'épilepsie|ça peut-tu aider mon choc post-traumatique|y a-t-il des études|est-ce approuvé par santé canada
est-ce que ça va m'aider|garantissez-vous que ça marche|efficace contre l'insomnie?|le cannabis peut-il soulager le mal de dos
est-ce un traitement reconnu|à quoi sert le cannabis en médecine|utile pour parkinson
    `),
  }),
  translated(dependenceAndTolerance, {
    title: 'Dépendance et tolérance',
    text: 'Avec un usage régulier, le corps peut s’habituer au cannabis, et la même quantité fait moins d’effet. C’est la tolérance. Certaines personnes deviennent dépendantes. Elles ont du mal à réduire, en ont fortement envie ou se sentent mal sans cannabis. Le risque est plus élevé avec du THC tous les jours, quand on commence jeune ou après une dépendance passée. C’est pourquoi nous posons des questions sur votre usage. Si cela vous inquiète, parlez-en à votre visite. Pour une aide gratuite, vous pouvez aussi appeler le 2-1-1.',
    source: 'Texte de consentement de la clinique; information de Santé Canada',
    phrasings: asked(`
est-ce que ça crée une dépendance|vais-je devenir accro|est-ce qu'on s'habitue au cannabis|ça ne fait plus effet comme avant|mon huile ne marche plus
je pense que je suis dépendant|je n'arrive pas à arrêter d'en prendre|j'en prends chaque jour est-ce mauvais|c'est quoi la tolérance
j'ai déjà eu un problème de drogue est-ce risqué|comment savoir si je suis dépendant|j'ai besoin de plus en plus|mon fils est accro au pot
aide pour dépendance|pourquoi demandez-vous combien j'en prends|est-ce qu'on peut devenir accro au cbd|une pause de tolérance c'est quoi
le corps s'habitue-t-il|est-ce addictif|peur de devenir dépendante|avant ça marchait mieux|j'étais alcoolique est-ce dangereux pour moi de devenir accro
est-ce une drogue qui rend accro|consommation quotidienne nocive?|trouble de l'usage du cannabis
    `),
  }),
  translated(stoppingCannabis, {
    title: 'Arrêter le cannabis',
    text: 'Vous pouvez décider d’arrêter le cannabis à tout moment. Après un usage régulier, certaines personnes remarquent un mauvais sommeil, de l’irritabilité, moins d’appétit, de la transpiration ou des rêves intenses pendant une à deux semaines. Cela passe en général. Les symptômes pour lesquels vous en preniez peuvent revenir. Parlez de la façon d’arrêter à votre praticien, surtout si vous faites des convulsions ou en prenez chaque jour, et demandez ici une visite de suivi. Cette page ne parle que du cannabis. N’arrêtez jamais un autre médicament sans demander à la personne qui l’a prescrit.',
    source: 'Éducation générale; les changements se planifient avec le praticien',
    phrasings: asked(`
comment arrêter le cannabis|je veux arrêter d'en prendre|que se passe-t-il si j'arrête le cannabis|symptômes de sevrage du cannabis
je dors mal depuis que j'ai arrêté|est-ce que je peux arrêter d'un coup le cannabis|je veux faire une pause de cannabis|je n'en veux plus
sevrage combien de temps|des cauchemars depuis que j'ai cessé le pot|je suis irritable sans mon cannabis|est-ce dangereux d'arrêter le cannabis
je ne veux plus utiliser de cannabis|cesser de fumer du pot|j'ai arrêté l'huile et je transpire la nuit|dois-je vous dire si j'arrête le cannabis
est-ce que ça va revenir si j'arrête mon huile|réduire le cannabis peu à peu|j'aimerais m'en passer|arrêter le thc
ma douleur va-t-elle revenir sans cannabis|comment me sevrer du pot|perdu l'appétit depuis que j'ai cessé|je prends une pause d'un mois
    `),
  }),
]
