import { phrasesOf } from './phrases-of.ts'

/** Ordinary French from the same lives, and what is said at any desk. */
export const ORDINARY_EXAMPLES_LIVES_FRENCH: readonly string[] = phrasesOf(`
genre morte après le gym lol|note à moi-même: commander l'huile|j'ai coulé mon examen de conduite, mon père a ri
j'ai pris mon médicament pour le tdah|la récolte est bonne|j'ai vendu mes vaches, retraité heureux|mon vieux chien dort toute la journée
82 ans et je curle encore|mes préparatifs de voyage sont faits|veuillez avertir ma fille que le colis est là
à mon âge on peut choisir son oreiller|la sécurité avant tout|mon client vous recommande|je suis préposée, je travaille de soir
madame est contente|moi pas bon français, parlez lentement svp|mon papier est expiré, comment renouveler
la porte est fermée, vous ouvrez quand|saoul comme une botte à la noce de mon cousin il y a longtemps|bonne nuit à tous
je vous aime, vous êtes les meilleurs|c'est là que ça bloque, page trois|mon heure de rendez-vous?|pris sur la 40
je marche au lac avec ma petite-fille|le bébé a fini de pleurer|je l'ai déposée à la garderie|je m'occupe de mon mari, ça va
l'oreiller orthopédique aide|j'ai donné sa morphine à maman comme prescrit|mon mari répond pas, il travaille
la lumière du garage est sur minuterie|elle a laissé son sac ici|mon chum m'a envoyé une photo de son souper
ma fille a un plan pour l'Halloween|mon gars attache ses patins tout seul|mon fils a publié une vidéo de hockey|champignons sur ma pizza
j'ai le regret de vous annoncer que je dois annuler|je vais mettre fin à mon abonnement
je veux mettre un terme à ma prescription d'opioïdes avec le médecin|permettez-moi de vous remercier|j'ai conclu que la crème est mieux
bon ben je parle là euh je veux renouveler|allô c'est mon code il marche pas|m'entendez-vous la ligne est mauvaise
ça fait depuis hier que j'attends un code|le Seigneur est bon|un feu de camp ce soir|AIDEZ MOI AVEC MON MOT DE PASSE|MON CODE MARCHE PAS
VITE SVP JE SUIS PRESSÉ|je sors de l'hôpital, ma hanche va bien|la caméra de mon cell est brisée|j'ai entendu parler de vous à la radio
l'autobus était en retard|douleur 10 sur 10 hier, 4 aujourd'hui|le renouvellement est refusé, pourquoi
mal au dos et raide entre les épaules|la chimio est finie|je vous dois 90 dollars?|perdu ma carte au casino haha
mes enfants sont avec mon ex cette semaine|mon coloc ronfle|la dame à l'accueil était gentille|rabais étudiant?|timbre ou huile?
jujubes aux petits fruits|j'ai raté ma batch de biscuits|la mauvaise bouteille est arrivée|lèvres gercées
plaques à cause du savon, parties|moniteur cardiaque normal|je me suis mordu la langue en mangeant|biscuits au sucre
j'ai soif à cause de l'huile|l'ouvre-porte de garage|rendez-vous chez le dentiste à deux heures|le toit coule chez nous
puis-je parler à une vraie personne|il y a quelqu'un|j'attends encore|c'est long l'attente|c'est quoi la prochaine étape
faut-il une référence|où j'envoie ma carte|ma carte est expirée|la photo est floue, je peux recommencer|j'ai envoyé le mauvais fichier
le lien ouvre pas|le lien est expiré|le code est jamais venu|renvoyez le code|mauvais numéro au dossier|changer mon courriel
j'ai oublié ma réponse|revenir à la question d'avant|passer cette question|je comprends pas la quatre|ça veut dire quoi
pourquoi ma carte d'assurance maladie|est-ce confidentiel|qui voit mes réponses|êtes-vous un robot|êtes-vous infirmière
êtes-vous ouverts les jours fériés|je peux venir en personne|vidéo ou téléphone|ma caméra marche pas|ma fille peut se joindre à l'appel
je remplis ça pour mon père|ma mère a besoin d'aide pour écrire|j'ai la procuration de maman|mon contact d'urgence est mon frère
en cas d'urgence appelez ma soeur|je suis allé à l'urgence l'an passé pour une pierre au rein|je conduis une ambulance
l'hôpital a envoyé mon dossier|sorti de l'hôpital le mois passé après ma hanche|ma chirurgie est en juin|on m'a enlevé la vésicule
j'ai un seul rein|j'ai un pacemaker vérifié chaque année|j'ai un stent depuis 2017|pilules de pression et cholestérol
je prends un anticoagulant, stable|j'ai un appareil d'apnée|j'utilise ma pompe au printemps|j'ai un épipen pour les abeilles, jamais servi
allergique aux sulfas|pas de convulsion depuis six ans|mon épilepsie est contrôlée|migraines deux fois par mois
étourdie si je saute le déjeuner|mes oreilles silent|orteils engourdis par le diabète|picotements aux doigts
prise faible depuis la fracture|mains qui tremblent, tremblement essentiel|jambes sans repos|genou enflé après le hockey
rougeur à cause du timbre|brûlures d'estomac après la pizza|constipé à cause de l'oxy|nausées de chimio, mieux là|petit appétit
j'ai perdu dix livres par exprès|bouffées de chaleur|je me réveille raide|j'ai de la misère à me concentrer|nerveux en avion
stressée pour l'argent mais ça va|moins de moral l'hiver, la lampe aide|marabout quand j'ai mal|je pleure devant les films
fâché contre mon assurance|tannée de la pharmacie|seule des fois mais j'ai mon chat|en deuil de mon frère, le groupe aide
sertraline depuis cinq ans, ça marche|plus de lorazépam depuis mai avec mon médecin|je suis rendu à une pilule par jour
deux bières la fin de semaine|j'ai arrêté de boire en 2012|un demi-paquet par jour|jamais essayé le cannabis
j'ai essayé une jujube une fois pis j'ai dormi|l'huile marche mieux que les pilules|la crème chauffe un peu
les capsules sont trop grosses à avaler|les gouttes goûtent mauvais|le vapoteur me fait tousser|trop fort, je veux plus doux
trop faible, je veux plus fort|une jujube ça dure combien de temps|c'est quoi une dose de départ sécuritaire
est-ce sécuritaire avec la metformine|ça paraît-tu dans un test de drogue|vais-je être gelé|je peux-tu conduire au travail
je peux prendre l'avion avec|comment ranger ça avec des enfants|le bouchon est dur à ouvrir|mes médicaments sont dans un coffre
je tire à l'arc|je sculpte le bois, des couteaux partout|boucher de métier|cuisinier, des brûlures de four|électricien
couvreur, genoux finis|bûcheron trente ans|pêcheur, mains maganées par la corde|retraité du chemin de fer|peintre de ponts
sauveteur à la piscine|camionneur avec une sciatique|policier, stress post-traumatique, suivi et stable|soldat retraité, genoux
pompier, épaule|enseignante|je joue dans les buts|je fais de la boxe|je fais du judo|je saute à la corde|j'ai fait du parachute jeune
je fais de la plongée|mon jardin de balcon pousse|le métro est plus vite|j'habite au-dessus d'un garage|sous-sol, pas de signal
les escaliers sont durs|l'ascenseur est encore mort|mon char part pas|j'ai frappé un chevreuil l'automne passé
petit accrochage, le cou raide depuis|divorce réglé|garde partagée|mon ado est marabout, normal|mon gars a coulé ses maths
mon garçon s'est cassé le bras l'été passé|elle est tombée de la balançoire, correcte|il fait de la fièvre mais le docteur l'a vu
papa est déménagé en résidence|maman a 90 ans, toute sa tête|grand-papa est parti doucement à 95 ans
mon oncle a fait un avc en 2010, il marche avec une canne|mon beau-frère est tannant|le voisin est bruyant|le loyer a monté
mon patron veut un billet|ouf grosse semaine|je suis brûlé ce soir|je suis vidée, bonne nuit|grippe, tisane et dodo|aux anges
on tient le coup|toujours vivant haha|pas mort encore lol|ça pourrait être pire|je me plains pas|une minute|attendez un peu
oups mauvais bouton|allez-y, prochaine question|touchons du bois|je croise les doigts|coupez-moi si je parle trop|sautons à la fin
arrêtez le renouvellement automatique|fin de l'essai|je me défoule au gym|je brûle des calories|noyé dans les courriels
vos frais me saignent|je meurs d'impatience
`)
