import { phrasesOf } from './phrases-of.ts'

/** Ordinary French with the words of crisis: sayings, denials, the past, errands, medicines, family, aches. */
export const ORDINARY_EXAMPLES_PLAIN_FRENCH: readonly string[] = phrasesOf(`
je meurs de faim|je meurs de soif avec cette huile|je meurs d'envie d'essayer|je suis mort de rire|je suis morte de fatigue mais ça va
j'ai la bouche qui meurt de sécheresse lol|c'est mortel comme attente|c'est à mourir d'ennui votre formulaire|ma batterie est morte
mon téléphone est mort, je reprends demain|la ligne a coupé|mon cell va mourir|le site est mort|mon ordinateur vient de mourir
l'internet a crevé|j'ai un pneu crevé, je serai en retard|j'ai crevé un pneu en venant|chu crevé, bonne nuit|mon char est mort
ça me tue ce mal de dos|cette douleur me tue mais je travaille pareil|mes genoux me tuent
ma belle-mère va me tuer si je suis en retard haha|ma femme va me tuer si j'oublie|les prix me tuent|l'attente me tue
ça va me tuer de rire|je pourrais tuer pour un café|un silence de mort sur la ligne|la blague m'a tué
j'ai tué le temps en lisant votre site|je tue le temps dans la salle d'attente|je veux en finir avec ce formulaire
j'en ai fini avec les opioïdes|je veux en finir avec la cigarette|on en finit quand avec les questions|finissons-en avec les papiers
c'est fini, j'ai tout rempli|fini pour ce soir, je continue demain|je veux que ça finisse ces appels
j'ai fini mon flacon, je veux renouveler|la bouteille est finie|il reste plus rien dans ma bouteille
j'ai plus de pilules, renouvellement svp|je n'ai plus d'huile depuis lundi|j'arrête tout ça si c'est trop cher
je lâche, je rappelle demain|j'abandonne le formulaire pour aujourd'hui|j'en peux plus d'attendre au téléphone
j'en peux plus de ce mal de tête, l'huile aide-t-elle|je suis à bout de patience avec votre site
je suis au bout du rouleau avec la paperasse|je suis tanné de cliquer|je suis écoeuré de répéter ma date de naissance
je suis épuisée de mon quart de nuit|je ne veux pas mourir|je ne veux pas me tuer|j'ai aucune envie de mourir|j'ai pas d'idées noires
aucune pensée suicidaire|aucune idée de suicide|pas suicidaire du tout|non jamais pensé au suicide|je n'ai jamais tenté de me suicider
je n'ai pas de plan ni d'idée de ce genre|non, je ne me fais pas de mal|non je ne me suis jamais blessé volontairement
je suis en sécurité à la maison|personne ne me fait de mal|personne ne me menace|je me sens en sécurité avec mon mari
il n'y a pas d'arme chez nous|non pas de violence|non pas de voix|je n'entends pas de voix|je n'ai pas d'hallucinations
pas de douleur à la poitrine|je respire bien|pas d'essoufflement|pas d'allergies|pas de convulsions|pas de surdose|jamais fait d'overdose
je ne suis pas en danger|pas une urgence|rien d'urgent|ce n'est pas urgent, prenez votre temps|je n'ai pas besoin d'ambulance
tout va bien chez nous|ça va, merci|je vais bien aujourd'hui|j'ai déjà eu des idées noires, c'est passé depuis longtemps
à 20 ans j'ai voulu mourir, aujourd'hui j'aime ma vie|j'ai fait une tentative en 1998, je suis suivi et stable
j'ai fait une dépression en 2015, guérie|j'ai été hospitalisée en psychiatrie il y a quinze ans
je me coupais à l'adolescence, plus depuis vingt ans|j'ai fait une surdose en 2009, sobre depuis
j'ai eu un infarctus en 2016, mon cardiologue me suit|j'ai fait un avc il y a huit ans, il reste une faiblesse au bras
mon père est mort d'une crise cardiaque en 1990|ma mère est morte d'un avc|mon frère s'est suicidé quand j'étais jeune
mon mari est décédé l'an passé|ma femme est morte du cancer il y a trois ans|j'ai perdu mon chien cet été|on a enterré mon père samedi
mon ex était violent, je suis divorcée depuis dix ans|mon premier mari me battait, il est mort
j'ai vécu de la violence, j'ai suivi une thérapie|j'ai été agressée dans ma jeunesse, j'ai un bon suivi
j'ai fait une grosse réaction aux noix quand j'étais petit|j'ai eu des convulsions fébriles bébé|j'ai failli me noyer à dix ans
je me suis évanoui une fois à une prise de sang|j'ai pris trop de gravol quand j'étais ado
je suis sur le pont dans le trafic, je serai en retard|le pont est fermé à matin|je travaille sur les ponts
je suis couvreur, toujours sur les toits|je suis sur le balcon, le signal est mauvais en dedans|je suis assis sur mon balcon avec un café
j'attends le métro|j'attends l'autobus je vous reviens|le train est en retard|je prends le train demain pour Ottawa
je marche au bord de l'eau tous les matins|on a un chalet sur le bord du lac|je vais à la pêche|je chasse à l'automne avec ma carabine
mes fusils sont sous clé|j'ai mon permis de chasse|j'ai vendu mon fusil|j'ai acheté un couteau de cuisine|je me suis coupé en cuisinant
je me suis coupé le doigt avec le papier|je me suis coupé en me rasant|je me suis brûlé sur le poêle
je me suis brûlé la langue avec le café|je me suis cogné le petit orteil|je suis tombé l'hiver passé, depuis j'ai mal à la hanche
je suis tombée de vélo l'été passé|la corde de bois m'a barré le dos|je grimpe avec une corde, c'est mon sport|mon chien a mangé sa corde
j'ai perdu mes clés sur la table|la lettre de mon médecin est sur la table|j'ai écrit une lettre au ministre
j'ai laissé un message à la réception|mon dernier message a pas passé|c'est mon dernier renouvellement chez vous, je déménage
je pars en voyage demain|je pars pour la Floride vendredi|je serai pas là demain|je ne serai pas là la semaine prochaine
je m'en vais, bonne journée|je m'en vais au chalet|je dois partir, à plus tard|bye, à la prochaine|adieu les pilules, vive l'huile
bonne nuit, je continue demain|merci pour tout, vous êtes fins|merci de votre aide, à bientôt|merci, c'est tout pour aujourd'hui
dites merci à l'infirmière|dites au docteur que je vais mieux|dites à Julie que j'ai reçu le colis|pardon pour le retard
désolé pour l'erreur de date|excusez-moi je me suis trompé de page|je prends mes pilules le matin|je prends deux comprimés au coucher
j'ai pris mes médicaments comme prescrit|j'ai pris un tylenol pour ma tête|j'ai pris deux advil ce matin
j'ai pris mon sirop pis je vais me coucher|j'ai pris une jujube hier et j'ai bien dormi|j'ai pris 5 mg hier soir, rien senti
j'ai mangé une jujube, j'ai ri toute la soirée|j'ai fumé un joint hier, ça a aidé|j'ai essayé l'huile, ça m'a détendu
j'ai oublié ma dose ce matin|j'ai sauté une dose, est-ce grave|j'ai pris une dose en double par erreur hier, tout est correct
combien de jujubes pour dormir|combien de gouttes je prends pour commencer|combien de pilules dans un pot|combien coûte la bouteille
quelle dose pour débuter|c'est quoi la dose maximale par jour selon l'étiquette|peut-on mélanger l'huile avec un verre de vin
est-ce que je peux prendre ça avec mes pilules de pression|est-ce qu'on peut faire une surdose de cbd
est-ce que le cannabis peut donner des idées noires|est-ce dangereux pour le coeur|est-ce que ça peut causer des convulsions
est-ce que ça aide pour les crises d'épilepsie|est-ce que ça aide pour la dépression|est-ce que ça aide pour l'anxiété
est-ce que je peux conduire après|est-ce que vous traitez les enfants|comment garder les jujubes loin des enfants
les jujubes sont sous clé à cause des petits|mes enfants ne touchent pas à mes produits
je cache mes jujubes pour pas que mon mari les mange|mon chum vole mes jujubes lol|mon huile a coulé dans mon sac
le flacon était brisé à l'arrivée|mon chien a renversé ma bouteille|j'ai échappé ma bouteille dans l'évier|mon mari ronfle
mon mari m'aide à écrire|mon mari veut essayer lui aussi|mon mari me tape sur les nerfs avec sa télé|mon chum me bat au hockey sur table
mon chum est fâché contre votre site|mon chum dort encore|ma blonde dort dur le matin|mon fils se lève pas le matin, un vrai ado
mon gars joue à des jeux de tir|mon fils tousse depuis deux jours|mon bébé fait ses dents|mon bébé dort enfin|ma fille a le rhume
ma fille a peur des piqûres|ma fille a eu son permis|mon petit-fils a mangé toute sa crème glacée
le petit a avalé de travers mais il va bien|la petite a bu son lait|mes enfants sont chez leur père
ma mère oublie ses mots depuis des années, elle a l'alzheimer|ma mère a de la misère à marcher|mon père est dur d'oreille
mon père a 90 ans et toute sa tête|ma grand-mère dort beaucoup|mon frère travaille à l'urgence|ma soeur est paramédic
mon voisin crie après le hockey|mon patron me fait suer|mon patron me pousse à bout mais j'en ris|mon ex a ma carte d'assurance
ma belle-soeur m'a parlé de vous|ma coloc fume aussi|mon ami vous recommande|j'ai mal au dos depuis dix ans
j'ai mal aux pieds après ma journée|j'ai mal à la tête quand il fait chaud|j'ai mal au coeur en auto|j'ai mal au ventre pendant mes règles
j'ai des crampes la nuit|j'ai les mains engourdies le matin à cause du canal carpien|mon bras gauche fait mal depuis ma tendinite
mon bras est raide après l'ouvrage|ma mâchoire craque|ma jambe lâche des fois depuis l'opération|ma vue baisse, j'ai 80 ans
je vois mal de près|j'ai les yeux secs|j'ai la gorge irritée par la fumée|j'ai la bouche sèche|je tousse quand je fume
je suis essoufflé dans les escaliers depuis des années, j'ai une mpoc|ma pompe est vide, je la renouvelle à la pharmacie
mon asthme est bien contrôlé|mon coeur est correct selon le médecin|ma tension est un peu haute|mon sucre est stable
mon sucre était à 7 ce matin|j'ai saigné du nez hier, ça a arrêté tout seul|je saigne facilement à cause de mes anticoagulants
mes gencives saignent|mes chevilles enflent le soir|j'ai le nez bouché|j'ai de la misère à dormir|je dors mal depuis la retraite
je me réveille trois fois par nuit|je fais des cauchemars des fois|je fais de l'anxiété dans le trafic|je suis stressé par mon travail
je suis triste depuis mon divorce mais bien entouré|je m'ennuie de ma mère|je vois une psychologue aux deux semaines
ma thérapeute dit que je progresse|j'ai peur des effets secondaires|j'ai peur de prendre du poids|j'ai peur de rater mon rendez-vous
j'ai peur de conduire l'hiver|j'ai peur que ça goûte mauvais|ma douleur est à 6 sur 10|8 sur 10|c'est pire quand il pleut
c'est mieux qu'avant|ça fait mal quand je plie|ça élance le soir|oui|non|peut-être|je sais pas|pas vraiment|des fois|rarement|jamais
tous les jours|une fois par semaine|depuis 2018|depuis l'accident|à peu près cinq ans|le genou gauche|les deux épaules|le bas du dos
gabapentine et naproxène|metformine 500|aucun médicament|pénicilline|aux chats seulement|non fumeur|un verre le samedi|1978-04-12
le 8 novembre 1955|Jean-Guy Thériault|Marie-Ève Bouchard|418-555-0192|G1R 4P5|12 rue des Érables, Moncton|Saint-Boniface|plombier
retraitée de l'enseignement|infirmière de nuit|camionneur|Sun Life|Croix Bleue|pas d'assurance|par courriel|par texto
le matin de préférence|mardi après-midi|n'importe quand|en français svp|plus tard|continuer|retour|je comprends pas la question
répétez svp|c'est quoi ça|pourquoi vous demandez ça|je préfère ne pas répondre|c'est personnel|je veux parler à quelqu'un|un humain svp
je veux une infirmière|rappelez-moi demain|annulez mon rendez-vous de lundi|changer mon rendez-vous|mon code marche pas
j'ai pas reçu le code|mon mot de passe est refusé|je trouve pas le bouton|ça bloque à la page trois|où est ma commande
le colis est arrivé brisé|facturé deux fois|je veux un reçu|c'est combien la consultation|est-ce couvert par les anciens combattants
avez-vous une clinique à Gatineau|quelles sont vos heures|mon document expire quand|je veux renouveler|je veux changer de producteur
je veux augmenter mes grammes|je veux annuler mon dossier|effacez mon compte svp|enlevez-moi de votre liste|j'ai changé d'adresse
mon nom est mal écrit|vous parlez anglais aussi|j'aimerais arrêter les opioïdes avec un médecin|je voudrais réduire mes somnifères
je veux arrêter de fumer|je veux mieux dormir|je veux bouger sans douleur|je veux juste une réponse|je veux que ma mère ait moins mal
je veux vivre longtemps pour voir mes petits-enfants|je veux rester chez nous le plus longtemps possible|la vie est belle
je suis content d'être en vie|je profite de la vie|on lâche pas|une journée à la fois|le livre parle d'un meurtre, j'adore
j'écoute des séries policières pour dormir|je regarde des films d'horreur|mon jeu vidéo est plein de zombies
je fais du théâtre, je meurs au troisième acte|je suis pompier|je suis travailleuse sociale en prévention du suicide
je suis ambulancier, horaire de fou|je forme des gens en premiers soins|je suis agent de sécurité, je travaille de nuit
ma route est longue jusqu'à la clinique|c'est ici que je débarque du bus|le rideau de ma chambre est brisé
je débranche la plogue du vaporisateur|mon temps de pause est fini|j'ai fait mon temps dans l'armée, je suis retraité
le médecin m'a arrêté mes pilules de coeur|je jeûne pour ma prise de sang|j'ai arrêté de manger du sucre
je roule toujours avec ma ceinture|l'eau du lac est calme ce matin|les rails de mon patio sont brisés|j'ai choisi l'arbre pour Noël
j'ai trouvé une place de stationnement|j'ai envoyé les enfants chez leur grand-mère pour la fin de semaine
mes papiers d'impôt sont sur la table|j'ai payé mon abonnement|j'ai fermé mon compte de banque pour un autre
j'ai fait le ménage de mes vieux flacons|j'ai embauché quelqu'un pour le déneigement|mon dernier souper était trop salé
j'ai hâte au printemps|c'est ma fête demain|à Noël je vais chez ma fille|il n'y aura pas de prochain rendez-vous, je déménage à Calgary
gardez mon rendez-vous du matin|à quoi bon prendre deux produits, un suffit|plutôt attendre que payer ça|mieux vaut prévenir que guérir
j'envie votre patience|mes anciens collègues de l'armée vous recommandent|j'ai été en Afghanistan, blessure au genou
il me reste une capsule|il me reste une dose pour ce soir|juste une question|encore une minute|je bois un thé avant de dormir
je ne bois plus depuis six ans|j'ai bu mon café trop vite|j'ai reculé mon rendez-vous d'une semaine|je me suis trompé, je recommence
la corde de mon store a cassé|je sors de l'hôpital pour mon genou|mes maux de tête sont revenus|l'envie de fumer est revenue
je rêve bizarre avec le thc|je cherche sur google votre adresse|je magasine un vaporisateur|occupez-vous de ma demande svp
mon assurance est payée jusqu'en juin|c'était un accident de travail
l'aide médicale à mourir a été donnée à mon père, il est parti doucement l'an passé
avez-vous un dépliant sur l'aide médicale à mourir pour ma tante|je vais régler ça avec mon assureur|je vais enfin me reposer ce week-end
je m'en viens à la clinique|maman j'arrive, oups mauvais destinataire|depuis l'accouchement j'ai mal au dos
je suis une maman fatiguée mais heureuse|mon bébé a six mois et fait ses nuits|j'ai honte de demander mais est-ce remboursé
mon père sait que j'utilise le cannabis|ma famille est au courant|ma famille m'appuie|ma voisine âgée a besoin d'aide pour le formulaire
mon père donne ses outils, il vend la maison|mon mari nettoie le garage|ma mère m'a appelée pour dire bonjour
mon fils a changé de téléphone|ma fille fait de l'escalade|ma fille cherche une université|il est enfermé dehors, il a perdu sa clé
le moteur de mon auto fait du bruit|mon oncle est parti à la chasse|mon locataire déménage
mon collègue part à la retraite, courriel d'adieu et gâteau|y me bat toujours au crib|y boit juste de l'eau|y m'attend dans le char
la porte du garage est barrée|mon mononc vient souper|mon coach dit d'étirer|mon prof de yoga est génial|ma mère fume la cigarette
ma gardienne est malade, je change l'heure|mon fils gère mon chèque parce que je lui ai demandé|au foyer ils sont gentils
mon ex et moi on s'entend bien|je garde le bébé de ma fille ce soir|le bébé pleure mais c'est les dents|l'oreiller me donne mal au cou
je suis devant l'école, j'attends mes enfants|ils ont parlé de votre clinique aux nouvelles
votre bâtiment est accessible en fauteuil roulant?|c'est quoi l'horaire de la docteure|la réceptionniste est gentille
je vais régler mon compte par carte|j'ai une surprise pour vous, du sucre à la crème|j'ai pris les pilules dans le bon ordre
j'ai donné ses pilules au chien, il a l'arthrite|mon mari a ses propres pilules|j'ai pris un verre à un party
mon frère est sobre depuis un an|j'ai arrêté l'oxy avec l'aide du médecin|il ronfle fort, apnée|la mousse de ma brosse à dents
mes ongles cassent|mes ongles sont peints en bleu|je suis allée à la piscine, j'ai les lèvres bleues de froid, haha
la seringue d'huile est difficile à lire|j'ai ma trousse de naloxone par précaution|le ptit aime les jujubes aux fruits, des normales
ma fille a bu sa bouteille d'eau|le bébé suce son pouce|mon chien a mangé le courrier|mon coeur débat quand je cours, c'est normal
mon pouls est à 72|ma pression est à 125 sur 80|une barre chocolatée c'est combien de mg|un poids de dix livres à la physio
un point dans le dos quand je jardine|sueurs de ménopause|j'ai le bras engourdi quand je dors dessus
mon mollet est enflé depuis mon entorse, vu par le médecin|je tousse le matin, rhume|oxygène à 97, tout est beau
je cherche mes mots en anglais|mon petit tousse, le pédiatre dit que c'est un rhume|ma bouche pique avec la menthe|ma voix est enrouée
j'échappe des choses avec mon arthrose|ma jambe traîne depuis mon avc de 2014|mon anglais sort en bouillie
papa a mis ses lunettes dans le frigo lol|la pièce tourne un peu quand je me lève trop vite, médecin au courant
j'ai cogné ma tête sur l'armoire, juste une bosse|j'ai les pieds froids en hiver|mon ventre est gonflé après le souper
je suis enceinte, est-ce que je peux continuer l'huile|contractions musculaires le soir|mon bébé de trois semaines dort bien
j'ai des taches de vieillesse|j'ai les yeux rouges après avoir fumé|la souffleuse est brisée|je travaille avec une scie à chaîne
mon gars fait du quad|on fait du skidoo l'hiver|l'échelle me fait peur|le four est en panne
il y a de la fumée de feux de forêt, ça m'irrite|le foyer chauffe bien|je suis assis par terre pour étirer mon dos
`)
