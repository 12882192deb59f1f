import { phrasesOf } from './phrases-of.ts'

/** Crisis in French as it is told in passing: violence done and feared, overdoses, the body, voices. */
export const CRISIS_EXAMPLES_TOLD_DANGER_FRENCH: readonly string[] = phrasesOf(`
j'va le tuer, je niaise pas|Si mon propriétaire remet les pieds icitte à soir, j'ai le fusil de prêt.
j'ai peur de faire mal à mon bébé quand y pleure, tantôt je l'ai secoué un peu
je sais où il habite pis à quelle heure y part travailler. il va payer|chu à deux doigts d'étrangler ma femme, j'ai dû sortir dehors
J'ai des images de moi qui frappe ma mère avec ce que j'ai sous la main, et j'ai de plus en plus envie de le faire.
mon ex va regretter, elle pis son nouveau chum, j'm'en vas là là avec mon bat|demain à l'école y en a qui vont comprendre
m'a toute les descendre ces tabarnak la
Je m'occupe de mon mari dément. Hier j'ai tenu l'oreiller trop longtemps. J'ai peur de recommencer.
j'ai mis un couteau dans mon sac pour le gars qui me bully|je veux faire sauter la bâtisse, y m'écoutent pas autrement
si je perds la garde des enfants personne les aura
Pardonnez-moi mon Dieu, je veux du mal à cet homme et j'ai acheté ce qu'il faut pour lui en faire
j'suis au parking de sa job pis j'attends qu'y sorte. j'ai pas l'intention de jaser
hier j'ai frappé mon gars. fort. j'ai peur de pas arrêter la prochaine fois|j'va en amener une couple avec moi
vous m'avez refusé ma prescription, attendez que j'arrive à clinique avec mon 12
I'm gonna hurt him, j'te le dis, j'peux pas me calmer down pis y'est dans chambre à côté
le voisin a frappé mon chien. ce soir je mets le feu à sa maison|j'ai des pensées de noyer la petite, j'ose pas lui donner son bain
À la guerre on m'a appris comment. J'ai une liste de noms. Je dors mieux depuis que je l'ai faite.
je vois rouge chu dans mon char j'ai envie de foncer dans le monde
ma belle mère elle va manger sa soupe et ce sera la dernière, j'en ai assez
J'ai pu de contrôle quand je bois, j'ai pogné ma blonde à gorge hier pis là je bois encore
mon patron m'a humilié devant tous. il ne verra pas la fin de la semaine, par ma mère
je dors avec la hache a cote du lit jattends juste quil rentre
j'aimerais mieux vous avertir: faites sortir le monde de votre bureau de la rue principale demain matin
si on me renvoie mes enfants cette fin de semaine je réponds plus de mes gestes envers eux
l'envie de le pousser en bas des marches devient trop forte, il est si lourd à soigner et je craque
m'en va y régler son cas une fois pour toutes, j'ai les balles
je veux lui faire ce qu'il m'a fait et pire, j'ai pris l'autobus pour Gatineau, j'arrive à 8h|chu dangereux à soir enfermez moi quelqu'un
J'ai mis quelque chose dans le café de ma collègue. Une petite dose. Demain, plus.
mes mains tremblent tellement j'ai envie de le frapper, mon père de 88 ans, je l'ai déjà giflé ce matin
y'a pas de justice faque m'a la faire moi-même, y lui reste pas long à vivre au pédo de la rue chez nous
Je suis épuisée, ma petite hurle depuis six heures et j'ai crié que j'allais la lancer par la fenêtre. J'avais envie pour vrai.
j'ai le gun de mon père. y va voir vendredi à cafétéria|fais-toi-z-en pas, elle parlera plus jamais à la DPJ après à soir
ma soeur m'a volé l'héritage... j'ai affilé le couteau de boucherie, j'ai pris congé, j'y vas
on m'a dit de gérer ma colère. ben je la gère: j'ai décidé qui, pis quand.|y veut pas que je sorte de la maison
mon mari garde mon passeport et mon téléphone, je vous écris de l'ordinateur de la bibliothèque
svp appelez pas chez nous, si y répond y va me frapper|Il a serré ma gorge hier. Ça fait pas très mal, mais j'ai la voix changée.
chu enfermée dans salle de bain y cogne dans porte|J'ai mis du fond de teint pour ma consultation vidéo. J'espère que vous verrez rien.
mon beau-père vient dans ma chambre la nuit|Mon fils prend mon chèque de pension pis y me brasse quand j'chiale
elle me lance des affaires pis elle me griffe, mais chu un gars faque personne me croit|si je pars il a dit qu'il tue les enfants
est-ce que quelqu'un peut venir sans sirène|j'peux pas parler fort, il est dans l'autre pièce. il a bu.
Ma belle-famille me fait travailler jour et nuit, je n'ai pas le droit de manger avec eux ni d'appeler ma mère
il prend mes gouttes pis y me les redonne si je fais ce qu'il veut au lit|mon chum m'a poussée dans les marches, chu enceinte de 5 mois
Je tombe souvent, c'est ce que je dis aux infirmières. C'est pas moi qui tombe, c'est lui qui pousse.
mon père m'a encore battu à soir, j'ai 14 ans, jveux pas retourner chez nous|il verifie mon cell chaque soir repondez pas a ce message svp
la femme de ménage de ma mère lui crie après et lui pince les bras, maman a des bleus partout
J'ai dormi dans le char avec les petits parce qu'il a cassé la porte
he's got a temper mon mari, y m'a punch dans face, j'ai peur d'y retourner
Mon mari m'oblige. Je dis non et il le fait quand même. Est-ce que ça compte quand on est mariés?
ma mère me laisse sans manger quand elle est fachée, ça fait deux jours là|y m'a barrée dehors en pyjama à moins vingt
j'ai dit au docteur que j'avais accroché une porte. c'était pas une porte
À la résidence, le préposé me serre les poignets et me dit de me taire sinon j'aurai pas mes médicaments.
Mon conjoint me dit que si je parle à la clinique de ce qui se passe ici, il va s'occuper de moi
jai des bleus mais c pas grave c de ma faute jai brulé le souper|j'ai peur de rentrer à maison après la job
mon ex a retrouvé mon adresse pis y'est dans son truck devant chez nous depuis 2 heures
Il compte mes minutes à l'épicerie. La dernière fois que j'ai été en retard, j'ai passé la nuit au sous-sol.
on m'a fait venir du Cameroun pour garder des enfants, on ne me paie pas, on ferme la porte à clé, il me frappe
ma blonde m'a donné un coup de poêle sur la tête pis est encore enragée
mon frère plus vieux me touche pis j'ai peur de le dire a mes parents
tellement gênant... mon mari de 40 ans de mariage s'est mis à me frapper depuis l'alzheimer
papa a cassé le bras de maman pis il veut pas qu'elle aille à l'hopital|il a mis un fusil sur la table pis il m'a dit choisis
j'ai une valise cachée chez voisine mais j'ose pas, il a dit qu'il me retrouverait
je veux juste savoir si la clinique peut m'envoyer une lettre pour que j'aie une excuse pour sortir, il me laisse aller nulle part
aidez-nous, mon oncle nous bat avec la ceinture tous les soirs|mon mari a lu mes messages, il sait. j'ai très peur qu'il rentre
Il me force à prendre des pilules pour dormir et je ne sais pas ce qu'il fait après.
J'ai rien dit pendant 12 ans. À matin y'a frappé le petit. Là je parle.
c'est un bon gars quand y boit pas. mais y boit tous les jours pis j'ai la lèvre fendue
ma fille adulte m'attache à ma chaise pour aller travailler|J'AI PEUR DE LUI AIDEZ MOI
l'église dit de pardonner à mon mari mais il me bat plus fort chaque dimanche
mon coloc me menace avec un couteau si j'y donne pas mon stock pis mon argent
y'a enlevé la poignée de ma porte de chambre, y rentre quand y veut, c'est le chum à ma mère
il suit chacun de mes pas, il a mis une puce sur mon auto, et hier il m'a étranglée devant la petite
Pouvez-vous envoyer la facture ailleurs? S'il voit ce que je dépense, je vais manger une volée.
j'marche sur des oeufs. hier j'en ai cassé un pis j'ai un oeil au beurre noir
vous pouvez tu dire que mon rdv est demain au lieu, j'ai la face trop enflée, y'a pas fait exprès
Ma mère a été retrouvée dans son lit souillé depuis deux jours, mon frère devait s'en occuper, il l'a enfermée
j'arrive de France, je ne connais personne ici, mon compagnon a pris ma carte bancaire et il me cogne
my chum m'a hit encore last night pis y dit que si j'call les cops j'suis dead
Je ris quand on me demande si ça va à la maison. Si je ris pas, je vas tout dire, pis y l'apprendra.
ma soeur a une marque de main au cou, son mari veut pas qu'on la voit seule
j'ai pris plus que ce qui est écrit sur la bouteille, beaucoup plus
mon gars de 3 ans a mangé mes jujubes au THC pis y se réveille pas bien|j'ai avalé toute la boîte
chu pas sûr de combien j'en ai pris, je vois double pis je dors debout
Ma femme a mélangé ses opioïdes et l'huile, elle respire drôle et ses lèvres sont bleues
le chien ET la petite ont mangé les brownies, la petite est toute molle|j'ai pris les pilules pis la je regrette
tantot jai pris une poignee de tylenol jai pas vraiment mal mais jai peur
mon ami est tombé après avoir pris une pilule achetée dans rue, y ronfle bizarre pis on est pas capable de le réveiller
J'ai confondu mes gouttes avec celles de mon mari, trois seringues pleines. Tout tourne et je vomis sans arrêt.
bu une demi bouteille de fort avec mes ativan lol jsens pu mes jambes|papy a pris ses médicaments de la semaine en une seule fois
ma fille a bu dans le bidon sous l'évier
J'ai refait une dose parce que ça agissait pas, pis une autre, pis une autre. Là mon coeur cogne comme un fou et je tiens plus debout.
est ce que c'est grave 30 comprimés d'un coup? c'est fait là|naloxone pas d'effet, y respire presque pus
j'ai vidé mon pilulier à soir. bonne nuit.|mon coloc a pris du fentanyl je pense y répond pas
Je crois que le poêle coule du gaz, on a tous mal à la tête pis le plus vieux vient de perdre connaissance
grand-mère a bu l'huile au complet, elle pensait que c'était du sirop pour la toux, elle me reconnaît pas|trop pris. aidez moi
j'ai double doser mes antidouleurs pis j'ai bu, j'ai de la misère à garder les yeux ouverts, écrire c'est dur
mon chum a tout pris mes dilaudid, il est gris
Excusez, c'est un peu gênant: j'ai pris le flacon de méthadone de mon frère croyant que c'était autre chose.
y'a un bébé de 11 mois chez nous qui a mâché ma patch de fentanyl|j'ai pris des pilules pour dormir longtemps longtemps. dites à personne
j'ai mis un peu trop de tout. les blanches, les bleues, pis la bière.
mon mari diabétique s'est piqué deux fois l'insuline et il transpire et dit n'importe quoi|OD chez nous vite
J'ai mangé toute le sac de gummies pis un paquet de gravol, chu en panique, j'sens pus ma face|ma soeur a avalé des piles, elle a 2 ans
Mon garçon trisomique a pris mes médicaments pour le coeur, la bouteille est vide par terre
j'tais high pis j'ai pris du lithium par erreur, un gros paquet, j'shake de partout
Champignons ramassés dans le bois hier, mangés en omelette. Ce matin ma femme et moi vomissons et elle est jaune.
mom a pris her whole bottle de clonazépam, a bouge pus
je lui ai donné son gabapentin deux fois pis ses gouttes trois fois je crois, elle s'endort et je peux plus la réveiller
j'ai pris de quoi dans un party pis jme sens partir|la madame que je garde a bu de l'eau de javel dans un verre
chu su' le plancher d'la cuisine, j'ai fini la bouteille de pilules, viens-tu quelqu'un|on s'était dit juste une ligne mais là y convulse
je n'ai pas compté les cachets. il n'en reste plus.
le monoxyde a sonné toute la nuit on pensait que c'était la batterie, là ma mère est confuse et mon frère vomit
L'antigel était dans une bouteille de Gatorade. Mon mari en a bu une bonne gorgée.
j'ai pris ma dose du mois en une semaine pis à soir j'ai pris le reste d'un coup|j'ai comme un éléphant assis sur la poitrine
mal au bras gauche et a la machoire depuis 1h, je transpire froid|son visage est croche d'un bord pis y parle mou|je respire pus bien
ma mère vient de tomber, elle parle pas clair, elle lève juste un bras
J'ai pris ma première dose d'huile tantôt et j'ai la langue qui enfle|Mon mari a des convulsions depuis cinq minutes pis ça arrête pas
jpense que je fais une crise de coeur|La moitié de mon visage dort, c'est-tu le CBD?
ça serre dans poitrine depuis à matin, j'voulais pas déranger l'ambulance pour rien
mon bébé de 6 semaines fait 40 de fièvre et il ne tète plus
le sang arrête pas après mon opération, j'ai changé la serviette dix fois en une heure
bonjour, je ne vois plus d'un oeil depuis vingt minutes, comme un rideau noir, est-ce normal avec le traitement?
J'AI DE LA MISERE A RESPIRER|mon père est couché dans l'étable y répond pas
pire mal de tête de ma vie, arrivé d'un coup, pis la nuque raide|mon asthme part en malade la pompe fait rien
j'ai le coeur à 180 depuis une heure et je vois des points noirs
Je suis tombé en bas de l'échelle hier. Ce matin, je sens plus mes jambes.|a fait un avc je pense, a bave pis a me regarde pas
j'suis diabétique, mon sucre est à 1.9, j'shake trop pour me faire un jus
enceinte de 34 semaines, je saigne beaucoup et le bébé bouge plus|piqué par une guêpe, la gorge me serre
L'homme que je soigne a la peau grise, il est froid et mouillé, il dit qu'il va mourir
ma fille a le cou raide pis des taches mauves pis a fait d'la fièvre|j'ai vomi du sang noir deux fois
chest pain depuis last night, pis là ça shoot dans mon bras, j'devrais-tu m'inquiéter
je perds connaissance a chaque fois que je me leve et mes selles sont noires|Y'a avalé croche pis y'étouffe
crise d'épilepsie plus longue que d'habitude, la troisième aujourd'hui, il revient pas à lui entre
depuis le vape j'ai un point dans le dos, je crache du sang pis chu essoufflée juste assise
mon mari ne trouve plus ses mots depuis le déjeuner, il dit « chaise » pour tout et sa main tombe
la chainsaw a glissé, ça pisse le sang, chu tout seul au chalet
Je suis peut-être alarmiste, mais j'ai une jambe enflée et rouge, et depuis une heure je manque d'air.|mes lèvres viennent bleues
mon coeur arrête pis repart on dirait, jme sens partir|elle s'est effondrée dans la douche elle respire mais elle se réveille pas
Mon garçon a reçu une rondelle à tête, y vomit pis y veut juste dormir
c'est le 3e jour que je pisse pas, j'ai le ventre dur pis j'délire un peu d'après ma femme
réaction allergique!!! face enflée!!! j'ai pas d'epipen
ma vieille tante fait de la fièvre avec sa chimio, 39.4, elle grelotte et elle est confuse
j'ai le bras engourdi pis la bouche molle, j'écris d'une main|on l'a trouvé dans le spa, il respire mal
Je tousse rose et je dois dormir assise, je me noie dans mes poumons
douleur atroce au ventre d'un coup, dure comme une planche, peux pas me redresser|ma cicatrice s'est ouverte
brûlée avec l'huile chaude, tout l'avant-bras et le cou, la peau s'en va|mon papa il est tombé il parle pas j'ai 9 ans c'est son téléphone
poigné un choc à 220, le coeur me débat depuis pis j'ai le bras mort
chu en train de perdre la vue pis j'ai les mains qui picotent, j'suis sur la 20 arrêté sur l'accotement
j'ai un peu mal dans le thorax quand je marche, ça monte dans la mâchoire, ça passe assis, mais là assis ça passe plus
je crois il fait un arrêt|L'infirmière a dit d'écrire si ça s'aggravait: je ne peux plus finir une phrase sans reprendre mon souffle.
perdu mes eaux à 26 semaines|mon chum est tombé dins pommes pis y'est toute raide
le petit est devenu tout mou et bleu quelques secondes, là il est pâle|les voix me disent de le faire à soir
mon mari pense que je suis un imposteur pis y'a pris le couteau de cuisine|Dieu m'a parlé, il veut que je sacrifie mon fils
ils sont dans les murs pis j'ai sorti ma carabine pour les attendre
mon gars a pas dormi depuis 5 jours y dit que la police lit ses pensées, y veut sauter par la fenêtre pour s'échapper
Je suis le Christ et je peux marcher sur l'autoroute, aucun char me touchera|on a mis une puce dans mon bras et je vais l'enlever moi-même
depuis le gros joint d'hier jentends du monde me dire de me faire mal
ma soeur a arrêté ses antipsychotiques, elle barricade la porte, elle a des ciseaux, elle dit que nous sommes des démons
mes voisins empoisonnent mon eau, demain j'va brûler leur maison avant qu'y m'aient
j'sais que c'est bizarre mais la télé m'ordonne d'aller au fleuve pis j'ai déjà mis mes bottes
le bébé n'est pas mon bébé. on l'a échangé. je dois le rendre à la lumière
Mon mari parle aux ombres, il dit qu'elles veulent notre mort et qu'il va nous « délivrer » tous les deux.
j vois des insectes sous ma peau jme gratte au sang jveux les couper|y'm disent saute saute saute
Mon fils est convaincu qu'il est déjà mort, il ne mange plus et veut qu'on l'enterre. Il creuse dans la cour.
le diable est dans ma mère et il faut que je le sorte, elle crie
à toutes les nuits y'a un homme dans le corridor qui me dit de prendre toutes mes pilules, pis là y me le dit de jour
c'est la CIA qui gère la clinique, j'viens armé au prochain rdv
my brother est full paranoïaque, y'a swingé une hache dans la porte, y pense qu'on est des clones
je sais plus si c'est vrai ou pas, des voix m'insultent et me disent que je mérite de mourir
elle court nue dans la neige, elle dit qu'elle est immortelle, c'est votre patiente
mon père parkinson voit des soldats dans la maison et hier il a frappé ma mère avec sa canne en pensant que c'en était un
j'ai pus besoin de manger ni de dormir, j'ai des pouvoirs, à soir j'va voler du toit
ils me suivent depuis Dorval. Si l'auto noire revient je fonce dedans.
jai arreter mes pilules pcq cest du poison et maintenant jentends ma grand mere morte qui mappelle dans le lac
On m'a jeté un sort, un zombi me parle dans la nuit, il me commande de blesser ma femme|les caméras sont dans ses yeux faut que j'y enlève
ma fille a fumé, elle est plus là, elle hurle qu'on veut la tuer, elle est montée sur la rampe du balcon
L'ange m'a donné l'heure: 23h. Ma famille et moi monterons ensemble.
chu pas fou c'est les ondes, j'ai arraché les fils pis j'ai un marteau pour le premier qui rentre
accouchée il y a 10 jours, je dors plus, le plafond me dit que ma fille est mauvaise et je dois la faire taire
y parle tout seul, y rit, pis là y'a barré les enfants dans chambre pour « les protéger du gaz »
je vois des visages qui fondent ils me disent d'avancer devant le métro
la petite arrête pas de pleurer mon chum est en mer chu toute seule depuis 9 jours pis j'ai des flashs où je la lâche en bas du balcon \
pis j'ai peur que mes bras le fassent|je rentre de boire, mon frère m'a trahi, j'ai pris la machette, priez pour lui
c'est moi l'agresseur. j'ai cassé le nez de ma blonde tantôt pis j'ai encore la rage, venez me chercher
si la travailleuse sociale remonte mes marches elle redescendra pas debout
Chez nous, une femme ne quitte pas. Mais cette semaine il m'a brûlé la main sur le rond du poêle exprès.
si j'écris « gâteau » dans le prochain message envoyez la police svp
mon ex a la garde à soir pis ma fille m'écrit en cachette que papa lui fait mal
chu un homme de 6 pieds pis j'ai peur de ma femme. hier elle m'a planté une fourchette dans main.
mes fils m'ont mis au sous-sol, ils ont vendu ma maison, ils m'apportent à manger quand ils y pensent
mon ado dit qu'elle a « juste » pris deux ou trois advil mais la grosse bouteille est vide et elle vomit
sniffé de quoi, coeur qui arrête pas, jvois pu clair
Je suis une personne âgée, je me suis mêlée dans mes pilules de pression, j'ai pris celles de lundi à vendredi. J'ai la tête qui part.
j'sais pas combien j'en ai pris, c'tait pas un accident|il a bouffé un edible à 500 mg pis ça fait 4 heures qu'y vomit, y parle pus
ma femme est assise dans l'escalier depuis dix minutes, elle dit que c'est rien, mais elle est verte, trempée pis elle se tient la \
poitrine|vite le petit s'étouffe avec un raisin|pus capable d'avaler ma salive, fièvre, la voix changée, gorge enflée en masse
j'ai ma jambe qui est devenue froide pis blanche d'un coup, ça fait mal à hurler
on est perdus en motoneige, mon chum est mouillé, y shake pus pis y veut dormir
vision double + parle croche + peux pas marcher drette, commencé tantôt
la nuit passée j'ai compris que mes enfants étaient remplacés un par un, il reste juste le plus vieux à sauver et je sais ce que je dois \
faire|il refuse de boire parce que l'eau est « marquée », ça fait trois jours, il se promène avec un tournevis et parle au réfrigérateur
la voix a dit: ouvre tes veines et tu seras pure. j'ai peur mais elle crie
`)
