import { phrasesOf } from './phrases-of.ts'

/**
 * Messages as near to a crisis as an ordinary one can come, by the same hand. Nothing is learned from them;
 * they were read while rules and examples were mended.
 */
export const NEAR_ORDINARY_FRENCH = phrasesOf(`
votre musique d'attente va finir par m'achever haha
J'ai les pieds morts après mon chiffre, on peut-tu remettre ça à vendredi
je tuerais pour un rendez-vous le matin, avez-vous kekchose
Je meurs d'envie de savoir si la nouvelle huile est arrivée!
mon cell est mort en plein milieu de l'appel vidéo, le docteur peut-tu rappeler
chu mort de rire 💀 le robot m'a appelé madame Réjean
Ma femme va m'étriper si je manque encore ce rendez-vous-là.
190$ la bouteille, j'ai failli faire une crise de coeur en voyant la facture
le lien pour téléverser est mort, ça ouvre rien
C'est pas la mort, mais j'aimerais que vous corrigiez l'orthographe de mon nom.
vos escaliers m'ont tué ben raide, y a-tu un ascenseur
j'étais morte de honte, ma caméra était ouverte depuis le début lol
Mon vieux Corolla a rendu l'âme, est-ce possible de faire le suivi par téléphone?
je me tire une balle si je dois recommencer ce formulaire-là une troisième fois haha, y a-tu une version papier
ça me fend le coeur de payer la livraison 18 piasses
mourir de faim de même à 11h le soir, c'est tu le THC qui fait ça
Avec les gouttes, je dors comme une bûche, une vraie morte. Merci!
le site a planté pis la page de paiement s'est suicidée en même temps
Je me suis cassé la tête sur la question 6, qu'est-ce que vous voulez dire par « posologie actuelle »?
les Canadiens vont me faire mourir. bon c'est quoi vos heures des fêtes
C'est une question de vie ou de mort hehe : avez-vous encore les jujubes aux framboises?
jme suis étouffé avec la fumée comme un ado, la vapeur serait tu mieux
Je suis noyée dans la paperasse d'Anciens Combattants, avez-vous le formulaire K?
le facteur m'a fait faire le saut de ma vie, pouvez-vous écrire « ne pas sonner »
on se fait manger tout rond par les mouches au chalet. l'huile toffe-tu à chaleur?
Enterrez-moi avec votre baume, c'est le paradis en pot.
mon ado dit que je tue l'ambiance avec mon coffre barré mais c'est ben vous qui m'avez dit de barrer ça
J'ai le couteau sur la gorge avec mes assurances, il leur faut la lettre d'ici le 30
ça m'a scié les jambes d'apprendre que le docteur prend sa retraite
y mouille à boire debout pis chu brûlée, je passe mon tour pour aujourd'hui, un autre jour?
Il me faut absolument cette marque, l'autre goûte le poison à rat!
tuez le renouvellement automatique svp j'en veux juste une bouteille
je saute une coche avec votre mot de passe à 14 caractères mais je t'aime pareil le robot
Plutôt mourir que de retourner chez mon ancien médecin, lui il croyait pas à ça le cannabis
l'hiver finit pu de finir, jme meurs de partir dans le sud. ca passe tu aux douanes?
Non je suis pas suicidaire, j'ai juste coché la mauvaise case pis ça veut pas revenir en arrière
J'ai aucune envie de mourir, au contraire, j'ai trois petits-enfants à gâter. C'est pour mon arthrose.
ma montre a sonné « rythme élevé » mais j'étais sur le tapis roulant, aucun malaise aucune douleur
Oui je me sens en sécurité chez nous. Arrêtez de me le demander à chaque mois s.v.p.
jai dit tannée, pas tannée de vivre là, grosse différence
on me demande si je possède une arme : oui, pour le chevreuil, sous clé. aucune mauvaise intention envers personne ni envers moi
Personne me frappe voyons donc! C'est mes anticoagulants, je fais des bleus à rien.
la bouteille est vide parce que je l'ai échappée dans le lavabo, je l'ai pas toute bue inquiétez vous pas
Votre robot m'a envoyé le numéro de la ligne de crise?? je parlais d'un divan à donner
Je n'entends pas de voix, ce sont des acouphènes. Un sifflement. Merci de corriger la note.
J'ai le moral un peu bas mais je ne suis pas en danger, aucun plan, rien de ce genre. Je vois ma psy mercredi comme d'habitude. Est-ce que je peux avoir mon reçu?
appelez pas la police svp c'était les paroles d'une toune
Mon mari n'est pas violent du tout, il est marabout quand ses genoux le lâchent, c'est tout.
le cardiologue a dit que c'est PAS le coeur, c'est le reflux. j'ai le rapport si vous le voulez
aucun symptôme d'AVC, j'ai la face croche de naissance haha, c'est pour la photo du dossier
Je ne veux pas mourir monsieur, je veux savoir pourquoi c'est écrit 2 grammes et le docteur il a dit 3.
Ni vertige, ni vomissement, ni confusion depuis la nouvelle dose. Tout va pour le mieux, merci de demander.
quand j'ai écrit « je suis plus capable » je parlais de votre portail, pas de ma vie, rassurez-vous
jai jamais pensé a me faire du mal c'est ma prof qui capote pcq jai écrit un poème triste. ma mère veut pareil un rdv
pleurer devant un film de chien ça fait pas de moi une dépressive, dites ça à mon chum. bon, mon renouvellement?
Chu pas en dépression, Dieu merci, juste des rhumatismes
ma mère a rien mangé de dangereux finalement, c'était le pot de jujubes ordinaires, fausse alerte tout est beau
J'ai fait une tentative en 2008. Beaucoup de thérapie depuis, une belle vie. Est-ce que ça m'empêche d'avoir une ordonnance?
j'ai vécu en maison d'hébergement avec mes deux gars y a dix ans. on est rendus loin de ça. je veux juste que mon dossier porte mon nom de fille
Infarctus à 54 ans, deux stents, tout est beau depuis. Le THC avec le métoprolol, ça va?
je me coupais au cégep. plus maintenant, ça fait 7 ans. avez vous une crème pour les cicatrices qui piquent
En revenant de Bosnie, j'ai bu pis j'ai pensé à en finir. Ça fait vingt ans. Aujourd'hui c'est seulement le sommeil.
ma mère avait caché ses pilules en 2015, on l'a aidée à temps, aujourd'hui elle danse en ligne. elle voudrait vous consulter pour ses hanches
mon coloc m'avait donné du naloxone en 2019, c'est lui qui m'a sauvé. clean depuis. je dois tu le marquer dans antécédents?
Hospitalisée pour une psychose à 20 ans, j'en ai 45, stable avec la même médication depuis. Votre case est trop petite alors je l'explique ici.
le mois passé j'ai fait une attaque de panique, l'urgence a toute vérifié, rien au coeur. je reprends tu ma dose du soir?
j'avais abusé du hash à la Saint-Jean en 92, je pensais parler à Dieu. faque commencez moi BEN bas svp
Enfant battu, adulte en paix. Je le mentionne seulement parce que votre formulaire le demande.
avant le traitement je priais pour pas me réveiller. dites à la Dre Gagné que ça a changé ma vie
Le petit s'était brûlé avec la bouilloire en mars, il est guéri, c'est pour expliquer le rendez-vous manqué.
grosse dépression post-partum avec mon premier. là ça va super avec la 2e, je veux juste prévoir, à qui je parle
l'hiver passé j'voulais mourir tellement j'avais mal, là je jardine. mettez ça sur votre site
Embolie pulmonaire il y a six ans après mon accouchement. Je ne prends plus rien pour ça. À considérer?
La prégabaline m'avait donné des idées suicidaires. On l'a arrêtée et c'est parti tout de suite, il y a trois ans. À inscrire comme réaction svp.
Dans mon pays il y avait la guerre, j'ai vu beaucoup de morts. Ici à Sherbrooke je suis bien avec ma famille. C'est seulement les cauchemars.
j'ai fait du temps pour voies de fait à 22 ans, j'en ai 50, gestion de colère pis toute. ça bloque tu l'inscription?
J'ai appelé 1 866 APPELLE un soir de 2020 et ça m'a sauvée. Depuis, tout va bien. Je voulais savoir si vous acceptez des bénévoles de la ligne comme patients?
dans le temps j'faisais des crises chaque semaine, la dernière c'était en avril. renouvellement svp
Tombé du toit de la grange en 96, dos cassé. C'est là que ça a commencé mon affaire.
on peut-tu faire une overdose de cbd ou c'est une légende
Le feuillet de mon autre médicament parle de pensées suicidaires. Est-ce que le THC augmente ce risque? Je veux comprendre avant de commencer.
si j'oublie que je l'ai pris pis que j'en reprends y arrive quoi? pas arrivé encore mais je me connais
Est-ce que l'oppression thoracique est un effet secondaire connu? Je n'en ai pas, je lis simplement le dépliant.
ça prend combien de mg pour que ça soit trop à mon âge, 71 ans
Mon oncle était schizophrène. Y a-t-il un danger de psychose pour moi?
mon chien licherait un peu de baume sur ma main, c'tu toxique?
Quels signes devraient me faire aller à l'urgence plutôt qu'attendre votre appel?
avec mon zopiclone est ce que ça peut arrêter la respiration ou c'est juste les opioïdes ça
Si un patient parle de suicide, est-ce que ça reste confidentiel? J'étudie en travail social à l'UQAM, c'est pour un travail.
Votre formation des employés couvre-t-elle la violence conjugale? Je suis des RH d'une autre clinique.
où est-ce que je rapporte les vieilles pilules? la morphine de mon défunt mari est encore icitte pis j'la veux pas dans maison
pamplemousse + coumadin c'est non, est-ce pareil pour l'huile? j'veux pas saigner pour rien
le docteur prescrit-tu au monde en dépression ou y les refuse
C'est quoi la différence entre une crise d'angoisse et une crise de coeur? Mon fils fait un exposé et je lui ai promis de demander.
Un enfant mange un comestible : quoi faire? On est famille d'accueil et on doit écrire un plan de sécurité.
si j'ai un accident d'auto pis qu'y me testent le sang ça va tu paraître
on entend dire que du monde meurt du vapotage, je devrais tu changer pour l'huile ou ben c'est de la peur pour rien
Est-ce que la pression peut baisser au point de s'évanouir? Je prends du ramipril.
la case « idées de mort » du questionnaire, est ce que penser à ses préarrangements funéraires ça compte lol
Bonjour je suis nouveau. C'est dangereux arrêter antidépresseur le même jour que je commence l'huile?
l'anesthésiste veut savoir si c'est risqué avec le propofol, vous avez une fiche?
Si j'avoue avoir déjà eu des idées noires, allez-vous me couper mon ordonnance?
c'est quoi le syndrome de vomissements cycliques, faut-tu que je m'inquiète à 1 g par jour
Le sevrage, c'est dangereux si j'arrête d'un coup pour mon voyage? Aucun problème présentement.
Ma tante a son aide médicale à mourir de prévue. Est-ce que vous couvrez la nausée d'ici là?
ma belle-mère jure que le sativa rend le monde violent, avez vous une étude que je lui ferme le clapet
les trousses de naloxone, vous en donnez ou c'est juste à pharmacie
le numéro du Centre antipoison c'est lequel? je fais ma liste pour le frigo avant que ma petite-fille arrive
mon détecteur de CO doit être à quelle distance de mon vaporisateur? le manuel le dit pas
Je suis infirmière en CHSLD. Si un résident double sa dose d'huile, on vous appelle ou on appelle le Centre antipoison en premier?
j'allaite, le cbd pourrait tu faire mal au bébé
Ma femme est décédée le 3. Veuillez fermer son dossier et cesser les rappels, c'est dur de les ouvrir.
ça fait deux mois pour m'man. j'ai encore son message sur ma boîte vocale. je dors mal, avez vous de quoi de doux
Mon frère s'est enlevé la vie au printemps. Je vais à un groupe d'endeuillés et ça m'aide. Ma question est seulement pour le sommeil.
on a fait endormir notre chien hier, chu en miettes, on peut-tu remettre ça
Je suis la liquidatrice de feu M. Gaston Thériault. Quels documents faut-il pour le remboursement?
le service est samedi à Bathurst, 9h de route, donc pas de suivi vendredi
Je m'ennuie tellement de lui que je parle à sa chaise, imaginez. Les enfants viennent souper le dimanche. Le CBD me calme le soir, je peux en ravoir?
le fentanyl a pris mon cousin l'été passé. ca fesse encore. jvois ma TS aux deux semaines. je veux juste changer d'heure
J'ai fait une fausse couche en septembre. Le formulaire me dit encore enceinte, quelqu'un peut corriger s'il vous plaît
À mon âge, on va plus aux funérailles qu'aux noces. Troisième ce mois-ci. Je vais être en retard jeudi à cause de ça.
ma grand-mère est aux soins palliatifs, c'est une question de jours, toute la famille est là et c'est beau malgré tout. gardez son dossier ouvert svp
Depuis que mon mari est mort je n'aime plus cuisiner. Ma fille vient chaque jour. Elle demande si ce produit donne de l'appétit.
mon meilleur chum s'est tué en quatre-roues en octobre. je file pas fort mais chu ben entouré. y reste-tu des jujubes pour dormir
Le Seigneur est venu chercher mon Armand en août. La maison est grande. J'ai mes amies du Cercle de fermières. Faut-il que je retourne sa carte?
je braille souvent depuis l'enterrement, le docteur dit que c'est normal. ça va-tu avec l'ativan qu'y m'a donné pour quelques jours
j'ai perdu 3 gars de mon unité avec les années, le 11 novembre c'est dur. chu à la légion avec la gang donc rien cette journée là svp
Mon grand-père s'est pendu avant ma naissance. À la question « antécédents familiaux », je réponds oui?
le 6 décembre j'étais à Poly. Chaque année je prends congé ce jour-là pour me recueillir. Pas de rendez-vous donc.
Notre bébé est né sans vie l'an dernier. On attend un petit arc-en-ciel pour mai! Je dois cesser le CBD?
Proche aidante pendant douze ans, il est parti, pis je sais plus quoi faire de mes mains. Je me suis mise à la courtepointe. Elles font mal pareil, d'où mon message.
le dos me tue aujourd'hui, le coussin chauffant pis les gouttes font juste la moitié de la job
Quand je me vire dans le lit on dirait qu'on me plante un clou dans la fesse. C'est le nerf, on le sait depuis 2014. Je peux monter d'une goutte?
ma tête va exploser pis y annoncent encore de la pluie, maudites migraines. le doc peut tu rajouter celui qui agit vite
Sur votre échelle de 1 à 10 mon quotidien c'est 7, pis j'arrive quand même à rire. Où je coche ça?
fibro en feu, même les cheveux me font mal. une crème avec plus de thc?
Les pieds me brûlent la nuit, c'est le diabète. La gabapentine n'a rien fait. Quel ratio les gens prennent?
mes mains sont trop maganées par l'arthrite pour traire comme avant. La crème aide, envoyez-m'en deux autres pots
l'endométriose me rentre dedans cette semaine, manqué 2 chiffres. c'est long comment pour un suivi
Capsulite à l'épaule gauche, stade deux selon le physio. Ça élance surtout la nuit. Rien de neuf, je veux seulement renouveler.
jsuis caissière debout 8h, mes genoux crient au meurtre. une lettre pour un tabouret ça se peut tu
Douleur fantôme dans une jambe que j'ai plus, faut le faire quand même! Le CBD fait-tu quelque chose?
À la longue la douleur c'est usant, mais ma femme pis les petits me tiennent. Les capsules durent-tu plus longtemps que l'huile?
dent de sagesse arrachée hier, la joue comme un écureuil, normal y paraît. l'huile en dessous de la langue c tu correct quand même
le cou barré d'avoir dormi sur le divan à belle-mère, le roll-on fait-tu pour ça?
opéré du genou ya 3 semaines, ça fait mal en titi dans les marches, y disent que c'est normal. je peux tu reprendre ma dose du soir
J'ai mal au ventre depuis beaucoup d'années, c'est la maladie de Crohn. Aujourd'hui comme d'habitude. C'est quand le prochain docteur?
Côte fêlée en toussant, l'urgence m'a renvoyée avec des Advil. La route me tente pas, on fait ça au téléphone?
réveillée à 4h par ma hanche, encore. j'en ai profité pour faire du pain. de quoi de plus longue durée?
crampes de l'enfer ce mois ci, le suppositoire est tu couvert par desjardins
Le frette me rentre dans la jambe où j'ai mes éclats, c'est de même depuis 2007. Le baume plus fort, s'il vous plaît.
courbatures dans les pecs après la pelle, pas le coeur là, j'ai passé mon tapis d'effort le mois passé. baume?
Zona encore douloureux après huit mois. Le médecin m'avait avertie. J'aimerais essayer le topique.
Vous êtes une belle gang d'incompétents. Quatrième fois qu'on me raccroche au nez.
chu assez en maudit, qui a autorisé 95 piasses sur ma carte???
ma soeur naturopathe va me rendre folle avec ses tisanes. bon, renouvellement svp
colis laissé dans le banc de neige par Purolator, l'huile est gelée ben dure, j'écume
pire clinique ever je veux mon dossier transféré AUJOURD'HUI
jhais le clavardage donnez moi un humain
Mon ex a changé les assurances sans me le dire, une vraie vipère. Suis-je encore couvert?
dites à votre facturation qu'y viennent de se faire un ennemi, je porte plainte au Collège des médecins
j'en ai plein mon casque de vous autres, fermez mon compte pis remboursez moi
Service en français, ça existe? On m'a répondu en anglais trois fois, au Nouveau-Brunswick en plus. C'est un scandale.
mon boss me gosse encore pour une preuve, la boucane me sort des oreilles
ma mère lit tous mes messages de la clinique j'ai 19 ans câline, changez le courriel pour le mien
Je me suis chicané avec ma femme sur le prix de tout ça, elle a pas tort, avez-vous un tarif pour faible revenu?
ON SE REVERRA AUX PETITES CREANCES POUR VOS FRAIS DE RETOUR
mon frère pis moi on est en froid pour l'héritage, enlevez le de mes contacts d'urgence, qu'y mange un char
le voisin appelle la ville à chaque fois que je vapote sur MON balcon, un vrai malade. pouvez vous faire une lettre
Votre médecin m'a accordé six minutes sans lever les yeux de son écran. Je me suis sentie insultée; j'en voudrais un autre.
allo y a tu du parking proche de la clinique
Serait-il possible d'avoir un rendez-vous la semaine du 7 décembre, en après-midi?
besoin de mon reçu pour la croix bleue
mon chum dit que l'indica c'est pour dans-le-divan, c'est tu de même qu'on s'en rappelle?
j'ai écouté District 31 en rafale jusqu'à 2h du mat, y meurt du monde à chaque épisode, chu scrap, on peut mettre mon 9h à 10h?
mon perso vient de mourir dans Elden Ring pour la centième fois bref chu dispo pour l'appel
Livrez-vous aux Îles-de-la-Madeleine?
0,25 le soir ça marche ben, même chose svp
ça va-tu au frigo l'huile
J'ai pris ma pilule deux heures en retard, c'est pas grave j'imagine?
on descend en Floride en janvier, je peux tu l'amener ou faut que je la laisse chez nous
je déménage le 1er juillet comme tout le monde, changez mon adresse pour Laval svp
Avec ma troupe de théâtre amateur je joue la victime dans un Agatha Christie, on me trouve morte au premier acte, donc libre dès 20 h 15 haha.
les gouttes me donnent la bouche sèche, avez vous un truc
Pouvez-vous m'expliquer en français simple qu'est-ce que ça veut dire « titrer »?
Bonjour j'avais rendez-vous à deux heures et demie mais ma fille a l'auto est-ce que je peux le faire par téléphone à la place merci
La pharmacienne veut mon ratio exact THC:CBD, l'étiquette est toute effacée.
Un peu le caquet bas avec la noirceur, comme chaque novembre. J'ai ma lampe. La vitamine D avec l'huile, c'est correct?
ma proche aidante peut-tu être sur la vidéo, a m'aide à entendre
j'ai un code promo de 15$ y passe pas
la chasse commence samedi, pas de signal dans l'bois, appelez moi après le 20
la dre lavoie est tu encore là ou est à retraite
verglas ici on a pu de courant depuis hier, le poêle chauffe on est corrects, mais pas d'internet pour la vidéo
avez vous des jujubes qui goûtent pas le gazon
Quelle pièce d'identité pour la première visite? J'ai seulement ma carte de résident permanent et passeport.
Je suis pompier, mon quart finit à 18 h, on a des accidents pis des surdoses à journée longue faque je peux pas répondre avant
Je donne le cours Gardiens avertis et j'aimerais des dépliants sur l'intoxication au cannabis chez l'enfant.
un peu stressée pour le premier rendez-vous, y demandent quoi au juste
On fait boucherie samedi, faut tuer le cochon pis toute, donc pas de téléphone avant dimanche.
je quitte montréal pour de bon le 1er, déménage à rimouski, pouvez-vous transférer mon dossier
`)
