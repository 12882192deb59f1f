import type { RefusedTopic } from '@clinic/core/language/article'
import { asked } from '../asked.ts'

/** What no article may answer, as it is asked in French (D-7). */
export const FRENCH_REFUSED: Readonly<Record<RefusedTopic, readonly string[]>> = {
  dose: asked(`
combien de mg dois-je prendre|quelle dose prendre|combien de gouttes sous la langue|combien de jujubes puis-je manger|est-ce que 10 mg c'est trop
quelle est la bonne dose pour dormir|puis-je doubler ma dose|dois-je augmenter ma dose|combien de bouffées prendre|combien de fois par jour en prendre
puis-je prendre deux capsules|combien de grammes par jour me faut-il|quelle dose de thc pour débuter|est-ce que 20 mg est fort pour moi
j'ai pris 5 mg et je ne sens rien est-ce que j'en reprends|combien de cbd pour l'anxiété|quelle est la dose maximale|je prends combien d'huile au coucher
combien de ml d'huile|pouvez-vous augmenter mes grammes|une demi-capsule est-ce assez|dose recommandée svp|quelle quantité me conseillez-vous
dites-moi combien en prendre|quand reprendre une autre dose|combien de puffs pour la douleur|est-ce que je devrais en prendre plus|posologie
puis-je en prendre le matin et le soir|quelle force choisir|je pèse 90 kilos combien de thc|la moitié d'un jujube est-ce correct
  `),
  'stopping-a-medicine': asked(`
puis-je arrêter mes médicaments|puis-je arrêter mon antidépresseur|est-ce que je peux remplacer mes opioïdes par du cannabis|comment me sevrer de la morphine
dois-je continuer mes pilules|puis-je sauter mes pilules pour la pression|je veux arrêter mes somnifères|puis-je cesser mon anticoagulant
remplacer mon lyrica|comment diminuer mon ativan|est-ce correct d'arrêter mon effexor|puis-je arrêter mon insuline|je vais mieux je peux laisser mes médicaments?
cannabis à la place de mes antidouleurs|puis-je baisser ma dose de prednisone|arrêter mon médicament pour l'épilepsie|je veux lâcher mes pilules
puis-je couper mes comprimés en deux et finir par arrêter|arrêter la gabapentine d'un coup|mon médecin refuse d'arrêter mes opioïdes pouvez-vous
  `),
  interaction: asked(`
est-ce que je peux en prendre avec mon coumadin|interaction avec warfarine|est-ce sûr avec mon antidépresseur|puis-je mélanger avec mon ativan
cbd et zoloft ensemble|est-ce que ça interagit avec mes pilules pour le cœur|puis-je prendre du cannabis avec mes opioïdes|avec du tylenol est-ce correct
ça va-tu avec mon lithium|est-ce dangereux avec mes médicaments pour la pression|prendre de l'huile en même temps que mes somnifères
je prends du seroquel puis-je prendre du thc|est-ce compatible avec ma metformine|mélange avec gabapentine|cbd avec mon médicament pour l'épilepsie
puis-je en prendre pendant ma chimio avec mes pilules|effet du cannabis sur mon xarelto|avec mes antibiotiques ça va?
  `),
  'safe-for-me': asked(`
est-ce sécuritaire pour moi|j'ai une maladie du cœur est-ce que je peux|est-ce dangereux pour moi avec mon asthme|est-ce bon pour moi
devrais-je en prendre|est-ce que je devrais essayer le cannabis|avec mon problème de foie est-ce correct|j'ai fait un avc puis-je en prendre
j'ai une bipolarité est-ce risqué pour moi|est-ce que le thc est sûr pour mon cœur|je suis diabétique est-ce correct|à mon âge est-ce sûr
j'ai 82 ans est-ce sans danger|est-ce que le cbd est correct pour mes reins|j'ai de l'épilepsie est-ce sûr pour moi|est-ce que je risque quelque chose
est-ce recommandé dans mon cas|avec ma pression haute puis-je|j'ai un pacemaker est-ce dangereux|est-ce bon pour ma santé à moi
  `),
  diagnosis: asked(`
qu'est-ce que j'ai|est-ce que j'ai une dépression|pensez-vous que c'est de l'arthrite|pourquoi ai-je mal au dos|quel est mon diagnostic
est-ce que c'est un cancer|j'ai une bosse qu'est-ce que c'est|est-ce que je fais de l'anxiété|est-ce que mes symptômes sont graves
ai-je un tdah|que signifient mes résultats|mon score veut-il dire que je suis malade|pourquoi je suis toujours fatigué|est-ce que j'ai une fibromyalgie
pouvez-vous me dire ce qui ne va pas|est-ce une crise de panique que j'ai faite|j'ai des engourdissements c'est quoi|est-ce une migraine
regardez mes symptômes et dites-moi|suis-je bipolaire
  `),
  'illegal-supply': asked(`
où acheter du pot au noir|connaissez-vous un vendeur de rue|puis-je acheter de mon voisin|comment en avoir sans document|puis-je revendre mon cannabis
comment tromper le test de drogue|pouvez-vous falsifier mon document|puis-je utiliser le document d'un ami|comment passer la douane sans être pris
comment faire du hasch|extraire le thc à la maison|acheter sur un site pas légal|mon chum peut-il m'en vendre|comment mentir pour être accepté
puis-je en vendre un peu à mes amis|où trouver un pusher|avoir plus de grammes que permis|commander du cannabis des états-unis par la poste
  `),
}
