import { phrasesOf } from './phrases-of.ts'

/** Ordinary French as near to a crisis as it can be: grief, aches, anger, daily life. */
export const ORDINARY_EXAMPLES_TOLD_DAILY_FRENCH: readonly string[] = phrasesOf(`
ma femme est décédée en janvier, je dors mal depuis, je voudrais revoir la dose du soir
j'ai perdu mon chien hier, 15 ans ensemble, j'ai le coeur gros
Mon fils s'est enlevé la vie il y a six ans. Je vais au groupe de deuil tous les mardis et ça me fait du bien.
annulez mon rdv de jeudi svp c'est les funérailles de mon oncle|on enterre maman samedi, est-ce que la livraison peut attendre lundi
elle me manque. c'est tout. bonne journée à vous
Depuis la mort de papa la maison est vide, mes soeurs viennent souper tous les dimanches, on se tient.
mon chum est mort d'un cancer au mois d'août, faudrait fermer son dossier
j'ai de la peine mais j'avance un jour à la fois, comme disait ma mère
mon meilleur ami s'est tué l'an dernier pis chaque automne c'est tough, mais chu ben entouré
La perte de notre bébé a été dure, ma psychologue nous accompagne, je voulais seulement expliquer mon absence.
J'pleure encore en entendant sa toune à radio, c'est normal y paraît
my memère est passée away, j'ai besoin de pousser mon appointment d'une semaine
mon père est parti paisiblement en soins palliatifs, merci à votre équipe pour l'huile, ça l'a aidé
je suis veuf depuis peu, comment transférer le compte de mon épouse?
En Haïti la veillée dure neuf jours, je serai absent jusqu'au 14, gardez mon colis s'il vous plaît.
Je rêve d'elle souvent. Elle rit. Je me réveille triste mais reconnaissant.
perdu 2 chums de régiment cette année. je parle à mon pair aidant, ça aide
mon chat est mort pis mon plus jeune comprend pas, avez vous des conseils
la mort de ma soeur m'a appris à vivre plus fort, mais j'dors pas|deuil = insomnie. on peut ajuster?
je suis pas pressé pour le rendez-vous, je m'occupe de la succession de ma tante
mes condoléances à votre collègue, j'ai appris la nouvelle sur Facebook
ça fait un an aujourd'hui que mon frère est mort d'une overdose, je voulais juste le dire à quelqu'un, je m'en vais fleurir sa tombe \
avec ma mère|J'ai accompagné mon mari jusqu'à l'aide médicale à mourir; il est parti serein. Je garde ses plantes.
c'est le premier Noël sans pépère, on va mettre son assiette pareil
au bled ma tante est décédée et je n'ai pas pu aller l'enterrer, ça me pèse, mais ça va aller inchallah
depuis que ma blonde est partie (partie vivre à Calgary là) j'file un mauvais coton mais j'sors avec mes chums
j'ai braillé toute la fin de semaine pis là je me sens mieux, un bon ménage du coeur
le médecin dit que mon deuil est normal et que le temps va aider, je voudrais surtout dormir
mes parents sont morts à trois semaines d'intervalle, je gère les papiers, désolé du retard de paiement
j'ai perdu un patient aujourd'hui, je suis infirmière, journée lourde, je prends un bain et ça ira
ma jument a fallu l'euthanasier hier. quarante ans de ferme pis on s'habitue jamais
elle est au ciel, elle souffre plus, c'est ça qui compte
Pouvez-vous enlever le numéro de mon mari de vos rappels? Il est décédé et chaque texto me serre le coeur.
fausse couche le mois passé, physiquement tout est rentré dans l'ordre, moralement ça remonte avec l'aide de mon chum
je vais à la messe pour l'âme de mon frère, je serai dispo après 11h
quand tu perds un enfant tu deviens pas pareil. mais j'ai encore deux filles pis je me lève pour elles, contente de le faire
nos voisins ont péri dans un accident, tout le village est sous le choc, le bureau ferme demain
j'ai retrouvé sa tuque dans le garde robe pis j'ai souri pour une fois
ça fait drôle de manger tout seul après 51 ans. le club de l'âge d'or m'invite, j'va y aller
the funeral est vendredi à Shediac, so j'peux pas faire la téléconsultation
Ma grand-mère disait que les morts nous veillent. J'allume une chandelle et je prends mes gouttes, tranquille.
mon vieux coq est mort, c'est niaiseux mais ça me fait de quoi
j'ai hérité de la bouteille d'huile de ma défunte tante, je vous la rapporte pour destruction?
j'ai mal au dos à m'en rouler par terre les jours de pluie, on augmente?|ma fibro me tue cette semaine, faudrait revoir le ratio
douleur 8/10 comme d'habitude, rien de nouveau
chu magané, l'arthrite dans les mains m'empêche d'ouvrir la bouteille, avez vous un autre bouchon
Ça brûle dans la jambe comme du feu, le neuro appelle ça de la neuropathie, c'est connu à mon dossier
mes migraines sont revenues, mêmes que d'habitude avec aura, le triptan marche encore
j'endure depuis 20 ans, j'suis tough, mais j'aimerais ça un break|Le matin je suis raide comme une barre, après le café ça se replace.
je souffre le martyre quand je reste assis trop longtemps, avez-vous des consultations par téléphone?|maudite hernie, j'peux pas pelleter
mal au ventre avec mon crohn, une poussée modérée, le gastro me voit mardi|my back is killing me depuis que j'ai levé les cages à homard
la douleur me réveille à 3h du matin toutes les nuits|j'ai un genou fini pis l'autre qui suit, l'opération est dans 8 mois
un peu mal dans les côtes là où je me suis cogné sur le tracteur, radiographie correcte
mes règles c'est l'enfer chaque mois, l'endométriose, la bouillotte suffit plus
La douleur ne partira pas, je l'ai accepté; je veux seulement pouvoir jouer aux quilles.|j'ai le cou barré depuis hier, j'ai dormi croche
Depuis ma chimio j'ai les pieds engourdis en permanence, l'oncologue est au courant
des fois ça fait tellement mal que je sacre après tout ce qui bouge lol
Ma douleur fantôme à la jambe amputée revient le soir. Les gouttes aident à peu près une heure.
mal de dent qui m'élance, j'ai un rdv chez le dentiste demain matin|jai mal partout mais surtout a ma job jpense haha
la tendinite me fait damner, mais la crème au CBD marche pas pire
je prie pour un jour sans douleur, en attendant je prends ce que le docteur donne
j'ai une crampe au mollet qui me coupe le souffle quand elle pogne, 10 secondes pis c'est parti
mon coccyx est en compote depuis la chute sur la glace de l'hiver passé|ça me lance dans l'épaule quand je lève le bras, capsulite
La spondylarthrite, c'est comme être habillé en béton. Le vape à midi m'aide à bouger.
je pensais que l'accouchement c'était pire, mais les pierres aux reins... passé hier, tout est beau là
on m'a dit « apprends à vivre avec ». ben j'apprends. mais un peu d'aide ça serait pas de refus
j'ai de l'ouvrage à faire pis mes mains ferment pus, la crème est en rupture de stock?
je cote ma douleur à 6, mon sommeil à 4, mon moral à 8
chu habitué d'avoir mal mais là c'est l'humidité, ça empire avec la pluie qui s'en vient
Les injections de cortisone n'ont duré que deux mois, je reviens donc vers vous.
je marche comme un vieux de 100 ans le matin pis j'en ai 43
ma sclérose en plaques me donne des spasmes la nuit, toujours les mêmes, ratio 1:1 serait mieux?
j'me suis planté en skidoo l'an passé, la hanche chiale encore
la névralgie du trijumeau fait son show, j'ai mes carbamazépines, le neurologue a ajusté hier
j'ai mal à mon orgueil surtout, tombé sur le derrière devant tout le bingo
Dites au docteur que 15 mg c'était trop faible, j'ai encore mal en fin de journée
le soir mes jambes sautent toutes seules, impatience qu'ils appellent ça
tsé quand t'as mal mais que t'es quand même content parce que t'as marché 2 km? c'est moi
L'hiver canadien n'aime pas mes articulations sénégalaises, avez-vous une pommade chauffante?
ma vieille blessure de service recommence à chialer avec le frette, même place que toujours
le physio m'a massacré la hanche hier, mais ça fait du bien à matin
la maladie m'use, mais je me couche content quand j'ai pu jardiner une heure
est-ce que je peux prendre une dose de plus les jours de grosse douleur, comme écrit sur ma prescription « au besoin »?
tannée d'avoir mal, tannée d'expliquer que j'ai mal, mais j'ai espoir en votre programme
mon zona est fini mais la peau reste sensible au toucher, même le chandail me dérange
j'ai des élancements dans le nerf sciatique, ça part de la fesse pis ça descend, classique
pain's pas trop bad today, juste stiff dans les shoulders|Je n'ai plus de cartilage mais j'ai encore de l'humour. Renouvellement svp!
mal de gorge à cause du vape, je passe-tu aux gélules|mes pieds me font souffrir après 12h debout à l'usine, une crème serait assez?
ça me scie en deux quand j'éternue, L5-S1, comme vous savez
douleurs de croissance de mon ado, il se plaint, rien d'inquiétant dit le pédiatre
j'ai le bras gauche endolori du vaccin de la grippe d'hier, on peut-tu mettre la crème dessus
vous êtes ben poches, ça fait 3 fois que j'appelle|chu en beau maudit, le colis est arrivé ouvert
Votre facturation est une farce. Remboursez-moi.|j'ai attendu 1h45 pour me faire dire de rappeler demain, câlice
tabarnak encore le mauvais produit|C'est inadmissible, je vais porter plainte au Collège des médecins.
j'en ai plein mon casque de vos mots de passe|mon voisin m'énerve au plus haut point avec sa souffleuse à 5h du mat
fru ben raide contre ma soeur, elle m'a encore flushé à dernière minute pour le lift|what the hell, vous m'avez chargé twice?!
Je suis furieux contre mon assureur, pas contre vous, mais c'est vous qui répondez alors voilà.
écœuré de la RAMQ, écœuré de la SAAQ, écœuré des formulaires!|j'vas mettre une étoile sur Google, vous l'aurez pas volé
donnez-moi un humain bonyenne|mon patron est un imbécile, il refuse mon billet médical, quels sont mes recours?
Je trouve ça insultant de me faire demander si je suis « un drogué » par votre téléphoniste.
mon ex m'enrage, il est encore en retard avec la pension, pas de sous pour ma commande cette semaine
je me suis pogné avec le gars de Purolator, il a crié, j'ai crié, bref pas de colis|HEILLE LES NERFS AVEC VOS RAPPELS PAR TEXTO
j'ai pété une coche après mon imprimante, pas moyen d'envoyer le scan|ras-le-bol de répéter mon dossier à chaque nouvel employé
c'est du vol votre prix au gramme|Franchement, on se sent traité comme un numéro chez vous. Je change de clinique.
ma fille de 14 ans me claque la porte au nez 6 fois par jour, chu à veille de l'enlever la porte lol
j'ai envoyé promener mon beau-frère au souper, y parlait contre les malades comme moi
les politiciens me font bouillir, ils coupent encore dans les soins à domicile
Vous aviez promis un appel avant midi. Il est 16 h. J'attends des excuses.|maudit système pourri, trois ans pour voir un spécialiste
sti que ça me gosse votre chatbot|je suis pas fâchée, je suis déçue, et c'est pire comme dirait ma mère
Sérieux là, qui a eu l'idée de fermer la ligne le vendredi aprem?
j'haïs ça quand la pharmacienne me juge, j'ai failli y dire ma façon de penser
ma belle-soeur a bu mon vin pis mangé mon stock de chocolat (le normal), j'y parle pus
le docteur m'a coupé la parole tout le long, je me suis sentie niaiseuse, je veux une autre personne
mon chum pis moi on se chicane pour le thermostat à longueur d'hiver, le CBD règle pas ça hein
on m'a raccroché au nez. c'est comme ça que vous traitez les anciens combattants?
j'suis right mad, y'ont switché mon médecin sans m'avertir
Je vous avertis: si c'est pas réglé vendredi, j'appelle mon avocat pis l'Office de la protection du consommateur.
purée mais c'est pas possible, encore un formulaire Cerfa à la québécoise|ça me fâche que le monde pense que c'est juste pour se geler
désolé d'avoir levé le ton tantôt, j'étais à cran, la préposée était correcte
l'arbitre d'hier méritait un coup de pied au derrière, voyons donc ce call là
j'ai engueulé mon GPS, j'suis rendu à Laval au lieu de Longueuil, je vais être en retard|coudonc êtes vous tous en vacances??
Mon frère m'a volé ma scie à chaîne, je vas y demander des comptes à Noël, ça va jaser fort
j'ai le droit d'être en colère après un diagnostic manqué pendant 6 ans, non?
mon proprio augmente le loyer de 300, j'va l'amener au TAL ça va être réglé|grrrrrr le code promo marche pas
je bous. encore la mauvaise adresse. ENCORE.|allo je veux changer mon rdv de mardi|est-ce ouvert le 24 juin
ma carte a changé, comment je mets la nouvelle|Bonjour, j'aimerais savoir où est rendu mon colis, merci|ok merci bye
c'est beau, j'ai reçu l'huile à matin|je ne trouve pas le lien zoom|renouvellement svp
j'ai déménagé à Sudbury, faut-tu changer de médecin?|avez-vous le 20:1 en stock
J'habite à Caraquet, livrez-vous chez nous ou au bureau de poste?|ma femme peut-elle signer à ma place pour la livraison
le texto de confirmation est en anglais, je le voudrais en français|super service, dites merci à Nadia
j'ai dormi comme une bûche, première fois en des mois|on se parle à quelle heure demain déjà
J'ai recommencé à aller à la pêche grâce à vous autres, chu ben content|mon code postal passe pas dans le formulaire
où je mets ma signature sur la page 3|Est-ce que vous acceptez les patients qui n'ont pas encore la carte soleil?
can you me send la facture par email svp, c'est pour mes taxes|mes jujubes ont fondu dans boîte aux lettres|vous prenez tu Interac
je regarde une série policière et je prends ma dose à 21h, la routine parfaite
Mon rendez-vous est-il en personne ou au téléphone? Je prends l'autobus de Hawkesbury.
bon matin! le docteur m'avait dit de donner des nouvelles: l'appétit est meilleur, le sommeil aussi|j'ai perdu ma seringue doseuse
je cherche un médecin qui parle arabe si possible|ya tu du stationnement à la clinique
mon fils va m'aider à remplir le formulaire, chu pas vite avec l'ordi
La bouteille est restée dans le char à moins trente, est-elle encore bonne?
est-ce que mon étudiant d'université peut être couvert par mon plan|j'ai oublié mon mot de passe encore 🙈|c'est noté pour le 8 à 14h
Je joue à des jeux de tir le soir pour décompresser avec mon neveu, le vape du soir va bien avec ça
merci de votre patience, mon français écrit n'est pas fort|on part dans le Sud en février, je fais quoi avec mes produits
la sonnette marche pas, dites au livreur de cogner fort|mon ordonnance dit 2 g par jour, c'est tu encore bon pour Anciens Combattants
J'écris un roman policier, votre clinique m'a donné une idée de décor, haha. Sinon, tout va bien.
ma file d'attente virtuelle dit 0 personne pis rien se passe|je suis de garde cette semaine à l'hôpital, appelez après 18h
avez-vous le bulletin pour les proches aidants|bébé fait ses nuits, maman aussi! on peut baisser le produit du soir
pouvez-vous m'expliquer le reçu, il y a une ligne « frais de dossier »
j'ai vu votre kiosque à la foire agricole de Saint-Hyacinthe, comment on s'inscrit|On a mangé des cretons en vous attendant, pas de stress
chu à Tim Hortons, le wifi est lent, laissez-moi 5 minutes|mon nom est mal épelé, c'est Thériault avec un h
j'aimerais un résumé de ma dernière consultation pour mon médecin de famille
j'ai fini mon secondaire aux adultes hier, je voulais le dire à l'infirmière qui m'encourageait
je vous jure que le prochain qui me dit « votre appel est important » je lui chante une chanson plate
`)
