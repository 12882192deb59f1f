import type { Article } from '@clinic/core/language/article'
import { asked } from '../asked.ts'
import { choosingASeller } from '../choosing-a-seller.ts'
import { howRenewalsWork } from '../how-renewals-work.ts'
import { medicalDocument } from '../medical-document.ts'
import { possessionLimits } from '../possession-limits.ts'
import { travel } from '../travel.ts'
import { translated } from './translated.ts'

/** The medical document and what may be done with it. */
export const DOCUMENTS: readonly Article[] = [
  translated(medicalDocument, {
    title: 'Ce qu’est un document médical',
    text: 'Un document médical est un papier signé par un médecin ou un praticien infirmier, qui vous permet d’acheter du cannabis à des fins médicales chez un vendeur autorisé. Il indique votre nom et votre date de naissance, qui l’a signé, où vous avez été vu, une quantité quotidienne de cannabis séché en grammes, et sa durée. Il est valable un an au plus, à partir du jour où vous vous inscrivez chez le vendeur. Ce n’est ni une ordonnance de pharmacie ni une carte à porter sur soi. Nous l’envoyons au vendeur que vous choisissez.',
    source: 'Règlement sur le cannabis DORS/2018-144, articles 272 et 273',
    phrasings: asked(`
c'est quoi un document médical|est-ce une ordonnance|est-ce une prescription|combien de temps est-il valide|est-ce que je reçois une carte
où est mon document|pouvez-vous m'envoyer une copie du document|qu'est-ce qui est écrit sur le document|à quoi sert le document médical
quand mon document expire-t-il|est-ce bon à la pharmacie|puis-je l'utiliser à la sqdc|qui signe le document|c'est quoi le papier que je reçois
combien de grammes sur mon document|j'ai perdu mon document|vous l'envoyez où le document|mon papier est bon pour un an?
différence entre document et prescription|est-ce que je peux aller en magasin avec ça|le vendeur n'a pas reçu mon document
ai-je une preuve que c'est médical|qu'est-ce qu'une autorisation médicale|mon document est valide jusqu'à quand
    `),
  }),
  translated(howRenewalsWork, {
    title: 'Comment se passe un renouvellement',
    text: 'Un document médical est valable pour une durée fixe, un an au plus. Avant sa fin, il faut un renouvellement pour continuer à commander. Vous confirmez qui vous êtes, vous répondez à moins de questions sur votre santé et sur les effets du cannabis, puis vous parlez de 10 à 15 minutes avec l’infirmière praticienne ou l’infirmier praticien. Commencez quelques semaines avant la date de fin. Nous envoyons des rappels si vous avez accepté les courriels. Si votre document est déjà terminé, vous pouvez quand même renouveler, mais vous ne pouvez pas commander avant que le nouveau soit en place.',
    source: 'Processus de renouvellement de la clinique',
    phrasings: asked(`
comment je renouvelle|comment renouveler mon document|mon document expire bientôt que faire|quand dois-je renouveler|est-ce long renouveler
mon document est expiré|puis-je encore commander si c'est expiré|est-ce qu'il faut tout recommencer pour renouveler
envoyez-vous un rappel pour le renouvellement|j'ai oublié de renouveler|faut-il revoir l'infirmière pour renouveler
combien de temps avant la fin dois-je renouveler|qu'est-ce qu'on demande au renouvellement|c'est quoi la procédure de renouvellement
je suis déjà patient et je veux renouveler|renouveler chaque année est-ce obligatoire|est-ce que le renouvellement est automatique
mon vendeur dit que je dois renouveler|ma prescription finit le mois prochain|puis-je renouveler par téléphone|et si je renouvelle en retard
quelles questions pour un renouvellement|je n'ai plus de document valide comment continuer|mon autorisation se termine
    `),
  }),
  translated(choosingASeller, {
    title: 'Choisir un vendeur autorisé',
    text: 'Le cannabis médical s’achète chez un vendeur qui a une licence fédérale. Santé Canada en tient la liste sur son site. C’est vous qui choisissez le vendeur. Comparez les produits, les prix, la livraison et les rabais. Pendant l’inscription vous pouvez en nommer un ou dire que vous n’avez pas de préférence, et nous y envoyons votre document médical. Un document est inscrit chez un seul vendeur à la fois. Si vous voulez changer de vendeur, ou si un produit manque, dites-le à notre équipe, qui vous expliquera la suite. Nous ne choisissons pas à votre place.',
    source: 'Liste des vendeurs autorisés de Santé Canada; Règlement sur le cannabis, partie 14',
    phrasings: asked(`
où est-ce que j'achète mon cannabis|quel vendeur choisir|c'est quoi un vendeur autorisé|puis-je changer de vendeur|quel producteur recommandez-vous
mon vendeur n'a plus mon produit|où trouver la liste des vendeurs|puis-je avoir deux vendeurs|je veux changer de producteur
comment transférer mon document à un autre vendeur|est-ce que vous livrez|qui livre le cannabis|mon produit est en rupture de stock
lequel est le moins cher|qui choisit le vendeur|avec quels producteurs travaillez-vous|comment commander mes produits
est-ce que je peux acheter n'importe où|je n'aime pas mon vendeur|comment m'inscrire chez un vendeur|shopper cannabis médical
vous envoyez mon papier à quelle compagnie|je préfère un autre fournisseur|quel fournisseur a de l'huile|comment fait-on pour acheter en ligne
    `),
  }),
  translated(possessionLimits, {
    title: 'La quantité que vous pouvez porter',
    text: 'Avec un document médical, vous pouvez avoir sur vous en public jusqu’à 30 fois votre quantité quotidienne, et jamais plus de 150 grammes de cannabis séché ou l’équivalent sous une autre forme. Cela s’ajoute aux 30 grammes que tout adulte peut porter. Gardez avec vous l’étiquette, l’emballage ou l’inscription du vendeur pour montrer que c’est à vous. Cultiver vos propres plantes demande une inscription à part auprès de Santé Canada. Les provinces, les propriétaires et les employeurs peuvent avoir leurs règles sur les lieux où vous pouvez l’utiliser.',
    source: 'Règlement sur le cannabis DORS/2018-144, articles 266 et 267',
    phrasings: asked(`
combien de cannabis puis-je avoir sur moi|quelle est la limite de possession|combien de grammes ai-je le droit d'avoir|est-ce que 150 grammes c'est permis
puis-je en avoir dans mon auto|est-ce que la police peut le saisir|comment prouver que c'est médical à la police|puis-je faire pousser mes plants
combien de plants puis-je cultiver|où ai-je le droit de fumer|puis-je fumer dans mon appartement|mon propriétaire interdit le cannabis
puis-je en apporter au travail|quelle quantité peut-on transporter|dois-je garder l'emballage|c'est quoi ma limite en public
ai-je le droit d'en garder à la maison|puis-je vapoter dehors|combien puis-je stocker|est-ce que je peux en cultiver chez moi
je me suis fait arrêter avec mon cannabis|limite légale de grammes|qu'est-ce que je montre à un policier|puis-je consommer dans un parc
    `),
  }),
  translated(travel, {
    title: 'Voyager avec du cannabis',
    text: 'À l’intérieur du Canada, vous pouvez voyager avec votre cannabis médical, aussi en avion, dans la limite de ce que vous pouvez porter. Gardez-le dans son emballage d’origine avec votre inscription. Ne passez jamais la frontière avec du cannabis, ni pour sortir du Canada ni pour y entrer, sous aucune forme, même avec un document médical et même vers un endroit où il est légal. L’huile de CBD est comprise. C’est une infraction grave. Avant un voyage dans un autre pays, demandez à un professionnel de la santé comment vous en passer.',
    source: 'Conseils de voyage du gouvernement du Canada',
    phrasings: asked(`
puis-je voyager avec mon cannabis|est-ce que je peux l'apporter en avion|puis-je l'amener aux états-unis|je vais en floride l'hiver
puis-je traverser la frontière avec mon huile|est-ce permis à l'aéroport|je pars en vacances au mexique|puis-je l'emmener à cuba
et si c'est juste du cbd pour la douane|puis-je voyager d'une province à l'autre|je vais à vancouver en avion avec mes capsules
est-ce que mon document est bon en france|puis-je en acheter en voyage|qu'est-ce que je dis aux douanes|croisière avec cannabis
est-ce que je peux le mettre dans ma valise|bagage à main ou en soute|je prends le train avec mon cannabis|puis-je le poster à l'étranger
je passe deux mois dans le sud|et si j'oublie que j'en ai à la douane|en voiture jusqu'au maine|voyager hors du canada avec du thc
    `),
  }),
]
