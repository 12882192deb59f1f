import { phrasesOf } from './phrases-of.ts'

/** Ordinary French that borrows the words of crisis: sayings, aches, doses, old stories, denials, work, news. */
export const ORDINARY_EXAMPLES_OVERSTATED_FRENCH: readonly string[] = phrasesOf(`
cette douleur-là me tue, c'est quand mon prochain rendez-vous|mes genoux ont déclaré forfait aujourd'hui lol, on peut faire ça en vidéo?
mon dos est fini depuis 94, la même dose s.v.p.|encore une chanson d'attente pis je mange mon téléphone
je lance mon portable par le balcon si le formulaire plante encore|cet échantillon-là m'a couché raide 9 heures, merci!
ma belle-mère va m'achever aux fêtes, renouvellement avant le 20 svp|je meurs d'envie d'une vraie nuit de sommeil
mon cell est mort en plein questionnaire, je recommence?|l'imprimante s'est suicidée je pense, pouvez-vous poster la requête
j'ai perdu le goût de vivre à la page 4 de votre formulaire :) mais c'est fait|je donnerais un bras pour une place plus tôt
pouvez vous tuer le renouvellement automatique|je me noie dans le lavage et les devoirs, appelez après 20 h
j'ai manqué faire une crise cardiaque en voyant les frais de livraison|brûlé après mes nuits, pas d'appel avant midi svp
cette sorte-là fesse, j'en reprendrais 10 grammes|complètement gelé avec 5 mg lol, je descends à 2,5?
j'ai déjà badtrippé au cégep, plus jamais, alors petites doses|avez vous de la pink kush pour dormir
ça veut dire quoi 1:1 sur la bouteille|combien de mg dans un compte-gouttes plein|30 mg de cbd est-ce beaucoup pour commencer
j'ai pris mes gouttes tard hier, je saute celles du matin?|je peux le prendre avec ma pilule pour la pression?
la pharmacienne demande combien de grammes par jour on m'autorise|après l'huile j'attends combien de temps pour conduire
j'ai pris ma capsule du matin deux fois sans faire exprès, un peu endormi, rien de grave, le médecin est au courant
comment ranger ça pour que les petits-enfants y aient pas accès|est-ce que ça sort dans un test à l'ouvrage
deux au lieu d'une mardi et j'ai dormi jusqu'à dix heures, donc une suffit|si j'oublie une dose je fais quoi
le maximum sur l'étiquette c'est par jour ou par prise|avec un verre de vin c'est permis?|je veux descendre de 20 à 10, je diminue comment
mon défunt mari était chez vous, comment fermer son compte|papa est décédé en septembre, enlevez-le de la liste s'il vous plaît
ma soeur a eu un cancer du sein, deux ans de rémission, est-elle admissible|on a enterré maman samedi alors j'ai manqué votre appel
mon grand-père s'est enlevé la vie dans les années 70, le formulaire demandait les antécédents
j'ai perdu un ami d'une surdose en 2016, je suis bénévole avec la naloxone. avez-vous des affiches
ma cousine a fait une tentative il y a longtemps, elle va super bien et m'a parlé de vous
mon ex me frappait, c'était en 2009, c'est loin, remariée et heureuse|j'étais suicidaire ado, tout va bien depuis, est-ce un problème
avc en 2019, le côté gauche encore faible, physio deux fois semaine|pontage il y a 6 ans, le cardiologue est content, lettre jointe
je me coupais au secondaire, plus depuis 12 ans, un baume pour les cicatrices?|mon gars a convulsé à deux ans, il en a dix-neuf et va bien
surdose en 2014, en rétablissement depuis 9 ans, donc pas d'opioïdes
mon frère a fait l'afghanistan, anciens combattants couvre-t-il l'huile|deux missions en bosnie, le sommeil est mauvais, je suis référé
on a fait endormir notre chien la semaine passée, le moral est bas mais ma soeur est là
hospitalisé en psychiatrie en 2007, stable sur lithium, ça change quelque chose?|ma grand-mère était schizophrène, est-ce important
quand j'étais petit mon père buvait et ça brassait, la thérapie a aidé
quatre ans sans alcool aujourd'hui!! je voulais le dire à l'infirmière
aucune pensée de me faire du mal, aucun plan, juste triste de la séparation
pour la question de sécurité : non, personne me fait mal, chu correcte chez nous|je veux pas mourir voyons, je veux dormir
pas suicidaire, juste brûlée avec un nouveau-né|j'ai répondu oui à la 9 par erreur, c'est non
pas de douleur à la poitrine, je respire bien, juste une rougeur de la crème|c'est pas une urgence, je veux déplacer jeudi
je respire bien, c'est le nez bouché|j'entends pas des voix haha c'est des acouphènes
une carabine pour la chasse, barrée, je coche oui par honnêteté|je saigne pas, j'ai juste le genou enflé du pickleball
quand je dis que je suis plus capable je parle des chiffres de nuit
personne a trop pris de rien, mon gars faisait une blague, désolée pour l'inquiétude|je suis pas en crise, je parlais du site qui plante
le moral est bas comme chaque hiver, rien de dangereux, ma psy lundi|mon mari me toucherait jamais, le bleu c'est la laisse du chien
humeur 4 sur 10 mais en sécurité, thérapie chaque semaine|la police était là pour l'alarme du voisin, pas besoin de rappeler
j'ai regardé un documentaire sur les opioïdes, êtes vous contre les pilules|aux nouvelles une clinique s'est fait voler, c'était vous?
j'ai lu sur l'homme qui a poignardé du monde dans le métro, affreux. votre bureau du centre-ville est ouvert?
la télé dit que le cannabis rend psychotique, c'est vrai chez les ados?
il y a eu des coups de feu au centre d'achats, les autobus sont en retard, moi aussi
mon club de lecture lit un livre sur le suicide, c'est lourd, contente d'avoir mes gouttes
à la radio ils parlent de fentanyl dans les vapes, les vôtres sont testées?
l'histoire du bébé et des brownies m'a fait peur, comment barrer mon pot|accident sur la 40, repoussez-moi d'une demi-heure?
je joue le mort dans une pièce vendredi, donc pas vendredi|j'ai tout cassé aux quilles hier pis mon poignet s'en rappelle
mort quarante fois au nouveau jeu|mes jeunes me battent au uno chaque fois
les élancements dans la jambe comme d'habitude, le nerf sciatique
ça poignarde sous l'omoplate depuis ma chute, la physio dit que c'est musculaire
les pieds me brûlent toute la nuit, neuropathie, ça fait des années|la tête veut me fendre, c'est la pression qui change
mon bras s'endort quand je dors dessus, normal?|j'ai mal aux côtes à force de tousser, le médecin dit virus
essoufflé dans les marches, vérifié, chu juste pas en forme|saignement de nez à cause de l'air sec, c'est l'huile ou le chauffage?
coupé le pouce en tranchant des oignons, trois points, tout va|brûlé la main sur la bouilloire, petite cloque, le baume est correct?
vomi une fois après le comestible, correct une heure après|le coeur vite dix minutes avec la première jujube pis c'est parti, normal?
un peu étourdi en me levant, ça passe, je baisse la dose?|les yeux rouges et la bouche sèche c'est tout
tombé endormi devant le match haha ça marche|dormi comme une bûche
mes jambes lâchent après une longue marche, sclérose en plaques, rien de nouveau
tombée sur la glace mardi, la radio est belle, juste raquée|crampes d'enfer ce mois-ci, quoi prendre
l'endo est à 8 aujourd'hui comme toujours au jour 2|mes mains tremblent, tremblement essentiel depuis 20 ans
attaque de panique au costco, j'ai respiré comme la psy m'a montré, correct|stressée pour le rendez-vous, jamais fait de vidéo
migraine avec les zigzags encore, ça part en 30 minutes d'habitude|la goutte me fait la vie dure ce soir
la fibro me cloue aujourd'hui comme d'habitude, vendredi à la place?|sevrage de café, je suis pas du monde lol
jour 3 sans cigarettes et j'en mordrais un|je baisse la gabapentine avec mon médecin, ça va, un peu nerveux
j'arrête pas de manger avec cette sorte-là|j'en peux plus de la chaleur, l'huile dans l'auto c'est grave?
j'abandonne, votre connexion m'haït, appelez-moi|je suis plus capable du goût, ça goûte le gazon, avez-vous des capsules
je veux sortir du plan automatique|je veux mettre fin à mon abonnement|terminez ce clavardage et passez-moi quelqu'un
comment je ferme mon dossier|je pars pour de bon fin du mois, je déménage à gatineau, envoyez mon dossier
adieu montréal bonjour kelowna! nouvelle adresse plus bas|c'est un au revoir comme patiente, mon genou est guéri, merci à tous
merci pour tout, vous êtes des amours, on se revoit au printemps|dernier rendez-vous avant ma chirurgie, souhaitez-moi bonne chance
je donne mon vaporisateur à mon frère, lui faut-il une ordonnance|j'ai donné mes vieilles pipes, je passe à l'huile pour de bon
en vidant la maison de papa on a trouvé de la morphine, je rapporte ça où|on vend la ferme et on déménage en ville, changez ma pharmacie
on fait nos testaments chez le notaire, faut-il un mandat au dossier|nouvelle personne à contacter : ma fille
mon assureur veut une lettre que je fume pas|mon party de retraite est le 14, donc pas le 14
plus que 12 jours avant la floride, je peux l'apporter?|je ne serai pas là en janvier, je suis dans le sud
pas là la semaine prochaine, chalet sans signal|je serai parti vendredi alors expédiez avant|prêt quand le docteur l'est
j'ai rapporté toute la bouteille au magasin, ils m'ont remboursé|la bouteille est finie, 30 jours pile, il m'en faut une autre
j'ai pris toutes mes vitamines aujourd'hui pour une fois|une réserve d'huile jamais ouverte, ça expire?
c'est combien de trop pour une femme de 120 livres qui commence|ça existe tu une dose mortelle? mon oncle est certain que oui
mon chat peut-il s'empoisonner en léchant le baume|le chien a mangé une demi-jujube la semaine passée, le vétérinaire a dit correct
le petit a touché la bouteille mais fermée, vendez-vous des boîtes barrées
mon petit-fils demande c'est quoi mon remède, comment j'explique ça|mon mari ronfle comme une scie à chaîne, ça aide-tu
il veut pas prendre ses gouttes, tête dure, des trucs?
maman a 88 ans et elle est confuse, c'est l'alzheimer, le médecin le sait, je peux commander pour elle
papa voit des petits bonhommes le soir, corps de lewy, suivi en neuro|aidante de mon mari, connaissez-vous du répit
fatiguée de m'occuper de maman mais mon frère vient le dimanche|j'ai crié après mon gars à matin et je m'en veux, bref, mardi à la place?
le bébé m'a levée cinq fois, chu un zombie, je peux allaiter avec le cbd?|le suivi postnatal est parfait, je recommence quand
mon p'tit m'a mordue au sang, la joie d'être mère, à 14 h ça tient
les nausées de grossesse me tuent, je sais que j'ai pas le droit, pausez mon dossier|ma mère m'oblige à remplir ça j'ai 19 ans lol
chu morte en dedans avec les examens haha, c'est quoi le moins cher|ce captcha va faire de moi un méchant de film
chu décédée au nom de cette variété|rip mon portefeuille|je meurs d'ennui dans votre salle d'attente
ma blonde va me tuer si j'oublie sa fête le 9 donc pas le 9|mon coloc me vole mes jujubes, livrez vous en boîte barrée
le stress des examens me gruge mais ça va, je fais mes respirations
Bonjour, je suis veuve et ma fille m'aide avec l'ordinateur, peut-elle parler pour moi?
À mon âge on a des bobos. La même huile qu'avant si ce n'est pas trop de trouble.
j'ai enterré deux docteurs et un mari, je vais bien survivre à votre formulaire. Je signe où?|j'entends dur, écrivez-moi plutôt
mes préarrangements funéraires sont payés et mes impôts faits, reste ce mot de passe
prête à rencontrer saint Pierre mais pas avant mon renouvellement du 12|la hanche est le 3, j'arrête les gouttes avant l'anesthésie?
le souper de la Légion est vendredi, samedi m'irait mieux|84 ans et j'oublie. ai-je commandé ce mois-ci?
la batteuse a pris feu la semaine passée, personne de blessé, rappelez après les récoltes
c'est le vêlage, chu debout toute la nuit, appelez n'importe quand|une taure m'a rué, côtes meurtries, radio faite, vous avez quoi
j'ai tiré un beau buck, je débite la viande, appelez jeudi|faut que je tue les cochons samedi, l'autre samedi?
pas de signal dans le bois, textez-moi|je travaille à l'abattoir de 4 à midi, donc l'après-midi
je suis nouveau au canada, comment je m'inscris|excusez mon français, que veut dire autorisation
dans mon pays c'est la guerre, ici je suis bien avec mes enfants, je cherche seulement dormir
je n'ai pas médecin de famille, je peux venir?|parlez lentement au téléphone s'il vous plaît, j'apprends
dans ma religion pas d'alcool, la teinture en contient?|mon nom est mal écrit, c'est Nguyen
j'attends ma carte de résident, le passeport est bon?|paramédic, gros chiffres, j'en ai vu d'autres, c'est le sommeil. vous avez le soir?
pompier, alors rien qui paraît au test|infirmière à l'urgence, pas le mardi|j'enseigne l'autodéfense, mes poignets en mangent une
je réponds à la ligne d'écoute ce soir, pas disponible avant minuit|je donne une conférence en prévention du suicide le 10, donc pas le 10
mon agent de probation veut une copie|la DPJ a fermé le dossier, tout est beau, il me faut ma lettre à jour
mon avocat veut une preuve que c'est prescrit, pour la garde
chicane avec mon ex pour les passeports, semaine stressante, la pression un peu haute
les voisins se crient après toute la nuit, je dors pas, avez-vous plus fort pour dormir
mon proprio est fatigant avec l'odeur, une lettre pour lui?|fâché noir contre postes canada|je capote s'ils se trompent encore de saveur
j'irai le chercher moi-même, vos heures?|j'étranglerais celui qui a pensé ce menu-là
j'aimerais disparaître un mois à la plage, bon, mercredi 15 h ça va|j'aurais jamais dû changer de marque, remettez l'ancienne
je déteste les lundis pis les piqûres, une prise de sang est-elle obligatoire
la vie est trop courte pour votre ancien site, j'aime le nouveau|je serais mieux avec les capsules, moins salissant
tout le monde serait plus heureux si l'appli retenait mon mot de passe|ça sert à rien d'aller au sans rendez-vous, ils me renvoient à vous
rien aide autant que le 20:1, ramenez-le|sans espoir avec la techno lol, le bouton est où
à quoi sert le deuxième questionnaire, j'en ai fait un|j'en suis sorti, de la grippe, donc jeudi c'est bon
au bout du rouleau avec l'assurance, troisième refus, le docteur peut écrire un appel?|le gaz est rendu cher, on fait ça au téléphone?
panne de courant dans ma rue, mon cell est bas|la fumée des feux de forêt me fait tousser, vaper c'est pire?
l'avertisseur a sonné pour mes toasts lol, me revoilà|perdu dans votre site|pris dans la neige au bout de l'entrée, on commence à 10 h?
quelqu'un sonne, je reviens|oxygène à 97, normal|mon sucre était à 6,1 ce matin, contente|pression 128 sur 80
27 semaines de grossesse, tout va bien, mettez mon dossier en pause|première dent du bébé, pas dormi
plaques à cause du nouveau savon, ça part|ma ceinture me serre la hanche, faut que je maigrisse|le sac de jujubes est arrivé fondu
mon prochain arrêt c'est la pharmacie, l'ont-ils reçue|problème réglé, j'ai trouvé le mot de passe|on économise avec la grosse bouteille?
pas avant la fonte des neiges pour mon spécialiste|j'ai trente ans vendredi!|rien de prévu après vendredi donc quand vous voulez
arrosez-vous vos plantes avec de l'engrais, question bio|prenez la photo de mon permis|je pratique ma chorale le mercredi
vous aviez dit d'appeler si ça empire, ben ça va mieux|j'ai de la visite, je réponds plus tard
j'ai changé d'idée, l'huile plutôt que les capsules|brûlé la langue avec mon thé, le vaporisateur pince
trois mauvais codes, barré dehors de mon compte|ma fille cherche les sortes pour moi sur internet|mon fils a installé la caméra
ma femme est sur l'autre ligne|le chien du voisin hurle toute la nuit|il a pris l'auto alors je suis ici toute la journée
je veux quitter mon fournisseur et venir chez vous|enceinte de jumeaux, pausez tout svp|dites à l'infirmière qu'elle a été fine|à lundi
la ventilation de la salle d'attente est bruyante|maman fait ses valises pour le sud un mois d'avance
ma trousse de naloxone est périmée, où en prendre une|les champignons de l'épicerie, ça interagit?|mêlé mes vitamines du mardi et du jeudi
la facture de l'ambulance est arrivée, l'assurance paie-t-elle|envoyez quelqu'un répondre au téléphone svp
urgent : mon document expire aujourd'hui|contact d'urgence : mon frère David|aide pour téléverser svp|urgence lol plus de jujubes
je respire mal du nez, fièvre des foins|mon coeur saute avec le café, le cardiologue dit bénin
j'ai perdu connaissance en donnant du sang, comme chaque fois|jambes molles à cause de la grippe
mon mari s'est endormi pendant l'appel, désolée|il déménage pas avant juin|elle a sauté sur l'occasion|il est parti travailler
ils viennent à midi réparer la fournaise|trop tard pour aujourd'hui?|parcours d'hébertisme avec câbles et cordes samedi, donc pas samedi
couteaux gratuits avec mon mélangeur, j'en fais quoi haha
j'ai remis la carabine de papa à la police, son permis achevait. la suite du formulaire?|fini le questionnaire|prête quand vous l'êtes
bye pour l'instant|c'est tout pour moi merci|plus d'autres questions|mes parents sont enterrés à Rimouski, j'y vais en juin
la mort de mon chat me rend triste mais ça va|mon testament est chez le notaire, rien à voir mais la madame me l'a demandé
l'os de ma cheville est guéri, le docteur est content|la peau lève sur mon nez, coup de soleil
mon bras pris dans le plâtre pour six semaines, je peux mettre le baume après
le bébé a sucé mon doigt avec du baume, le pharmacien dit que c'est rien
`)
