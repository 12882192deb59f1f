import { phrasesOf } from './phrases-of.ts'

/** Crisis in French, as it is spoken in Québec, New Brunswick, Ontario and Manitoba. */
export const CRISIS_EXAMPLES_FRENCH: readonly string[] = phrasesOf(`
je veux mourir|j'veux mourir|jveux crever|je voudrais être mort|je voudrais être morte|j'aimerais mieux être mort|je ne veux plus vivre|jveux pu vivre
je veux plus être en vie|j'ai plus envie d'exister|j'ai plus le goût de vivre|j'ai perdu le goût de vivre|je suis tannée de vivre|je suis fatigué de vivre
j'en ai assez de la vie|j'en ai ras le bol de vivre|la vie me fait trop mal|vivre fait trop mal|la vie vaut pas la peine|à quoi ça sert de vivre
pourquoi je suis encore en vie|j'ai aucune raison de vivre|il reste rien pour moi ici-bas|y'a plus rien à faire, je veux partir|je veux partir pour toujours
je veux m'endormir pour toujours|j'espère ne pas me réveiller demain|je prie pour mourir dans mon sommeil|que le bon Dieu vienne me chercher
je suis prête à mourir|je suis prêt à partir rejoindre ma femme|je veux aller rejoindre mon mari au ciel|je vais bientôt retrouver ma mère au paradis
je vais me tuer|je vais me tuer ce soir|m'a me tuer|je vais me pendre|j'vas me pendre dans la grange|je vais me tirer une balle|je vais me jeter en bas du balcon
je veux sauter du pont|chu sur le pont|je suis sur le toit|je veux me jeter devant le train|je pense à foncer dans un arbre avec mon char|je vais me noyer
je vais prendre toutes mes pilules|j'ai pris toute la bouteille|j'ai avalé tous mes comprimés|j'ai pris 40 tylenol|jai pris un paquet d'ativan|j'ai tout pris
j'ai une provision de pilules pour le jour où|j'amasse mes médicaments pour en finir|j'ai la corde|j'ai acheté une corde|le fusil est chargé|j'ai le fusil sur moi
j'ai un couteau dans les mains|la lame est sur mon poignet|je me coupe|je me suis coupé hier soir|je me suis ouvert les veines|je me fais des coupures
je me brûle avec des cigarettes|je me frappe la tête sur le mur|j'ai envie de me couper|j'ai envie de me blesser|je me blesse exprès|je recommence à me mutiler
je pense à la mort tout le temps|je pense à mourir|j'ai des idées suicidaires|j'ai des pensées suicidaires|des idées noires|le suicide est la seule solution
je pense au suicide|je veux me suicider|chu suicidaire|je suis suicidaire à soir|j'ai tout planifié|j'ai un plan pour me tuer|j'ai choisi la date|c'est pour demain
c'est ce soir que ça finit|ce soir c'est fini|c'est la fin pour moi|ma vie est finie|ma vie est foutue je veux mourir|je vais en finir|j'veux en finir avec la vie
j'en finis ce soir|je veux que tout s'arrête|je veux que ça arrête pour de bon, la vie|j'en peux plus je vais me tuer|j'en peux plus de vivre|je suis à bout, je veux mourir
je ne tiens plus, je veux disparaître|je veux disparaître|je veux plus me réveiller|je veux pas voir demain|je ne serai pas là demain|je serai mort avant lundi
vous ne me reverrez plus|c'est mon dernier message|c'est mon dernier jour|adieu tout le monde|adieu mes amours|dites adieu à ma famille|dites-leur que je les aime et que je m'excuse
j'ai écrit une lettre d'adieu|la lettre est sur la table|j'ai donné mon chien parce que je pars|j'ai donné toutes mes affaires|mon testament est fait, je peux m'en aller
prenez soin de mes enfants quand je serai parti|tout le monde serait mieux sans moi|ma famille serait mieux sans moi|personne s'ennuierait de moi|je manquerais à personne
je suis un poids pour tout le monde je devrais mourir|je suis de trop sur cette terre|je sers à rien, je devrais être mort|je mérite de mourir|je vaux rien
j'aurais pas dû naître|j'aurais dû mourir dans l'accident|pourquoi ils m'ont sauvé|comment mourir sans souffrir|combien de morphine pour mourir
quelle dose est mortelle|c'est quoi la façon la plus rapide de mourir|aidez-moi à mourir|je veux l'aide à mourir tout de suite|la mort serait une délivrance
j'ai tellement mal que je veux mourir|la douleur me donne envie de me tuer|si vous refusez je me tue|vous êtes ma dernière chance avant que j'en finisse
j'ai essayé de me tuer hier|j'ai fait une tentative|je suis sorti de l'hôpital et je veux encore mourir|j'ai peur de me faire du mal|je suis pas en sécurité toute seule
je me fais pas confiance ce soir|j'ai peur de ce que je vais me faire|je suis un danger pour moi|jveux me tuer fr|jvais me kill|jveux die|jtanné de vivre en esti
jveux pu être là|jme hais jveux mourir|tlm me deteste jveux disparaitre|jme suis scarifié|jpense a me tuer|jai avalé des pilules à ma mère|tout le monde rit de moi je veux mourir
depuis la guerre je veux mourir|mes frères d'armes m'attendent|j'ai mon arme de service dans la main|les images me lâchent pas je vais me tirer
la banque prend la terre, je vais me pendre|je vaux plus cher mort|j'arrête de manger pour mourir|j'ai arrêté mes pilules de coeur pour que ça finisse
je suis vieille et seule, je veux que ça finisse|je suis un embarras pour mes enfants, j'aimerais mieux mourir|depuis qu'elle est partie je veux mourir aussi
je ne peux pas vivre sans lui|mon garçon veut mourir|mon garçon veut se tuer|ma fille s'est coupé les poignets|ma fille a pris des pilules|ma fille est suicidaire
mon mari veut se tirer une balle|mon mari a sorti son fusil|mon mari parle de mourir|ma femme veut se suicider|ma femme a tout avalé|mon père veut se pendre
mon père est parti dans le bois avec sa carabine|ma mère dit qu'elle veut mourir|ma mère a pris trop de pilules|mon frère est sur le pont
ma soeur a fait une tentative|mon ami veut sauter|mon amie m'a écrit adieu|ma blonde dit qu'elle va se tuer|mon chum dit qu'il va se tuer si je pars
il a laissé une lettre et il est parti|elle répond plus et elle parlait de mourir|j'ai peur qu'il se tue|j'ai peur qu'elle fasse une bêtise ce soir
mon mari me frappe|mon chum m'a frappée|il me bat|il m'a battue hier|il m'a poussée en bas des marches|il m'a pris à la gorge|il m'étrangle|il me menace avec un couteau
il a dit qu'il va me tuer|il menace de tuer les enfants|il veut pas me laisser sortir|il m'a enfermée|je suis enfermée et j'ai peur|je me cache de lui
il est saoul et il casse tout|mon ex est devant chez nous|mon ex me suit|il est dans la maison|quelqu'un est entré chez moi|j'ai peur pour mes enfants
j'ai peur de rentrer à la maison|j'ai peur qu'il me tue|il m'a violée|j'ai été agressée|mon oncle me touche|mon père me fait du mal|mon fils me frappe
ma belle-fille me brasse et prend mon argent|je vais le tuer|je vais la tuer|m'a le tuer|j'ai envie de tuer quelqu'un|je veux tuer mon ex|je vais tirer sur tout le monde
je vais mettre le feu à clinique|je vais y aller avec un gun|je vais le poignarder|je veux lui faire mal|je vais faire mal à quelqu'un|je vais casser la gueule à mon voisin
j'ai peur de frapper mes enfants|j'ai envie de faire du mal à mon bébé|j'ai des images de noyer mon bébé|j'ai brassé le bébé|les voix me disent de tuer
les voix me disent de mourir|une voix m'ordonne de me couper|j'entends des voix|le diable me parle et veut que je tue|dieu me dit de sauter
on me surveille et j'ai un couteau|ils m'ont mis une puce et je vais l'arracher|la radio me dit de faire du mal|mon frère entend des voix et il a un couteau
j'ai fait une overdose|j'ai pris trop de médicaments|j'ai pris trop de pilules et je feel pas|j'ai trop mangé de jujubes, mon coeur débat|j'ai mangé trop de thc je me sens mourir
chu trop gelé j'ai peur de mourir|j'ai bu de l'eau de javel|j'ai mélangé mes pilules avec de l'alcool|mon ami fait une overdose|il a pris du fentanyl et il est bleu
on arrive pas à le réveiller|elle se réveille pas|mon enfant a avalé mes pilules|mon gars a mangé un brownie au pot|ma fille a bu mon huile|le bébé a mis une pilule dans sa bouche
mon petit-fils a mangé mes jujubes|la petite a mangé du thc et elle est toute endormie|j'ai mal dans la poitrine|ça serre dans ma poitrine|j'ai un poids sur le coeur et je sue
douleur à la mâchoire et au bras|je fais une crise cardiaque|je fais une crise de coeur|mon mari se tient la poitrine|mon coeur bat trop vite et j'ai les jambes molles
mon coeur arrête pas de débattre et je vais perdre connaissance|je respire pas|j'ai de la misère à respirer|je manque d'air|j'arrive pu à respirer|ma pompe marche pas
je m'étouffe|il s'étouffe|ma gorge ferme|ma langue enfle|mes lèvres enflent|j'ai la face enflée|je fais une réaction allergique|de l'urticaire partout et j'étouffe
un côté de mon visage est mou|ma bouche est croche|j'ai le bras engourdi pis j'parle mal|je sens plus ma jambe tout d'un coup|je vois plus d'un oeil d'un coup
ma mère parle tout croche|mon père peut plus lever son bras|je fais un avc|elle fait un avc|je fais une crise d'épilepsie|il convulse|mon fils fait des convulsions
elle tremble de partout et les yeux virés|il a perdu connaissance|elle est inconsciente|il respire plus|ma femme respire pas|mon bébé respire plus|mon bébé est bleu
mon bébé est tout mou|il est tombé en bas de l'échelle et bouge plus|je suis tombé et je peux pas me relever|je me suis cogné la tête et je vomis
je saigne beaucoup|le sang arrête pas|je perds beaucoup de sang|j'ai une grosse coupure profonde|je vomis du sang|je tousse du sang|je suis enceinte et ça saigne
mon bébé bouge plus dans mon ventre|je fais 40 de fièvre et je suis mêlé|j'ai le ventre dur et je m'évanouis|je vais m'évanouir|je vais mourir aidez-moi
je me sens partir|appelez le 911|envoyez une ambulance|j'ai besoin d'une ambulance|au secours|à l'aide il est en train de mourir|c'est une urgence médicale
mal de tête terrible soudain|mon sucre est à 2|le feu est pris dans la maison|la machine m'a pris le bras
j'veux mourir anyway|j'veux end ma life|chu done avec la vie|y m'a beat up hier|j'peux pas breather|mon mari a OD|mon kid a mangé mes gummies|j'feel suicidal
j'vas me shooter|worry pas j'serai pas là demain|mon brain me dit de me tuer
la vie m'intéresse plus|j'ai plus rien qui me retient|plus rien me retient ici|je veux lâcher prise pour toujours|je lâche tout, la vie, tout|demain je serai plus de ce monde|on se reverra de l'autre bord
je m'en vais rejoindre mes parents au ciel|j'ai hâte de mourir|j'attends juste la mort|la mort me fait pas peur, je la veux|mourir me soulagerait|je demande à mourir|laissez-moi partir, je veux mourir
laissez-moi mourir|empêchez-moi pas|personne peut m'arrêter|personne peut m'aider, c'est trop tard pour moi|c'est trop tard, j'ai pris ma décision, je pars|ma décision est prise pour mourir
le gun est sur la table|la corde est prête|la corde est dans le garage|les pilules sont devant moi|j'ai les pilules dans la main|je regarde le fleuve et j'ai envie de sauter|je suis au bord du pont
je suis assis dans le char dans le garage, le moteur tourne|je roule vite pour me tuer|je ferme les yeux en conduisant exprès|je me suis attaché une corde au cou|j'ai mis un sac sur ma tête
je saigne du poignet|j'ai des nouvelles coupures|mes bras saignent, je me suis coupée|je gratte ma peau jusqu'au sang|je me donne des coups|je me punis|je me prive de manger pour mourir|je prends plus mon insuline pour mourir
j'ai vidé la bouteille de pilules|j'ai pris la moitié du pot de pilules pour dormir à jamais|j'ai pris ma dose trois fois et je vois double|j'ai doublé ma morphine et je dors debout|j'ai pris les pilules de mon mari par erreur
mon coeur va lâcher|mon coeur saute des coups et je vois noir|ça serre fort dans le thorax et le bras gauche|j'ai une barre dans la poitrine|je transpire et j'ai mal à la mâchoire|mon mari est gris et en sueur
je vois double et ma main obéit plus|j'ai de la misère à parler tout d'un coup|la moitié de ma face est gelée|elle parle mais ça fait pas de sens tout à coup|il a échappé sa tasse et son bras pend|il comprend plus rien d'un coup
ma langue est grosse|j'ai la gorge qui se ferme après les noix|pleine de plaques et j'ai du mal à respirer|piqûre d'abeille et je gonfle|mon gars est allergique et il siffle en respirant|il tousse et étouffe avec un bonbon
mon bébé est tombé de la table et il vomit|mon bébé fait 41 de fièvre et il est mou|mon petit a bu du nettoyant|ma petite est toute molle après un bonbon au pot|les enfants ont mangé mes chocolats au thc
il est couché par terre et il répond pas|elle est en bas de l'escalier pleine de sang|le tracteur l'a écrasé|pris dans la moissonneuse|la scie m'a coupé le bras|il est tombé dans le silo|on l'a sorti de l'eau, il respire pas
il s'en vient me tuer|il est à la porte et il crie|il a brisé la porte|il a pris les clés et mon téléphone, je peux pas sortir|il m'a lancée contre le mur|il m'a cassé le nez|il me donne des coups de pied
mon fils me menace pour de l'argent|mon gendre me brasse|ma mère se fait battre en ce moment|j'entends la voisine crier, il la bat|quelqu'un me suit jusque chez moi|un homme est dans ma cour avec un gun
je vais lui casser la tête|je vais lui mettre une balle|je vais y faire la peau|y va mourir à soir|je vais faire sauter la clinique|j'ai des bombes|vous allez tous payer, je m'en viens armé|j'ai l'index sur la gâchette
ça me dit de tuer|ça parle dans ma tête pis ça veut que je saute|les murs me parlent et m'ordonnent|ma femme est un démon, il faut que je l'arrête|je dois mourir pour sauver le monde|ils veulent me tuer alors j'ai pris la hache
mon ado s'enferme et dit qu'il veut en finir|mon ado se coupe|ma fille a écrit qu'elle veut disparaître|mon père dit qu'il sera pas là à Noël, il a sorti la 12|ma tante cache des pilules pour mourir|ma copine est sur le pont
mon mari a laissé ses clés et une note|mon frère m'a dit adieu au téléphone|ma mère refuse de manger, elle veut mourir|mon ami s'est tiré|on l'a trouvé pendu, il respire encore|elle a pris de l'antigel
`)
