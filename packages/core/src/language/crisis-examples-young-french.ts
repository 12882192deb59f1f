import { phrasesOf } from './phrases-of.ts'

/** Crises as younger people, newcomers, new parents, people who text, and those who cannot sleep might put them in French. */
export const CRISIS_EXAMPLES_YOUNG_FRENCH: readonly string[] = phrasesOf(`
jveux mourir c tout|j'ai pu le gout de vivre pantoute|chu en train de penser a me tuer pis jsais pas a qui le dire
Je veux en finir ce soir.|jpense au suicide depuis genre 3 semaines|ma blonde a dit qu'a va se tuer pis a repond pu
jme suis encore coupée à soir, ca arrete pas de saigner|jfeel comme si j'devrais juste die
I guess que j'veux pus être icitte pantoute, like sur la terre|j'ai fait ma lettre. elle est sur le frigo
jai donne mon chat a ma voisine, jen aurai pu besoin la ou jm'en va|tout le monde serait ben mieux sans moé
c la derniere fois que jvous ecrit merci pour toute|demain y'en aura pas pour moi|inquietez vous pas pour mon rdv de mardi, jserai pu la
j'ai pris toute la bouteille d'huile pis mes tylenols avec|jen ai pris pas mal plus que la dose pis la jai le coeur qui veut sortir
mon coloc se reveille pas, yé tout blanc|mon chum a pris trop de gummies pis y vomit en dormant, chu pas capable de le réveiller
ma mère parle tout croche depuis 10 min pis sa bouche descend d'un bord|j'ai un poids sur la poitrine pis mon bras gauche est engourdi
j'ai peur de retourner chez nous à soir|y m'a pris mon cell pis mes clés, j'écris de l'ordi de la biblio
y garde toutes mes paies pis y barre la porte quand y part|Les voix me disent de prendre le couteau et je ne sais plus comment résister
y'a une voix qui me dit de sauter en bas du balcon|j'ai peur de c'que j'vas faire si chu toute seule cette nuit
chu scared de moi-même right now|j'ai peur de faire mal au bébé, il arrête pas de pleurer et j'en peux plus
Parfois je regarde mon bébé et je me dis qu'on devrait partir tous les deux, pour toujours
J'ai secoué ma fille tantôt, elle est molle et elle me regarde pas
mon fils de 2 ans a mangé un de mes jujubes au thc et il tient plus debout|le petit a bu dans ma bouteille d'huile jsais pas combien
le bébé respire bizarre et ses lèvres sont bleues|Mon mari m'a étranglée hier. Il dort là, je peux pas appeler.
je suis arrivé de Port-au-Prince il y a un an, j'ai tout perdu, je préfère rejoindre mes morts
Docteur, la vie là ne me sert plus à rien, je veux partir retrouver ma mère au cimetière|mwen bouké, je suis fatiguée de vivre, vraiment
Wallah je veux plus vivre, je suis à bout, personne sait ici
ma famille au bled croit que tout va bien mais cette nuit je vais tout arrêter
Mon cousin m'a envoyé un vocal d'adieu, il dit pardonnez-moi tous, il est seul à Gatineau
il me dit que si je pars il me fait expulser et il a gardé mon passeport
Mon mari garde mes papiers et je n'ai pas le droit de sortir sans lui|le frère de mon mari m'a dit qu'il va me tuer si je parle
J'en peux plus de faire semblant. J'ai choisi la date.|je pense que je serai plus là à la fin de la session
j'ai échoué mon doc, mes parents se sont endettés pour moi, ils seraient mieux avec l'assurance
bof, à quoi bon renouveler l'ordonnance, je compte pas me rendre au mois prochain
super service, continuez comme ça, de toute façon vous aurez un client de moins demain matin lol
pas besoin de rembourser, là où je vais on paie pas de loyer haha
sarcasme à part, j'ai vraiment tout préparé pour disparaître en fin de semaine
4h du mat encore. jdors pu depuis 6 jours pis jcommence a voir des gens dans le mur qui me disent de frapper ma mère
jdors plus, je veux juste m'endormir pis jamais me réveiller|jai compté mes pilules 3 fois a soir|j'ai toute mes pilules devant moi là
Si je m'endors pour de bon cette nuit ce sera un soulagement pour tout le monde|dites a ma soeur que je l'aime ok
qui va s'occuper de mon chien quand jvais etre parti, vous connaissez tu un refuge
j'ai laissé mes mots de passe à mon frère pis payé mes comptes, chu prêt
mon ado a donné sa guitare pis ses souliers à ses amis, y dit qu'y en aura pu besoin
mon fils s'est enfermé dans sa chambre, il a écrit sur insta que c'était fini
ma fille de 15 ans a des marques fraîches sur les bras et elle m'a dit qu'elle voulait mourir
mon père a sorti sa carabine du sous-sol et il pleure dans le garage|mon chum dit que si j'le laisse y va se tirer
jvas le tuer. j'te jure jvas le tuer chu dans son parking|j'ai une envie de lui rentrer dedans avec mon char, pis j'blague pas
si mon ex vient chercher les kids à soir y ressortira pas vivant
je sais où travaille la fille pis jvais lui faire payer ça, elle va pu se relever|chu su le pont la|jai une corde dans l'char
j'arrête pas de regarder les trains passer à la station pis d'me dire que ce serait vite faite
jme brule avec mes cigarettes quand ca va pas, la c rendu chaque soir|j'ai recommencé à me faire mal
jsaigne ben gros chu enceinte de 30 semaines|j'arrive pu a respirer, ma gorge enfle depuis que jai pris la nouvelle capsule
mon frère convulse depuis que y'a fumé, on fait quoi|j'ai perdu connaissance 2 fois aujourd'hui pis là j'vois noir encore
mon coeur bat a 170 depuis une heure pis j'ai mal jusque dans la mâchoire|jpeux pu bouger mon coté droit
mémère répond pas quand j'y parle, ses yeux sont ouverts
le voisin de palier est couché dans le corridor, y râle pis y'a une seringue à côté
j'ai melangé mon huile avec pas mal de benzos pis d'la vodka, jme sens partir|jai callé toutes les pills de dilaudid a ma mère
je suis le messie et je dois sacrifier mon frère avant minuit, Dieu me l'a ordonné
La télé me parle, ils m'ont implanté une puce et je vais l'enlever moi-même avec un couteau
les voisins m'empoisonnent par la ventilation, cette nuit je vais aller les arrêter pour de bon
mon chum pense que chu remplacée par un robot pis y s'est pogné une hache
mon coloc parle au diable depuis 2 jours, y dit qu'il doit brûler l'appart
y m'a poussée dans les marches, chu cachée dans la toilette, y cogne dans porte|parlez pas fort s.v.p., y'est dans l'autre pièce
j'peux pas parler y lit mes messages. repondez juste oui si vous comprenez|mon père me bat quand y boit, à soir y boit
chui tanné d'etre un poids pour ma mère, jvais régler ça
J'ai cessé de manger et de boire il y a quatre jours, j'attends juste que ça finisse|plus personne ne m'attend nulle part, adieu
C'est mon dernier message. Merci à Mélanie d'avoir été gentille.|prenez soin de vous autres, moi j'ai fini
jsuis tanné de toffer, à soir j'arrête de toffer|chu pu capable de vivre d'meme|je vas me tuer, c'est toute
Je songe sérieusement à mettre fin à mes jours.|veux pu etre en vie|j'ai essayé de me tuer hier pis ça a pas marché, j'vas réessayer
chu su le bord de faire une niaiserie|ben là, j'pense que j'va faire une connerie à soir|c'est final bâton, j'débarque de la vie
J'veux juste que le monde arrête, j'veux être pus là, worry pas about moi après|mes kids seraient better off sans moi, anyway
j'ai toute planné ça, j'va attendre que mes parents soyont couchés|y'a rienque une way out asteure pis c'est pas une belle one
mon best friend m'a texté bye forever pis y pick up pas son phone
J'suis parquée au bord du quai à Shediac pis j'crois que j'vas me laisser aller
mon boyfriend hide mes clés pis y me laisse pas aller voir ma mame|jsuis enfermée dans chambre avec la petite, y casse toute dans l'salon
y a dit que si j'allais au shelter y me retrouverait pis que j'serais finie
ma soeur est pognée avec un gars qui la laisse pas sortir, elle a un oeil au beurre noir à matin
Il contrôle mon compte en banque, ma carte, mon téléphone. Si je demande 5 piasses il se fâche et il frappe.
ma belle-famille m'a enfermée, ils disent que je suis folle, aidez moi
chez nous c'est plus sécuritaire, il a jeté la poêle vers ma tête pis le bébé était dans mes bras
Mon frère aîné veut me renvoyer de force au pays pour me marier, il me bat depuis que j'ai dit non
Mon oncle chez qui j'habite vient dans ma chambre la nuit, j'ai peur de dormir
mon patron garde nos passeports pis on est barrés dans la roulotte la nuit
j'ai accouché y'a 3 semaines pis j'pense à me jeter en bas avec elle
depuis l'accouchement j'ai des images où je noie mon fils et je sens que je vais le faire
J'entends une voix qui dit que le bébé est pas le mien et qu'il faut s'en débarrasser
je l'ai déposée dans sa bassinette pis je suis sortie dehors, j'ai peur de c'que j'y ferais
mon conjoint s'est levé pis y tenait le bébé par la fenêtre, y'est pas lui-même
Elle serait mieux avec une autre maman. J'ai écrit une lettre pour quand elle aura 18 ans.
mon bébé fait 40,8 de fièvre pis y'a le corps qui saute|bébé s'est étouffé, y'est rendu mou
je trouve pu le pot de jujubes pis ma fille de 3 ans arrive pu à garder les yeux ouverts
mon gars a avalé des capsules, combien aucune idée, y'est bizarre
jpense que jai mis trop d'huile dans mon café, chu paralysé pis j'ai la poitrine qui serre ben fort
pris 4 fois ma dose par exprès. jvoulais pu sentir rien|j'en ai pris 10 gummies pour pas me réveiller|me sens partir la, trop pris
mélangé toutes sortes d'affaires à soir, jespere que ca suffit|mon coloc a pris du fentanyl je pense il est bleu
ma chum de fille respire à peine, y'a un bruit de ronflement pis a réagit pas
j'ai trouvé papa à terre, je sais pas depuis quand, yé frette|Mon mari n'arrive plus à lever le bras et il parle comme s'il était saoul
grand-maman a le visage qui penche, a mélange ses mots|ca me serre dans le chest pis ça descend dans l'bras
J'ai l'impression qu'un éléphant est assis sur ma poitrine, je transpire à grosses gouttes
tonton est tombé, il transpire, se tient la poitrine, il veut pas aller à l'hôpital
je crache du sang depuis à matin et j'ai la tête qui tourne
jviens de tomber dans les escaliers, jme suis cogné la tête, je vomis pis jvois double
allergique aux arachides, j'en ai mangé, ma langue enfle|je suis diabétique, mon sucre est à 1.9 et je commence à plus voir clair
j'ai pas pissé depuis 2 jours pis chu confuse, j'sais pu quel jour on est, j'ai la fièvre
mon ami a fait une crise d'épilepsie pis y'en fait une autre, ça arrête pas
On m'a jeté un sort, le marabout parle dans ma tête et m'ordonne de tuer ma femme
Les djinns me disent de me jeter par la fenêtre, je n'arrive plus à prier
Les loas me demandent un sacrifice, c'est ma fille qu'ils veulent
jdors pas depuis une semaine, chu invincible, jvais traverser la 20 à pied pour le prouver
y'a des caméras dans mes dents, jvas les arracher avec des pinces
mon frère pense que la GRC est dans les murs, il a défoncé le plâtre et il garde un fusil
elle parle toute seule, dit qu'elle est morte déjà, elle a pas mangé depuis 5 jours
mon fils de 19 ans dit qu'on l'a empoisonné, il menace sa soeur avec un tournevis
j'en veux tellement à mon prof que j'me vois entrer dans classe avec un gun
lundi à l'école y vont tous payer, vous allez l'voir aux nouvelles|j'ai un bat dans char pis j'attends qu'y sorte de sa job
si la cour lui donne les enfants jla descends, pis moé après|jme retiens à deux mains pour pas l'étrangler, sortez moi d'icitte
y mérite de crever pis c'est moé qui va s'en charger|je ne supporte plus, un jour je vais prendre la voiture et foncer dans le fleuve
je marche vers le métro, dites à ma mère que je lui demande pardon|Allah me pardonne, j'ai décidé de partir ce soir
Que Dieu me pardonne pour ce que je vais faire. Adieu à tous.
au village ils attendent l'argent, je n'ai plus rien, je vaux plus mort que vivant
depuis le refus de mon asile je ne vois plus demain. S'ils viennent me chercher ils ne me trouveront pas vivant
Ma demande a été rejetée. J'ai dit à ma femme où sont les papiers pour l'assurance vie.
je n'ai plus personne, ni ici ni là-bas. si je disparais on s'en rendra compte à l'odeur
je coule, j'ai l'impression d'être déjà partie, il reste juste à faire le geste
vous pouvez donner ma place à quelqu'un d'autre, quelqu'un qui a encore envie de vivre
Annulez tout. Mes rendez-vous, ma carte, tout. Après dimanche ça ne servira à rien.
est ce que mon assurance paye à ma mère si c'est moi qui le fais|Quelle belle vie hein. Bon ben moi je tire la plogue. Bonne nuit.
lol j'ai même nettoyé l'appart pour que ce soit moins pire pour celui qui va m'trouver
ironique, j'ai acheté un agenda 2027 pis je me rendrai pas à Noël|jme suis trouvé une solution permanente à mon insomnie, haha. Adieu
toute ma session est à l'eau, j'ai écrit à mes profs pour m'excuser et dire adieu
j'ai fait le tour pis dit je t'aime à tout le monde, là chu prête|ils vont m'oublier vite, c'est correct comme ça
pu de force. pu envie. jlache prise sur toute a soir|je regarde l'eau pis j'trouve ça calme. j'pense que c'est là que j'va rester
la nuit est trop longue pis j'pense que j'verrai pas le matin|4h12. j'ai fini mes textos d'adieux. il reste juste vous
les idées noires sont revenues, là c'est plus fort que moi|le goût de m'ouvrir les bras revient pis j'ai une lame dans la main
jme cogne la tête dans l'mur depuis tantôt, chu pas capable d'arrêter
mon étudiante m'a dit qu'elle verrait pas la remise des diplômes, elle m'a donné son collier
Ma blonde pleure dans le bain avec la porte barrée, elle répond plus
ma fille vient de s'enfuir en pieds de bas dans la neige en disant qu'on la reverrait plus
Ma cousine à Laval a posté une photo de pilules avec un cœur brisé, elle décroche pas
un gars sur le groupe Facebook de la clinique vient d'écrire qu'il se pend ce soir|ma vie est finite jvais la finir pour vrai
j'ai l'goût de mourir à chaque matin pis là ça fait un mois|jai pense me pendre hier|Je veux mourir, aidez-moi s'il vous plaît|vx mourir
svp qqn appelez moi jvais me suicider|g envie de me foutre en l'air|j'ai envie de me buter, franchement je tiens plus
Je vais me flinguer ce soir, c'est décidé.|jai un plan, un endroit pis une heure|même ma psy sait pas que j'ai gardé de quoi pour le faire
on m'a dit d'appeler ici avant de passer à l'acte. fait que j'appelle
chu rentré de l'urgence hier après ma tentative, pis j'ai encore la même idée dans tête
je me suis entaillé la cuisse dans la salle de bain de la résidence|jme gratte au sang pis la douleur c la seule chose que jsens
jme fais vomir pis jme frappe, j'ai des bleus partout que jme suis faites moi meme
si vous lisez ça demain, ben c'était moi. bonne chance dans vie|je voulais juste vous remercier d'avoir essayé. ça sera pu long
Tout est en ordre : le loyer, le testament, les clés chez la concierge.|le chat a de la bouffe pour 3 jours, quelqu'un va passer
je veux que mes cendres aillent à Tadoussac, vous l'écrirez quelque part
j'ai enlevé mes bagues pis j'les ai laissées à ma fille avec un mot
mes collections de hockey j'les ai toutes données à mon neveu. J'ai pu besoin de rien.
ma mère se ruine pour mes médicaments, sans moi elle pourrait enfin respirer|chu rien qu'un paquet de troubles, y vont être soulagés
Mes enfants paieraient moins cher de psy si leur père disparaissait|j'nuis à tout le monde, c'est mathématique, faut que j'm'enlève
à quoi ça sert de planifier l'été quand on sera mort avant|mars? haha non. je serai plus de ce monde en mars
je fixe le plafond et je me dis que c'est ma dernière nuit|jarrete pas de penser a l'eau du fleuve qui est froide pis que ca va vite
y est 5h, le soleil va se lever pis moi j'veux pas|pas dormi en 8 jours, les ombres me disent que si jm'étouffe ça va arrêter
chaque nuit à 3h la même voix m'appelle par mon nom et m'ordonne de descendre à la rivière
jsuis rendu que je vois ma grand-mère morte dans le coin pis a me dit de venir la rejoindre
j'suis stuck dans mon truck, le tuyau, la garage, j'sais pus... call quelqu'un|j'peux pus handle ça, j'vas checker out for good
pépère a parti avec son gun dans l'bois pis y'a dit take care des petits|j'ai hurté mon bras back, ça bleed beaucoup pis j'ai peur
mon brother est on the floor, y breathe quasiment pas, y'a pris dequoi|ma roommate a overdosé j'pense, a wake pas up
mon chest hurt real bad pis mon bras est tout numb, j'ai juste 29|j'hear du monde me dire de faire mal à mon boss pis c'est loud
mon ex me suit, y'est parké devant la maison avec les lumières éteintes pis y me texte qu'y va m'avoir
y'a tracké mon phone, y sait que j'essaye de m'en aller, j'suis scared pour mes kids
jdois effacer ce message après, il vérifie tout. il m'a cassé un doigt
Il m'a dit : "si tu me quittes, je tue les petits et je me tue après"
mon mari m'a forcée encore cette nuit, j'ai mal, je ne peux en parler à personne
ma belle-mère me nourrit pas, elle barre le frigidaire pis la porte d'en avant
mon chum me donne mes pilules lui-même, il m'en donne trop pour que j'dorme toute la journée
chu proche aidant de mon père pis tantôt j'ai serré trop fort, j'ai peur de le blesser
mon gendre brasse ma fille, elle a des marques au cou, elle dit que c'est rien
ma coloc revient toujours avec des bleus, là son chum est en train de défoncer la porte
mon père m'a dit que j'sortirais pus vivant d'la maison depuis qu'y sait que chu gai
ils veulent laver l'honneur de la famille, mon frère a acheté un billet pour venir me chercher, j'ai peur pour ma vie
jveux pas rentrer. j'ai dormi dans l'abribus. y m'attend|chu cachée dans l'auto avec les deux p'tits, où c'que j'peux aller à soir
le bébé pleure et moi j'entends "fais-le taire" dans ma tête toute la journée
j'ai mis l'oreiller près de lui... j'ai arrêté. j'ai trop peur de moi
Depuis que la petite est née je disparais. J'ai calculé que mon conjoint s'en sortirait bien seul.
j'ai pas l'droit d'être une mère, j'ai écrit à l'adoption pis après j'vas m'en aller pour toujours
ma femme a accouché il y a 10 jours, elle ne dort plus, elle dit que le bébé est le diable
nouveau papa, chu à boutte, j'ai roulé à 180 tantôt en espérant manquer la courbe|mon bébé de 5 mois a avalé une pile
petit garçon 4 ans a mangé brownie de mon coloc, il dort et respire lentement|la p'tite a les yeux virés à l'envers pis a tremble
mon nouveau-né devient gris quand il boit|j'ai pris mes gouttes deux fois plus ma morphine, jme sens tomber, mes lèvres picotent
jai avalé d'un coup tout ce qui restait, c'était pour en finir, là je regrette|pris bcp trop. peux pas me lever. coeur fou
mon ami a bu du lave-glace|J'ai respiré du gaz toute la soirée, j'ai mal à la tête et le détecteur sonne, ma blonde se lève plus
on lui donne des claques pis y'ouvre pas les yeux|elle a vomi pis là a bouge pu, le party continue, personne fait rien
on a secoué Kevin pis y fait juste gargouiller|ma voisine de 80 ans est tombée, sa jambe est toute croche et elle perd la carte
soudainement je trouve plus mes mots, ma main droite échappe tout|j'tape d'une main, l'autre marche pus depuis 20 minutes
j'ai jamais eu mal à la tête de même, comme un coup de tonnerre, pis ma nuque barre|jvois pu d'un oeil, c'est arrivé d'un coup
mes lèvres sont bleues pis j'siffle, ma pompe fait pu rien
mal au thorax qui monte dans la gorge, des sueurs froides, j'veux pas déranger le 911
j'ai fessé un chevreuil tantôt, j'ai le ventre dur comme une roche pis j'vois des étoiles
chu enceinte pis j'sens pu le bébé bouger depuis hier, j'ai des crampes pis du sang|je dois purifier le quartier par le feu, on m'a choisi
Le gouvernement m'a vidé le sang, je suis obligé de m'ouvrir pour vérifier|Jésus m'a dit que si j'saute j'vas voler
mon mari est persuadé que je l'empoisonne, il dort avec un couteau sous l'oreiller
Ma soeur pense que son fils est un clone. Elle parle de "le renvoyer". Elle est seule avec lui.
j'ai pas fumé beaucoup mais là jpense que mes amis veulent me tuer pis j'ai pris un marteau
mon coloc est parti tout nu dehors à -20 en criant qu'y parle à Dieu|j'veux y péter les genoux, chu rendu devant chez eux
donnez moi une raison de pas aller mettre le feu à son char avec lui dedans|je rêve plus, je planifie. mon propriétaire va comprendre
j'ai peur, quand il me provoque je vois rouge, la prochaine fois je vais le planter
mon élève m'a écrit qu'il avait une liste de personnes à faire disparaître
mon fils joue plus, y'aiguise des couteaux pis y dit que son beau-père va y passer
jme fous de crever astheure, pis j'ai arrêté mon insuline|Je ne prends plus mes antirejets exprès. Laissez faire la suite.
J'ai cessé mes pilules pour le coeur, comme ça j'aurai pas à le faire moi-même
l'exil m'a vidé. ce soir je vais fermer les yeux et je ne veux pas qu'on me réveille
Je suis fatigué, frère. Je veux rejoindre ma femme sous la terre.|si je saute, est-ce qu'on rapatrie mon corps à Abidjan ?
mon grand frère à Montréal nous a envoyé toutes ses économies et un message d'adieu, nous sommes à Conakry, que faire
ma nièce vient d'Haïti, elle dit qu'elle entend les siens l'appeler et qu'elle va y aller ce soir|j'suis pu capab
j'en peux vraiment plus de vivre la, aidez moi|à l'aide|jpense que jmeurs|MON CHUM RESPIRE PAS|y est bleu y est bleu repondez
chu en danger chez nous|jsaigne pas mal, jai coupé trop creux|jveux crever bon c'est dit|La mort me semble la seule porte de sortie.
j'ai envie de mourir mais j'ai peur de le faire, parlez-moi|j'vas m'ôter la vie, prévenez pas ma mère
Chus sur la liste d'attente en psychiatrie, mais j'attendrai pas jusque-là, j'ai d'autres plans pour vendredi
le psy a dit d'aller à l'urgence si les pensées revenaient. Elles sont revenues pis j'ai pas d'char.
c'est-tu vous autres que j'texte quand j'ai l'goût de me tuer|j'sais pas si jme rends à demain honnetement
j'voulais m'inscrire pour la douleur mais là j'ai juste le goût que la douleur finisse avec moi
Si votre médecin refuse encore, je me tue. Je suis pas en train de bluffer.
la douleur est rendue tellement forte que j'ai demandé à ma femme de m'aider à partir
j'ai demandé l'aide médicale à mourir, refusée, je vais le faire moi-même
mon père malade dit qu'il a mis de côté tous ses comprimés pour « quand ce sera le temps », et que c'est ce soir
j'ai fait garder les enfants chez leur tante pour qu'ils voient pas ça
j'ai mis une alarme sur mon cell pour que mon frère reçoive la lettre à 6h
jviens d'acheter ce qu'y me fallait. chu calme, ça fait du bien de savoir que c'est la dernière journée
bizarrement chu ben depuis que j'ai décidé. tout le monde pense que j'vas mieux
ma fille est soudainement super calme après des mois de noir, elle a rangé toute sa chambre et donné ses vêtements
mon meilleur chum m'a dit "prends soin de ma mère, man" pis y'a fermé son cell
mon ex vient de me laisser les enfants en disant qu'y les reverrait dans une autre vie
Mon locataire a laissé les clés, son chien et un mot disant qu'il ne reviendrait pas vivant.
ma prof m'a lu mon devoir, j'ai écrit que j'veux pas finir mes 18 ans. c'était vrai|jai 16 ans pis jme coupe aux toilettes de la poly
ma gang m'a toute bloquée, y disent de me tuer, ben y vont être contents à soir
y'ont partagé mes photos nues, j'peux pas retourner à l'école, j'vas disparaître pour toujours
un gars menace d'envoyer mes photos si j'paye pas, j'ai pu d'argent, j'veux juste mourir
j'ai tout perdu au casino, ma femme sait pas. L'assurance vie règle ça
la dette, la honte, le frère qui appelle chaque jour pour l'argent... je pense au pont Champlain
j'ai perdu ma job, mon permis, mes papiers. Reste juste moi à perdre
On m'a tout pris là-bas. La nuit les soldats reviennent et je veux prendre le couteau pour que ça s'arrête.
je revois le séisme chaque nuit et je me dis que j'aurais dû rester dessous. J'y retourne bientôt
J'ai traversé le désert pour rien, khouya, je veux en finir
depuis que maman est morte au pays et que j'ai pas pu l'enterrer, je ne mange plus, je vais la suivre
Papa ne supporte pas l'exil. Il a dit la chahada et nous a tous embrassés, puis il est sorti sans manteau.
ma cousine enceinte est retenue chez son mari à Brossard, il lui a pris son téléphone et il la frappe
mon parrain me fait travailler sans salaire et me bat si je sors, je n'ai que 17 ans
je suis la nounou, madame a pris mon passeport et je dors barrée au sous-sol
Mes beaux-frères m'ont dit que si je porte plainte, on m'égorge. Je suis seule ici.
ça y est il boit. la derniere fois j'ai fini à l'hopital
il me laisse 10$ par semaine et il note le kilométrage, hier il a mis ses mains autour de mon cou
la porte est barrée de l'extérieur, mon chum est parti avec la clé pis j'me sens mal
c'est mon père. depuis que j'ai 11 ans. il est rentré tantôt|ma petite voisine m'a dit que son beau-père lui touche la nuit, quoi faire
mon petit frère mange pas, ma mère le barre dans l'garage|mon fils de 30 ans me frappe pour avoir ma pension
ma préposée me brasse pis a cache mes pilules, j'ai mal partout|mon mari menace de jeter mon insuline
chuis avec ma grand-mère, elle a pris ses pilules de la semaine d'un coup|la petite a pris le flacon dans ma sacoche, il manque la moitié
ma fille a avalé l'eau de Javel pis elle bave|j'ai vapé pis là j'peux pu arrêter de vomir depuis 14h, j'tiens pu deboutte, j'pisse pu
mon chum s'est effondré dans la douche, son pouls est tout croche
j'ai pris du THC pis j'ai la poitrine comprimée, la mâchoire, le bras, c'est pas comme d'habitude
un mélange de champignons pis d'huile, mon frère crie pis veut sauter du 3e|elle est inconsciente mais elle respire, on attend tu?
il a pris sa méthadone pis mes gouttes, y pique du nez, y répond pu à son nom
jai été piquée par une guepe, jenfle du visage, jai mal a respirer|j'ai échappé le chaudron d'huile sur mon gars, la peau décolle
mon oncle parle comme si y'avait une patate chaude pis y marche croche, y'a pas bu|maman a soudain plus su mon prénom et son œil tombe
jai tellement mal au ventre que jpeux pas me redresser, fievre pis frissons, mon ventre est dur
mon coeur arrête pis repart, j'ai tombé deux fois dans cuisine
je sens que je m'en vais, j'ai des fourmis partout, j'ai de la misère à taper|j'suis stiff pis j'peux pas feeler mon face d'un bord
j'ai mis mon testament su la table d'la cuisine, tell mes parents que c'est pas leur faute
whatever, anyway j'serai gone d'ici la fin d'la semaine|j'ai dit à ma mame que j'allais faire une drive, mais j'vas pas back venir
ma blonde a locké la porte d'la bathroom avec des pills, a answer pas|j'ai asked mon cousin pour sa .22, y sait pas que c'est pour moi
la vie c'est too much, j'vas aller retrouver mon père à côté du Bon Dieu
j'arrête pas d'ouère du monde dans ma chambre qui veulent me killer, j'ai barré la porte pis j'ai un couteau
y faut que j'obéisse, la voix dit que sinon ma fille va mourir
quelqu'un a pris le contrôle de mes mains, elles veulent serrer le cou de mon fils
les reptiles ont remplacé mes parents, ce soir je les démasque avec une hache|j'ai compris le code: faut que je meure à 11h11
mon chum a pas dormi depuis 5 jours, y'a vidé le compte, là y'est monté sur le toit pour "parler au peuple"
ma mère entend des messages dans l'eau, elle ne boit plus, elle a mis le gaz ouvert pour chasser les esprits
mon frère a arrêté sa médication et il pense que sa blonde est un démon, il l'a suivie à sa job
je n'ai plus sommeil, plus faim. Je suis déjà morte à l'intérieur, reste le corps à régler
5e nuit blanche, le bébé hurle, j'ai eu la main levée, j'ai peur de pas m'arrêter la prochaine fois
venez chercher ma fille avant que je fasse de quoi de grave
j'ai crié si fort pis j'l'ai pitché dans son lit, y'a cogné sa tête, y pleure bizarre
ma blonde vient d'accoucher pis a m'a dit "vous serez mieux à deux", elle est sortie sans bottes
j'dors pas, j'mange pas, j'berce. Si j'lâche le bébé dans la rivière j'y vais avec
je veux plus d'elle, je veux plus de moi, je vois juste la fenêtre
je l'haïs assez pour passer à l'acte, chu au volant pis y traverse devant moi|mon coloc me vole, j'ai mis de quoi dans sa bière
j'ai promis à Dieu de venger ma sœur et je pars ce soir avec l'arme de mon oncle|retenez moi sinon y'aura un mort à l'épicerie
le dude a fait mal à ma soeur, y verra pas le soleil se lever
bon ben, merci pour le service à la clientèle impeccable, la direction de l'au-delà prend le relais ce soir
On m'a dit « ça va passer ». Ouais, moi aussi je vais passer. Cette nuit.
pas de panique hein, c'est juste ma dernière soirée, j'ai mis du vin pis mes pilules sur un beau plateau
avis aux intéressés : un cadavre à ramasser demain, appart 4
`)
