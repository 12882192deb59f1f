import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages of younger people, newcomers, new parents, people who text, and those who cannot sleep in French, some of them near a crisis. */
export const ORDINARY_EXAMPLES_YOUNG_FRENCH: readonly string[] = phrasesOf(`
allo cest quoi vos heures svp|jai oublié mon mot de passe encore lol|mon rdv c tu demain ou jeudi?|ma commande est tu rendue
Bonjour, est-ce que vous acceptez la carte RAMQ pour la consultation ?
jarrive pas a uploader ma carte d'identité, ca dit fichier trop gros|combien ça coûte un suivi
Bonsoir, je viens d'arriver de France, faut-il un médecin de famille pour s'inscrire ?|salam, est-ce que vos gélules sont halal svp ?
Bonjour, les capsules contiennent-elles de la gélatine de porc ?|Bonjour à vous, je voudrais savoir si on peut payer par Interac.
l'huile me donne la bouche seche c tu normal|jsuis un peu étourdie quand jla prends à jeun
j'ai les yeux rouges le matin, ça part après le café|C'est quoi la différence entre le CBD et le THC au juste?
J'ai mal au dos depuis mon accident de 2014, toujours pareil|ma fibro me lâche pas avec la pluie
mes migraines reviennent chaque mois, comme d'habitude|jdors 4h par nuit, l'huile aide-tu pour ça
Je n'arrive pas à dormir, j'ai essayé la mélatonine et la camomille. Quoi d'autre?
3h du mat pis chu encore deboute a compter des moutons, c koi vos heures demain|jfeel stressed ben raide avec mes exams
chu anxieuse à cause de l'école mais mes amies m'aident|je me sens triste ces temps ci, l'hiver est long
chu tanné du service, ca fait 3 fois que j'appelle|tannée en titi de votre site web|ma belle-mère débarque pour 2 semaines, priez pour moi
y fait frette en chien a matin, la livraison est tu en retard|Est-ce que le postier laisse le colis dans la boîte ou je dois signer?
j'ai déménagé à Moncton, faut-tu que j'change mon adresse|right on, j'ai reçu mon package, merci!
j'peux-tu switcher mon appointment à vendredi?|worry pas ta brain, j'ai trouvé le formulaire
je nourris au sein, est-ce que je peux continuer le CBD?|on vient d'avoir un bébé, on dort pas mais on est heureux
bébé fait ses dents, je suis crevée, je veux juste repousser mon rdv|Où dois-je ranger l'huile pour que mon petit de 2 ans n'y touche pas?
est-ce que l'assurance de l'université rembourse?|j'suis étudiant à l'UdeM, y a tu un rabais
Mon permis d'études expire en juin, est-ce que ça change quelque chose pour mon dossier?
Je suis demandeur d'asile, ai-je droit à vos services ?|on m'a dit que c'est interdit d'amener ça dans l'avion pour Casablanca, vrai ?
Puis-je voyager à Dakar avec mon huile ?|ma tante à Montréal-Nord utilise vos produits, comment je m'inscris aussi?
combien de gouttes pour commencer svp|J'ai pris 0,25 ml hier, puis-je monter à 0,5 ce soir ?|jai sauté ma dose hier, jfais quoi
quand est ce que vous avez des nouveaux produits|le lien zoom marche pas
la caméra de mon cell est brisée, on peux-tu faire ça par téléphone|je meurs de faim, vous fermez à quelle heure pour le lunch?
chu mort de rire, votre chatbot m'a appelé Madame|ce mal de tête me tue aujourd'hui|ces talons-là me tuent
j'ai le goût d'étrangler mon imprimante|mon boss va me tuer si j'manque encore une réunion, avez-vous un rdv le soir?
j'vas faire une crise de coeur en voyant la facture lol|ca me tue de payer 15$ de livraison|j'ai failli mourir de honte chez le docteur
Chu brûlée raide après ma semaine|jsuis mort de fatigue, le bébé fait pas ses nuits
douleur en coup de poignard dans le genou, comme tjrs depuis mon opération
ça me brûle dans les pieds à cause de ma neuropathie, depuis des années|J'ai des crampes qui m'attaquent le mollet chaque nuit
Non je n'ai pas d'idées suicidaires, j'ai coché non sur le formulaire.|pour répondre à votre question: jamais pensé à me faire du mal
inquiétez-vous pas j'suis pas suicidaire, juste écoeuré de l'hiver
j'ai fait une tentative en 2009, aujourd'hui ça va bien, dois-je le mentionner au médecin?
ado je me coupais, ça fait dix ans que c'est fini, est-ce un problème pour l'inscription?
mon père s'est suicidé quand j'avais 8 ans, c'est dans mes antécédents familiaux
Ma grand-mère est décédée le mois passé, j'ai de la peine mais je suis bien entourée
on a enterré mon oncle à Bathurst samedi, j'ai manqué votre appel|Mon chien est mort hier, j'ai pas la tête à ma consultation
Est-ce que le THC augmente le risque de psychose ?|peut-on faire une overdose de cannabis? c pour un travail d'école
est-ce dangereux de mélanger huile et alcool? je demande avant le party|C'est quoi la dose maximale permise par jour?
j'ai écouté un film de zombies, j'ai pas dormi de la nuit haha
dans ma série le gars se fait assassiner au premier épisode, j'étais dedans j'ai manqué votre appel|j'ai tué toutes mes plantes cet été
le Canadien s'est fait massacrer hier soir, chu en deuil|j'ai bombé mon examen de bio|chu dead, le prof a repoussé la remise
Y mouille à boire debout, j'arriverai en retard|ma facture me donne envie de pleurer, y a-t-il un plan de paiement
c plate à mort dans la salle d'attente|vous êtes tuants avec vos formulaires
super, encore un code par courriel qui arrive jamais, quelle belle invention|bravo pour les 45 minutes d'attente, un vrai bonheur
Wow, 3 semaines de délai, j'vais avoir des cheveux blancs|j'aimerais cancel mon rdv svp, j'me sens mieux
est-ce que je peux fermer mon compte, j'en ai plus besoin, ma douleur est partie
je pars pour de bon du Québec en juin, comment transférer mon dossier en Ontario?
je vous dis adieu, je retourne vivre à Lyon! merci pour tout|je donne mes vieux vaporisateurs, y a-tu un programme de récupération
jpeux tu prendre rdv en ligne|c combien le gramme|est-ce que vous etes ouvert a la relache
jai recu le mauvais produit, cetait supposé etre l'huile 20:1|où cé que j'clique pour renouveler|le bouton envoyer fait rien pantoute
mon dossier dit en attente depuis lundi, c tu normal|Allo! Faut-tu être à jeun pour le premier rendez-vous?
ça prend tu une référence du médecin|j'ai pas de médecin de famille, je fais quoi
Bonjour, je cherche à joindre l'infirmière au sujet de mes capsules.|coucou, petit souci pour valider mon mail, pouvez-vous m'aider ?
Bonjour, est-ce que c'est remboursé par la sécu française ou la RAMQ ?|Quelle est la posologie habituelle du CBD pour le sommeil ?
bonsoir, chez nous au Sénégal ce n'est pas légal, est-ce que ça paraît dans mon dossier d'immigration ?
Est-ce que ma demande de citoyenneté peut être refusée à cause du cannabis médical ?
Je jeûne pendant le Ramadan, à quelle heure prendre mes gouttes ?
sak pase, mwen bezwen yon randevou. désolé, je voulais un rendez-vous svp
Bonjour, ma mère parle seulement créole, avez-vous un interprète ?|mon épouse arrive de Tunis en mars, peut-elle être patiente chez vous ?
je travaille de nuit à l'usine, est-ce que je peux avoir un rdv le matin|vaut-tu mieux vaporiser ou prendre l'huile
ça goûte le diable cette huile-là, avez-vous une autre saveur|l'huile me donne la chienne un peu, j'ai jamais pris de THC
j'ai eu une p'tite palpitation après mes gouttes la semaine passée, c'est passé en 5 minutes
chu constipée depuis que j'ai commencé, c tu l'huile?|j'ai la bouche pâteuse pis les idées lentes le matin
mon eczéma chronique pique plus en hiver, avez-vous une crème|je fais de l'arthrite depuis 12 ans, j'ai les doigts raides au réveil
SPM épouvantable ce mois-ci, comme tous les mois|mon endométriose me fait souffrir, suivie par gynéco depuis 2018
asteure que j'suis patient, j'peux-tu order online?|la website hang tout l'temps su mon phone
j'ai missé mon call à matin, pouvez-vous me caller back?|c'est weird, mon prescription show pas up
ej veux saouère si ma mame peut picker up mon package
mon dog a mangé l'enveloppe du package, pas l'stuff dedans, j'peux-tu avoir un nouveau reçu
j'suis à Clare en Nouvelle-Écosse, c'est-tu long le delivery?|à cause que j'ai changé d'job mon insurance est pus la même
Est-ce qu'un parent qui allaite peut consulter quand même?|le bébé a 3 mois, je voudrais reprendre mon suivi
avez-vous des rendez-vous pendant la sieste, genre vers 13h?|Enceinte de 12 semaines, j'ai arrêté l'huile, avisez le médecin svp
Ma petite commence la garderie et moi je braille comme une madeleine|les nuits sont courtes avec des jumeaux mais on survit
mon plus vieux fait le bacon à l'épicerie, j'suis brûlée lol|vos bouteilles ont-elles un bouchon à l'épreuve des enfants
je dors mal depuis mon arrivée au Canada, le décalage et le froid
insomnie encore, c'est mon 4e café, avez-vous qqch pour les cycles de sommeil
2h47. je scroll. savez-vous quelle dose aide à s'endormir plus vite|je dors pas, je pense à mes factures, c'est ben stressant
j'ai rien à faire à 4h du matin fait que je remplis votre questionnaire
les voisins font le party, j'peux pas dormir, j'vas être un zombie demain|chu down un peu depuis notre rupture mais ma gang me sort
je me sens seul ici, mes amis sont tous à Paris, mais bon ça va venir|le mal du pays me prend le dimanche, ma mère me manque
j'ai peur d'échouer ma session|stressé par mes demandes de résidence permanente, ça aide-tu le CBD pour ça?
chu choqué noir après Postes Canada|je suis déçue de ma consultation, le médecin m'a pas écoutée
vous m'énervez avec vos musiques d'attente|frustrant en maudit, ma carte passe pas|j'haïs l'automne
ma mère pis moi on se chicane pour le chauffage, rien de neuf|mon chum ronfle, jle mettrais sur le balcon des fois haha
j'étouffe icitte avec la canicule, fermez-vous à 5h?|J'ai tellement ri que j'ai failli m'étouffer
j'veux mourir de honte, j'ai appelé le doc papa
j'me tirerais une balle tellement ce formulaire est long... ben non, j'exagère, mais faites donc plus court
mon prof de stats veut notre mort|cet examen m'a tuée mais c'est fait, yé|on s'est fait voler la game, j'suis en maudit
mon petit frère m'a poignardé dans le dos en disant mon secret à ma mère lol|j'ai le coeur brisé, ils ont discontinué ma crème préférée
j'suis en feu aujourd'hui, 3 travaux remis|ça me brûle l'estomac quand je mange épicé, depuis toujours
douleurs fulgurantes dans la jambe, ma sciatique connue, 6 sur 10 comme d'hab|la fatigue m'assomme après ma dose du soir
j'ai eu une attaque de panique en 2020, pas depuis
j'fais de l'anxiété, j'ai des crises de temps en temps, mon psy le sait, c'est sous contrôle
mon infirmière m'a demandé si je voulais me faire du mal, la réponse est non
J'ai répondu oui par erreur à la question sur le suicide, c'était une faute de frappe, je vais très bien.
j'ai eu des idées noires au secondaire, guérie depuis longtemps
il y a 15 ans j'ai quitté un mari violent, aujourd'hui je vis tranquille avec mes chats
mon ex était contrôlant, c'est fini depuis 6 ans, j'en parle en thérapie
J'ai perdu mon frère par overdose il y a cinq ans. C'est pour ça que je veux éviter les opioïdes.
ma marraine est partie d'un cancer en septembre, je suis encore en deuil
on a perdu un bébé l'an passé, je vois une psychologue et ça va mieux
c'est quoi les signes d'une psychose, je lis là-dessus pour mon cours
Quels sont les signes d'un AVC ? On en parle dans mon cours de secourisme.|combien d'heures avant de conduire après une dose
est-ce que le cannabis peut causer une crise cardiaque, ma mère m'achale avec ça|mon père est cardiaque, peut-il prendre du CBD?
vu un documentaire sur les overdoses, ça m'a donné des questions sur la sécurité de vos produits
je joue à un jeu de tir pis mes mains engourdissent, tunnel carpien|on tue la une à la job, j'peux-tu faire le call à ma pause
j'suis clouée au lit par une grippe, on peut-tu remettre ça à lundi|le party d'Halloween était mortel, la fille était déguisée en cadavre
si j'gagne la loto vous me reverrez pus lol|oubliez-moi pas pour le rappel svp
j'ai plus envie de continuer avec ce fournisseur, je veux changer|on lâche pas! à la prochaine
bonjour est ce que quelqu'un peut me rappeler demain entre 9 et 11|mon colis est a bedford? jreste a rimouski lol
où voir ma facture pour mes impôts|vous avez tu un rabais pour les vétérans|j'ai besoin d'un relevé pour mon assureur SSQ
Est-ce que je peux changer de producteur autorisé en cours d'année ?|on m'a envoyé 2x la même commande
comment qu'on fait pour mettre le courriel à jour|l'app plante quand j'ouvre la caméra|jsuis su le wifi du chalet, ca freeze
C'tu correct de prendre l'huile avec du jus de pamplemousse|jai faim tout l'temps depuis la nouvelle sorte
mes mains sont froides, est-ce un effet connu ?|J'ai engraissé de 3 kilos, ça vient-tu de là?
jfais des rêves bizarres depuis que j'ai baissé ma dose|petite toux après la vape, rien de grave, une autre méthode?
combien de temps ça reste dans le sang|J'ai un test de dépistage à la job vendredi, que faire|ma crème est séparée, c'est encore bon?
est-ce que le CBN c'est mieux que le CBD|mon genou craque depuis le cégep, ça aide tu une pommade
mal de dos chronique, hernie L5, suis suivi à la clinique de la douleur|acouphènes depuis 20 ans, quelqu'un a essayé le CBD?
j'ai le syndrome de la jambe sans repos, c'est l'enfer la nuit|ma colite est en poussée légère, mon gastro est au courant
chus sensible de l'estomac, capsule ou goutte?|ma sclérose en plaques me raidit les jambes le soir, comme d'habitude
chu asthmatique léger, bien contrôlé, je peux-tu vaporiser|je suis épuisée par les démarches d'immigration mais on va y arriver inchallah
hamdoulillah ça va mieux, je dors 6h maintenant|Merci docteur, que Dieu vous bénisse, je me porte bien
on est ensemble, je vous reviens après le boulot|c'est comment ? je veux juste savoir si ma commande est prête
mesi anpil pour votre aide hier|quelqu'un parle-t-il arabe chez vous ?|jsuis français, ici vous dites « courriel », bref je l'ai pas reçu
putain il fait -30, c'est quoi ce pays mdr, vous livrez quand même ?|j'hallucine, 75 dollars la consult ?
du coup je fais quoi si mon ordonnance date de France|je capte rien à votre formulaire, « NAM » c'est quoi ?
pouvez-vous écrire une lettre à mon université pour mes absences|le bureau de l'aide aux étudiants demande un billet médical
j'ai 3 examens la même journée, help|mon coloc mange toute ma bouffe, ça me stresse|j'ai dropé mon cours de chimie, soulagement total
ma fille commence la maternelle, je change mon rdv pour l'après-midi|poussette et ascenseur, est-ce accessible chez vous ?
puis-je amener bébé à la consultation vidéo, il risque de chialer|premier enfant, premier rhume, première nuit blanche... on reporte svp
j'ai tiré mon lait, combien d'heures attendre après le CBD?
Baby blues un peu au début, la sage-femme dit que tout est normal pis ça va mieux
Je me sens coupable de pas allaiter, mais bon, le petit grossit bien|mon chum a peur que je devienne accro, on en jase
on divorce à l'amiable, faut changer mon nom au dossier|chus jalouse de ma soeur qui dort 9h par nuit
dsl jai pleuré pendant l'appel hier, c'était les hormones
un peu nostalgique à soir, je regarde la neige tomber, avez-vous reçu mon formulaire|J'trouve le temps long, ma blonde travaille à Fermont
ej feel blue ces jours-citte but ma gang me cheer up|l'hiver est long en masse par icitte, j'ai la fale basse
ma mame worry too much, a veut parler au doctor|j'ai crashé mon laptop, j'peux-tu faire ça su mon phone
j'étais dead tired hier, j'ai dormi comme une bûche|y'a killé ça au karaoke, mon chum|c'te joke-là m'a tuée raide, j'ai spit mon coffee
la shot de vent m'a quasiment tué en marchant à l'arrêt d'bus|le bill de power va me killer c't'hiver
chu en train de capoter sur vos nouveaux jujubes aux pêches, trop bons|j'va péter ma coche si l'code marche pas encore
chu au boutte du rouleau... de papier toilette lol. non mais mon rdv?|mon ostie d'ordi, m'as le pitcher par la fenêtre
vous voulez ma mort avec vos captchas|tuez-moi quelqu'un, encore un formulaire PDF à imprimer, sti
génial, mon médecin m'a ghosté. on se rappelle dans une autre vie?|Oh joie, un autre sondage. Note: 2 sur 10, je survivrai.
J'adore payer pour attendre. Non vraiment, chapeau.|quelle efficacité, j'aurai mon rdv quand mes enfants seront à la retraite
y fait un temps à se pendre dehors comme dit ma grand-mère, j'arrive en retard à cause du verglas
j'ai crevé... mon pneu! j'serai là dans 20 minutes|chu perdue, c'est-tu le 2e ou 3e étage?
mon char est mort à matin, on fait ça au téléphone?|mon cell se meurt, 2%, rappelez-moi à la maison|la batterie de mon vape est morte
on s'est fait attaquer par les mouches noires au chalet, une crème pour ça?
l'attaque des Sénateurs est pourrite cette année, bon, mon rdv?
ma névralgie me donne comme des coups de couteau dans la joue, connue depuis 2016
élancements pis brûlures dans l'pied, mon diabète, le doc suit ça|mal de tête qui cogne comme un marteau, ma migraine mensuelle
serrement dans la poitrine quand j'suis stressé, mon médecin a tout vérifié au printemps, c'est l'anxiété
mes règles me tuent à chaque mois|mon fils veut être médecin légiste, il regarde que des histoires de meurtre haha
j'écris un roman où l'héroïne se suicide, ça me garde éveillée la nuit|on a étudié Nelligan pis la mort en cours, ça m'a rendu songeur
Avez-vous vu la série sur le tueur de Montréal ? Je dors plus, trop captivant
ma chanson préférée parle d'un gars qui veut mourir, ma mère s'inquiète pour rien
le personnage que je joue au théâtre se tire une balle au 3e acte
ma thèse porte sur la prévention du suicide chez les jeunes, avez-vous des dépliants
je suis bénévole sur une ligne de crise, puis-je utiliser du CBD avant mes quarts ?
C'est quoi votre protocole si un patient parle de suicide? Je suis travailleuse sociale et je veux vous référer du monde.
allo jpeux tu parler a qqn|merciii bonne journée|ok parfait|c bon jai trouvé|vous êtes où exactement|dsl mauvaise clinique
on peut-tu avoir un reçu|est-ce que vous livrez à Kuujjuaq|stationnement gratuit?|y a tu un métro proche|mon courriel a changé
jai pas eu mon lien teams|ma carte soleil est expirée, ça marche pareil?|c'est quoi le délai pour avoir l'autorisation de Santé Canada
est ce que je peux faire pousser mes plants avec votre document|y'a combien de plants permis par personne
pourquoi ma prescription est juste pour 3 mois|j'voudrais parler à la même infirmière que la dernière fois, Josiane je pense
est-ce confidentiel? j'veux pas que mes parents reçoivent la facture|j'ai 20 ans, c'est tu assez vieux au Québec
mon ami de 17 ans peut-il consulter avec un parent|vos produits sont-ils sans noix ?|je suis végane, y a-t-il des capsules végétales
L'huile de MCT me donne la diarrhée, une alternative?|mes yeux sont secs, j'prends des gouttes, c'est correct avec le THC?
je prends du sertraline 50, y a-tu une interaction|est-ce que ça interagit avec la pilule contraceptive
peut-on en prendre avec du sirop pour la toux|j'ai pris ma dose 30 min trop tôt, pas grave?
j'ai pris une capsule de trop par distraction hier, j'ai juste dormi tard, je note ça où|faut tu secouer la bouteille
le compte-gouttes est cassé|la date d'expiration est effacée|j'ai renversé la moitié de ma bouteille sur le comptoir, snif
chien pas content, il a mangé mes bas, rien à voir mais j'suis en retard|j'ai le rhume, on garde le rdv en visio?
mes allergies au pollen recommencent, nez qui coule, bon|tendinite au coude depuis mes quarts à l'entrepôt
cheville foulée en septembre, encore un peu enflée, c'est mieux qu'avant
mon TDAH me fait oublier mes doses, avez-vous un rappel par texto?|mon anxiété sociale fait que j'préfère le chat au téléphone
la dépression saisonnière commence, j'ai sorti ma lampe, des conseils?
J'ai une dépression suivie par mon médecin, stable depuis un an, pas d'idées noires. Puis-je essayer le CBD ?
chu découragé de mon dos, mais la physio aide un peu
j'me sens inutile en arrêt de travail, hâte de reprendre, avez-vous le formulaire CNESST?
j'ai braillé devant un film de chien, chu émotive sans bon sens|honnêtement chu juste écoeurée de la slush pis du transport
je m'ennuie de ma mère à Port-au-Prince, on se parle chaque dimanche|ma soeur a eu son visa, on est fous de joie, je reporte mon rdv!
les enfants s'adaptent bien à l'école ici, moi je cherche encore mes mots en joual haha
c'est quoi « une débarbouillette » et pourquoi c'est dans vos consignes?|« Bienvenue » ici ça veut dire « de rien » ? je suis perdu lol
mon premier hiver, mes doigts me brûlent de froid en attendant le bus, vivement le printemps|wesh vous répondez quand ?
vas-y c'est relou votre site, ça charge pas|je galère avec le code postal, j'ai tapé celui de Marseille
mdr j'ai failli crever en glissant sur la glace devant chez vous, rien de cassé|y fait tellement froid on va tous mourir mdr
le mafé de ma tante m'a achevé, je digère, je vous rappelle
mon patron veut ma peau depuis que je suis arrivé en retard, pouvez-vous faire une attestation ?|walou, toujours pas reçu
la famille au pays demande de l'argent tout le temps, c'est lourd mais bon, on gère
Chez moi on dit que le chanvre rend fou. Est-ce que c'est vrai à petite dose ?
un marabout m'a proposé un remède, j'aime mieux voir un vrai médecin, comment faire ?
mon père est décédé à Oran, je pars pour les funérailles, annulez mon rendez-vous de lundi svp
on a fêté les morts à Haïti le 2 novembre, c'est une tradition, donc je serai absent
j'ai fui la guerre il y a 8 ans, je dors encore mal parfois mais je suis en paix ici
mon ancienne proprio me contrôlait tout, maintenant j'ai mon appart, changement d'adresse svp
avant j'avais peur de rentrer à la maison, depuis mon divorce c'est fini et je respire
jai quitté mon ex toxique en 2021, la vie est belle, mais mon dossier est encore à son adresse
ma soeur s'est fait hospitaliser pour psychose y a 3 ans, elle va super bien, c'est tu héréditaire
mon chum a survécu à un AVC en 2022, y'a-tu des risques avec votre huile
papa a fait un infarctus l'an passé, il est stable, sa cardiologue veut votre avis
j'ai déjà fait une overdose en 2015, chu sobre depuis, est-ce que j'suis éligible?
l'an 2000 j'avais voulu mourir, une amie m'a sauvée. Là j'ai des petits-enfants, j'veux juste de l'aide pour l'arthrose
ça fait 4 ans sans automutilation aujourd'hui, chu fière! est-ce que la crème aide les cicatrices?
mon cousin s'est enlevé la vie y'a longtemps, j'donne à la fondation chaque année, faites-vous des dons?
Ma coloc est morte... de rire quand elle a vu ma photo de carte, je peux la changer ?|mon mari me tape sur les nerfs avec son golf
mon gars m'a frappé la jambe en jouant au hockey, beau bleu, une crème?
mon bébé m'a mordue au sang en allaitant ouch, de la crème safe pour lui?|le chat a sauté du balcon du 2e, il va bien, moi moins haha
mon ado claque les portes pis me dit que j'ruine sa vie, l'adolescence quoi
ma fille de 4 ans dit qu'elle va mourir si elle a pas d'crème glacée|je tuerais pour une nuit de 8h|j'vendrais un rein pour une sieste
dormir quand bébé dort, la bonne blague, moi je plie du linge à minuit
J'ai les seins en feu, montée de lait, la sage-femme s'en occupe. C'est pour changer l'heure de mon rdv.
j'dors pas à cause du café que j'ai pris à 8h, c'est d'ma faute lol|la nuit j'pense à toute pis à rien, le cerveau qui spin, des trucs?
couché à 22h, réveillé à 2h, toujours pareil. Faut-il prendre la dose plus tard?
mon voisin joue de la guitare à minuit, j'vas y faire avaler, j'blague, une idée pour dormir?
insomniaque professionnel cherche remède, salaire à discuter|ah ben oui, un chatbot pour ma douleur, on vit une époque formidable
quel plaisir de réinitialiser mon mot de passe pour la 9e fois, je vis pour ça
j'suis resté en attente assez longtemps pour voir ma barbe blanchir, avisez mes héritiers
mon portefeuille est mort au combat, avez-vous des prix étudiants?|R.I.P. mon budget|le prix de l'huile, c't'un hold-up
j'en ai fini avec vous si vous réglez pas ma facture, j'm'en vas chez un compétiteur
j'vous lâche pas, j'vas appeler chaque jour jusqu'à ce que j'aie mon remboursement
chu rendu au bout de ma prescription, plus de renouvellement, on fait quoi|c'est ma dernière bouteille, faut-il revoir le docteur
y'a une voix au téléphone qui me dit d'appuyer sur le 2, mais rien ne se passe
j'entends ma propre voix en écho pendant l'appel vidéo, comment arranger ça|votre robot me persécute de courriels, comment me désabonner
`)
