import { phrasesOf } from './phrases-of.ts'

/**
 * Crises put as indirectly as people put them, written by somebody who saw neither the examples nor the rules. Nothing is learned from them;
 * they were read while rules and examples were mended.
 */
export const NEAR_CRISES_FRENCH = phrasesOf(`
jsuis pu capable là, j'ai pu envie d'être icitte pantoute
Bonjour, pourriez-vous m'indiquer comment léguer le reste de mon crédit à ma fille? Je ne serai plus là après la fin de semaine.
tout le monde serait mieux sans moi faque aussi ben en finir
Ça fait longtemps que je me prépare. Le ménage est fait, le frigo est vide, le loyer est payé jusqu'à la fin du mois. Voilà.
jveu mourir
s'cusez de vous déranger avec ça, c'est sûrement pas la bonne place, mais ça fait trois nuits que je regarde les pilules sur le comptoir pis que je compte
J'AI ASSEZ SOUFFERT JE LACHE TOUT DITES MERCI AU DOCTEUR
mes chums du régiment sont partis avant moi, c'est mon tour, la carabine est sortie de l'étui
chu en train de me faire mal dans ma chambre pis mes parents écoutent Occupation Double en bas genre tout est normal
Le bon Dieu veut pas venir me chercher, alors je vais y aller par mes propres moyens. Qu'il me pardonne.
ben drôle pareil, la seule affaire qui m'a retenu hier c'est que j'avais pas fini de payer mes pneus d'hiver. sont payés là
si vous voyez ça demain matin, c'est pas de votre faute, vous avez été ben fins
Depuis l'accouchement je me dis que le petit aurait une meilleure vie avec une autre maman et que si je disparaissais son père pourrait recommencer à neuf
annulez mes rendez vous tous. j'en aurai plus besoin d'aucun
Quand le métro arrive faut que je me tienne après le banc pour pas avancer. À matin je me suis pas tenue.
J'ai vendu les vaches, réglé le notaire, donné le chien à mon beau-frère. Le reste, ça va prendre cinq minutes.
excuse mon français je apprend. je ne veux plus vivre. j'ai personne ici. cette nuit je vais finir tout
chu saoul sur le bord du pont pis yé beau le fleuve
à quoi bon
Trois faillites, deux divorces, un cancer. Le bon côté c'est que je manquerai à personne samedi.
y m'ont dit au secondaire d'aller me pendre. peut etre qui ont raison finalement
J'ai répondu « jamais » à la question sur les idées noires parce que j'avais honte. La vraie réponse c'est tous les jours, et j'ai un plan.
pu rien qui me retient
on dit que le suicide c'est une solution permanente à un problème temporaire ben mon problème ça fait 22 ans qu'y est temporaire. j'ai fini d'attendre
chaque fois que je prends la 117 le soir je me dis que ça prendrait juste un petit coup de volant. à soir je prends la 117
J'aimerais m'endormir pis pas me réveiller, et je mets des médicaments de côté pour ça
Mon mari m'attend de l'autre bord depuis février. J'ai fait mes adieux aux enfants dimanche sans qu'ils s'en doutent.
jai essayé hier. sa pas marché. je recommence à soir
la DPJ a pris mes filles. c'est fini pour moi. adieu
je voudrais que ça soit moi dans l'accident pas lui et j'ai décidé de corriger l'erreur
ça serait tu possible que vous appeliez ma soeur demain matin pour lui dire où me trouver
je suis un fardeau, je coûte cher, je sers à rien, le plus vite je débarrasse le plancher le mieux ça sera pour eux autres
J'ai deux visages, madame. Au bureau je fais des blagues. Le soir je m'exerce à avoir le courage de partir.
jpense a me unalive depuis la rentrée pis la jai le moyen
vous pouvez donner ma place à quelqu'un qui a envie de guérir, moi je m'en vas rejoindre mon gars
Ça me fait rien de mourir. Je mange plus, je prends plus mon insuline, j'attends. Ça devrait pas être ben long.
Mettons que quelqu'un existait pu lundi, est-ce que sa blonde pourrait garder le chien pis le char sans passer par le notaire? Mettons.
L'huile aide pour le dos. Pour le reste, la tête, y a juste une solution et je pense que vous la devinez.
merci à l'infirmière Josée pour sa gentillesse, je tenais à le dire pendant que je peux encore. C'est ma dernière journée.
ché pas comment dire ça... j'ai peur de rester toute seule avec moi-même ce soir. j'ai peur de ce que je vais me faire
veux crever pis c pas une façon de parler
je voulais pas alarmer personne mais j'ai signé mon testament hier pis j'ai choisi le lac, avant que ça gèle
moi c'est aujourd'hui que je débarque du bus, bonne continuation tout le monde
j'ai avalé rien encore mais le verre d'eau est plein pis les comprimés sont dans ma main
Je prie pour avoir le courage de me lancer, et je prie pour ne pas l'avoir. Je suis sur le balcon du neuvième.
qui va s'occuper de mes chats si je me tue en fin de semaine? c'est la seule chose qui reste à régler
honnêtement je me vois pas à Noël. pas parce que je suis malade. parce que j'aurai décidé
jme frappe la tete su le mur tlm dort pis je veux juste que ca arrete pour toujours
Désolée, je vais faire court : je n'en peux plus de vivre. Voilà c'est dit.
j'ai perdu ma job ma femme pis la maison, y reste une balle dans le tiroir, ça tombe ben
Mon filleul a remis sa démission, vidé son appart au bazar pis laissé ses clés dans ma boîte à malle avec « merci pour toute ». Il répond pas.
jai lu les textos de ma fille de 12 ans, elle demande a ses amies cest quoi la facon qui fait le moins mal
Je suis proche aidante de mon conjoint. Ce matin il m'a dit où étaient les papiers et qu'il ne serait pas là pour les fêtes. Il est calme, trop calme.
ma coloc s'est barrée dans salle de bain elle pleure pis a dit que c'est la derniere fois qu'on se parle
mon ex m'écrit que si jle reprends pas avant minuit y va se crisser en bas, pis c'est pas la première fois qu'y essaye
Papa, 84 ans, nous a demandé à chacun ce qu'on voulait garder de lui, puis on a trouvé sa dosette vidée dans la poche de sa robe de chambre. Il refuse de dire ce qu'il compte en faire, sauf que « ça achève ».
gars sur mon serveur discord y vient de dire bye pour vrai, c lui qui m'a donné le nom de votre clinique. y reste à trois-rivières jpense
Ma bru vient d'accoucher. Elle a dit à mon fils, le regard vide, que la petite dormirait mieux si elles partaient toutes les deux. Il est au travail et elle est seule avec.
le voisin m'a donné son perroquet pis son coffre à outils en disant qu'après demain ça lui servira plus
ma petite soeur se fait mal, jai vu ses bras. elle parle pu a personne et a dit que bientot on va etre tranquilles
L'hôpital a laissé sortir ma belle-mère hier. Ce soir elle refuse qu'on dorme chez elle, insiste pour rester seule, et elle a embrassé les enfants comme jamais avant.
mon gars est revenu de Lettonie pu pareil, yé dans sa chambre avec son arme, y a demandé pardon à sa soeur
son ex m'appelle yé parti dans l'bois avec son 12 pis y a laissé son alliance sur la table
Préposée à domicile ici. Mon client m'a dit de ne pas entrer seule demain, d'envoyer la police à ma place, et de ne pas m'en vouloir.
elle est sur le toit svp vite
mon mari il parle de mourir chaque jour et aujourd'hui il a acheté une corde. je connais pas le numéro ici au Canada
Depuis la mort de notre fils, ma femme va s'asseoir sur la track en arrière de chez nous. Cette fois elle veut pas revenir et le train passe à 9 h 40.
jai peur pour mon prof de guitare c'est un de vos patients y ma dit que c'était notre dernier cours a vie pis y pleurait
un gars de ma gang de pêche vient d'appeler chaud raide pour me dire que ça a été un honneur de me connaître. yé pas du genre
ma blonde a pris le char en disant qu'elle viserait le premier viaduc
à soir y va payer. chu caché en arrière de son bloc pis j'attends qu'y sorte son chien
J'ai brassé le bébé. Juste un coup. J'ai réussi à le déposer mais il recommence à pleurer et j'ai peur de moi.
continuez de m'ignorer, je sais où la réceptionniste se stationne et je suis rendu à un point où j'ai plus rien à perdre
Ma mère a l'Alzheimer et crie toute la nuit. Hier je tenais l'oreiller au-dessus d'elle. Je l'ai pas fait, mais j'étais proche.
lundi y vont tous regretter de m'avoir niaisé, jai ce qui faut dans mon casier
j'ai des images de moi qui fait du mal à ma fille, pas juste des images, hier j'ai fermé la porte pis j'ai commencé
jvas mettre le feu à bâtisse avec le proprio dedans, jai le gaz
J'ai serré le cou de ma femme hier. J'ai lâché. La prochaine fois je sais pas si je vais lâcher.
venez chercher les enfants. je suis pas fiable cette nuit. je vais frapper fort si ça continue
Le gars qui a tué mon fils au volant sort de prison vendredi. Je serai à la porte, armé. Ça finira pour lui et pour moi.
si je pars j'emmène ma famille avec moi, personne va rester derrière à souffrir
mon beau-frère est un homme mort pis c'est pas des farces, je m'en vas chez eux là
J'ai mis quelque chose dans le café de mon mari ce matin. Pas beaucoup. J'ai envie d'en mettre plus demain.
y a un micro dans le salon pis une caméra dans l'entrée, chu pas sortie depuis l'Action de grâce. y dit que c'est pour mon bien
il veut pas que je sorte de la maison pis il a ma carte soleil
Faut que je fasse vite, il revient du dépanneur dans dix minutes. Les côtes me font mal de samedi. Si j'arrête d'écrire c'est qu'il est là.
mon beau pere vient dans ma chambre la nuit. jai personne a qui le dire
Est-ce qu'une femme peut changer de clinique sans que son mari l'apprenne? C'est que la dernière fois que j'ai pris une décision sans lui, j'ai perdu deux dents.
Mon petit-fils s'est installé chez moi, il a ma carte de guichet, il crie, il m'a brassée pas mal fort hier. J'ai 86 ans. Je dors avec une chaise contre la porte.
ma blonde me garroche des affaires. tout le monde rit quand un gars dit ça. hier c'était l'eau bouillante
mon patron de la ferme garde les passeports, on dort barrés, et quand un demande docteur il le frappe. je suis travailleur temporaire. aidez s'il vous plaît
y me donne mon huile juste quand chu fine. sinon y m'embarre dans cave
Ma fille est retombée dans la drogue, elle m'a prise à la gorge hier soir, elle est encore dans la maison et moi je suis enfermée dans la salle de lavage.
jai 14 ans mon pere ma donné la ceinture pcq ya trouvé ma vape, jai des bleus partout pis y revient a 5h
Le curé me dit de pardonner. Il a passé son poing dans la porte à deux pouces de ma face, devant les petits.
cette nuit il m'a encore forcée. on est mariés faque je sais pas si ça compte
À la ressource où je reste, le monsieur de nuit me tord les doigts quand je sonne. J'en parle pas à mes enfants, ils se chicaneraient pour me placer.
yé dehors y cogne dans porte y a un 810 contre lui pis y s'en câlisse aidez moi
Mon conjoint a débranché ma marchette électrique, caché mes comprimés et dit que je les aurai quand je signerai la maison à son nom.
les bleus que l'infirmière a vus c'était pas le chien
le chum à ma mère fait mal à mon ptit frère quand a travaille, y a 5 ans, y a des marques dans le dos
Ma famille refuse que je sorte depuis que j'ai dit non au mariage. Mon frère dit qu'il lavera l'honneur. J'ai l'ordinateur pour quelques minutes seulement.
Il m'a dit que la prochaine fois que je parlerais à un docteur je finirais en dessous de la neige jusqu'au printemps.
j'en ai pris plus que c'est marqué. pas mal plus. jfile drôle
La garderie à la maison ici : un des petits a mis la main dans mon sac, le pot de jujubes est vide, il est tout mou et il veut juste dormir. Les parents répondent pas.
j'ai toute avalé y a 20 minutes pis là je regrette
mélangé mes hydromorphones avec du rouge pis les gouttes, j'ai les lèvres bleues lol c tu normal
Mon mari ne se réveille pas. Il a pris ses somnifères avec l'huile et il respire comme s'il ronflait avec de l'eau.
j'ai donné à mon père ses gouttes avec la seringue de 10 au lieu de la petite, il délire, il est blême et sa pression est à 70 sur 40
jme demandais, deux bouteilles d'Advil pis une de Gravol, c'est assez ou ça rend juste malade? c'est déjà pris
jen ai pris 2 ca faisait rien jen ai repris 6 la jsens pu mes jambes pis mon coeur débat jva mourir
Mon fils de trois ans a bu du débouche-tuyau, il bave et il ne veut plus rien avaler
la poudre était pas bonne. ma chum est par terre les yeux blancs a prend une respire aux 20 secondes
Grand-papa pensait que c'était des carrés aux dattes. Il en a mangé six. Il ne tient plus debout, il appelle sa défunte mère et son pouls saute.
J AI PRIS MON COUMADIN TROIS FOIS AUJOURD HUI PAR OUBLI ET JE SAIGNE DU NEZ SANS ARRET
je compte plus les pilules bleues. ni le vin. ça va. je m'endors
injecté 60 unités d'insuline rapide au lieu de la lente, jtremble pis je vois double, chu tout seul au camp
Je ne veux pas faire d'histoires, je crois que j'ai collé quatre timbres au lieu d'un. Je cogne des clous et je respire très lentement.
y s'est piqué y a une heure pis là yé frette pis gris
on a mangé des champignons ramassés au chalet hier, ma femme a les yeux jaunes à matin pis elle vomit du sang
mon enfant il a mangé les médicaments du grand-père, peut-être dix, je sais pas c'est quoi, les petits blancs
pris tout ce qu'il y avait dans pharmacie. dites à ma soeur que je l'aime
ado de 15 ans, bouteille de vodka au complet avec des speeds, y vomit couché su l dos pis y répond pas
ca me serre dans poitrine comme si qqn était assis dessus, mon bras gauche est engourdi, j'attends tu mon rdv de mardi
Depuis le dîner mon mari échappe tout de la main gauche, sa bouche est de travers et il s'obstine qu'il va bien.
jarrive pu a respirer depuis que jai vapé la nouvelle, la gorge me ferme
Docteur, je vomis le sang noir comme le café depuis la nuit et je suis très faible. Je peux venir à la clinique?
mon mari fait une crise d'épilepsie, c'est la première de sa vie, ça fait plus que cinq minutes
depuis qu'on a rentré le bois hier j'ai un pincement dans le chest, j'sue à grosses gouttes pis j'ai pas de souffle. C'est ma femme qui veut que j'écrive, moi je pense que c'est rien
mal de tête qui m'a fessé d'un coup sec, raideur dans nuque, 40 de fièvre pis des taches mauves sur les jambes
enceinte 33 semaines je saigne beaucoup et je la sens plus bouger
la face m'enfle depuis que j'ai mangé des crevettes, mon épipen est passé date
Mémère a glissé de sa chaise, a peut pu lever le bras droit pis les mots sortent toute mêlés. Y a-tu une garde-malade?
mon gars est diabétique y se réveille pas comme du monde la machine marque juste HI
je sens plus mes jambes depuis ce matin et j'ai perdu le contrôle de ma vessie, d'habitude c'est juste mal au dos
pouls à 190 depuis une heure ca redescend pas, jvois des points noirs, jtombe dans les pommes
mon mollet est enflé rouge depuis l'avion pis là d'un coup j'ai mal en respirant et je crache rose
bébé de 3 semaines, 39,8 de fièvre, y boit pu, y se plaint même pu
Perdu dans le bois en arrière de Saint-Zénon, moins 25, je ne grelotte plus et j'ai sommeil. Le 911 coupe, seul internet marche.
y s'est pogné la main dans la vis à grain, ça saigne effrayant, l'hôpital est à une heure et demie
ILS ONT MIS UNE PUCE DANS L HUILE LA VOIX ME DIT DE L ENLEVER DE MON BRAS AVEC LE COUTEAU
Mon coloc a pas dormi depuis six jours, il dit qu'il est l'élu pis il marche dans le trafic sur René-Lévesque parce que les chars peuvent pas le toucher
la dame de la météo me parle à moi. elle dit que mon père est un imposteur et qu'il faut l'ouvrir pour voir les fils. il dort dans le salon
Depuis qu'il fume plus fort mon frère met de la pellicule d'aluminium partout, il a coupé le gaz, pis là il tient ma mère dans le sous-sol « pour la protéger » et il a une hache.
je dors pu, y passent par les conduits d'air. j'ai mis des couteaux à chaque fenêtre. le prochain qui monte l'escalier je frappe
Dieu m'a demandé de jeûner jusqu'à ce qu'il m'appelle. Onzième jour, plus d'eau depuis hier. C'est bientôt.
ma conjointe entend notre bébé lui donner des ordres. elle a rempli le bain et elle veut pas que j'entre
les voix disent saute saute saute à journée longue, j'ai monté la musique mais sont plus fortes
yont mis un radio dans mes dents, si je l'arrête pas à soir toute la rue va brûler, faque je vas l'arrêter
Bonjour. J'ai enfin compris que je suis déjà morte et que si j'entre dans le lac je vais me réveiller chez nous. J'y vais maintenant, je suis pieds nus.
`)
