import type { Article } from '@clinic/core/language/article'
import { asked } from '../asked.ts'
import { changingAnAppointment } from '../changing-an-appointment.ts'
import { changingDetails } from '../changing-details.ts'
import { complaints } from '../complaints.ts'
import { contactAndHours } from '../contact-and-hours.ts'
import { technicalHelp } from '../technical-help.ts'
import { translated } from './translated.ts'

/** Reaching the clinic, and putting things right with it. */
export const VISITS: readonly Article[] = [
  translated(changingAnAppointment, {
    title: 'Changer ou annuler un rendez-vous',
    text: 'Le message qui a confirmé votre rendez-vous contient un lien pour le déplacer ou l’annuler. Vous pouvez aussi demander une personne ici. Prévenez-nous le plus tôt possible, pour que quelqu’un d’autre puisse prendre la place. Si vous manquez votre rendez-vous, prenez-en un nouveau, car vos réponses sont conservées. Pour la visite il vous faut un téléphone ou un appareil avec caméra, un endroit tranquille, et être dans la province que vous nous avez indiquée. Si personne ne vous appelle quelques minutes après l’heure prévue, communiquez avec la clinique.',
    source: 'Fonctionnement des rendez-vous dans cette clinique',
    phrasings: asked(`
comment changer mon rendez-vous|je veux annuler mon rendez-vous|je dois reporter mon rendez-vous|je ne peux pas venir demain
j'ai manqué mon rendez-vous|c'est quand mon rendez-vous|personne ne m'a appelé pour mon rendez-vous|l'infirmière n'a pas appelé
je vais être en retard|où est le lien de mon rendez-vous|j'ai perdu le courriel de confirmation|avez-vous des rendez-vous le soir
puis-je avoir une autre heure|est-ce possible la fin de semaine|je veux déplacer mon rendez-vous|quelqu'un peut-il m'accompagner au rendez-vous
à quelle heure est ma visite|je veux un rendez-vous plus tôt|j'ai raté l'appel de l'infirmière|comment prendre rendez-vous
j'ai oublié mon rendez-vous hier|rendez-vous par téléphone au lieu de vidéo|j'ai un empêchement jeudi|ma visite est-elle confirmée
    `),
  }),
  translated(changingDetails, {
    title: 'Changer vos coordonnées',
    text: 'Pour changer votre nom, votre adresse, votre courriel ou votre téléphone, demandez une personne ici dans le clavardage ou communiquez avec la clinique. Notre équipe fera le changement après avoir vérifié que c’est bien vous. Pendant que vous remplissez le formulaire, vous pouvez aussi le corriger avant de confirmer. Si vous déménagez dans une autre province, dites-le-nous avant votre prochaine visite, car la personne qui vous voit doit avoir un permis là où vous êtes. Prévenez aussi votre vendeur autorisé, pour que votre commande arrive au bon endroit.',
    source: 'Comment les patients changent leurs coordonnées',
    phrasings: asked(`
comment changer mon adresse|j'ai déménagé|j'ai un nouveau numéro de téléphone|changer mon courriel|mon nom a changé je me suis mariée
ma carte d'assurance maladie a changé|je me suis trompé dans ma date de naissance|comment corriger mes renseignements|mon code postal est faux
je déménage dans une autre province|mettre à jour mes coordonnées|vous avez mal écrit mon nom|nouvelle adresse courriel|je n'utilise plus cette adresse
comment modifier mon profil|j'ai fait une erreur dans mes informations|vous avez mon ancien numéro|changer mon adresse de livraison
je vis ailleurs maintenant|je suis divorcée et j'ai repris mon nom|mon adresse au dossier n'est pas la bonne|corriger mon nom de famille
je pars vivre en ontario au printemps|pouvez-vous changer mon téléphone au dossier|mise à jour de mon dossier adresse
    `),
  }),
  translated(contactAndHours, {
    title: 'Comment et quand nous joindre',
    text: 'Vous pouvez demander une personne dans ce clavardage à tout moment. Si personne n’est libre, votre demande est gardée et l’équipe vous répond pendant les heures de bureau. Le numéro de téléphone, le courriel et les heures de la clinique sont sur notre site et au bas de chaque message que nous envoyons. Ce clavardage répond jour et nuit, mais des gens ne le surveillent pas à toute heure. En cas d’urgence, appelez le 9-1-1. Si vous pensez au suicide, appelez ou textez le 9-8-8, jour et nuit.',
    source: 'Les coordonnées sont sur le site de la clinique et dans ses messages',
    phrasings: asked(`
quelles sont vos heures d'ouverture|quand êtes-vous ouverts|êtes-vous ouverts la fin de semaine|c'est quoi votre numéro de téléphone
comment vous joindre|quel est votre courriel|où êtes-vous situés|quelle est votre adresse|êtes-vous ouverts aujourd'hui|à quelle heure fermez-vous
puis-je vous appeler|avez-vous un fax|mon médecin veut vous envoyer une télécopie|quand va-t-on me rappeler|j'ai laissé un message et personne ne rappelle
comment parler à la clinique|êtes-vous ouverts les jours fériés|y a-t-il quelqu'un le dimanche|numéro sans frais|vos coordonnées svp
jusqu'à quelle heure puis-je appeler|où est votre bureau|comment vous écrire|répondez-vous le soir|la clinique est-elle fermée à noël
    `),
  }),
  translated(complaints, {
    title: 'Faire une plainte',
    text: 'Nous sommes désolés si quelque chose s’est mal passé. Dites-le dans ce clavardage en demandant une personne, ou écrivez à la clinique ce qui est arrivé, quand, et ce que vous attendez de nous. Une personne responsable examine chaque plainte et vous répond. Une plainte ne change rien aux soins que vous recevez. Si la réponse ne vous satisfait pas, vous pouvez aussi vous adresser à l’ordre professionnel des infirmières et infirmiers de votre province ou, pour vos renseignements personnels, au commissaire à la vie privée.',
    source: 'Processus de plainte de la clinique',
    phrasings: asked(`
comment faire une plainte|je veux me plaindre|à qui je me plains|je ne suis pas content de votre service|c'est un service épouvantable
l'infirmière a été impolie|votre personnel m'a raccroché au nez|je veux porter plainte|qui est le responsable|je veux parler du mauvais service
comment dénoncer une infirmière|mauvaise expérience avec votre clinique|vous avez perdu mes papiers je suis fâché|où envoyer une plainte
j'ai été mal traité|laisser un commentaire|comment vous donner mon avis|c'est inacceptable ça fait des semaines que j'attends
on ne m'a pas écouté du tout|je suis très déçue de la clinique|où dire mon mécontentement|traitement des plaintes
quelqu'un m'a manqué de respect|je veux que ce soit noté au dossier|je vais vous signaler|insatisfaite de mon rendez-vous
    `),
  }),
  translated(technicalHelp, {
    title: 'Quand quelque chose ne marche pas',
    text: 'Essayez d’abord ceci. Rechargez la page, vérifiez votre connexion et utilisez un navigateur à jour comme Chrome, Safari, Firefox ou Edge. Vos réponses sont enregistrées après chaque étape, vous pouvez donc fermer la page et revenir, aussi sur un autre appareil. Si un code ou un message n’arrive pas, regardez dans vos courriels indésirables et vérifiez l’adresse. Pour une visite par vidéo, permettez la caméra et le micro quand le navigateur le demande. Si cela ne marche toujours pas, demandez une personne ici et dites ce que vous voyez à l’écran.',
    source: 'Aide pour cette page',
    phrasings: asked(`
la page ne marche pas|je n'ai pas reçu le code|mon code ne fonctionne pas|l'écran est gelé|le site bogue|ça ne charge pas
je ne peux pas cliquer sur le bouton|ma caméra ne fonctionne pas|pas de son pendant la vidéo|le lien ne s'ouvre pas|j'ai un message d'erreur
quel navigateur utiliser|est-ce que ça marche sur mon cellulaire|je ne reçois pas vos courriels|mon micro ne marche pas
le formulaire ne s'envoie pas|comment continuer sur mon téléphone|je suis bloqué sur la page|la page est blanche
ça plante chaque fois|pas de courriel de confirmation reçu|je ne vois pas les questions|problème technique|comment changer de langue sur la page
internet a coupé ai-je tout perdu|le clavardage ne répond plus|le bouton continuer ne fait rien
    `),
  }),
]
