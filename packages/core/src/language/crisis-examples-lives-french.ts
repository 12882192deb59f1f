import { phrasesOf } from './phrases-of.ts'

/** Crisis in French by the life it comes from: school, farm, service, ward, road, prison, a new country, a new child. */
export const CRISIS_EXAMPLES_LIVES_FRENCH: readonly string[] = phrasesOf(`
genre personne s'en rendrait compte si j'me tuais|j'ai une note dans mon cell qui s'appelle pardon
ma mère a pris mes lames mais j'en ai une dans mon étui|tout le groupe m'a dit de sauter fait que ok
j'ai coulé mes examens, je vais en finir avant que mon père l'apprenne|je me suis coupée et ça ferme pas
j'ai pris tous mes médicaments pour le tdah|j'ai avalé les pilules de ma mère et là j'ai peur|je veux pas avoir 16 ans
lundi à l'école je serai pas là, ni nulle part|je suis cachée dans les toilettes de l'école avec une lame
la banque prend la ferme, la carabine est dans le truck
j'ai vendu mes vaches, j'ai plus de raison de me lever, la corde est dans la grange|mon vieux chien est mort et je le suis
j'ai 84 ans et j'ai ramassé assez de comprimés pour partir|ma femme est partie et j'ai l'intention d'y aller aussi, cette semaine
le docteur dit six mois, moi je dis ce soir|je ne vous dérangerai plus, mes préparatifs sont faits
veuillez avertir ma fille, je serai morte au matin|à mon âge on peut choisir, et j'ai choisi ce soir
je ne verrai pas un autre hiver, je m'en charge|je vois leurs visages la nuit, le pistolet est sur la table
trois de mes frères d'armes se sont suicidés, je suis le prochain|j'ai mis le canon dans ma bouche hier, c'est le chien qui m'a arrêté
ma femme a caché mes fusils mais j'ai trouvé la clé|la sécurité est enlevée|la patiente dit qu'elle a un plan et les moyens
mon client veut mourir ce soir et il est sorti|résident trouvé inconscient dans sa chambre
je suis préposée, monsieur parle mal et son côté gauche est faible|madame est cyanosée et siffle, l'ambulance arrive pas
elle a pris 40 zopiclone il y a une heure|moi pas bon français, mari taper moi beaucoup sang|je peur il tue moi et enfants
mon coeur mal très fort aidez|bébé pas respirer|papa tomber il parle pas|j'ai bu poison svp|je pas vouloir vivre ce monde
ils prendre papier moi et fermer porte|madame il vient avec couteau|ma femme coupe la veine|mon garçon mange tout médicament
elle dort pas réveiller depuis pilules|Dieu pardon je finis ma vie aujourd'hui|je vais mourir aujourd'hui inchallah, j'ai tout préparé
chu saoul pis le pont est juste là|chu chaud pis j'ai un couteau sur l'bras|j'ai bu un 40 onces avec mes oxys
chu saoul j'ai mes clés pis j'espère frapper un arbre|bonne nuit pour toujours|s'cusez pour toute bye|jvous aime bye|c'est là que ça finit
mon heure est arrivée|personne va s'ennuyer d'moi|arrêté sur la 40, je regarde le garde-fou|le prochain transport je rentre dedans
ma poitrine serre pis chu au volant|je perds la carte au volant|les ancêtres m'appellent, je marche dans le lac ce soir
un autre de ma communauté s'est pendu, je suis le prochain|ma petite-fille a une corde dans la remise
il est parti dans le bois avec un fusil sans manteau|l'infirmière est pas au dispensaire et kokum respire pas
le bébé arrête pas de pleurer et j'ai envie de le lancer|je m'imagine l'échapper dans l'escalier
je l'ai secouée et elle ouvre plus les yeux|je suis une mère horrible, ils seraient mieux avec moi morte
mon lait est du poison, je dois sauver le bébé de ce monde|deux semaines après l'accouchement ma jambe est enflée et je respire mal
je trempe une serviette aux dix minutes|mal de tête, éclairs dans les yeux, 34 semaines
je peux plus m'occuper de lui, j'ai pensé à l'oreiller sur nos deux faces|j'ai donné trop de morphine à maman pour que ça arrête
je pourrais finir ça pour nous deux, papa souffre trop|j'ai mêlé les pilules de maman avec celles de papa et elle est grise
maman s'étouffe avec son tube|il s'est sauvé dehors à moins trente en pyjama|mon mari répond pas et la lumière du garage est allumée
il a dit prends soin des enfants et il a raccroché|il est parti et a fermé son cell après s'être excusé pour tout
elle a laissé ses bagues sur le comptoir et elle est sortie|ma femme est debout sur une chaise au sous-sol et parle pas
mon chum m'a envoyé une photo de corde|ma blonde m'a envoyé une photo de pilules dans sa main|il répète que bientôt tout sera fini
elle dit que j'aurai plus à m'inquiéter d'elle après ce soir|mon conjoint s'est coupé le poignet, la serviette est rouge
je l'ai trouvé dans l'auto avec le boyau|ma fille dit qu'elle a un plan|mon gars de 11 ans a attaché une ceinture à la porte
mon fils a publié un adieu sur instagram|l'amie de ma fille dit qu'elle a pris des pilules|mon garçon est monté sur le toit de l'école
ma fille sort pas de la salle de bain et l'eau est rouge|mon petit a une bille prise dans la gorge|ma fille est bleue après une convulsion
mon nouveau-né est gris et mou|mon petit est tombé sur la tête et vomit|le petit a renversé la bouilloire sur lui|il a bu le lave-glace
elle a mangé des champignons du terrain|il a pris les pilules de coeur de grand-papa
j'ai le regret de vous annoncer que j'ai décidé de mettre fin à mes jours|je mets fin à mes jours ce soir|je vais mettre fin à ma vie
je veux mettre un terme à mon existence|je vous écris calmement, les moyens sont prêts|mes affaires sont en ordre, je m'éteins ce soir
permettez-moi de vous dire adieu, je ne verrai pas l'aube|j'ai conclu que la mort est préférable|ce n'est pas un appel à l'aide, je pars
je suis sain d'esprit et je meurs ce soir|bon ben je parle là euh j'en ai pris je sais pas trente des bleues pis la chambre tourne
allô c'est ma poitrine ça serre pis mon bras est bizarre pis chu tout seul|euh je suis sur le viaduc pis je sais pas quoi faire
m'entendez-vous il est dans l'autre chambre avec un gun|je suis tombée je pense que ma hanche est cassée ça fait depuis hier
ma femme parle pas comme il faut sa bouche est croche|je pense que j'en ai trop pris mon coeur capote
je sais pas à qui le dire mais j'ai les pilules devant moi|le Seigneur m'a dit de mettre Isaac sur l'autel|je dois être lavé par le feu
je dois couper le démon de mon bras|c'est écrit que je meurs aujourd'hui|Satan veut les enfants, je dois les envoyer à Dieu avant
mon péché se paie dans le sang|AIDEZ MOI MA FEMME RESPIRE PAS|IL A UN COUTEAU AU SECOURS|J'EN AI TROP PRIS|JE SAUTE|MA POITRINE
IL A TIRÉ SUR ELLE|ELLE EST INCONSCIENTE VITE|DU SANG PARTOUT|MON BÉBÉ A MANGÉ LES PILULES|Y'A UN GUN DANS MAISON
je sors de prison et je vais trouver celui qui m'a vendu, j'ai une arme|il a touché ma fille et je m'en vais le finir
je regarde la maison du voisin avec un bidon de gaz|quelqu'un va se faire couper aujourd'hui|il respirera plus ce soir
je vais sortir le docteur de son char|vous allez le regretter quand je vais entrer avec mon douze
elle a ri de moi, elle rira plus avec un couteau dans le ventre|je pense juste à l'étrangler dans son sommeil
j'ai acheté des balles et un masque|les caméras dans mes dents enregistrent, j'ai des pinces
ils ont remplacé ma famille par des copies et je dois les enlever|mes pensées passent à la radio et disent de sauter ce soir
les pilules m'espionnent alors je les ai toutes prises|mes mains sont pas à moi, je vais les couper
je suis l'élu et je dois me noyer pour renaître|tout le monde dans l'autobus veut me tuer alors j'ai un couteau|ça me chuchote brûle-les
douleur 10 sur 10, c'est fini, le douze est sorti|la douleur a gagné, je pars
trois docteurs m'ont dit non, je vais régler ça avec le pot au complet|je veux une balle, pas une pilule
si le renouvellement est refusé y'a un pont proche de chez nous|vous m'avez coupé, là je me coupe
mes jambes viennent d'engourdir et je me suis échappé|mal au dos et je sens plus entre mes jambes
chimio numéro neuf, plus jamais, je prends ma réserve ce soir|le cancer est revenu, je le referai pas, je pars à ma façon
j'ai gardé mes dilaudid pour ça|fièvre 39,5 après la chimio et je tremble|je dois 90 000 et la seule sortie c'est l'assurance
j'ai tout perdu au casino, je suis sur le pont|les huissiers sont là, la corde est au grenier
j'ai ruiné ma famille, ma femme sera mieux veuve|on m'a mis dehors, j'ai plus rien, adieu
ma femme a pris les enfants, la cour a pris le reste, moi je prends ma vie|mon coloc est face contre terre et ronfle bizarre
le gars à côté crie qu'il va se gazer|y'a une femme sur le rebord en face de la clinique|un homme est tombé dans votre stationnement
quelqu'un dans votre salle d'attente vient de perdre connaissance|une dame dehors fait une convulsion
mon employé s'est barré dans le bureau avec des pilules|mon élève m'a remis une lettre de suicide|j'ai pris la méthadone de mon voisin
j'ai mâché mon patch de fentanyl|oxy et boisson pis je respire lentement|mes pupilles sont minuscules et je cogne des clous
j'ai pris la semaine au complet par erreur|mauvaise batch, toute la maison est à terre
j'ai fumé quelque chose qui était pas du pot et je vois des morts|j'ai vomi deux jours à cause du pot et je m'évanouis
mon vieux père a mangé deux de mes jujubes, il est tombé et mêlé|j'ai donné la mauvaise bouteille à mon enfant, c'était mon huile thc
ma gorge se referme après les nouveaux jujubes|mes lèvres enflent après votre huile
plaques partout et je peux pas avaler depuis la capsule|je vapote et je crache du sang|mon coeur flotte, arrête, cogne
je suis devenu gris et tombé dans la cuisine|réveillé par terre la langue mordue|un rideau noir dans mon oeil|mal de ventre à hurler
peux pas uriner depuis hier et le ventre énorme|jambe doublée, chaude, et je suis à bout de souffle|mon sucre affiche HI et je vomis
sucre 1,9 mains qui tremblent je vois plus|ma pompe a lâché, j'ai soif et je respire vite|asthme fort, il reste un puff
mélangé javel et ammoniaque, mes poumons brûlent|deux gars à terre dans le garage à cause des vapeurs|pris sous la porte de garage
la main dans la vis à grain|un clou dans l'oeil
`)
