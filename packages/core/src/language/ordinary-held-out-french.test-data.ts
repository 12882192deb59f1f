import { phrasesOf } from './phrases-of.ts'

/** The same in French, as people write it in Québec, New Brunswick and Ontario. */
export const HELD_OUT_ORDINARY_FRENCH: Readonly<Record<string, readonly string[]>> = {
  'douleur et symptômes': phrasesOf(`
j'ai mal au dos depuis dix ans|la douleur est à 6 la plupart du temps|ça brûle dans les pieds la nuit|migraines deux fois par semaine|mes genoux sont finis
j'ai les mains raides le matin|ça m'élance dans la jambe gauche|fibromyalgie, j'ai mal partout|mal de cou à cause de l'ordi|douleur après un zona
mes crampes menstruelles sont terribles|arthrose aux deux hanches|je tousse quand je fume|brûlements d'estomac le soir|nausées à cause de la chimio
je perds l'appétit|jambes sans repos|je tremble de la main droite|des fois j'ai le coeur qui palpite, le médecin a vérifié|j'ai le souffle court dans les escaliers
ça fait mal en titi quand il pleut|mon épaule est barrée|j'ai mal quand je reste assis longtemps|engourdissements dans les doigts, tunnel carpien
mal de dents hier mais c'est passé|je suis étourdie quand je me lève vite
  `),
  'sommeil et humeur': phrasesOf(`
je dors mal|je me réveille aux deux heures|je fais de l'anxiété dans les foules|j'ai eu une dépression en 2014|je suis fatiguée tout le temps
je prends du cipralex pour l'anxiété|je file pas fort depuis l'hiver|un peu déprimé ces temps-ci mais je vois une psychologue|je stresse pour l'argent
je fais de l'insomnie depuis la ménopause|j'ai le moral à plat des fois|ça va mieux qu'avant|je suis brûlée par mon travail|je dors comme une bûche avec l'huile
des cauchemars une fois par mois|j'ai de la misère à me concentrer|je me sens seul depuis la retraite|je m'endors devant la télé|je suis un peu nerveuse pour le rendez-vous
  `),
  'deuil et passé': phrasesOf(`
mon mari est décédé il y a trois ans|j'ai perdu ma mère du cancer|mon frère s'est suicidé quand j'étais jeune|on a dû faire endormir notre chien
j'ai fait un infarctus en 2016, j'ai un stent|j'ai fait un avc en 2020 mais j'ai récupéré|j'ai eu des idées suicidaires à 16 ans, plus jamais depuis
je ne pense pas à me faire du mal|non, aucune idée suicidaire|ma dernière crise d'épilepsie date de 2019|mon père faisait de la schizophrénie
pas de douleur à la poitrine|je n'entends pas de voix|je me sens en sécurité chez nous|j'ai été battue par mon ex, je suis séparée depuis 10 ans
sobre depuis 2012|j'ai eu un accident d'auto en 2009|on m'a opéré du coeur l'an passé|mon grand-père est mort à 95 ans|je suis veuf
allergie aux arachides, j'ai un épipen|j'ai jamais essayé de me tuer|pas d'antécédent de psychose|surdose à 20 ans, j'y ai plus touché depuis
  `),
  'façons de parler': phrasesOf(`
ça me tue ces formulaires-là|je meurs de faim|je suis mort de fatigue|c'est à mourir de rire|mon cell est à la veille de mourir|j'ai mal aux pieds c'est mortel
j'en peux plus des questions|je suis tanné d'attendre|on lâche pas|ça vaut la peine|je donnerais ma vie pour un café|je veux en finir avec ce questionnaire
la chaleur m'assomme|je me tue à l'ouvrage|mourir d'ennui dans la file d'attente|c'est l'enfer stationner là|je suis à boutte de votre musique d'attente
j'ai failli faire une crise de coeur en voyant le prix|je capote|je m'arrache les cheveux avec votre site|laissez tomber|je veux arrêter ici
ma blonde va me tuer si je manque mon rendez-vous|je vous lâche pas de la journée|c'est pas la fin du monde
  `),
  'cannabis et médicaments': phrasesOf(`
je prends deux tylenol avant de me coucher|une demi jujube le soir|10 mg d'huile matin et soir|je fume un joint après souper|j'ai arrêté la gabapentine
combien de mg par capsule|c'est tu dangereux avec mes pilules pour la pression|je prends metformine et crestor|je veux diminuer mes dilaudid
je garde mes jujubes sous clé à cause des petits|peut-on faire une surdose de cbd|j'ai fait un bad trip une fois y'a longtemps|je bois une bière la fin de semaine
l'huile marche mieux que la fumée|j'ai plus de capsules|ça prend combien de temps avant de faire effet|je prends rien d'autre que des vitamines
est-ce que je peux conduire après|ativan au besoin pour l'avion|je suis diabétique, insuline le matin|j'aimerais quelque chose qui gèle pas
j'ai oublié ma dose hier
  `),
  'rendez-vous et clavardage': phrasesOf(`
je veux renouveler mon document|avez-vous quelqu'un qui parle français|c'est combien|je peux tu parler à une infirmière|annulez mon rendez-vous de mardi
j'ai pas reçu le code|mon adresse a changé|j'ai pesé sur le mauvais bouton|pouvez-vous répéter|je comprends pas la question|passez à la suivante
est-ce que c'est couvert par les anciens combattants|bonjour|merci bonne journée|à la prochaine|oui c'est ça|non merci|je sais pas|peut-être
j'habite à Moncton|je reste à Sudbury|mardi le 24 à 10 heures|marie.roy@exemple.ca|je suis de retour|donnez-moi une minute|j'ai fini|c'est tout pour aujourd'hui
j'ai besoin d'aide avec le formulaire|c'est urgent il me faut mon papier pour demain|personne répond au téléphone|rappelez-moi svp|vous me l'avez déjà demandé
ça prend tu une référence|je veux parler à quelqu'un|comment on fait pour se plaindre|je veux fermer mon dossier|où est-ce qu'on envoie la carte soleil
je vous quitte, mon autobus arrive|je reviens plus tard|adieu les opioïdes j'espère|on s'en reparle|c'est long votre affaire
  `),
  'au Nouveau-Brunswick et en Ontario': phrasesOf(`
j'veux booker un appointment|mon back me fait mal depuis l'accident|j'work de nuit pis j'dors pas|ça cost combien|j'ai besoin d'un refill
chu tired tout l'temps|mon knee est fini|j'ai quitté de fumer|peux-tu m'caller après souper|j'sais pas quoi c'que ça veut dire
ma mère est trop vieille pour filler ça toute seule|worry pas j'ai l'temps|j'étais à la pêche hier|mon chum est un patient chez vous
  `),
  'anciens combattants, fermiers, parents': phrasesOf(`
j'ai servi en bosnie, j'ai les genoux maganés|les pétards me font sursauter depuis l'afghanistan|mon numéro k est au dossier|je me suis fait mal en levant des balles de foin
j'ai des vaches à tirer, appelez-moi après 7 heures|je chasse le chevreuil à l'automne|mes armes sont sous clé|j'ai 78 ans et ma fille écrit pour moi
j'allaite mon bébé de 5 mois|je suis enceinte de 12 semaines|le petit fait ses dents on dort pas|dépression post-partum en 2018, ça va bien maintenant
mon gars de 9 ans est autiste|ma fille va avoir 18 ans en mai|mon mari a le parkinson|mon père a fait un avc au printemps, je m'en occupe
ma soeur vient chez vous|ma mère est au chsld|je remplis ça pour mon frère|ma conjointe ronfle|mon ado est anxieuse mais suivie
  `),
}
