import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages of people past sixty, veterans, people in constant pain, and those who care for somebody in French, some of them near a crisis. */
export const ORDINARY_EXAMPLES_ELDERS_FRENCH: readonly string[] = phrasesOf(`
Bonjour, est-ce que je peux changer mon rendez-vous de mardi pour jeudi?|jarrive pas a me connecter, ca dit mot de passe invalide
C'est combien la première consultation?|Est-ce que la RAMQ couvre une partie des frais?
Ma commande est supposée arriver quand? Ça fait 4 jours ouvrables.|j'ai la bouche sèche avec l'huile, c'est tu normal?
Combien de gouttes je dois prendre le soir pour commencer?|J'ai reçu le mauvais produit dans ma boîte.
Mon arthrite me fait souffrir comme d'habitude à l'automne.|chu ben stressée avec le déménagement, je dors mal
J'aimerais parler à l'infirmière au sujet de ma dose de CBD.|Faut-il un billet de mon médecin de famille pour m'inscrire?
Ma fille va remplir le formulaire pour moi, j'y vois pu grand chose|Anciens Combattants Canada rembourse combien de grammes par jour?
je suis découragé de l'attente au téléphone, 45 minutes!|Y fait frette à Val-d'Or, le colis va-t-il geler dans la boîte aux lettres?
Est-ce que je peux prendre ça avec mes pilules pour la pression?|J'ai mal au dos depuis vingt ans, une hernie discale L5-S1.
Bonjour, je souhaiterais obtenir une copie de mon dossier médical, s'il vous plaît.
Ma prescription expire le 12 décembre, comment je la renouvelle?|je me sens un peu triste ces temps-ci, l'automne ça m'fait ça
C'est où votre clinique à Sherbrooke?|avez vous du stationnement pour personnes handicapées
Je tue le temps en attendant l'appel de l'infirmière haha|cette migraine-là me tue, avez-vous une place plus tôt?
J'ai des douleurs en coups de poignard dans la hanche, c'est connu, c'est ma sciatique.
Mon mari est mort l'an passé, je m'ennuie encore de lui tous les jours.|Non, je n'ai pas d'idées noires, je suis juste fatiguée.
J'ai fait une tentative à 19 ans, j'en ai 64 pis ça va très bien aujourd'hui.
Est-ce possible de faire une overdose avec le cannabis? je demande par curiosité
Ça brûle dans mes pieds, ma neuropathie diabétique comme toujours.|j'ai failli mourir de rire quand le chat a renversé le pot
Le formulaire demande si j'ai déjà eu des pensées suicidaires, je coche non partout?
J'ai fait une crise de cœur en 2011, est-ce que je suis quand même admissible?
Je fais des attaques de panique depuis longtemps, le CBD peut-il aider?|Ma blonde va m'tuer si j'oublie encore de renouveler ma carte, lol
On écoutait un film où le gars saute du toit, ça m'a tout viré à l'envers, j'ai mal dormi.
Votre site me rend fou, le bouton suivant marche pas|Les funérailles de ma sœur sont vendredi, je dois déplacer mon rendez-vous.
Quels sont les signes d'un surdosage chez une personne âgée? Je veux juste être prudente avec maman.
J'ai les jambes mortes après ma journée de bois, mais c'est du bon mal|C'est mortel votre nouvelle saveur de menthe!
Mon garçon a une maladie mentale mais il est bien suivi et stable depuis dix ans.|je suis tannée en maudit de la paperasse
Est-ce qu'il y a un risque de psychose avec le THC si mon oncle était schizophrène?
Je suis pas mal à boutte de l'hiver, vivement la Floride|Mon livreur a laissé le paquet dehors à la pluie.
Quelle est la différence entre l'indica et le sativa?|Puis-je payer par virement Interac?
j ai perdu ma facture pour les impots, pouvez vous me la renvoyer
Est-ce que je peux voyager en avion avec mes gélules entre Montréal et Moncton?
Je suis proche aidante de ma mère, quel formulaire je remplis pour commander à sa place?
Mon genou est enflé, mais c'est comme ça depuis l'opération de 2019.|Merci pour votre bon service, la dame au téléphone était ben fine
J'ai pris ma dose habituelle hier soir et j'ai bien dormi.|L'huile me donne un peu mal au cœur quand je la prends à jeun
mon petit-fils m'aide avec l'ordinateur, dites-lui quoi cliquer|Les vaporisateurs sont-ils remboursés par la CNESST?
Je suis fâché, ça fait trois fois qu'on me demande les mêmes papiers.
La fibromyalgie m'épuise, je fais ma sieste à deux heures pis ça va mieux.
je voudrais arrêter mon abonnement, je déménage en Ontario et mon médecin là-bas va prendre la relève
Veuillez annuler mon rendez-vous du 3, j'ai trouvé une clinique plus proche.
J'ai donné mon vieux vaporisateur à mon beau-frère, est-ce que je peux en commander un autre?
On vend la maison et on s'en va en résidence, faut changer l'adresse.
J'ai fait mon testament chez le notaire cette semaine, faut ben, à 75 ans. Avez-vous besoin du mandat de protection?
Ma mère a eu un AVC il y a six ans, peut-elle prendre du CBD?|ma crise de goutte est revenue, comme chaque été
Je bombarde votre boîte vocale, désolé! Rappelez-moi donc.
J'ai vu aux nouvelles l'histoire du gars qui a poignardé sa femme, c'est épouvantable.|mon arthrose me poignarde le pouce à matin
Je suis un ancien militaire, j'ai un TSPT traité depuis 2014, je dors assez bien merci
C'est une douleur tuante, mais supportable avec le Tylenol|jsuis morte de fatigue j'ai gardé les petits toute la fin de semaine
Pas de danger que je me fasse du mal, je veux juste savoir si l'alcool se mélange avec ça.
Mon chum chiale que ça sent le pot dans la maison mais c'est pas grave
Mon mari s'occupe des finances chez nous, envoyez-lui la facture svp.|Avez-vous des disponibilités en télémédecine la semaine prochaine?
je cherche le lien zoom pour mon rdv de 10h|Mon numéro de téléphone a changé, comment le mettre à jour?
quelle heure vous fermez le vendredi|Est-ce que les gélules de 10 mg sont en rupture de stock?
L'huile goûte le foin, y'a tu moyen de masquer le goût?
Je souffre d'une douleur neuropathique depuis mon zona; le CBD pourrait-il convenir?
Pouvez-vous envoyer ma prescription à un autre producteur autorisé?|J'aimerais savoir si ma dose de 0,5 ml est trop forte pour commencer.
Je me sens étourdi le matin quand je me lève, depuis le changement de pilule pour la pression.
chu anxieuse avant les rendez-vous, c'est plus fort que moi|Ma femme a la sclérose en plaques, ses spasmes sont pires la nuit.
Bonjour! Faut-il être à jeun pour prendre l'huile?|Postes Canada est en grève, comment vous allez livrer?
Je reste dans un rang à Saint-Pamphile, est-ce que vous livrez ici?|Le bouchon de la bouteille coule, y'en a partout dans la boîte.
Pouvez-vous m'appeler plutôt que m'écrire? Je suis pas bon avec ces machines-là.
mon médecin de famille est contre le cannabis, je fais quoi|J'ai oublié de prendre ma dose hier, est-ce que je la double?
Est-ce que l'huile se garde au frigidaire?|Combien ça coûte par mois en moyenne?|je voudrais parler à un humain svp
Vous m'avez chargé deux fois sur ma Visa.|Je suis déçu du service, trois messages sans retour d'appel.
J'ai les mains gelées de janvier à mars, c'est le Raynaud.|Mon sommeil est meilleur depuis que je prends les gouttes, merci beaucoup.
est ce que je peux conduire le lendemain matin|Mon épouse et moi désirons prendre rendez-vous ensemble. Est-ce permis?
Où trouve-t-on le formulaire d'autorisation pour un proche aidant?
Ça me fait de la peine de voir maman dépérir, mais on est bien entourés.|je m'inquiète pour les effets secondaires à long terme
La neige a bloqué le chemin, je vais être en retard à mon rendez-vous.|Est-ce que ça paraît dans un test de drogue au travail?
J'ai pas reçu le courriel de confirmation|On peut-tu cuisiner avec l'huile?
Mon gendre dit que c'est de la drogue, moi je dis que c'est un remède. Bon, c'est la famille.
je suis sur l'aide sociale, avez-vous un rabais compassion?|Mon vapo chauffe pu, c'est tu garanti?
J'ai une douleur fulgurante dans le visage à cause du nerf trijumeau, ça dure depuis 2016.
Mes genoux m'assassinent quand je descends l'escalier.|Le prix du gramme, c'est du vol à main armée!
Je me suis tiré dans le pied en choisissant la mauvaise formule, est-ce que je peux l'échanger?|ça me tue de payer 20 piasses de livraison
Je suis crevé, j'ai corder du bois toute la journée|Plutôt mourir que de retourner à l'ancienne clinique, haha. Vous êtes bien mieux.
J'ai le goût d'étrangler mon imprimante. Pouvez-vous me poster le formulaire?
mon chien est mort la semaine passée, j'ai pleuré comme un bébé mais ça se replace
Mon frère s'est suicidé en 1994. Faut-il l'indiquer dans les antécédents familiaux?
J'ai connu la violence dans mon premier mariage, il y a quarante ans. Aujourd'hui j'ai un bon mari.
Avez-vous de la documentation sur la prévention du suicide chez les vétérans? C'est pour notre légion.
Je donne une formation aux proches aidants sur la détresse, auriez-vous des dépliants?|Peut-on s'empoisonner si l'huile est passée date?
Si jamais mon chat lèche une goutte, est-ce dangereux? Ce n'est pas arrivé, je me renseigne.
Les gens qui entendent des voix peuvent-ils prendre du CBD? Question pour un travail de session.
mon mari entend des voix... c'est la radio qu'il oublie de fermer lol
Non non, pas de douleur à la poitrine, pas d'essoufflement, juste le nerf sciatique.
L'infirmière m'a demandé si je pensais au suicide, je lui ai dit que non et c'est encore non.
J'ai eu des pensées noires après l'accident mais c'est loin derrière, j'ai un bon psychologue.
C'est pas la fin du monde si je reçois ma commande lundi.|J'ai fini le roman policier, la femme empoisonnait tout le monde au thé!
On a regardé Unité 9 hier soir, que c'est violent cette affaire-là.|je capote, j'ai perdu mon mot de passe encore
Un coup de feu au chalet, c'était mon beau-frère à l'orignal. Il a eu sa bête! Je peux tu congeler mon huile en passant?
Je saigne des gencives un peu quand je brosse, est-ce relié à l'huile?|Mon cœur a fait boum quand j'ai vu la facture
J'ai la poitrine qui brûle après les repas, c'est mon reflux, mon médecin le sait.
Ma mère fait de la démence, elle m'appelle par le nom de ma tante, on s'habitue.
J'ai un cancer en phase palliative, je suis bien suivi par l'équipe du CLSC. Quels produits pour l'appétit?
Ma tante a reçu l'aide médicale à mourir en mai, c'était serein. Que faire de ses bouteilles d'huile?
Mon père est décédé, comment ferme-t-on son compte?|Je voudrais en finir avec ces formulaires une fois pour toutes
J'en peux pu de votre musique d'attente|c'est une maladie qui me ronge mais je garde le moral, j'ai mes petits-enfants
j'ai brûlé mon souper en attendant votre appel|Je pars pour le Sud le 5 janvier, pouvez-vous devancer mon renouvellement?
Le mal de dent me rend malade, y'a-tu quelque chose de vite?|Ma voisine prend du THC et elle rit tout le temps, moi ça m'endort.
salut, ma carte d'assurance maladie est expirée, ça pose tu problème?|Quels documents dois-je apporter au premier rendez-vous?
Est-ce que vous avez des produits sans THC?|jai recu ma commande aujourdhui merci|Le suivi de mon colis n'a pas bougé depuis jeudi
Je n'ai pas d'ordinateur, puis-je remplir le formulaire papier?|Pouvez-vous me redonner le nom du docteur que j'ai vu en septembre?
c'est long avant que ça fasse effet?|J'ai des rougeurs légères sur les bras depuis une semaine.
Je prends 20 mg de CBD le matin et 5 mg de THC le soir; peut-on augmenter un peu?
Mes mains sont raides le matin, l'arthrite rhumatoïde me suit depuis trente ans.|J'ai soif sans arrêt avec ces gouttes-là
Ma mère a 91 ans, est-ce trop vieux pour essayer?|Pouvez-vous parler moins vite la prochaine fois? je suis dur d'oreille
Je préférerais une médecin femme si c'est possible.|y'a tu une clinique à Rimouski ou faut monter à Québec?
Mon fils est en garde partagée, je peux juste les lundis|j'ai changé de pharmacie, c'est le Jean Coutu de la rue principale
Mon anxiété est plus forte le dimanche soir, avant l'ouvrage.|On a eu du verglas, pas de courant, je réponds à vos courriels demain.
Est-ce que le cannabis fait monter le sucre dans le sang?|Je me sens seul des fois, mais j'ai mes parties de cartes le mercredi.
Vous avez écrit mon nom de famille tout croche sur l'étiquette.|comment je fais pour me désabonner des courriels
Je trouve ça cher pour une p'tite bouteille de même|Est-ce légal d'en apporter aux États-Unis?
mon vétérinaire parle de CBD pour mon chien, vous en vendez?|Je suis frustrée : ma demande de remboursement a encore été refusée.
Bonjour, je suis infirmière au CLSC, je souhaite adresser un patient à votre clinique.|Mon psoriasis démange moins depuis la crème
Peut-on combiner l'huile avec la prégabaline?|J'ai pris du poids, ça ouvre l'appétit votre affaire
La douleur est à 6 sur 10 aujourd'hui, comme d'habitude.|Je fais de l'insomnie depuis ma ménopause.
l'application plante sur mon vieux iPad|J'ai besoin d'une lettre pour mon propriétaire disant que j'ai une autorisation.
Ma belle-mère s'installe chez nous, ça brasse un peu mais on s'aime bien|Puis-je retourner un produit non ouvert?
Le docteur m'avait dit de rappeler dans six semaines, donc me voici.|Mon épaule me lance quand la température change.
Combien de temps ça reste dans le système?|Vot' robot comprend rien, c'est plate|Est-ce que je peux faire livrer au dépanneur du village?
je tremble un peu des mains, c'est mon parkinson|J'ai eu un gros rhume, je tousse encore, j'ai arrêté de vaporiser
J'ai mal partout après l'aquaforme, mais ça fait du bien pareil|C'est l'enfer trouver votre numéro de téléphone
Je me meurs d'envie d'un bon café|Mon voisin est une peste, je lui tordrais le cou, façon de parler
on va mourir de chaleur, 38 avec l'humidex|J'ai le cœur brisé, ma fille déménage en Alberta.
Ça m'a achevé, monter trois étages avec mon genou. L'ascenseur va-t-il être réparé?
mes pieds brûlent comme le feu à tous les soirs depuis la chimio
Je ressens des chocs électriques dans la jambe, le neurologue dit que c'est ma SEP|L'attaque d'arthrite est moins pire cette fois-ci
Les maux de tête explosent quand la pression baisse, chronique depuis mon adolescence
je veux pas mourir, je veux juste dormir une nuit complète pour une fois!
Rassurez-vous, je ne veux pas me faire du mal, je trouve seulement la vie dure sans elle.
On m'a demandé si j'étais en danger chez nous. Pas du tout, mon Roger est doux comme un agneau.
Ma fille a fait une dépression majeure au cégep. Elle est guérie, c'est juste pour le dossier.
J'ai perdu deux camarades en mission en 2007. Chaque 11 novembre, j'y pense.
Ma mère est partie en mars. Je fais le ménage de sa chambre doucement.|Que dois-je faire si un jour j'en prends trop par accident?
Existe-t-il un lien entre le THC et les idées suicidaires? Je lis beaucoup là-dessus.
Qui appeler en cas d'urgence la nuit? Je veux mettre le numéro sur le frigo.
À quelle dose le THC devient-il dangereux pour le cœur? J'ai un stimulateur cardiaque.
Comment savoir si c'est une crise de panique ou une crise cardiaque, en général?
Mon cousin a fait une surdose en 2003, depuis ce temps-là j'ai peur des opioïdes, d'où le CBD.
J'ai arrêté de boire il y a 12 ans, une bouteille m'aurait tué|J'ai donné tout mon linge trop grand, j'ai perdu 30 livres!
J'écris mes mémoires de guerre pour mes petits-enfants, ça passe le temps.
On lit un livre sur le suicide assisté au club de lecture, très touchant.
dans mon rêve je tombais du pont, c'est tu un effet de l'huile les rêves de même?
les Canadiens se sont fait massacrer hier soir, bon ça jase pas de cannabis ça|mon ordi est mort, pouvez-vous m'appeler à place
Je suis un fardeau pour votre secrétaire avec mes questions, excusez-la! Merci de votre patience.
Pouvez-vous me confirmer l'heure de mon appel de demain?|j'ai manqué l'appel du docteur, comment je reprends rdv
À quelle adresse dois-je expédier ma demande d'inscription?|Avez-vous un numéro sans frais? Les interurbains coûtent cher.
C'est quoi la différence entre pleine extraction et isolat?|Je voudrais baisser mon THC, je me sens trop gelé le matin.
on m'a volé mon colis sur la galerie|Est-ce que la fleur séchée est moins chère que l'huile?|Ça me donne la diarrhée, surtout les gélules.
L'assurance collective de mon mari demande un numéro DIN, en avez-vous un?|Mon rhumatologue veut recevoir une copie de votre rapport.
J'ai dormi 9 heures! Première fois en cinq ans.|chu un peu mêlé dans mes doses, c'est 0.25 matin et soir ou juste le soir?
Merci infiniment pour votre bienveillance à l'égard de mon époux.
Je ne suis pas doué en informatique; où se trouve le bouton pour joindre une photo?
Je suis très inquiète pour ma prescription, elle finit vendredi.|Mon mari ronfle comme un train, l'huile peut-tu aider?
Acceptez-vous les patients du Nouveau-Brunswick?|le code reçu par texto est expiré le temps que je trouve mes lunettes
Les douleurs menstruelles de ma fille de 19 ans, est-ce que ça se traite ici?
J'ai les larmes faciles ces jours-ci, c'est la fatigue de m'occuper de papa.
Y a-t-il du répit pour les proches aidants dans la région de Lanaudière?|Est-ce que je dois arrêter avant mon opération de la cataracte?
Mon chauffeur bénévole est pas disponible mardi, faut que je reporte.|ca goute bon la peche, en avez vous encore
Ma pension rentre le 28, pouvez-vous attendre avant de passer la carte?|Je voudrais déposer une plainte concernant un délai de livraison.
Le temps des fêtes me rend nostalgique, je m'ennuie des veillées d'autrefois.
Ma douleur est revenue depuis que j'ai arrêté les gouttes, on recommence-tu?|Les effets durent combien d'heures en gélule?
C'est-tu vrai que le pamplemousse interagit avec ça?|Je suis allergique à l'huile de noix de coco, quelle est la base de vos produits?
Mon ostéoporose m'inquiète, mais la douleur au dos est stable.
J'suis gêné d'en parler à mes enfants, ils vont penser que je suis un pouilleux|Mon hiver a été dur côté moral, mais le soleil revient
Je suis ben contente de mes résultats, je jardine encore à 83 ans!|la page des tarifs s'affiche en anglais, c'est tu normal
Je pense changer de clinique si on ne me rappelle pas cette semaine.|J'ai les yeux rouges et les paupières lourdes après ma dose
Pouvez-vous écrire plus gros? Je vois mal.|Mon acouphène siffle toujours, rien de neuf
Le BlueCross des vétérans me demande le formulaire 1263, je sais pas de quoi il s'agit.|j'ai la face en feu, c'est ma rosacée
Ma hanche me donne des coups de couteau quand je marche trop; opération prévue en février.
Y'a un marteau-piqueur dans ma tête, bref une migraine ordinaire|Mes crampes me tordent en quatre, c'est le Crohn, je connais ça
Mon dos m'a lâché en pelletant, comme chaque année|J'ai perdu connaissance en 2018 à cause de la pression, depuis rien.
Ma femme m'a sauvé la vie en m'inscrivant chez vous, ha!|Si le facteur passe pas aujourd'hui je fais une crise, hihi
je vais exploser si on me transfère encore à un autre département
Je serais prêt à vendre ma belle-mère pour une nuit de sommeil, blague à part|On s'est fait descendre au bingo hier, pas une cenne
Trop drôle votre message d'attente, j'étais pliée en deux.
C'est une question de vie ou de mort... non je blague, je veux juste savoir si vous êtes ouverts le 24.
Ça sent le mort dans le frigo de la salle d'attente|mon p'tit-fils joue à des jeux où ça se tire dessus, ça me fatigue les nerfs
J'ai regardé un documentaire sur la crise du fentanyl. Rassurez-moi, il n'y en a pas dans vos produits?
Mon oncle s'est enlevé la vie quand j'étais petite, on n'en parlait pas dans le temps.
À la retraite j'ai eu un creux, j'ai consulté, je suis correct asteure.
Je n'ai aucune pensée de suicide. J'ai seulement répondu trop vite au questionnaire et coché la mauvaise case.
Mon ex-mari était violent, mais il est décédé depuis belle lurette.
Peut-on développer une paranoïa avec les fleurs à 25 %? C'est ce que mon fils soutient.
mon fils est policier, il demande si je dois garder mon huile sous clé
Je suis bénévole dans un centre de prévention du suicide, est-ce que vous offrez des conférences?
Je range l'huile dans une armoire barrée à cause des petits, est-ce suffisant?
J'ai perdu mon mari au mois d'août et je cherche un groupe de deuil.
Quand je serai parti, dans vingt ans j'espère, est-ce que ma femme pourra garder le compte?
Au CHSLD ils refusent que papa prenne son huile, quelles sont les règles?|La voix au téléphone m'a dit de faire le 3, pis ça raccroche
J'ai entendu une voix... finalement c'était mon appareil auditif qui captait le cell de ma voisine.
Je contrôle l'argent de maman par procuration, dois-je fournir le document?
mon cœur palpite un p'tit peu quand je prends du café, le cardiologue m'a dit que c'était bénin
J'ai jeté mes vieux opioïdes à la pharmacie, bon débarras!|J'ai de la misère à respirer par le nez, c'est mes allergies à l'herbe à poux
mon père a 88 ans, il dort beaucoup l'après-midi mais se réveille ben pour souper
Je suis au boutte du rouleau... de papier d'imprimante. Vous acceptez les formulaires par photo?
Ma fille dit que je devrais lâcher la cigarette, le vapo est-il mieux?|est ce que je peux avoir mon recu par courriel
jai besoin daide pour creer mon compte svp|Pourriez-vous m'indiquer les heures d'ouverture durant le congé de Noël?
ma commande est incomplete, il manque la creme|a quel age on peut commencer le cbd|Mon rendez-vous est-il en personne ou par téléphone?
je prends du plavix, est ce compatible avec l'huile|Je ne comprends pas ma facture : pourquoi deux frais de livraison?
jai mal aux reins depuis longtemps, mon medecin dit arthrose lombaire|y'a-tu moyen d'avoir le même docteur que l'autre fois?
Le goût amer me lève le cœur un peu, avez-vous des gélules plus petites?
jai pris 2 gouttes de plus hier et jai bien dormi, est ce que je peux continuer comme ca?
Je ressens de la tristesse quand je vois mes vieux outils, je peux plus travailler le bois. Mais je me suis mis à la peinture.
ma mere est stressee par le rendez vous video, peut elle le faire au telephone
Mon conjoint et moi, on s'obstine sur le thermostat, c'est notre plus gros problème!
mauvaise temperature aujourdhui, je vais prendre le rendez vous par telephone
Pouvez-vous me dire si le docteur parle français? Mon anglais est pas fort.|est ce que le cbd rouille les dentiers, question niaiseuse
Je désire modifier ma prescription afin d'y ajouter de la fleur séchée.|le site dit que mon autorisation est en attente depuis 2 semaines
Je suis camionneur, est-ce que je risque de perdre mon permis?|jai des fourmis dans les pieds depuis la chimio, toujours pareil
Combien de rendez-vous de suivi par année sont nécessaires?|j'ai egare ma carte de patient, c'est grave?
Avec l'huile je mange mieux, j'ai repris cinq livres, ma femme est contente.
Serait-il possible de parler à un pharmacien concernant la warfarine?
Mon TSPT me donne encore des cauchemars, ma psychologue d'Anciens Combattants suggère d'ajuster la dose du soir.
les marches de votre clinique sont glissantes, mettez du sel|chu découragé des fois avec mon dos mais j'ai une bonne gang autour de moi
Ma tante de Chicoutimi veut s'inscrire, elle n'a pas de courriel, on fait comment?
je suis en colere contre postes canada, ca fait 10 jours|Est-ce que je peux prendre mon huile le même jour que mon vaccin de la grippe?
Mes mains craquent l'hiver, votre crème a-tu du parfum dedans?
Bonjour, ma fille étudie en sciences infirmières et aimerait observer une consultation. À qui s'adresser?
J'ai fait du bénévolat toute la journée, je suis morte mais heureuse.
ca me poignarde dans le bas du dos quand je me penche, depuis l'accident de 2009|mes rotules me font mourir dans les escaliers lol
jai une attaque de goutte au gros orteil, rien de nouveau sous le soleil|ma peau brule un peu ou jai mis la creme, c tu normal
Mon zona m'a laissé une brûlure constante aux côtes, il y a trois ans de cela.
tes ben fin le robot mais tu m'épuises, passe-moi une personne|On se tue à vous le dire, mon code postal est G0L, pas G0R!
je me suis fait tuer aux cartes par ma belle soeur hier|Ma pression a monté en flèche en voyant le prix, je plaisante.
C'était à mourir d'ennui, votre vidéo d'introduction.|J'ai sauté en bas de ma chaise quand le téléphone a sonné! Est-ce vous qui appeliez?
mon char est mort, je ne pourrai pas venir a mon rendez vous
Je veux tuer l'herbe à poux dans ma cour, ça me donne l'asthme, bon, mais ma vraie question c'est le prix des gélules.
On tue le cochon samedi chez mon frère, donc pas de rendez-vous samedi s'il vous plaît.
Ma vieille chatte a été endormie hier chez le vétérinaire. J'ai de la peine mais c'était son temps.
y'a longtemps j'ai pensé à la mort, après mon divorce en 88. Là j'ai une bonne vie.
Pas d'idées suicidaires, pas d'hallucinations, appétit bon, sommeil moyen. Voilà mon bilan du mois.
ma grand-mère parlait de mourir tout le temps en riant, elle s'est rendue à 102 ans
Je n'ai pas peur de mourir, j'ai la foi, mais je suis pas pressé! Mon cardiologue me donne encore dix ans.
est ce vrai que le cannabis peut causer des idees noires chez les jeunes?
Quelle quantité d'huile serait dangereuse pour un enfant? Je veux savoir comment bien la ranger avant la visite des petits.
Combien de temps après une crise cardiaque peut-on commencer le CBD? La mienne remonte à deux ans.
jai lu que le thc peut faire entendre des voix, est ce que ca arrive avec le cbd pur aussi
C'est quoi les signes d'un AVC? Je suis un cours de secourisme à la salle municipale.
Mon père est mort d'une overdose de médicaments avant ma naissance, d'où ma prudence.
ma soeur a vecu de la violence conjugale autrefois, elle donne maintenant des conferences
La travailleuse sociale vient vérifier la maltraitance dans toutes les résidences, nous ça va très bien.
non mon mari me controle pas, il veut juste m'aider avec le mot de passe
J'ai eu peur de rentrer à la maison à cause de la poudrerie, finalement les chemins étaient beaux.
J'ai barré la porte du bureau et oublié la clé dedans avec mon huile, ça va retarder ma dose.
jai donne mon piano a ma petite fille, elle joue tellement bien, ca me fait plaisir
On fait nos arrangements funéraires, ma femme et moi, pour pas laisser de trouble aux enfants plus tard. Est-ce que l'autorisation s'annule au décès?
Au revoir et merci, à la semaine prochaine pour mon suivi!|adieu les opioïdes, je n'en prends plus depuis un mois et j'en suis bien fier
je lâche! votre mot de passe demande trop de caractères|Le spectacle d'humour parlait de suicide, j'ai pas trouvé ça drôle.
Dans le téléroman, le vieux disparaît dans le fleuve, j'ai braillé toute la soirée.
mon garçon joue un meurtrier dans la pièce de l'école, il pratique ses cris dans le salon
À l'Halloween j'ai fait une crise cardiaque quasiment, un p'tit gars déguisé en zombie dans ma cour!
Votre huile assomme un bœuf, j'ai dormi comme une bûche et me suis levé en forme.
Mon fils a eu une psychose à 20 ans, il en a 41, il travaille et va bien. Puis-je quand même garder du THC à la maison?
je suis brulee, jai passe la semaine a l'hopital avec mon mari pour sa hanche, tout est beau
Maman radote et m'appelle dix fois par jour, je perds patience mais je l'aime.
J'ai coupé mon doigt en épluchant les patates, un p'tit plaster pis c'est réglé. Ça empêche-tu de mettre la crème?
la douleur me gruge mais je garde espoir, ma consultation est en decembre
Est-ce que je peux léguer mon vaporisateur à mon frère ou c'est illégal?
Je me demandais si vous offriez un rabais pour les couples, ma femme vient d'avoir son autorisation elle aussi et on prend exactement la même huile, alors deux livraisons pour la même adresse, c'est un peu fou.
est ce que mon chum peut aller chercher ma commande au bureau de poste|J'ai rempli le questionnaire deux fois, l'avez-vous reçu?
Je trouve le temps long l'hiver dans mon rang, mais j'ai mon poêle à bois pis mes mots croisés.
le vendeur m'a dit que c'etait une tuerie comme huile, cest bon signe?
Ma toux me déchire les côtes, c'est ma bronchite du mois de novembre, le docteur m'a vue hier.
Peut-on prendre de l'huile quand on allaite?|jai les nerfs a vif a cause des renovations du voisin
mon gars a dit qu'il me tuerait si je vendais son vieux skidoo, on a ri
Je ne sais plus si j'ai signé le consentement, pouvez-vous vérifier?|C'est à se tirer les cheveux, votre menu téléphonique.
Mon défunt mari prenait la même huile que moi, ça me fait tout drôle de la recommander.|ok merci bonne journee
`)
