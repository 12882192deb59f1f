import { phrasesOf } from './phrases-of.ts'

/** Crisis in French, plain or in a turn of phrase: ending it, means, self-harm, others, violence, overdose, body, mind. */
export const CRISIS_EXAMPLES_PLAIN_FRENCH: readonly string[] = phrasesOf(`
je songe à en finir|je songe sérieusement à mourir|je pense de plus en plus à la mort|la mort me tente|la mort ne me fait plus peur
mourir me semble la seule sortie|je ne vois que la mort comme solution|il n'y a plus d'issue|je ne vois plus d'issue pour moi
je suis dans une impasse, je veux en finir|j'ai touché le fond et je ne remonterai pas|je n'ai plus rien à perdre
je ne veux plus de cette vie|cette vie n'est plus pour moi|je n'ai plus ma place ici-bas|je n'aurais jamais dû naître
j'aurais dû mourir à la naissance|j'aurais dû mourir dans l'accident|pourquoi je suis pas mort à sa place|je mérite de mourir
je mérite pas de vivre|je ne mérite pas d'être en vie|vous auriez dû me laisser mourir|laissez-moi mourir en paix
je voudrais m'endormir et que ce soit fini|si je pouvais ne pas me réveiller|chaque soir je souhaite ne pas voir le matin
j'espère que mon coeur va arrêter cette nuit|je souhaite que tout s'arrête|que tout s'arrête enfin|je veux que ça s'arrête pour toujours
je veux juste que ça finisse|je veux la paix, la vraie, pour toujours|je veux dormir et jamais me réveiller
dormir pour ne plus jamais souffrir|je n'arrive plus à vivre|vivre est devenu trop lourd|vivre me demande trop
je n'ai plus la force de vivre|j'ai plus la force de me battre, j'abandonne|j'abandonne, je quitte ce monde
je baisse les bras, la vie a gagné|c'est trop, je veux mourir là|je peux pas continuer à vivre comme ça
je peux pas passer une autre nuit comme ça, je vais faire quelque chose|je tiendrai pas jusqu'à demain
je tiens plus, j'ai peur de passer à l'acte|je vais passer à l'acte|je suis prêt à passer à l'acte|je suis à deux doigts de le faire
je suis à un cheveu de me tuer|je vais le faire cette nuit|ce soir je le fais|ce soir je pars pour de bon
demain je ne serai plus de ce monde|demain à cette heure je serai mort|vous ne me reverrez plus jamais vivant
d'ici dimanche je serai plus là|je finirai pas l'année vivante|j'ai fixé le jour|j'ai tout préparé pour partir|j'ai un plan pis les moyens
j'ai un plan précis pour mourir|mon plan est prêt pour ce soir|j'ai écrit ma lettre d'adieu|j'ai écrit une lettre à mes enfants pour après
la lettre est écrite, il reste juste à le faire|j'ai fait mes adieux|je fais mes adieux à tout le monde|ceci est mon adieu
ceci est mon dernier message|adieu tout le monde|adieu à ceux que j'aime|pardonnez-moi pour ce que je vais faire
pardon à ma famille pour ce que je m'apprête à faire|je demande pardon, je pars|dites à ma mère que je l'aime et que c'est pas sa faute
dites à ma fille que papa l'aimait|occupez-vous de mes enfants quand je serai plus là|prenez soin de mon chien, moi je m'en vais
j'ai donné toutes mes affaires, j'en aurai plus besoin|j'ai trouvé quelqu'un pour mon chat, maintenant je peux partir|je suis sur le pont
je suis sur le pont pis je regarde l'eau|je suis debout au bord du pont|je suis de l'autre côté du garde-fou
je suis assise sur le rebord de la fenêtre|je suis sur le toit de l'immeuble pis je veux sauter|je suis au bord du vide
je suis sur le balcon, je vais sauter|je suis couché sur la voie ferrée|j'attends le prochain métro pour sauter
je suis à la station et je veux me jeter devant|je vais foncer dans un dix-huit roues|je vais me lancer devant un camion
j'ai envie de lâcher le volant|je pense à prendre le fossé à pleine vitesse|je marche vers le fleuve et je reviendrai pas
je vais entrer dans l'eau et ne plus sortir|j'ai une corde dans les mains|la corde est accrochée, je suis debout sur la chaise
j'ai fait un noeud coulant|j'ai le canon dans la bouche|j'ai le fusil chargé à côté du lit|j'ai un pistolet sur la tempe
j'ai le gun dans ma main pis chu tout seul|j'ai sorti la carabine|je regarde le fusil pis j'y pense|j'ai acheté un fusil pour ça
j'ai une lame sur le poignet|le couteau est sur ma gorge|j'ai le rasoir dans la main et je tremble|j'ai fermé le garage et parti l'auto
je suis dans l'auto, le moteur roule, la porte est fermée|j'ai ouvert le gaz|j'ai le sac pis la bonbonne d'hélium
j'ai des pilules plein la main|j'ai mis toutes les pilules sur la table|j'ai compté les pilules, y en a assez pour mourir
je garde mes pilules depuis des mois pour le bon moment|je ramasse mes somnifères pour en finir|combien de pilules pour mourir
combien de tylenol ça prend pour mourir|c'est quoi la dose mortelle|quelle quantité de morphine est fatale|comment mourir sans souffrir
comment mourir vite|quelle est la façon la moins douloureuse de partir|est-ce que ça fait mal de mourir
comment on fait pour se tuer sans se manquer|si je prends tout le flacon est-ce que je meurs|je me coupe encore|je me coupe tous les soirs
j'ai recommencé à me couper|je me suis coupée trop creux|je me suis tailladé les bras|j'ai des coupures partout sur les cuisses
j'arrive pas à arrêter de me faire mal|je me fais du mal pour sentir quelque chose|je me fais mal exprès|je me brûle exprès
je me suis brûlé le bras par exprès|je me frappe jusqu'à avoir des bleus|je m'arrache la peau|j'ai besoin de voir mon sang
j'ai envie de me faire du mal à soir|j'ai peur de me faire du mal|j'ai peur de moi-même
j'ai peur de ce que je vais faire si je reste seule|laissez-moi pas seul cette nuit|je ne suis pas en sécurité avec moi-même
je suis un danger pour moi|je suis un poids pour tout le monde|je suis un fardeau pour mes enfants
ma famille serait soulagée si je mourais|tout irait mieux si j'étais plus là|ils vont être mieux sans moi
personne va remarquer si je disparais|personne va pleurer ma mort|qui va s'apercevoir que je suis mort|ça changerait rien si j'étais mort
je sers à rien, aussi bien mourir|je suis inutile, je veux partir|je vaux rien pis je veux pu être là
mes enfants méritent mieux, je m'en vais|mon assurance-vie vaut plus que moi|depuis qu'il est mort je veux le rejoindre
je veux aller retrouver ma femme au cimetière|mon mari m'attend de l'autre côté, j'arrive|sans elle je veux plus vivre
elle m'a laissé et je veux mourir|il est parti, ma vie est finie, je vais me tuer|j'ai perdu mon fils, je veux partir avec lui
j'ai perdu ma job ma maison, il me reste juste à mourir|avec cette douleur j'aime mieux mourir|la douleur est trop forte, je veux mourir
si la douleur continue je me tue|si vous me coupez mes médicaments je me tue|si j'ai pas d'aide je vais me tuer
personne m'écoute alors je vais mourir|vous aurez ma mort sur la conscience|g envi de mourrir|jveu mourir aidé moi|jveux me tuer
jvai me tuer|je vai me suisider|jpense au suicid|jai envie den finir|jen peu plus de vivre|jpeu plus la vie|jveux plus etre la
jveux pu me reveiller|jveux disparaitre|jvx mourir|chu tanner de vivre|chu au bout du rouleau jveux crever|chu a boutte de vivre
la vie sé de la marde jme tue|jme hais jveux mourir|jme coupe|jme sui coupé fort|jai pris plin de pilule
jai avaler toute les pilule de ma mere|jai bu de la javel|jai fait une conerie jai tout avaler|jmen va sauter|jsuis sul bord du toit
jai une corde|jvas le faire a soir|dites a ma mere jlaime|bye tlm jm'en vais pour tjrs|c mon dernier jour|personne maime jveux mourir
mes parents seraient mieux sans moi|tlm a lecole me dit de me tuer|g tout preparé|mwen vle mouri|moi vouloir mourir|moi fini avec la vie
je veut plus vivre monsieur|je pense tuer moi-même|je suis très fatigué de vivre madame aidez|pas dormir pas manger je veux mourir
ma tête dit de tuer moi|I veux mourir|j'feel comme mourir|j'ai le goût d'me kill|je feel comme finir ça|j'veux juste end it
chu done avec la vie|j'cares pu si j'meurs|j'ai took trop de pills|j'peux pas breather|mon husband me frappe
mon chest fait mal en maudit pis j'sue|y'est passed out pis y répond pas|j'veux kill moi-même à soir|mon fils dit qu'il veut mourir
ma fille a écrit qu'elle voulait mourir|ma fille s'est coupé les bras|j'ai trouvé une lettre de suicide dans la chambre de mon gars
mon chum est parti avec son fusil et il a dit adieu|mon mari parle de se tuer|mon mari menace de se tuer si je pars
ma blonde dit qu'elle va se tuer à soir|ma femme est enfermée dans la salle de bain avec des pilules
mon frère est sur le pont Jacques-Cartier|mon ami m'a texté qu'il allait se tuer|mon amie a disparu après m'avoir dit adieu
ma soeur a avalé un flacon de pilules|mon père a sorti sa carabine et il pleure|ma mère ne veut plus vivre et refuse de manger
mon coloc s'est ouvert les veines|mon ado parle de suicide|mon petit-fils de 15 ans a essayé de se pendre|j'ai trouvé mon frère pendu
je l'ai trouvée dans le bain plein de sang|mon voisin veut sauter de son balcon|un client m'a dit qu'il serait mort demain
il a pris tous ses médicaments pour mourir|elle a essayé de s'étrangler|il dit qu'il a plus de raison de vivre
elle m'a dit qu'elle avait un plan|quelqu'un que j'aime veut se suicider, quoi faire|il répond plus au téléphone et il a laissé une lettre
mon mari me bat|mon mari m'a frappée hier soir|mon chum m'a étranglée|mon chum lève la main sur moi|mon conjoint m'a cassé le bras
mon ex m'a violée|mon ex est à la porte avec un bâton|mon ex me menace de mort|il dit qu'il va me tuer si je le quitte
il m'a mis un couteau sur la gorge|il m'a serré la gorge jusqu'à ce que je perde connaissance|il me tient enfermée
il a barré la porte et il a pris mon cell|il me force à coucher avec lui|il me surveille pis y me bat
je me cache dans la garde-robe, il me cherche|je suis enfermée dans la salle de bain, il défonce|j'ai peur qu'il me tue
j'ai peur pour ma vie|j'ai peur pour mes enfants, il est violent|il a frappé les enfants|mon père me bat|mon beau-père me touche la nuit
mon fils me frappe, j'ai 78 ans|ma fille me vole et me bouscule|le préposé me frappe|l'infirmier m'a touchée entre les jambes
quelqu'un essaie d'entrer chez nous|il y a un homme dans ma maison|un homme me suit depuis tantôt|aidez-moi il va revenir
je peux pas parler il est à côté|appelez la police svp il est là|ma voisine crie au secours
on entend des coups pis un enfant qui pleure à côté|je suis retenue contre mon gré|on m'a pris mon passeport et on me force
je vais tuer mon ex|je vais le tuer|je vais la tuer elle pis son chum|je vais lui crever les yeux|je vais tirer sur tout le monde
j'arrive avec mon fusil, vous allez voir|je vais mettre le feu à votre clinique|je vais faire sauter la clinique
je vais attendre le docteur dans le stationnement|le médecin va payer de sa vie|je vais poignarder mon patron
j'ai un couteau pis j'attends mon voisin|j'ai envie de tuer quelqu'un|j'ai envie de frapper mon bébé|j'ai peur de faire mal à mon bébé
j'ai secoué mon bébé|j'ai peur de perdre le contrôle et de le tuer|j'ai failli étrangler ma femme|je vais exploser et quelqu'un va mourir
je vais faire un carnage|j'ai une liste de gens à tuer|ils vont tous mourir demain à l'école|j'ai frappé ma femme, elle saigne
j'ai poignardé quelqu'un|je pense que je l'ai tué|il va regretter, je charge mon gun|je rêve de lui trancher la gorge
j'ai pris trop de pilules|j'ai pris toute ma bouteille|j'ai pris une surdose|je fais une surdose|je viens d'avaler 50 comprimés
j'ai avalé la boîte au complet|j'ai bu la bouteille d'huile au complet et je vois double|j'ai pris dix fois ma dose
j'ai pris ma dose de morphine trois fois par erreur|j'ai mis deux patchs de fentanyl et je m'endors|j'ai mélangé vodka et somnifères
j'ai mélangé ativan et alcool et je me sens partir|j'ai pris de l'insuline pour mourir
j'ai pris le double d'insuline, je tremble et je vois flou|j'ai trop mangé de jujubes et je pense mourir
j'ai mangé toute la tablette au thc, mon coeur débat, je vais mourir|j'ai trop fumé je respire mal|j'ai sniffé pis mon coeur bat trop vite
j'ai pris de la dope pis je feel pas bien pantoute|j'ai avalé du nettoyant à four|j'ai bu de l'antigel|j'ai mangé de la mort aux rats
j'ai avalé une pile|je sais plus combien j'en ai pris, je m'endors|j'ai les lèvres bleues depuis que j'ai pris ça
mon ami a fait une overdose|mon ami respire plus, il a pris du fentanyl|il est bleu et il ronfle bizarre
je l'ai piqué au narcan et il se réveille pas|le narcan marche pas|mon frère a pris trop de dope et il bouge plus
ma mère a pris toutes ses pilules de la semaine d'un coup|mon père a pris deux fois sa méthadone et il dort sans se réveiller
ma blonde a mélangé pilules et alcool et je suis pas capable de la réveiller|mon bébé a mangé un jujube au cannabis
mon fils de 3 ans a avalé mes pilules|ma fille a bu mon huile de cbd au thc|mon petit a bu de l'eau de javel
mon petit a avalé une pile bouton|ma petite a mangé mon brownie et elle se réveille pas|l'enfant que je garde a pris des comprimés
le petit est tout mou depuis qu'il a mangé le bonbon|mon ado a trop pris de mush et il se reconnaît plus
mon chum vomit du sang après avoir avalé des pilules|j'ai mal dans la poitrine|j'ai une douleur dans la poitrine qui descend dans le bras
j'ai comme un éléphant sur la poitrine|ça serre dans ma poitrine et j'ai chaud|j'ai mal au bras gauche et à la mâchoire
j'ai mal au coeur pis au bras pis je sue à grosses gouttes|je pense que je fais une crise cardiaque|je fais un infarctus
mon coeur bat tout croche et je vais tomber|mon coeur s'arrête par bouts|mon coeur va exploser dans ma poitrine
ma poitrine brûle et j'étouffe|mon mari a mal à la poitrine et il est gris|mon père a mal dans le bras et il vomit
ma mère s'est effondrée en se tenant la poitrine|mon défibrillateur n'arrête pas de donner des chocs|je respire plus|je respire mal
j'ai de la misère à respirer|j'ai du mal à respirer depuis une heure|j'arrive plus à respirer|j'étouffe|je manque d'air
je cherche mon souffle|mon souffle est court et mes lèvres sont bleues|ma pompe fait rien et je respire pas
crise d'asthme, la pompe marche plus|ma gorge se ferme|ma gorge enfle|ma langue enfle|mes lèvres enflent et j'ai de la misère à avaler
j'ai été piqué par une guêpe et j'enfle de partout|j'ai mangé des noix et ma gorge serre|je fais une réaction allergique
je fais un choc anaphylactique, pas d'épipen|mon fils est allergique et sa face enfle|mon bébé s'étouffe|mon bébé est bleu
mon bébé respire plus|le bébé respire vite et creux|ma mère s'étouffe avec son manger
il a de la nourriture prise dans la gorge et devient mauve|mon mari a la bouche croche|ma mère a le visage qui tombe d'un côté
mon père ne peut plus lever son bras|ma grand-mère parle tout croche tout d'un coup|elle dit des mots qui ont pas de sens
je sens plus mon côté gauche|mon bras est mort tout d'un coup|j'ai la moitié de la face engourdie|je vois plus d'un oeil depuis ce matin
je vois double pis je marche croche|je perds mes mots, c'est arrivé d'un coup|j'ai le pire mal de tête de ma vie
un coup de tonnerre dans la tête pis je vomis|je pense que ma femme fait un avc|il ne me reconnaît plus tout d'un coup
mon mari est tombé et il se réveille pas|il est tombé dans les pommes et il revient pas|elle est inconsciente|elle répond pas
elle a les yeux révirés|il convulse|il fait une crise d'épilepsie depuis dix minutes|ma fille fait des convulsions
mon bébé fait de la fièvre et convulse|il bave et il tremble partout|je vais perdre connaissance|je vais m'évanouir et je suis seul
je me sens partir|je suis tombé et je peux pas me relever|je suis tombée dans le bain, je pense que ma hanche est cassée
je me suis cogné la tête et je vomis|il s'est cogné la tête et il est confus|il est froid et il bouge pas|je pense que mon père est mort
il a plus de pouls|je saigne et ça n'arrête pas|je saigne beaucoup|je perds beaucoup de sang|je suis enceinte et je saigne
je suis enceinte et je sens plus le bébé bouger|mes eaux ont crevé et je vois le cordon|le bébé arrive maintenant|je vomis du sang
je crache du sang|j'ai du sang noir dans mes selles et je suis étourdi|je saigne du nez depuis deux heures
je me suis coupé un doigt avec la scie|je me suis planté une hache dans le pied|l'os sort de ma jambe|j'ai reçu une balle
j'ai été poignardé|je viens d'avoir un accident et je suis pris dans l'auto|mon mari est sous le tracteur
je me suis brûlé avec de l'huile bouillante, la peau lève|mon enfant s'est ébouillanté|ma fille est tombée du deuxième étage
il est tombé dans la piscine et il respire plus|mon sucre est à 2 et je tremble|ma glycémie est à 30 et je suis confus
mon fils diabétique est confus et en sueur|le feu est pris chez nous|l'alarme au monoxyde sonne et on a tous mal à la tête
ça sent le gaz et on est étourdis|je suis perdu dans le bois et j'ai plus de feeling dans les pieds
ma mère a passé la nuit dehors, elle est gelée|mon mari est au soleil depuis ce matin, il est brûlant et mêlé
j'ai la fièvre à 41 et je délire|ma nuque est raide et j'ai des taches mauves|ambulance|appelez le 911|j'ai besoin d'une ambulance
envoyez une ambulance vite|c'est une urgence|au secours|aidez-moi je vais mourir|urgence ma femme va pas bien du tout
j'entends des voix qui me disent de tuer|les voix me disent de me couper|les voix crient de sauter|une voix me dit de mettre le feu
la télé me parle et me dit de faire mal|Dieu m'ordonne de sacrifier mon fils
on m'a mis une puce dans la tête et je vais l'enlever au couteau|mon voisin m'envoie des ondes, je vais l'arrêter ce soir
ils empoisonnent mon eau, je vais me défendre avec mon fusil|mon frère se prend pour Dieu et veut sauter du toit
mon fils voit des démons et tient un couteau|ma femme pense que notre bébé est le diable|je suis Jésus, je dois mourir ce soir
j'ai pas dormi depuis cinq jours et les murs me disent de tuer|je sais plus ce qui est vrai et j'ai peur de faire du mal
je suis rendu au bout de ma route|ma route s'arrête ici|c'est ici que je débarque|je débarque du manège pour de bon
je ferme les livres, ma vie est finie|rideau, je m'en vais|je tire la plogue ce soir|je tire ma révérence pour toujours
mon temps est fait, je pars cette nuit|j'ai fait mon temps sur terre|je suis de trop sur cette terre|la terre sera mieux sans moi
j'ai assez vécu, je pars|j'ai vécu assez longtemps, je prends les moyens ce soir|je veux retourner d'où je viens, au ciel
le bon Dieu peut venir me chercher n'importe quand, je suis prête|que la mort vienne|que le Seigneur me reprenne
je prie Dieu de m'emporter cette nuit|j'attends que la mort vienne, j'arrête mes pilules de coeur|j'ai arrêté ma dialyse pour mourir
j'ai arrêté de manger et de boire pour partir plus vite|je jette mes médicaments du coeur pour que ça finisse
je prends pas mon insuline exprès|je roule sans ceinture en espérant frapper quelque chose|je traverse sans regarder en espérant
je conduis saoul exprès, tant mieux si je meurs|ce que je vois dans l'eau c'est la paix|l'eau a l'air tellement calme d'en haut
les rails m'appellent|le vide m'appelle|le pont est à dix minutes à pied et j'y vais|je regarde les poutres du garage|j'ai choisi l'arbre
j'ai choisi l'endroit, personne va me trouver|je veux que ce soit la police qui me trouve pas mes enfants
j'ai barré la porte pour pas que les enfants me trouvent|j'ai envoyé les enfants chez leur grand-mère pour pas qu'ils voient ça
j'ai mis mes papiers en ordre sur la table avec la lettre|j'ai payé mes funérailles, c'est pour cette semaine
mes arrangements sont faits et j'ai les pilules|j'ai fermé tous mes comptes, il me reste une chose à faire
j'ai supprimé mes photos, j'ai donné mon linge, c'est ce soir|j'ai fait le ménage pour ceux qui vont me trouver
j'ai embrassé mes enfants pour la dernière fois|c'est la dernière fois que vous m'entendez|c'est mon dernier souper
mon dernier lever de soleil|je verrai pas le printemps|je verrai pas ma fête|je me rendrai pas à Noël, c'est décidé
il n'y aura pas de prochain rendez-vous, je serai mort|gardez votre rendez-vous pour un vivant|renouvelez rien, je m'en vais pour toujours
vous donnerez mon dossier au coroner|à quoi bon me soigner si je meurs ce soir|pourquoi continuer à souffrir, autant partir
plutôt mourir que vivre de même|mieux vaut mourir que d'être un légume|mieux vaut la mort que cette douleur
je préfère la mort à une autre chimio|j'envie les morts|j'envie mon frère qui est au cimetière
j'aurais voulu être à la place de mon chum qui est mort en Afghanistan|mes frères d'armes m'attendent, je vais les rejoindre
j'ai survécu à la guerre mais je survivrai pas à cette nuit|un autre vétéran de moins demain
je suis le prochain sur la liste des vétérans morts|mon arme de service est sur mes genoux|la balle a mon nom dessus|il me reste une balle
une seule balle et c'est réglé|ça prend juste une seconde et tout est fini|un geste et c'est fini|juste une coupure et tout s'arrête
encore une pilule puis je dors pour de bon|je bois jusqu'à temps que je me réveille pus|je vais boire jusqu'à en mourir
je bois pour avoir le courage de le faire|le courage me manque mais ce soir je l'ai|j'ai reculé hier, pas ce soir
je me suis raté, je vais recommencer|la corde a cassé hier, j'en ai une autre|j'ai été à l'hôpital pour tentative et j'ai encore envie
je sors de psychiatrie et je veux encore mourir|mes pensées de mort sont revenues|les idées noires sont revenues plus fort
ça me reprend, l'envie d'en finir|j'entends la mort me parler|je rêve que je suis mort et je suis bien
ça me fait du bien d'imaginer mon enterrement|je regarde les ponts différemment ces temps-ci|je magasine une corde
je cherche sur google comment mourir|promettez-moi de vous occuper de ma fille après
mon assurance est payée, ma femme va être correcte après|ils vont toucher l'assurance si ça a l'air d'un accident
je veux que ça ait l'air d'un accident|comment faire pour que ça ait l'air d'un accident
est-ce que l'aide médicale à mourir est possible pour moi demain, je veux mourir|si on me refuse l'aide à mourir je vais le faire moi-même
j'ai demandé l'aide à mourir, c'est trop long, je vais m'en charger|je vais régler ça moi-même avec mes pilules
je ne souffrirai plus après ce soir|ce soir je vais enfin me reposer pour toujours|enfin la paix éternelle
je vais dormir avec les anges ce soir|maman je m'en viens te rejoindre|attends-moi papa j'arrive au ciel
mon bébé est mort et je veux être enterrée avec|depuis l'accouchement je veux mourir
je suis une mauvaise mère, mon bébé serait mieux si je mourais|j'ai envie de sauter avec mon bébé|je veux partir avec mes enfants
je vais nous tuer tous les trois|j'ai honte, je veux mourir|ils ont mis mes photos en ligne, je vais me tuer
l'école l'a su, je veux disparaître de la planète|mon père sait que je suis gai, il va me tuer
si mon père apprend que je suis enceinte il me tue pour vrai|ma famille veut me tuer pour l'honneur
ma voisine âgée dit qu'elle va arrêter de s'alimenter pour mourir|mon père donne tous ses outils et parle au passé de lui-même
mon mari a nettoyé son fusil et m'a dit où était le testament|ma mère m'a appelée pour me dire où sont les papiers et adieu
mon fils a effacé son facebook et donné son chien, il est parti|mon chum est sorti en pleurant avec la corde
ma fille cherche des ponts sur internet|j'ai trouvé des lames sous le matelas de ma fille|il y a du sang sur les manches de ma fille
il s'est enfermé dans le garage et j'entends le moteur|elle est sur le bord du toit et veut pas descendre|elle veut pas lâcher le couteau
il s'est tiré|il s'est tiré une balle|il s'est pendu dans la grange, il respire encore|je viens de le décrocher|elle a sauté
mon mari a bu de l'antigel|mon oncle est parti dans le bois avec sa carabine|mon patient refuse tout et dit qu'il sera mort lundi
mon locataire crie qu'il va se jeter en bas|un ami en France me dit qu'il va mourir ce soir|mon collègue a envoyé un courriel d'adieu
y me fesse|y me bat quand y boit|y boit pis y me tape dessus|y m'a pognée par la gorge|y m'a sacré une volée
y m'a pitchée en bas des marches|y va me tuer si y voit que j'vous écris|y va rentrer dans dix minutes, aidez-moi
y'est saoul pis y a sorti le douze|y cogne dans porte avec une hache|y m'attend dehors dans son char|y m'a barrée dans cave
y menace les p'tits|y a battu le chien à mort pis là y s'en vient vers nous|y m'a fait mal en bas à soir, j'voulais pas
mon mononc vient dans mon lit|mon coach me touche|mon prof m'envoie des photos pis veut me voir, j'ai 13 ans
ma mère me brûle avec sa cigarette|ma gardienne me frappe|mon fils me garde enfermée et prend mon chèque|ma fille me donne pas à manger
au foyer ils m'attachent et me pincent|mon proxénète va me retrouver|je suis forcée de danser pour rembourser
j'ai fui et il me cherche avec son frère|il a un traceur sur mon auto et il est armé|il a dit si je peux pas t'avoir personne t'aura
il a dit qu'on mourrait tous les deux ce soir|il joue avec son couteau en me regardant|elle me frappe, je suis un homme, j'ai honte
ma blonde m'a planté une fourchette|ma femme me lance des assiettes et j'ai du sang dans l'oeil|je vais faire un malheur
retenez-moi ou je fais un malheur|je vais lui régler son compte|je vais lui faire la peau|je vais le descendre
je m'en vais chez lui avec ma batte|il mérite une balle|je sais où elle habite et j'y vais avec un couteau
je le guette depuis une heure, j'ai mon arme|j'ai mis de la mort aux rats dans son café|je veux qu'elle crève et je vais m'en occuper
je vois rouge, je vais frapper ma femme|j'ai peur de mes mains quand le bébé pleure|le bébé pleure et j'ai le goût de l'étouffer
j'ai mis un oreiller sur la face de ma mère|je suis assis devant l'école avec ma carabine|ça va faire comme à Polytechnique
demain ils vont parler de moi aux nouvelles, j'ai des balles|votre bâtiment va brûler
je connais l'horaire de la docteure, qu'elle fasse attention|la réceptionniste va avoir une surprise, j'ai mon gun dans le char
chu pas bien j'ai toute pris|chu pus là là, trop de pilules|jfeel mes jambes engourdies j'ai bu l'flacon
j'ai calé la bouteille de sirop au complet|j'ai pris mes pilules de coeur en double pis mon pouls est à 38|j'ai mis trop de patchs
j'ai pris les pilules du chien|j'ai pris les pilules de mon mari par erreur et je vois noir
j'ai pris une pilule à un party pis j'ai chaud pis je tremble|j'ai pris de la coke pis ma poitrine serre
j'ai pris du crystal pis j'entends du monde dans les murs|j'ai rechuté, j'ai pris trop pis je m'endors
je cogne des clous depuis que j'ai pris l'oxy, j'ai peur d'arrêter de respirer|il ronfle bizarre pis je peux pas le réveiller
y'a de la mousse dans bouche|a respire comme un poisson|a réagit pas quand j'la pince|y'a les yeux ouverts mais y'est pas là|y'est mauve
est froide|ses ongles sont bleus|y respire une fois par dix secondes|y'a pris la dope qui circule, la mauve
la seringue est encore dans son bras|on a donné deux naloxone pis rien|le ptit a léché ma concentré
mon ptit gars a pogné mes gummies, y'est tout drôle|la petite a bu la lampe à l'huile
ma fille de deux ans a un comprimé dans la bouche, c'était ma méthadone|le bébé a mangé un mégot et vomit|le bébé a sucé mon vapoteur
mon chien pis mon gars ont mangé les brownies, le gars dort trop|coeur qui débat pis étourdie, je vois noir|le coeur me débat à 180
mon pouls saute pis j'ai failli tomber|pression à 220 et mal de tête terrible|pression à 70 sur 40, je me sens partir
une barre dans la poitrine|un poids sur l'estomac qui monte dans la gorge et le bras
un point dans le dos entre les omoplates et sueurs froides|sueurs froides, nausées, bras engourdi
j'ai juste mal au ventre haut pis je sue mais je suis diabétique et femme, ça m'inquiète|on dirait que quelqu'un est assis sur ma poitrine
ça me déchire en dedans dans le dos|mon pacemaker bip et je suis tombé deux fois|mon mollet est enflé et là j'ai du mal à respirer
je crache de la mousse rose|je peux pas me coucher, je me noie|j'ai le souffle coupé depuis que j'ai inhalé ça
je siffle quand je respire et ma pompe est vide|oxygène à 82|ma saturation est à 80|la machine dit 79 d'oxygène|mon mari cherche son air
ma petite tire sur ses côtes pour respirer|mon garçon jappe en toussant et arrive pas à prendre son air
elle a avalé un raisin et elle devient bleue|un bonbon pris dans la gorge du petit
ma bouche pique et ma gorge gratte après les crevettes, je respire mal|plaques partout et vertige après l'antibiotique
ma lèvre est grosse comme une balle et ma voix change|mon sourire est croche dans le miroir|ma main échappe tout depuis tantôt
ma jambe droite traîne depuis une heure|je veux parler pis ça sort en bouillie|maman comprend pas ce que je lui dis et son oeil tombe
papa a mis son soulier dans le frigo et son bras pend|mon mari parle chinois d'un coup
ça a duré dix minutes, je parlais plus, là c'est revenu|la moitié de ce que je vois est noire
tout tourne, je vomis, je tiens pas debout, c'est arrivé d'un coup|il a frappé sa tête et une pupille est plus grosse
il a eu un coup à la tête hier et aujourd'hui il dort tout le temps|je prends des anticoagulants et je suis tombée sur la tête
mon cou a craqué et je sens plus mes mains|je sens plus mes jambes et je me suis échappé|je peux plus uriner et mes fesses sont engourdies
ma jambe est froide et blanche|mon pied est noir et ça sent|mon ventre est dur comme du bois|douleur au ventre à en crier et fièvre
testicule qui fait mal à mourir tout d'un coup|je suis enceinte de six mois, mal de tête et je vois des étoiles
enceinte et une douleur d'un côté qui m'a fait évanouir|contractions à 28 semaines|je saigne deux serviettes à l'heure
accouchée il y a trois jours et je fais 40 de fièvre|le bébé de trois semaines fait de la fièvre|bébé mou qui tète plus
bébé pleure plus, il fait juste geindre|les taches partent pas quand je pèse dessus
j'ai froid j'ai chaud je suis mêlé et mon pipi est noir|vomis à rien garder depuis trois jours, je tiens plus debout, pot tous les jours
je vois plus rien|j'ai reçu de l'acide dans les yeux|ma main est passée dans la souffleuse|mon bras est resté pris dans la presse
la chainsaw a ouvert ma jambe|un mur est tombé sur mon gars|il est tombé de l'échelle et bouge pas|le quad a viré sur lui
le skidoo est passé à travers la glace|accident sur la 20, mon chum est pris|électrocuté, il a été projeté|la foudre est tombée sur lui
mordu par un chien au visage, ça pisse le sang|le four a explosé|y'a de la fumée partout pis chu pas capable de sortir
on est trois à avoir mal au coeur pis le foyer marche|je suis tombée depuis hier soir, je suis par terre, j'ai juste mon cell
`)
