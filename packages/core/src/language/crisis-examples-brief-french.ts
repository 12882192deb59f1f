import { phrasesOf } from './phrases-of.ts'

/** Crisis in French as it is typed in a hurry, few words at a time. */
export const CRISIS_EXAMPLES_BRIEF_FRENCH: readonly string[] = phrasesOf(`
je suis dans le noir total et j'en sortirai pas vivant|les idées noires gagnent ce soir|ma tête me dit d'en finir
j'ai des pensées suicidaires tous les jours|je me sens suicidaire, j'appelle qui|j'ai envie de tout arrêter, de mourir
je me sens mort en dedans|je vois pas de raison de rester|j'ai plus envie d'être ici|je veux plus exister
j'aimerais ne jamais avoir existé|j'aimerais que quelqu'un me tue|on achève bien les chiens, achevez-moi
si j'avais un fusil je m'en servirais|si j'avais le courage je serais déjà mort|j'ai pas encore le courage mais bientôt
il me reste trois nuits puis je pars pour toujours|après vendredi plus rien compte, je serai parti
pas besoin de prescription où je m'en vais|au ciel y'a pas de douleur, j'y vais|on se revoit de l'autre côté
gardez-moi une place au paradis|essayez pas de m'arrêter|envoyez personne, il est trop tard|c'est trop tard, je les ai déjà prises
quand vous lirez ça je serai mort|si vous lisez ça je suis déjà parti|vous avez été bons pour moi, je voulais dire adieu
Seigneur pardonnez-moi ce que je vais faire|je vais faire une bêtise|je vais faire une connerie ce soir
je pourrais faire quelque chose de grave|je passerai peut-être pas la nuit|je peux pas vous promettre de rester en vie
je peux pas promettre de pas me faire mal|il faut que quelqu'un m'arrête|donnez-moi une raison de pas le faire|et si je me réveillais plus
et si je sautais|peut-être que ce soir je le fais|je pense tout le temps à mourir|je pense à comment je le ferais
je sais exactement comment je vais m'y prendre|j'ai choisi comment je vais mourir|la seule façon d'arrêter la douleur c'est de mourir
y'a juste la mort qui va arrêter ça|je peux plus vivre avec cette douleur|je peux pas vivre avec ce que j'ai fait
je suis pas capable d'affronter demain|une autre journée c'est trop, j'arrête tout|je quitte la vie|je me hais et je veux mourir
mon existence est une erreur|je gâche la vie de tout le monde, ils seraient mieux si j'étais mort|j'ai tout perdu, il me reste la corde
j'ai mis mon beau linge, la dernière fois|j'ai laissé à manger au chat, il me reverra pas|les jambes dans le vide
mes orteils dépassent le bord|je suis penché par-dessus la rampe|le train passe dans quatre minutes et moi avec
je marche sur l'autoroute en espérant me faire frapper|je me couche dans la neige pour en finir|la lame est sur ma peau
mes poignets saignent|y'a du sang dans le bain, c'est le mien|je me suis coupé les cuisses encore|je mange plus exprès pour disparaître
j'ai avalé quelque chose de coupant exprès|j'ai pris une poignée de pilules|j'ai pris mon mois au complet
j'ai avalé tout ce qu'il y avait dans la pharmacie|c'est fait, je les ai avalées, j'attends|j'ai déjà pris ce qu'il faut, je m'endors
maman a pris toutes ses pilules et parle mal|ma femme se réveille pas|mon mari se réveille pas|papa se réveille pas
grand-maman se réveille plus et respire drôle|j'arrive pas à réveiller mon fils|mon chum est sans connaissance et ses lèvres sont bleues
il respire plus|elle ne respire plus|elle a arrêté de respirer|il n'a plus de pouls|il est tout bleu|il est tombé et tremble de partout
elle fait crise après crise|elle s'est évanouie et s'est cogné la tête, ça saigne|il s'étouffe|je m'étouffe avec un morceau
mon enfant a mangé mes jujubes au thc|mon gars a trouvé mes jujubes|ma fille de 4 ans a mangé un bonbon au cannabis|mon neveu a bu l'huile
le bébé avait ma vapoteuse dans la bouche|mon petit-fils a avalé des pilules de ma sacoche|mon petit dort trop depuis le biscuit
mon ado répond plus après avoir fumé|j'ai mangé 200 mg et je peux plus bouger|j'ai pris beaucoup trop de thc et j'ai mal à la poitrine
trop gelé mon coeur va exploser|je pense que je vais mourir à cause du jujube|je capote j'ai trop pris je sens plus ma face
grosse douleur à la poitrine|la douleur à la poitrine passe pas|douleur poitrine et dos et je transpire|ma poitrine est lourde
pression dans la poitrine depuis une heure|ma mâchoire fait mal et je suis moite|je pense que c'est mon coeur
symptômes de crise cardiaque en ce moment|papa s'est pris la poitrine et est tombé|je pense qu'elle fait un avc|le visage tombe d'un bord
je peux plus bouger mon bras|je peux plus bouger mon côté droit|je parle mal tout d'un coup|soudainement je vois plus
subitement confuse elle me reconnaît pas|mal de tête violent soudain|difficulté à respirer|respiration très difficile
ma gorge enfle je peux pas respirer|ma face enfle|urticaire partout et gorge serrée|réaction allergique en ce moment
arachide par accident, épipen expiré|hémorragie|du sang partout|le saignement arrête pas|le sang gicle|je vomis comme du café moulu
fausse couche je pense, beaucoup de sang|je sens plus bébé bouger depuis hier|fièvre à 41 et il délire
nouveau-né qu'on réveille pas pour boire|bleu autour de la bouche|mon mari diabétique ne se réveille pas|insuline en double par erreur
frappé par une auto|tombé dans l'escalier, peux plus bouger|jambe cassée, on voit l'os|brûlure grave
sorti mon enfant de la piscine, il est mou|incendie|fuite de gaz|coup de chaleur|il me fait mal en ce moment|mon père fait mal à ma mère
mes parents se battent et y'a un couteau|mon beau-père nous frappe|ma mère me frappe avec une ceinture
j'ai 14 ans et mon père vient dans ma chambre|j'ai 12 ans et j'ai peur de rentrer chez nous|je me suis fait violer
j'ai été agressée ce soir|il m'a droguée et je me suis réveillée nue|il arrête pas de frapper|il va faire mal à mes enfants
il a pris les enfants et dit que je les reverrai pas vivants|il a pointé un fusil sur moi|il dit qu'il va brûler la maison avec nous
il a tué notre chien pour me faire peur|on me laisse pas sortir|on me suit|y'a quelqu'un à ma fenêtre|quelqu'un est entré
il monte l'escalier|appelez la police|appelez le 911 pour moi je peux pas parler|il m'a retrouvée aidez-moi|ma préposée me frappe
mon fils prend mon argent et me pousse|ma femme me frappe et j'ose pas le dire|je veux tuer quelqu'un|je veux tuer mon patron
je veux faire mal à du monde|je vais faire mal à quelqu'un|j'ai des envies de faire mal à mon enfant
je me fais pas confiance avec mon bébé|j'ai imaginé noyer le bébé|j'ai un fusil et je m'en vais chez lui|il est mort quand je le trouve
je vais le battre à mort|je vais les écraser avec mon char|je l'ai frappé avec le bâton et il bouge plus
les voix arrêtent pas et veulent ma mort|ma mère morte me dit de la rejoindre ce soir|Satan est dans mon mari
ma famille m'empoisonne, je vais les avoir avant|ils viennent me tuer je dois frapper en premier|je peux voler, je monte sur le toit
rien est réel alors je peux sauter|j'ai des bibittes sous la peau et je les coupe|mon frère dort plus, parle au mur et tient une hache
depuis l'accouchement ma femme dit que le bébé est mauvais
`)
