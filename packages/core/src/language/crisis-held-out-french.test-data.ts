import { phrasesOf } from './phrases-of.ts'

/** The same in French, as people write it in Québec, New Brunswick and Ontario; made and kept as the English ones. */
export const HELD_OUT_CRISES_FRENCH: Readonly<Record<string, readonly string[]>> = {
  vétérans: phrasesOf(`
j'ai sorti mon gun à soir pis je le regarde|depuis que chu revenu d'afghanistan je veux juste crever|mes chums sont morts là-bas pis moi j'ai hâte d'aller les rejoindre
les cauchemars lâchent pas, j'ai décidé que c'était ma dernière nuit|j'ai chargé la carabine|le ministère m'a oublié, moi aussi je vais m'oublier pour de bon
j'aurais dû mourir avec ma section et je vais corriger ça
  `),
  'à bout de douleur': phrasesOf(`
j'en peux plus d'avoir mal je veux mourir|chaque soir je souhaite ne pas me réveiller|j'ai gardé toutes mes dilaudid pour en finir d'un coup
si la douleur arrête pas c'est moi qui va arrêter|j'ai plus la force de vivre avec ça|on m'a refusé l'aide médicale à mourir alors je vais m'arranger tout seul
à quoi bon continuer à vivre comme ça|mourir serait un soulagement pour moi|je compte mes pilules en me demandant combien ça prendrait
chu à boutte de toute, la vie c'est fini pour moi
  `),
  jeunes: phrasesOf(`
jveux mourir sérieux|jme suis coupée pis ça saigne trop|g pris plein de tylenol jsais pas quoi faire|personne va remarquer si jdisparais
jai envie de me crisser en bas du pont|jme fais mal avec un rasoir genre chaque soir|bye tlm je vous aime désolé pour tout
je pense au suicide tlt|ma vie vaut rien jvais en finir à soir|j'ai une corde dans ma chambre|jsuis écoeurée de vivre
tout le monde me déteste jferais mieux d'être morte
  `),
  'personnes âgées': phrasesOf(`
Depuis le décès de mon mari je n'ai plus envie de vivre|J'ai assez vécu, je veux partir|Je suis un fardeau pour mes enfants, il vaudrait mieux que je ne sois plus là
mon mari est tombé et il ne répond plus|j'ai une grosse douleur dans la poitrine qui descend dans le bras gauche|ma femme a la bouche croche et elle parle tout drôle
je ne sens plus mon côté droit depuis tantôt|je suis tombée, je suis pas capable de me relever et je suis seule|j'ai pris mes pilules de coeur deux fois et je me sens partir
j'ai mis de côté mes somnifères pour le jour où je n'en pourrai plus et c'est aujourd'hui
  `),
  'au Nouveau-Brunswick et en Ontario': phrasesOf(`
j'veux plus vivre, chu done|j'vas me tuer pis that's it|worry pas ta brain, demain j'serai pus icitte|j'feel comme si j'voulais toute end ça
mon mari m'a choked hier soir pis y s'en vient|mon boy a mangé mes edibles pis y se réveille pas|y a pu rien qui me tient icitte, je m'en vas dans le bois pour pas revenir
mon chest me fait mal pis j'ai d'la misère à breather|j'ai OD je pense|mon père s'est enfermé dans la grange avec sa 12
  `),
  'nouvelles mères': phrasesOf(`
j'ai peur de faire du mal à mon bébé|je pense à mettre un oreiller sur le visage du petit|mon bébé serait mieux sans moi
j'ai des pensées de me jeter par la fenêtre avec lui|mon bébé respire mal et il est tout bleu|je l'ai secoué trop fort et il bouge plus
je saigne énormément depuis l'accouchement et j'ai la tête qui tourne|ma fille de 2 ans a avalé une de mes jujubes au thc
j'entends une voix qui me dit de le noyer
  `),
  intoxication: phrasesOf(`
jai bu pis jai pris toute la bouteille de pilules|chu gelé ben raide pis mon coeur va exploser|mon ami a pris du fentanyl y respire presque pus
jai melangé alcool et ativan jveux dormir pour toujours|j'ai trop mangé de brownies au pot je vais mourir|j'pense que je fais une overdose
chu saoul pis jai le couteau dans main|il a pris du ghb et on peut pas le réveiller
  `),
  proches: phrasesOf(`
mon frère dit qu'il va se tuer ce soir|ma blonde m'a laissé une lettre d'adieu|mon fils parle de se pendre|ma mère a avalé tout son pot de comprimés
mon chum fait une crise d'épilepsie et ça arrête pas|mon conjoint s'est tailladé les poignets|je crois que mon amie va faire une bêtise
papa ne respire plus|ma fille dit que le monde irait mieux sans elle|mon mari entend des voix qui lui disent de nous tuer
il répond plus au téléphone et il m'a écrit adieu|mon coloc est bleu et il ronfle bizarre
  `),
  violence: phrasesOf(`
mon mari me bat et j'ai peur pour ma vie|il a dit qu'il me tuerait si je partais|je suis cachée dans la salle de bain, il est furieux
il m'a étranglée hier|il est dehors avec un couteau|mon ex défonce ma porte|mon beau-père vient dans ma chambre la nuit et me touche
j'ai été violée hier soir|je ne suis pas en sécurité chez moi|il menace de mettre le feu à la maison avec nous dedans
  `),
  'menaces et voix': phrasesOf(`
je vais le tuer ce chien-là|j'ai envie de planter mon boss avec un couteau|les voix me disent de sauter|je vais aller à clinique avec mon fusil
dieu m'ordonne de tuer mon frère|j'ai peur de perdre le contrôle et de blesser quelqu'un|la télé me parle et me dit de m'ouvrir les veines
je vais toutes les faire payer, y va avoir du sang
  `),
  'plans et adieux': phrasesOf(`
je veux mettre fin à mes jours|j'ai un plan et une date|combien de comprimés ça prend pour mourir|adieu, merci pour tout|je ne serai plus là demain
j'ai écrit mes lettres, tout est réglé|je pense à me jeter devant le métro|je voudrais m'endormir et ne plus jamais me réveiller
la vie n'a plus de sens, je veux disparaître|j'ai fait une tentative la semaine passée et j'y repense|j'ai des idées noires très fortes ce soir
je me mutile encore|je ne vois pas d'autre issue que la mort|dites à mes enfants que je les aime|je vais faire une connerie|je mérite pas de vivre
je n'ai plus aucune raison de rester|je me coupe pour me sentir mieux|ce sera bientôt fini pour moi|j'ai avalé de l'eau de javel
  `),
  'maladie soudaine': phrasesOf(`
j'étouffe, ma gorge enfle|j'ai du mal à respirer et ça empire|mon visage est paralysé d'un côté|je crois que je fais un infarctus|je fais un avc je pense
je crache du sang|j'ai perdu connaissance deux fois tantôt|mon coeur bat à 190 et je vais m'évanouir|je viens de faire une convulsion
piqué par une guêpe et j'ai la langue enflée|j'ai un étau dans la poitrine|le pire mal de tête de ma vie, d'un coup|ça saigne et ça arrête pas
j'ai pris trop de morphine je m'endors debout|je suis enceinte et je saigne beaucoup|mon enfant a bu mon huile de cannabis il est tout mou
je vomis du sang|mon épipen a pas marché
  `),
}
