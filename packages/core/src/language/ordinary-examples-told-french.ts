import { phrasesOf } from './phrases-of.ts'

/** Ordinary French as near to a crisis as it can be: sayings, denials, old stories, questions. */
export const ORDINARY_EXAMPLES_TOLD_FRENCH: readonly string[] = phrasesOf(`
chu mort de fatigue, on peut-tu remettre ça à demain?|ça m'a tué de rire votre message automatique
je meurs de faim, est-ce que je peux manger avant la prise?|J'ai failli mourir de honte à la pharmacie quand y'a crié mon nom
c'est mort pour mardi, avez vous mercredi|mon boss va me tuer si je manque encore une journée pour un rdv
Ce site-là me donne envie de me pitcher en bas d'une chaise. Comment on téléverse une carte d'assurance?
j'ai tué le temps en attendant votre appel|y fait frette à mourir à Bathurst, le livreur a pas pu passer
mes gummies sont à mourir, sérieux, le goût framboise|la batterie de mon vape est morte|j'ai mangé une claque quand j'ai vu le prix
Crime, ça coûte un bras votre affaire!|je me suis fait tirer l'oreille par ma femme pour venir
le match d'hier c'tait un massacre, les Habs se sont fait tuer|mort de rire le nom de la souche
Ma belle-mère me rend folle mais je l'aime pareil.
j'ai passé à travers d'la bouteille plus vite que prévu, on commence la prochaine quand?|vous me sauvez la vie merci!!
C'est pas la fin du monde si le colis arrive vendredi.|chu brûlé raide après mes shifts de nuit
jtrippe ben raide sur le nouveau format, le vieux était plate à mort
faut que je tue mes mauvaises herbes avant que la visite arrive, je vous rappelle
mon cell va rendre l'âme, écrivez moi par courriel plutôt|J'ai un party à mourir samedi, est-ce que je peux boire un verre avec l'huile?
j'me suis cassé la tête pour rien avec le mot de passe|that show killed me, le punch final, j'riais trop à cause du THC
Mon char m'a lâché sur la 417, je vais manquer mon rendez-vous de 10 h|on va pas s'entretuer pour un 10$ de livraison
mes enfants m'achèvent, vive la rentrée|j'y vas mollo sinon demain matin chu un zombie
Je me suis fait assassiner aux impôts cette année, avez-vous un reçu pour les frais médicaux?
vu le film de zombies hier, tout le monde meurt à fin, ben bon|c'est tuant remplir ces formulaires la
Dans mon jeu, je meurs toujours au même boss, le CBD m'aide à rester calme haha
j'va mourir moins niaiseux, je savais pas que ça se déduisait|le boulot m'a achevé cette semaine, vivement l'apéro
Allô! Je me bats contre votre portail depuis une heure et il gagne|chu pendu au téléphone depuis 40 minutes
l'odeur tue, avez vous des pochettes anti odeur|La curiosité a tué le chat, mais bon: c'est quoi la différence entre indica et sativa?
y'est mort de peur quand il voit une aiguille mon mari, une chance que c'est des gouttes|ma plante se meurt, c'est-tu trop d'eau?
On a eu un coup de chaleur... ben non, je parle de la voiture haha. On sera en retard.|j'ai le coeur brisé, y'avait pus de chocolat au THC
tu parles d'un suicide commercial de discontinuer ce produit là|J'ai tiré la plogue sur l'ancienne clinique, transférez mon dossier svp
ça fait des siècles que j'attends le colis, j'va être enterré quand ça va arriver lol
à mort les intermédiaires, c'est mieux direct de même|chu tombé en bas de ma chaise en voyant la facture
Le stress des examens me tue, j'ai hâte à juin.|Faque là j'ai envie d'étriper Postes Canada, encore un avis dans boîte
mes genoux vont m'avoir avant la pension à ce rythme lol|j'ai sauté au plafond tellement chu content du résultat
on a marché jusqu'à en crever à Tadoussac, belle journée pareil, un peu de crème au CBD pis c'est reparti
j'ai le goût d'étouffer le gars qui a inventé les captchas
mon petit dernier c'est une vraie terreur, il met la maison à feu et à sang, on rit bien
ben voyons donc c'est à se tirer une balle ces lignes d'attente là, bref, je veux juste confirmer mon adresse
un café pis chu de retour parmi les vivants, on peut jaser à 9h|Votre musique d'attente, c'est de la torture. Sinon bon service!
j'ai noyé mon téléphone dans le lac, pouvez-vous envoyer le code à un autre numéro
C'est une question de vie ou de mort: est-ce que les pêches sont de retour en stock? (joke)
y'a tué la game votre pharmacien, super explications|J'suis right dead après ma shift à la plant de homard, j'call demain
ça m'arrache le coeur de changer de souche mais bon, pus en stock|j'suis mort pis enterré dans paperasse de la CNESST
je suis à bout de souffle avec le déménagement, gardez mon colis au comptoir svp
on a explosé le budget ce mois-ci, je prends le petit format|votre promo du vendredi c'est de la bombe
j'va me faire arracher la tête si j'oublie la fête de ma blonde, livrez vous samedi?
J'écoute des podcasts de meurtres pour m'endormir, ma femme comprend pas. Ça pis mes 5 mg.
la fin du roman m'a démoli, j'ai braillé comme un veau, bon, sinon pour ma commande
je suis accro au hockey là, le CBD c'est secondaire haha|j'lâche la serviette avec l'application, je vais appeler à place
ce rhume là va m'achever, j'ai le nez comme une fontaine. je décale à jeudi?
Au Sénégal on dit que la patience peut cuire un caillou; moi votre délai m'a cuit. Toujours pas de colis?
non non je suis pas suicidaire, je trouve juste ça long
J'ai coché « humeur basse » mais j'ai aucune idée de me faire du mal, je voulais être honnête|pas d'idées noires, juste tanné de l'hiver
je ne veux pas mourir, au contraire, je veux voir grandir mes petits-enfants
inquiétez vous pas chu pas en danger, c'tait une façon de parler
Le questionnaire me demande si je pense au suicide. Non. Jamais. Est-ce que je dois remplir le reste?
ya personne qui me fait mal à maison, le bleu c'est de ma chute en patins
mon mari est un amour, pas de violence chez nous si c'est ça la question|j'ai pas pris trop d'huile, j'ai juste la bouche sèche
Aucune douleur à la poitrine, aucun essoufflement, tout est beau depuis le dosage du soir.
j'entends pas de voix là, j'entends mes acouphènes, c'est pas pareil|no no, j'suis pas going to hurt myself, j'suis just fed up d'attendre
pas d'envie de faire mal à personne, même pas à mon beau-frère haha
votre robot m'a donné le numéro de crise, j'en ai pas besoin, je parlais d'un film
je suis triste, oui, mais je ne pense pas à la mort, soyez sans crainte
chu down mais pas au point de vouloir en finir, j'ai des bons amis pis un chien
Je précise pour le dossier: jamais fait de tentative, jamais eu de pensées de ce genre.|non c'est pas une surdose lol j'ai juste dormi 11h
non madame mon fils ne m'a pas frappée, il est très doux, c'est la porte du frigo
mal de tête ordinaire, pas le pire de ma vie, pas de vision floue, je prends une tylenol pis on verra
j'ai rayé la question 9 parce que ça s'applique pas à moi, pas de pensées suicidaires
Dieu merci je n'ai pas d'idées de mort, j'ai seulement le mal du pays
pas de danger icitte, la carabine c'est pour l'orignal pis est barrée dans le coffre
quand j'ai dit « je lâche tout » je parlais de mon cours de yoga, pas de la vie!
Ma mère va bien, elle n'a rien avalé, c'était un vieux contenant vide|on s'est obstinés mais y'a jamais levé la main sur moi, jamais
je pense pas que ce soit le coeur, le cardio m'a vu la semaine passée pis tout est normal, c'est mon reflux
rien d'urgent, je veux juste pas prendre de chance avec l'interaction|pantoute, j'ai jamais pensé à ça, pourquoi vous me demandez?
j'ai pas envie de me tuer à l'ouvrage, c'est tout, je demande un papier pour travail léger
mon gars dit « j'veux mourir » quand j'y ferme son jeu, y rit en le disant, on en a jasé pis y va bien|chu pas psychotique chu créatif 😂
Non, mes enfants n'ont pas accès aux produits, tout est sous clé et personne n'a rien mangé.
I'm fine, j'suis pas in danger, c'tait l'autocorrect qui a écrit « je me tue » à la place de « je me tais »
le docteur voulait savoir si j'avais des idées suicidaires avec le nouveau dosage: toujours non, tout va bien
Je ne me coupe pas, ce sont des griffures de mon chat, il est mauvais comme la gale.|pas besoin d'ambulance voyons, j'ai le hoquet
c'est pas qu'on m'empêche de sortir, c'est moi qui aime rester chez nous
y'a pas de quoi appeler la police, c'est le voisin qui écoute la lutte trop fort
aucune réaction allergique, ni enflure ni plaques, la crème est parfaite|je suis découragé de l'assurance, pas de la vie
l'arrêt des antidépresseurs se passe bien, pas d'idées sombres, ma psy me suit chaque semaine
pas de convulsions depuis le début du traitement, on touche du bois
non je veux pas parler à quelqu'un, chu correct, j'ai juste besoin de mon numéro de suivi
Je ne suis pas une menace pour qui que ce soit, je suis un retraité qui joue à la pétanque.
j'ai dit que j'étais « au boutte » mais c'est positif, au boutte de contente!
pas d'étourdissements pas de palpitations pas de visions, juste faim en maudit
Personne prend mon argent, j'ai donné procuration à ma nièce parce que je l'ai voulu
j'ai pas avalé le mauvais médicament finalement, j'ai recompté et le compte est bon
si ça a sonné l'alarme chez vous je m'excuse, chu pas en crise, je faisais des farces plates
mourir? jamais de la vie, j'ai des billets pour Céline haha
j'ai juste le cafard du dimanche, rien de grave, pas d'idées de me faire du mal
j'ai fait une tentative à 19 ans, j'en ai 52 aujourd'hui pis je suis ben heureux d'être là
J'ai quitté mon ex violent en 2015, je vis en paix maintenant, c'est juste pour l'historique médical
il y a dix ans j'ai fait un infarctus, tout est stable, est-ce que l'huile est permise?
quand j'étais ado je me coupais, ça fait 14 ans que c'est fini|overdose en 2018, clean depuis, j'veux rien qui ressemble aux opioïdes svp
Mon AVC date de 2020. J'ai récupéré presque tout, sauf la main gauche qui est lente.
j'ai eu des idées suicidaires après mon accouchement, c'est derrière moi depuis deux ans, ma fille est mon soleil
j'étais au fond du baril l'an passé, grâce à l'AA pis à ma fille j'en suis sorti
mon père nous battait, y'est mort depuis longtemps, j'ai fait la paix avec ça en thérapie
back in 2009 j'ai fait un breakdown, là j'suis all good, just noter ça dans mon file
L'hiver dernier j'avais des pensées noires à cause de la prégabaline, on l'a arrêtée et elles sont parties.
psychose à 22 ans à cause du pot trop fort, j'en ai 45, c'est pour ça que je demande du CBD seulement
mon séjour à l'hôpital psychiatrique remonte à 1998. Bon, c'était une autre époque. Tout va bien depuis.
j'avais mal dans le chest au mois de mars, c'était une costochondrite, guérie
la fois que j'ai pris trop de jujubes au chalet, ouf, jamais plus! ça fait 3 ans de ça
j'ai vécu la guerre au Congo, des choses terribles. ici je dors bien maintenant avec le traitement
Avant je pensais que tout le monde serait mieux sans moi; aujourd'hui j'aide les autres au centre de crise comme bénévole.
je suis survivante d'un conjoint contrôlant, divorcée, remariée, tout est correct
le feu a passé au chalet ya 4 ans, mes brûlures ont guéri, reste juste des démangeaisons
ma fille s'est remise de son anorexie, on fête ses trois ans de santé
J'ai déjà pointé une arme sur moi en 2003 après la Bosnie. Ça fait vingt ans de suivi, j'ai vendu mes armes, je vais bien.
convulsions fébriles quand j'étais bébé, jamais depuis, c'est tu une contre indication
j'ai fait une réaction allergique aux arachides à Pâques, l'épipen a marché, est-ce que vos chocolats en contiennent?
Mon mari a fait une dépression majeure au moment de sa retraite. Il est rétabli et joue au golf quatre fois semaine.
j'étais alcoolique, j'me battais dins bars, j'avais la mèche courte. 12 ans sobre cet été
pour répondre à la question sur les antécédents: une hospitalisation pour idées suicidaires, 2011, résolue
j'ai eu une crise de panique dans l'avion en venant de Casablanca, je croyais mourir, mais c'était l'anxiété et ça fait deux ans
on m'a agressée jeune, j'en parle plus avec douleur, je voulais juste que vous le sachiez pour l'examen
mon gars s'était empoisonné avec des baies quand y'avait 4 ans, y'en a 30 là, on en rit dans les soupers
La première semaine j'étais étourdi pis je suis tombé une fois. Depuis qu'on a baissé la dose, plus rien.
j'ai survécu à mon cancer alors que les docteurs me donnaient six mois, ça fait sept ans
y'a longtemps j'entendais des voix, la médication a réglé ça, même dose depuis 15 ans
après le divorce je dormais dans mon char, j'avais le goût de rien. la vie a repris le dessus en masse depuis
embolie pulmonaire en 2019, anticoagulant fini, suivi terminé
j'ai perdu connaissance le mois passé à cause d'une prise de sang, pas rapport avec le cannabis
quand mon frère m'a sauvé du lac j'avais 8 ans, j'ai encore peur de l'eau mais sinon ça va
mes pensées de mort pendant la chimio ont disparu avec la rémission, merci au bon Dieu
j'ai été ambulancier 25 ans, j'ai vu des morts, des pendus, toute. Aujourd'hui je jardine pis je dors bien
ma mère a eu une phase où elle se laissait mourir après le décès de papa, elle a repris goût, elle danse en ligne astheure
le pire est passé, merci d'avoir appelé l'autre jour, j'ai vu ma travailleuse sociale et je me sens solide
j'avais pris trop de gravol une fois à 17 ans, une niaiserie, lavage d'estomac, jamais recommencé en 30 ans
mon ex blonde me frappait, séparé depuis 2017, je l'écris parce que le formulaire le demande
Ça fait cinq ans aujourd'hui que j'ai choisi de rester en vie. Gâteau au chocolat ce soir!
en 2016 le burn out m'a mise à terre, depuis j'ai changé de métier et je respire
j'ai tellement saigné à mon deuxième accouchement qu'ils m'ont transfusée, il a 9 ans le p'tit
when j'étais teen j'voulais mourir tout l'temps, asteure j'ai 3 kids pis une job que j'aime
on a eu une fuite de gaz l'automne passé, tout le monde est correct, réparé par Énergir
ma schizophrénie est bien contrôlée depuis 2012, je demande juste si une crème topique est permise
la DPJ est venue chez nous quand j'étais petit. J'ai 60 ans, j'ai pardonné.|c'est quoi la dose max par jour?
peut-on mourir d'une surdose de cannabis ou c'est une légende?
Est-ce que le THC peut empirer la dépression? Mon médecin de famille se pose la question.
j'ai lu que ça peut donner des palpitations, c'est à surveiller comment?
si j'oublie ma dose du matin je la double tu le soir ou je laisse faire|interaction avec le warfarin svp
Quelle est la différence entre une attaque de panique et une crise cardiaque? C'est pour mon cours de premiers soins.
est ce que ca peut tuer les cellules du cerveau|Si mon chien en mange par accident un jour, je dois appeler qui? Je veux être préparée.
j'peux-tu prendre mes gouttes avec mon cipralex|combien d'heures avant de conduire après 5mg
le CBD aide-tu pour le PTSD? j'ai servi 20 ans|est-ce dangereux avec une pile cardiaque
what's the side effects du nabilone, ça rend-tu groggy?
le somnifère dit « peut causer des pensées suicidaires » sur la feuille, est-ce fréquent? j'ai pas commencé encore
vous offrez-tu de l'aide psychologique ou juste le pot|L'huile est-elle halal? Y a-t-il de l'alcool dedans?
est-ce qu'on peut développer une allergie après des mois d'utilisation|mes règles me font mal, quel produit vous conseillez
puis-je apporter mes produits en avion vers Moncton?|ma grand-mère de 90 ans voudrait essayer, elle fait du parkinson, c'est sécuritaire?
la nausée le matin ça peut tu venir de l'huile|Comment ranger ça hors de portée des enfants? Vous vendez des boîtes barrées?
J'ai vu que la schizophrénie dans la famille est un facteur de risque: mon oncle l'a, moi non. On fait quoi?
avec l'insuffisance rénale stade 3, quel dosage serait prudent|est-ce que fumer peut causer un AVC chez un gars de 40 ans en santé
j'ai tu le droit d'avoir ça à ma résidence de personnes agées
comment je fais pour me sevrer tranquillement du lorazépam, mon doc est d'accord
quels sont les signes d'une surdose d'opioïdes? Je suis intervenante et je prépare une affiche
où est-ce qu'on pogne une trousse de naloxone gratis? ma soeur travaille dans un bar
le melanton... melatonin scusez, ça va-tu avec l'huile du soir|ça prend combien de temps avant que ça kick in
à partir de quelle température de fièvre il faut arrêter le traitement
Y a-t-il un risque pour le bébé si j'allaite? Je n'ai encore rien pris.
peut-on demander l'aide médicale à mourir via votre clinique ou c'est le médecin de famille? c'est pour un travail de cégep
mon mari ronfle plus fort depuis l'huile, c'est normal docteur?|le pot peut tu donner des hallucinations a petite dose
Comment parler de suicide à une classe de secondaire 3? Je suis enseignante, vous avez peut-être des dépliants.
j'prends du lithium depuis des années, stable, j'peux essayer le CBD?
la bouteille dit 1 ml mais la seringue est en mg, comment on convertit|si je vomis après avoir pris ma capsule, est ce que je la reprends
est-ce qu'un vétéran peut se faire rembourser par ACC plus que 3 grammes
Bonjour, je suis nouvellement arrivé du Maroc, est-ce légal pour un résident temporaire?|mon taux de THC va tu sortir dans un test à job
faut-il arrêter l'aspirine avant de commencer?|c'est tu dangereux mélanger alcool pis jujubes? on a un mariage en août
quelle est la ligne pour parler à un intervenant, au cas où, pour la mettre sur le frigo de notre maison des jeunes
étourdie quand je me lève vite, depuis la nouvelle dose, rien de pire, je baisse un peu?
On peut-tu être « dépendant » du CBD ou c'est juste le THC?
mon humeur est plus plate depuis l'escitalopram, est-ce que c'est un effet connu?
quand faut-il aller à l'urgence pour une douleur à la poitrine? je veux une règle claire à mettre dans mon carnet
j'va-tu faire un bad trip avec 2.5mg? chu peureux|avez vous un psy qui parle créole|Ça se périme-tu? La mienne est datée de 2024
pourquoi c'est écrit « mortel si avalé » sur la recharge de nettoyant à vape? je l'ai juste rangée
mes mains picotent la nuit depuis des années, canal carpien, une crème ferait-elle l'affaire
Je fais de l'apnée du sommeil, avec CPAP, le THC est-il déconseillé?
comment savoir si ma mère fait une interaction, qu'est ce que je devrais surveiller en général?
le médecin peut-il savoir si je bois? je bois deux bières la fin de semaine genre
est-ce que l'huile peut me rendre agressif? ma blonde a lu ça sur facebook
dans votre documentation vous parlez d'idées suicidaires avec le rimonabant, c'est encore vendu ça?
j'aimerais comprendre la différence entre dose létale et dose thérapeutique, c'est pour mon cours de pharmaco à l'UdeM
si je fais de l'asthme, vaut-il mieux huile ou vape|could I prendre ça avec du Tylenol 3 ou c'est trop?
faut-tu que je dise à mon dentiste que j'prends du CBD avant l'anesthésie
Quel âge minimum pour les enfants épileptiques? Ma nièce est suivie à Sainte-Justine.
y a tu moyen de savoir si mon voisin fume dans le bloc sans me chicaner avec
c'est tu vrai que ça baisse la pression? la mienne est déjà basse
le cannabis en crème soulage-t-il l'eczéma? j'ai les mains en feu chaque hiver
je transpire la nuit depuis que j'ai arrêté le joint du soir, ça dure combien de temps le sevrage
j'ai un frère bipolaire stable, il veut savoir s'il peut s'inscrire chez vous
j'me suis tiré dans le pied en jetant la facture, pouvez-vous la renvoyer?
ma blonde va me faire la peau si j'oublie encore de commander sa crème
dans le temps j'avais une lettre d'adieu dans mon portefeuille. je l'ai brûlée en 2014 avec mon parrain AA, pis j'ai jamais regretté \
d'être resté
`)
