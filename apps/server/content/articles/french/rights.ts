import type { Article } from '@clinic/core/language/article'
import { asked } from '../asked.ts'
import { consentAndWithdrawing } from '../consent-and-withdrawing.ts'
import { privacy } from '../privacy.ts'
import { whatHappensWithAnswers } from '../what-happens-with-answers.ts'
import { translated } from './translated.ts'

/** Consent, and what becomes of what patients tell. */
export const RIGHTS: readonly Article[] = [
  translated(privacy, {
    title: 'Qui voit mes renseignements',
    text: 'Vos réponses font partie de votre dossier de santé. Seules les personnes qui en ont besoin pour vos soins peuvent les ouvrir, c’est-à-dire l’équipe de soins et l’infirmière praticienne ou l’infirmier praticien. Chaque ouverture d’un dossier est consignée. Nous transmettons votre document médical au vendeur que vous choisissez, et rien d’autre sans votre consentement ou une obligation légale. Nous ne vendons pas vos données. Vous pouvez demander à voir votre dossier, à le faire corriger ou à savoir qui l’a consulté. Nos courriels contiennent un lien, pas de détails de santé.',
    source: 'Énoncé de confidentialité de la clinique',
    phrasings: asked(`
qui voit mes réponses|est-ce confidentiel|est-ce que mon employeur va le savoir|vendez-vous mes données|mon médecin de famille sera-t-il informé
est-ce que la police a accès à mon dossier|où sont gardées mes informations|puis-je voir mon dossier|comment protégez-vous ma vie privée
qui a consulté mon dossier|est-ce que mes assurances vont le savoir|est-ce que ma famille peut voir ça|je veux une copie de mon dossier
mes renseignements sont-ils en sécurité|partagez-vous mes infos|est-ce sécuritaire de donner ma carte d'assurance maladie
pourquoi avez-vous besoin de mon adresse|combien de temps gardez-vous mon dossier|effacer mes données|est-ce que mon nom est sur une liste
politique de confidentialité|qui peut lire ce clavardage|mes données restent-elles au canada|corriger une erreur dans mon dossier de santé
    `),
  }),
  translated(consentAndWithdrawing, {
    title: 'Refuser ou retirer le consentement',
    text: 'Le consentement est votre choix. Vous pouvez le lire aussi longtemps que vous voulez et poser des questions avant de signer. Sans lui, nous ne pouvons pas recueillir vos renseignements de santé, et l’inscription s’arrête là. Vous pouvez le retirer plus tard en le disant ici ou à une personne de notre équipe. Nous cessons alors d’utiliser vos renseignements à de nouvelles fins. Les dossiers des soins déjà donnés doivent être conservés pendant la durée prévue par la loi. Retirer son consentement n’enlève pas le droit d’être soigné ailleurs. Vous pouvez aussi arrêter seulement les courriels ou les rappels.',
    source: 'Texte de consentement de la clinique; lois sur la vie privée',
    phrasings: asked(`
dois-je signer le consentement|et si je ne suis pas d'accord|puis-je retirer mon consentement|qu'est-ce que je signe|pourquoi faut-il un consentement
qu'arrive-t-il si je refuse le consentement|je ne veux rien signer|est-ce obligatoire de signer|ne m'envoyez plus de courriels|me désabonner
quelqu'un peut-il signer pour moi|ma mère ne peut pas signer|puis-je relire ce que j'ai signé|une copie du consentement|je ne veux plus de rappels
puis-je changer d'idée après avoir signé|comment annuler mon consentement|je ne veux plus être patient|suis-je engagé si je signe
c'est quoi un consentement éclairé|que dit le formulaire de consentement|enlevez-moi de votre liste|fermer mon dossier de patient|trop de courriels
    `),
  }),
  translated(whatHappensWithAnswers, {
    title: 'Ce que deviennent mes réponses',
    text: 'Vos réponses vont à notre équipe de soins, qui vérifie qu’il ne manque rien, puis à l’infirmière praticienne ou à l’infirmier praticien, qui les lit avant votre visite. Certaines réponses amènent tout de suite une question de sécurité, et quelques-unes veulent dire que nous ne pouvons pas continuer pour le moment. On vous le dit si cela arrive. Vous pouvez corriger une réponse jusqu’à la fin et signaler un changement plus tard. L’ordinateur suit des règles fixes, et une personne prend chaque décision sur vos soins. Soyez sincère, car des réponses vraies vous protègent.',
    source: 'Comment la clinique utilise le questionnaire',
    phrasings: asked(`
que faites-vous avec mes réponses|qui lit mes réponses|est-ce un ordinateur qui décide|est-ce que l'ia décide si je suis accepté|puis-je corriger une réponse
je me suis trompé dans une réponse|pourquoi toutes ces questions|et si je mens|qui décide si je suis accepté|est-ce que l'infirmière lit tout
mes réponses peuvent-elles me faire refuser|qu'arrive-t-il après avoir répondu|puis-je changer mes réponses après|pourquoi demandez-vous ma santé mentale
est-ce qu'un humain regarde mon dossier|à quoi servent les questions|ma situation a changé depuis le questionnaire|dois-je répondre à tout
est-ce qu'un robot prend la décision|pourquoi ces questions personnelles|où vont mes réponses|est-ce grave si j'ai oublié quelque chose
comment utilisez-vous le questionnaire|quelqu'un vérifie-t-il mes réponses
    `),
  }),
]
