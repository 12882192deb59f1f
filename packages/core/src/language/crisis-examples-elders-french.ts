import { phrasesOf } from './phrases-of.ts'

/** Crises as people past sixty, veterans, people in constant pain, and those who care for somebody might put them in French. */
export const CRISIS_EXAMPLES_ELDERS_FRENCH: readonly string[] = phrasesOf(`
je veux mourir|J'ai plus envie de vivre, c'est tout.|Je pense à m'enlever la vie depuis dimanche|chu pu capable, je veux en finir à soir
Mon mari vient de me dire qu'il va se tuer.|ma fille a avalé tout le pot de gélules, elle a 3 ans
Je me suis coupée encore hier soir et ça saigne pas mal|Il m'a encore frappée, je suis cachée dans la salle de bain
mon père ne respire presque plus|J'ai pris toutes mes pilules d'un coup.|je vais le tuer si y revient ici
Maman parle toute croche pis sa bouche pend d'un bord, c'est arrivé t'à l'heure
jai une grosse douleur dans poitrine pis mon bras gauche est engourdi|Mon frère est vétéran, il a sorti son arme pis il veut pu me parler
j'ai des idées suicidaires et je suis seul à la maison|Les voix me disent de faire du mal à ma sœur.
Je n'arrive pas à réveiller ma femme, elle a pris son huile avec ses somnifères.|mon gars fait des convulsions la la
Bonjour. J'ai écrit mes lettres aux enfants. Il ne me reste qu'à vous remercier pour vos bons soins.
J'ai placé le chien chez ma sœur. Comme ça tout est réglé.|ils seraient ben mieux sans moi
Je suis rendu un fardeau pour tout le monde ici, même pour le chat
vous pouvez annuler tous mes prochains rendez-vous, j'en aurai plus besoin où je m'en vais|je me vois pas au printemps
Dites à la docteure Tremblay merci pour tout. Elle a été bonne pour moi. Adieu.
À quoi bon renouveler ma prescription, je ne serai plus là en janvier de toute façon.
j'ai donné mes outils à mon neveu, mon char à ma fille. y reste rien à faire|J'ai peur de ce que je pourrais faire cette nuit.
je voudrais juste m'endormir pis pas me réveiller|Mon chum garde mes clés, ma carte pis mon cell. j'écris de chez la voisine
J'ose pas rentrer à la maison ce soir. Il a bu.
Mon conjoint décide quand je mange et quand je sors, et il barre la porte quand il part travailler
la tv me parle direct pis elle dit que le voisin doit payer pour ce qu'il a fait
Ma mère croit que je l'empoisonne, elle dort avec un couteau sous l'oreiller
j'en ai pris pas mal plus que marqué sur la bouteille, je me sens partir
Papa est tombé, il répond plus comme il faut pis il me reconnaît pas
J'ai trouvé une note sur la table de cuisine, mon mari répond pas à son cell
Il n'a pas mangé depuis trois jours, il dit que ça achève et il m'a montré où sont ses papiers
depuis que Rita est partie je veux juste aller la rejoindre
Je garde mes pilules en réserve pour le jour où j'en pourrai plus, pis je pense que c'est aujourd'hui.
ca me tente pu de continuer, toute façon personne va s'en apercevoir
Mon fils m'a vidé mon compte et m'a bousculée contre le comptoir. Je n'ose le dire à personne.
J'ai 78 ans, j'ai fait mon temps, j'ai décidé que Noël serait mon dernier
je suis assis dans mon truck au bord de l'eau pis je sais pas pourquoi je repars pas chez nous
Mes gars vont hériter, au moins je vais avoir servi à quelque chose. Je leur laisse ça propre.|chu pas safe toute seule à soir
ya pu rien qui me retient|La douleur a gagné. Je dépose les armes.
J'ai mal à la mâchoire, je sue, j'ai le cœur qui serre pis j'ai envie de vomir|mon ami répond pu, y'a les lèvres bleues
je me fais du mal quand la douleur devient trop forte
Ma belle-sœur m'a texté qu'elle s'excusait de tout et de bien m'occuper des petits. Son téléphone est fermé.
je veux plus me réveiller demain|Si la douleur ne lâche pas, je vais me crisser en bas du pont|J'pense que je fais une overdose
L'infirmière de nuit me fait mal par exprès et dit que personne va me croire
j'ai peur de lui. il a dit que si je le quitte y va me retrouver
Mon voisin, un ancien militaire, m'a confié sa montre et ses médailles en me disant qu'il partait pour longtemps.
Je sens plus mon côté droit depuis une heure et j'ai de la misère à écrrire|le petit a mangé un jujube a mon mari et y se reveille pas
On me surveille par les murs. Ils m'ordonnent de sortir sans manteau et de marcher jusqu'au fleuve.
Je me retiens de frapper ma mère. Je suis au bout. Ce matin j'ai levé la main.|j'ai l'intention de mettre fin a mes jours
Depuis mon retour d'Afghanistan je tiens par un fil, et le fil vient de casser.
faut que quelqu'un m'appelle vite je vais faire une niaiserie|Je vous écris pour que quelqu'un sache. C'est tout. Prenez soin de ma femme.
mon mari alzheimer me serre la gorge quand y se choque
Elle a 15 ans, elle a des marques fraîches sur les bras et elle refuse de m'ouvrir sa porte
J'aurais dû y rester, dans l'accident. Je vais corriger ça.|Est-ce que mon assurance-vie paye quand même si c'est moi qui décide?
c koi la dose pour pu jamais me reveiller|Bonsoir, mon épouse a bu du produit à plancher par erreur, elle vomit. Que dois-je faire?
suis tanné de vivre|Je n'en peux plus de m'occuper de lui. Parfois je pense à mettre un oreiller sur son visage.
le monde va comprendre quand je serai pu là|Tout est prêt. Les comptes sont payés, le testament est dans le tiroir.
mon coloc parle aux murs pis y dit que Dieu veut qu'y nous sacrifie
je dors pas depuis 5 jours, les voix crient, elles veulent que je me punisse
Ma gorge enfle depuis que j'ai pris l'huile, j'ai de la misère à respirer
J'ai arrêté de manger et de prendre mes remèdes. Je laisse aller. C'est mieux de même.
mon oncle a pris son fusil pis y est parti dans le bois en braillant|j'ai essayé de me pendre hier, ça a pas marché, dites-le à personne
Je songe sérieusement au suicide et je ne sais à qui m'adresser.|J vais me tirer|mon ex menace de me tuer avec les enfants
Aidez moi mon mari s'étouffe|J'ai bu une bouteille de sirop pis mes pilules, j'ai la tête qui tourne pis je veux mourir
Je m'automutile et je n'arrive pas à arrêter, ce soir c'est pire
Ma conjointe vient de faire une tentative, elle est par terre dans la chambre|Il me bat. J'ai 71 ans et il me bat.
papa a dit qu'il allait se passer une balle|mon bébé a touché au pot de résine pis y est tout mou
je vais leur faire payer, je sais où y restent pis j'ai ce qu'y faut|j'ai plus de pouls quasiment chez ma mère elle est grise
Je veux disparaître pour vrai, pas juste une journée|je suis a bout, j'ai un plan, une date et personne au courant
La dernière chose qui me faisait tenir, c'était ma chienne. Elle est morte hier.
Occupez-vous bien des autres patients, moi je ferme la lumière.|Ça sera pu long asteure. bonne continuation à toute l'équipe
pouvez vous transférer mes points à ma fille, moi jen aurai pu besoin après la fin de semaine
Je demande pardon à tous ceux que j'ai déçus. Je m'en vais en paix.
J'ai arrêté d'acheter de la nourriture, ça vaut pas la peine pour le temps qui reste.
J'sus rien qu'une charge pour ma femme. Elle pourrait refaire sa vie si j'étais pas là.
quand je traverse le pont asteure je regarde l'eau pis je ralentis
Je me suis levé cette nuit et je me suis retrouvé dans le garage, le moteur en marche. J'ai eu peur de moi.
On dit que ça passe. Ça passe pas. J'ai fini d'attendre.
j'ai dit au revoir à mes petits-enfants comme si de rien n'était. c'était la dernière fois
Les gars de mon peloton sont partis un par un. Je pense que c'est mon tour.
je garde la carabine à côté du lit pis à chaque soir je la regarde plus longtemps
Madame, je ne vous reparlerai sans doute plus. Ne vous sentez pas coupable.
ma mere dit qu'elle veut plus deranger personne et elle refuse de manger et boire
J'ai doublé, puis triplé la dose. Mon cœur débat à 160 et je vois noir.
grand-papa ronfle drôle pis on est pas capable de le réveiller, y a mis 3 patchs
Il contrôle tout : le téléphone, l'argent, mes médicaments. Si je parle, il me punit.
mon garçon m'enferme dans ma chambre quand la travailleuse sociale vient|Je dors dans l'auto, j'ai trop peur qu'il défonce la porte.
mon beau père vient dans ma chambre la nuit. jai 16 ans|J'ai caché les couteaux de la maison parce que j'ai peur de moi
quelque chose dans ma tête me répète de prendre le volant et de foncer
Les gens du village ont été remplacés. J'ai préparé ma hache pour quand ils viendront.
Mon fils ne dort plus, il dit qu'il est le Christ et qu'il doit se sacrifier sur la route 138.|la voix m'a dit d'arrêter mon cœur
chu tu en train de faire un avc? j'ai un bras mou pis je cherche mes mots
Ça serre dans l'estomac, ça monte dans le cou, je suis tout en sueur. J'ai 69 ans.
elle s'est cogné la tête, du sang sort de l'oreille et elle parle bizarre
il a mis de l'antigel dans son verre, je l'ai vu trop tard, il l'a bu|Mon amie de Matane m'a écrit adieu pis elle a effacé son Facebook
On a trouvé un câble dans la chambre du petit. Il dit que c'est rien. Je le crois pas.
mon chum dit qu'y mérite pas de vivre pis y a barré la porte du sous-sol
Mon père a vendu son bateau, donné ses cannes à pêche et fait ses adieux au curé. Il dit qu'il est enfin tranquille. Ça m'inquiète au plus haut point.
Ma cousine prend de moins en moins de nouvelles, hier elle m'a dit que je pouvais garder ses bijoux. Elle pleurait.
mon frere repond pu depuis sa texto "prends soin de maman"|Je suis fatiguée de me battre contre mon corps. Ce soir je lâche.
Y a une douleur que même votre huile soulage pas, c'est celle de vivre. J'ai trouvé comment l'arrêter.
Veuillez considérer ce message comme mon dernier.|j'ai l'impression que si je ferme les yeux à soir ça serait mieux pour tlm
C'est pas que je veux mourir, c'est que je veux plus être ici. Du tout.
Pas besoin de me rappeler lundi. Lundi y'aura pu personne au bout du fil.|Je ramasse mes comprimés depuis l'été. Il y en a assez.
personne m'a parlé depuis l'enterrement. je vais aller retrouver ma vieille
si l'aide médicale à mourir me refuse encore, je vais m'arranger tout seul
J'ai demandé l'AMM, ils disent non. Alors je m'en charge moi-même cette semaine.
Je crie après maman, je l'ai poussée hier, elle est tombée. J'ai peur de recommencer.
mes mains tremblent, j'ai envie de faire mal à kekun, n'importe qui|J'haïs tellement mon boss que j'ai mis mon 12 dans le coffre du char
dites à mes enfants que c'est pas de leur faute|jme sens vide, j'ai écrit mon mot pis je l'ai mis en dessous de la cafetière
Mon voisin tape sur sa femme, on entend tout, elle crie là là
ma femme a convulsé deux fois depuis le souper, elle est épileptique mais d'habitude ça arrête
j'ai mélangé l'huile avec mes opioïdes et l'alcool, je respire mal|allergie, la face enflée, jpeu pu avaler
Mon mari diabétique est confus, tout mouillé, il répond n'importe quoi
ça sent le gaz chez nous, ma mère a ouvert les ronds pis elle s'est couchée à terre exprès
Il a coupé le fil du téléphone. J'ai juste ce chat-ci. Il revient à 5 h.|c fini pour moi
Merci de m'avoir écouté toutes ces années. Gardez mon dossier fermé, je n'en aurai plus l'usage.
si jme couche sur la track au moins ça va être vite|À mon âge, dans un rang où personne passe, qui va le savoir avant le dégel?
J'ai de la misère à trouver une raison de me rendre à demain.
Ma petite-fille de 13 ans écrit dans son journal qu'elle veut mourir avant sa fête.|je saigne beaucoup j'ai été trop loin avec la lame
Je vais me suicider.|SVP APPELEZ MOI JE VEUX MOURIR|mon idée est faite, je m'ôte la vie quand ma femme part à messe
J'ai des pensées suicidaires plusieurs fois par jour depuis qu'on a coupé ma médication|jveux me tuer tellement j'ai mal
Depuis le décès de Gérard j'ai essayé deux fois, je vais réessayer|je planifie ma mort, j'en suis rendu là
J'ai pris 40 comprimés il y a vingt minutes. Je regrette.|mon fils a pris du fentanyl il bouge plus
Ma sœur s'est ouvert les bras, on est à 50 minutes de l'hôpital|mon chum m'étrangle quand il est fâché
J'ai envie de tuer mon père pour tout ce qu'il m'a fait, je l'attends chez lui
Le cœur de mon mari vient d'arrêter je crois, il est tombé en pelletant|Ma grand-mère a bu de l'eau de javel
on m'a violée samedi et je n'ai rien dit à personne|j'me frappe la tête sur le mur jusqu'à temps que je voie pu clair
Mon père de 82 ans nous a dit calmement qu'il ne verrait pas la neige cette année.
Je vous laisse mes produits non ouverts, donnez-les à quelqu'un qui veut vivre.|ma job est faite sur cette terre
Tout le monde dort. Je suis allé les embrasser. Je sors.|chu comme une vieille vache, on devrait me finir
Ma blonde m'a laissé, le bétail est vendu, la terre aussi. Y reste juste une affaire à faire dans la grange.
je compte pu les jours, je compte les heures avant que ça finisse|Quand mon chat sera mort, je n'aurai plus d'excuse. Il est très malade.
j'ai brûlé mes photos. comme ça y'aura pas de ménage à faire|Je préfère partir avant que la maladie me prenne tout; j'ai choisi le jour.
Depuis la libération des Forces, je n'ai plus de mission. Un soldat sans mission, ça se retire pour de bon.
mes frères d'armes m'appellent d'en haut, je les entends, je vais y aller|j'ai débarré l'armoire à fusils. j'sais pas ce qui va arriver
parlez-moi svp parce que j'ai les pilules dans la main
Si je m'endormais dans la neige, il paraît que ça fait pas mal. J'y pense souvent, surtout ce soir.
y'a pu de lumière au bout du tunnel, y'a même pu de tunnel
Je me sens de trop dans ma propre maison. Ils ont hâte que je lève les pattes, je vais leur faire plaisir.
Mes enfants ne viennent plus. J'ai tout classé dans une chemise à leur nom, avec une lettre.|bye la gang. vous avez fait votre possible
c est la derniere fois que je vous derange|ma mere menace d'avaler ses pilules chaque fois que je sors, la elle repond pu
Mon conjoint m'a lancé contre le mur à cause du souper. Les enfants ont tout vu.
je peux pas parler longtemps, il lit mes messages. je suis pas en sécurité
Ma fille prend mon chèque de pension, me laisse sans manger et me crie des noms.|Il a caché mes béquilles pour pas que je sorte
mon mari dit que si j'appelle la police y va mettre le feu à maison
Mon aidante me donne trop de pilules pour que je dorme toute la journée. J'ai peur d'elle.
mon neveu m'a poussé en bas de ma chaise roulante, y veut mon argent
On me dit la nuit de prendre le couteau. Je ne veux pas obéir, mais ça devient difficile.
y'a une puce dans ma tête pis je vais l'enlever moi-même à soir|Mon frère est en pleine psychose, il court dehors nu-pieds à moins 20
mon mari pense que je suis un imposteur, il m'a menacée avec un tournevis
Ils ont mis du poison dans l'huile, je le sais, pis je vais aller régler ça à votre clinique
je peux pu respirer couchée, les lèvres bleuissent|Subitement, je vois double et je ne peux plus lever le bras. Est-ce à cause de l'huile?
Douleur qui part du dos jusque dans la poitrine, jamais eu ça, j'ai peur|mon vieux parle mou, y bave, y tient pu son verre
Ma conjointe enceinte saigne et a perdu connaissance
ma fille a mangé un brownie au pot au complet elle vomit et dort tout le temps, on arrive pas à la garder éveillée
J'ai mis mon patch et mon père en a mis un aussi par erreur, il respire 6 fois par minute
je me suis trompé de bouteille, j'ai bu le liniment de cheval, ça brûle en dedans
trop pris de gouttes... je sens pu mes jambes pis le cœur veut sortir
mon petit frere dit que la vie vaut pu la peine pis il a efface ses comptes
Mon meilleur ami est au bord de la falaise de Percé, il m'a appelé pour me dire salut
Une patiente de notre groupe de soutien vient d'écrire qu'elle a tout avalé. Je n'ai que son prénom.
Notre voisin a 80 ans, il est veuf, il a donné son chien, puis il m'a remis sa clé "pour quand vous me trouverez"
Je m'inquiète de mon fils : il achète des cordes, il ne parle plus, il a rendu ses clés de logement.
mon pere m'a fait promettre de m'occuper de maman "après". ses fusils sont plus dans le cabinet
Mon ami, un ancien de Valcartier, m'a envoyé une photo de son arme et un bonhomme qui pleure.
jai mal 24h sur 24 ca fait 9 ans, la je debarque du train|Est-ce que quelqu'un va nourrir mes poules si je suis plus là demain matin?
je pense que je vais faire comme mon père a fait dans la grange|Autant vous le dire : je ne compte pas vieillir davantage.
mes filles ont leur vie. la mienne est finie, j'attends juste que le courage me vienne
Je me suis préparé une sortie. Ne cherchez pas à me retenir.|j'ai peur de rester toute seule avec mes médicaments
faudrait quelqu'un vienne chercher mes fusils avant que je fasse une gaffe
Je sens monter une rage, j'ai failli foncer dans un char par exprès tantôt
Quand il pleure, j'ai envie de secouer le bébé fort. Je suis à bout de nerfs, venez m'aider.
je l'ai frappé mon mari malade, y arrêtait pas de crier. je sais pu quoi faire de mes mains
pas capable de bouger les jambes pis j'ai fait pipi sur moi d'un coup, ça vient de commencer|J'AI FAIT UNE GROSSE GAFFE J'AI TOUT PRIS
Je n'ai plus peur de la mort, je l'ai invitée pour ce soir.|j'ai une corde, j'ai écrit ma lettre
Vous êtes les premiers à qui je le dis : j'ai l'intention de me donner la mort.|J'voudrais être mort. Pour vrai là.|veux mourir stp aide
Ma mère vient d'essayer de s'enlever la vie, elle est consciente mais toute blême
mon mari a des idees suicidaires il me l'a dit ce matin, il y a des armes a la maison
Je me brûle avec des cigarettes pour sentir autre chose que la douleur|l'homme avec qui je vis m'a cassé le poignet hier
Mon père a menacé ma mère avec le fusil de chasse|jai fait une surdose volontaire
ma coloc a pris je sais pas quoi, elle râle pis elle a les yeux virés
On m'a donné une substance dans mon verre, je me sens m'évanouir, je suis pas chez nous
je vais tuer ma femme pis moi après si elle s'en va|mon garçon de 14 ans s'est pendu, on l'a décroché, il respire, venez vite
je suis vétéran, j'ai mis le canon dans ma bouche hier. J'ai pas été capable.|Crise de cœur je pense, seul chez nous, rang 6
J'ai du mal à parl er, ma main droit e marche pu|Une fois que mes cendres seront dans le lac, tout ira mieux pour la famille.
J'ai payé mes arrangements funéraires ce matin. Le plus vite sera le mieux, et j'y verrai.
Mon siège à l'église va être libre dimanche, et les suivants.
je donne mon violon. j'en jouerai pu jamais, là où je m'en vais y'a du silence
M'sieur, j'ai labouré toute ma vie. À soir je dételle pour de bon.|jen ai plein mon casque de la vie, ça finit icitte
Je n'attends plus rien, ni demain, ni personne.|Quelqu'un va trouver ma lettre en faisant le ménage. Excusez-moi pour le trouble.
j'ai même pu peur. c'est ça qui me fait peur|Est-ce que ça se peut, mourir pendant son sommeil avec ce que j'ai ici? Je l'espère.
j'aimerais ça que le bon Dieu vienne me chercher, pis s'il vient pas je vais aller cogner
le monde tourne sans moi déjà, autant que ce soit officiel
Je ne me suis pas levé depuis une semaine. J'attends la fin, je ne bois presque plus.
y va falloir trouver une autre gardienne pour les petits, mamie s'en va. pour toujours
Vous n'êtes pas responsables. Seule la douleur l'est. Au revoir.|J'arrive pu à voir mon fils grandir dans ma tête, c'est noir après Noël
Quand j'entends le train passer en arrière, je me dis que ce serait si simple.
dernier message, après je lance mon cell dans rivière pis moi avec|je suis un poids mort. bin vite ça va être vrai
chus écoeuré, même ma femme serait soulagée, je vais y rendre service
J'ai fait bénir mon chapelet et dit mes adieux au cimetière. Je suis prête, c'est pour cette nuit.
mon corps m'a lâché, moi je lâche le reste|Faites-moi interner ou quelque chose, je me fais pas confiance pour passer la nuit.
J'ai demandé à ma sœur de prendre les enfants, je ne réponds plus de moi.
Mon ami dort depuis 20 heures après ses jujubes et de la boisson, il réagit même pas quand on le pince
maman a pris sa dose en double par erreur avec ses opiacés, elle est toute molle pis elle répond pas
grand maman a mis 10 ml au lieu de 1, est confuse et son coeur bat tres lent
Mon mari a vomi du sang tout à l'heure, beaucoup, il est blanc comme un drap.|pire mal de tête de ma vie, arrivé d'un coup, la nuque raide
Un serrement comme si un orignal était assis sur moi, pis le bras qui pique|J'étouffe, la face m'enfle, j'ai mangé un de vos bonbons
ma vieille mère est tombée hier, elle est encore par terre chez elle et elle ne peut bouger
je saigne pis ça arrête pas, je prends du coumadin
Il me suit partout, il a mis un GPS sur mon char. Hier il a dit : si c'est pas moi, c'est personne.
Je suis séquestrée dans ma chambre par mon petit-fils. Je n'ai que la tablette.
Mon mari me force à signer des papiers, il me menace du poing.|y prend mes pilules, y me les donne juste si j'fais ce qu'y veut
mon chum casse toute dans maison, je suis dans le garde-robe avec la p'tite
J'ai des bleus partout et je dis que je suis tombée. Je ne suis pas tombée.
je sais qu'à soir y va recommencer. je tremble juste à entendre son truck
Ma belle-fille frappe mon fils handicapé, je l'ai vu par la fenêtre.
au foyer y laissent papa dans sa couche deux jours pis y'a des bleus aux poignets
les ombres me disent que ma femme est le diable et qu'il faut agir
Depuis les gouttes fortes, mon fils est persuadé qu'on veut le tuer; il s'est barricadé avec une arme.
j'entends mon défunt père m'ordonner de le rejoindre|j'reçois des ordres par la radio du char, demain faut que j'fonce dans une bâtisse
ma soeur pense qu'elle peut voler, elle est sur le balcon du 4e
Je n'ai pas dormi de la semaine, je suis l'élu, je dois purifier la maison par le feu cette nuit.
ma conjointe ne reconnait plus le bebe, elle dit que c'est un demon et j'ai peur qu'elle lui fasse mal
J'ai des flashs de la guerre, je me suis réveillé les mains autour du cou de ma femme.
Si je le croise au village, je réponds pas de mes actes. Je traîne mon couteau exprès.
J'ai pensé donner toutes ses pilules à maman pour qu'elle souffre plus, pis prendre le reste.
mon mari et moi on a décidé de partir ensemble, main dans la main, avant le CHSLD
Mon père raconte à tout le monde que sa place au cimetière l'attend pour lundi. Il rit pas.
ma chum de fille vient de me léguer sa vaisselle en pleurant, elle dit que j'en aurai plus besoin qu'elle bientôt
mon coloc est ancien combattant, y boit depuis 3 jours, y dit que c'est sa dernière brosse
J'ai lu les textos de ma fille : elle demande pardon d'avance à son chum. Elle est partie en auto sans ses lunettes.
pépère veut pu ses pilules de cœur, il dit que c'est voulu
Mon conjoint répète qu'il va "régler le problème" et par problème il veut dire lui.|je m'excuse d'être encore en vie
C'est décidé. Pas de larmes, pas d'église.|J'ai mal au point de vouloir sauter par la fenêtre, je suis au 7e et elle est ouverte
jai fait une promesse a ma femme sur son lit de mort que je tarderais pas. demain ca fait un an|je pense au suicide aux 5 minutes
Suicide. C'est le mot que je n'osais pas vous écrire.|tuez moi quelqu'un|J'ai l'intention d'en finir avant que ma fille arrive samedi.
jai avale toute ma prescription du mois a midi|mon mari veut se suicider et il a barre la porte de la grange
mon garcon se coupe les cuisses, je viens de voir, c'est profond|chez nous je me fais battre, aidez moi sans appeler chez nous svp
Mon père fait un infarctus j'pense, y'est tout gris|il a une arme pointée sur lui-même dans le salon
Je veux faire du mal à mon ex et à son nouveau chum, je suis en route|ma femme est inconsciente, 62 ans, diabétique
je me suis empoisonné, je sais plus si je veux être sauvé|Il a dit qu'il allait noyer les enfants si je demande le divorce
Vous savez, quand on abat un cheval qui souffre, on trouve ça humain. J'ai décidé d'être humain envers moi-même, c'est pour ce soir, la grange est vide.
Bonjour, c'est la femme de votre patient. Il a rangé son uniforme sur le lit, il a ciré ses bottes, il m'a demandé pardon, pis il est parti à pied. Il a pas pris son manteau.
On s'occupe de maman depuis huit ans, pas de congé, pas de sommeil. Hier j'ai compté ses pilules et les miennes. Il y en avait assez pour deux. J'ai peur d'avoir compté.
je veux pas d'ambulance, je veux juste que kekun sache que j'ai essayé fort avant de partir
jai tout vendu. jai embrasse ma mere. le reste se dit pas|ca vaut pu la peine de me prescrire de quoi, gardez ca pour un jeune
Un homme de 81 ans qui ne sert plus à rien, ça se retire sans bruit. C'est ce que je ferai.
le soir je prie pour pas me reveiller, asteure je prie pu, je prepare|ils vont me pleurer une semaine pis apres ils vont etre ben
moi c'est le dernier hiver, j'ai mis mes papiers sur la table pis débarré la porte pour pas qu'ils la brisent
Chaque pilule que je saute, je la mets dans un bas. Le bas est plein.|jsais pu quoi faire, si je ferme le cell je vais le faire
Qui va avertir ma sœur de Gaspé quand on va me retrouver?
Je n'ai plus la force d'un autre anniversaire. Il est demain. Je ne le verrai pas.|la riviere est pas encore gelee, j'y retourne a soir
mes jambes sont mortes ma femme est morte mon chien est mort, je ferme la marche
j'aimerais dire un dernier merci a Josee de l'accueil, elle a une belle voix. adieu Josee
Ma psy est en vacances et j'ai recommencé à me faire des marques. Ce soir j'ai peur d'aller trop loin.
J'ai pas mangé, j'ai pas d'argent, il garde tout pis si je demande y lève la main
mon pere me barre dehors quand il est fache, jai 15 ans et il fait -20
Mon frère aîné tient les cordons de la bourse, il m'a coupé le téléphone et me défend de voir le médecin. Je vous écris de la bibliothèque.
je voudrais m'en aller mais il a dit qu'il me tuerait, et je le crois
pas capable de parler fort. il est dans la chambre a cote. jai le nez en sang
Ma proche aidante me gifle quand je renverse. Elle est fatiguée, je sais, mais elle frappe de plus en plus fort.
mon chum m'a enlevé mes béquilles pis mes opioïdes, chu prise au deuxième étage
c'est ma mère, elle s'est endormie dans le bain, on l'a sortie, elle est bleue
Depuis ce matin papa ne trouve plus ses mots et son sourire est tombé à gauche. Il refuse que j'appelle.
le bras gauche qui elance, la machoire aussi, suis-je correct pour prendre ma dose?
J'ai tellement pris d'huile que je sais plus où je suis, je tombe, je vois des affaires, le cœur saute des coups
j'ai donné à mon père sa dose pis la mienne par accident, y dort dur dur, même la lumière dans les yeux fait rien
mon homme a pris deux dilaudid de trop avec ses gouttes, il fait des pauses de respiration
mon bb a mis la bouteille dans sa bouche, il est tout mou et pale
j'ai du sang noir dans les selles pis je perds connaissance quand je me lève
Mon épouse, allergique, a mangé un chocolat de votre compagnie; elle siffle en respirant et sa langue enfle.
mon vieux s'est ouvert la tête sur le poêle, il vomit, il dit n'importe quoi|je sens pu mes doigts ni ma bouche c arrive d'un coup tantot
J'entends un commandement : descends à la cave et finis-en. C'est clair comme un haut-parleur.
le monsieur dans le miroir veut que je blesse ma fille, je l'ai envoyée chez la voisine
mon fils parle avec des démons et il a dit que le chat était le premier et que nous autres on suivait
Ils viennent me chercher cette nuit. J'ai chargé le 12 et je tirerai sur quiconque ouvre.
ma soeur a arrete ses medicaments, elle ne dort plus, elle dit qu'elle doit mourir pour sauver le monde
Ma voisine de palier ne répond plus; hier elle m'a remis sa perruche et une enveloppe à ouvrir demain.
mon chum de chasse m'a donné son meilleur fusil pis il m'a dit de pas le chercher
mon pere me dit qu'il veut "regler ca a sa maniere" avec sa carabine, jai peur pour lui
Mon mari, quarante ans de mariage, m'a expliqué comment chauffer la fournaise et payer Hydro. Il dit que j'en aurai besoin dès la semaine prochaine. Ses yeux sont éteints.
ma fille m'a ecrit "je taime, excuse moi" et elle est a Trois-Rivieres, elle repond plus du tout
Ma cliente à domicile me dit chaque jour qu'elle veut s'en aller, et aujourd'hui j'ai vu qu'elle cachait ses comprimés dans un mouchoir.
mon beau frere a perdu sa ferme hier, il a laisse son alliance sur le comptoir|y a pas de danger pour les autres, juste pour moi
je suis pas correct. j'ai peur de moi. mes mains veulent faire des affaires
J'ai failli la frapper avec la canne. Elle a 90 ans. Enlevez-la-moi avant qu'il arrive quelque chose.
quand le voisin va sortir demain matin y va comprendre, j'ai pu rien à perdre
Je lui ai dit que s'il retouche à ma fille je le descends. Je le pense vraiment et j'ai ce qu'il faut.
si personne me rappelle aujourd'hui ça va être trop tard|plus de douleurs, plus de factures, plus de Marcel. voila.
bonne nuit a tous, la longue|J'ai la conviction que ma mort serait mon dernier beau geste.
Le trou est trop creux. J'arrête de grimper, je me laisse aller au fond pour toujours.
j'ai toffé l'Afghanistan, j'ai toffé le divorce, je tofferai pas à soir
Je ne suis plus que douleur, et j'ai résolu d'y mettre un terme par moi-même.
faites passer ma prescription à un autre, la mienne finit avec moi|non ca va pas. jai la lame dans main
mes enfants parlent de me placer. y me placeront pas, j'vas être parti avant, les pieds devant
je suis rendu a me demander qui va chanter a mes funerailles, pis c'est pour cette semaine
Elle ne bouge plus, son pouls est faible, elle avait mis deux timbres de morphine.
mon mari m'a dit de pas l'attendre, jamais. il a laisse son portefeuille|jveux plus etre la quand le soleil va se lever
Je vous prie d'aviser mon fils après coup, et non avant.|je dors avec une chaise sous la poignee, il a jure qu'il me ferait la peau
`)
