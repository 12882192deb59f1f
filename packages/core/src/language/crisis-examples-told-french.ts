import { phrasesOf } from './phrases-of.ts'

/** Crisis in French as it is told in passing: of oneself, of somebody near. */
export const CRISIS_EXAMPLES_TOLD_FRENCH: readonly string[] = phrasesOf(`
chu pus capable|j'veux pus être icitte|je pense que tout le monde serait ben mieux sans moi
J'ai fait mes adieux à mes chats à matin. Y savent pas mais moi je sais.
excuse moi de te déranger avec ça, c'est sûrement pas la place, mais j'ai pas envie de me réveiller demain|VEUX MOURIR
I'm done là, j'ai pus d'energie pour vivre, c'est all over pour moi
Si je renouvelle pas mon ordonnance le mois prochain, ben vous saurez pourquoi.
j'ai ecrit des lettres pour mes 3 enfants sont dans le tiroir de la cuisine|à quoi bon continuer
jme suis encore coupée hier soir pis la ca m'aide meme pus|Le bon Dieu me pardonnera, je suis trop fatigué pour rester.
Ça fait trois nuits que je me demande si quelqu'un remarquerait si j'étais pus là.
J'ai 74 ans, la terre est vendue, les vaches sont parties, ma femme est au cimetière. Y me reste pus rien à faire icitte, j'ai tout \
arrangé avec le notaire pis c'est pour ce soir.|pas besoin de me booker un autre rdv je serai plus la|je veux juste que ca arrete toute
chu un poids pour ma famille, y seraient soulagés|J'ai mon plan. J'ai juste pas encore choisi la journée.
je dors plus je mange plus je veux plus vivre voila c'est dit
bonsoir docteur, dans mon pays on ne parle pas de ces choses, mais je pense beaucoup à mettre fin à ma vie
feck c'est ça, à soir c'est mon dernier soir|Je suis sur le pont en ce moment. Je sais pas pourquoi je vous écris.
j'ai donné mon chien à ma soeur, payé mes comptes, fait le ménage. tout est prêt|jveux me faire du mal et ya personne a la maison
Merci pour tout ce que vous avez fait pour moi, vous avez été gentils. Adieu.|si je disparaissais, ça ferait une bouche de moins à nourrir
kk faut que jtdise de quoi, j pense a me tuer genre chaque jour|Honnêtement? J'aimerais ça m'endormir pis que ça soit final.
Ya des journées que je regarde le train passer pis j'me dis que ça serait simple
Depuis que le bébé est là, je pense qu'il aurait une meilleure mère si je partais pour de bon
je suis vétéran, deux tours en Afghanistan. j'ai sorti mon arme du coffre pis est sur la table devant moi
On va dire que j'ai pas fait de plans pour Noël. Ni pour après.|LA VIE C FINI POUR MOI
j'ai pus de raison de me lever. j'ai pus de raison tout court.|Je m'excuse d'avance pour la peine que je vas faire à ma mère
j'essaye de tenir mais la voix dans ma tete me dit que ca serait plus facile de lacher pour toujours
Est-ce que l'assurance paye pareil si la personne s'enlève la vie? C'est pour moi que je demande.
personne va me manquer pis je manquerai a personne, bye
J'ai prié toute la nuit pour que Dieu vienne me chercher, et s'il vient pas je vais y aller toute seule
jai failli le faire hier. jsuis pas sur de pouvoir me retenir a soir|Je trouve plus aucune porte de sortie, sauf une.
chu saoul la pis jai les clés dins mains pis j'pense a rentrer dans un arbre|Dites à mon fils que c'est pas de sa faute
mes cicatrices se voient plus avec les nouvelles par dessus lol|je suis tannee de faire semblant. je veux mourir pour vrai
Ma blonde est partie avec les petits. J'ai pus rien qui me retient sur terre.|ça va être mon dernier message je pense
J'veux pas faire de drame, mais j'ai compté les jours qui me restent pis j'en ai choisi un.
The pain's trop bad, j'care pus si j'vis ou si j'meurs, j'vas en finir à soir|dormir toujours. c'est ça que je veux
Monsieur, je suis seul au Canada, les papiers refusés, la honte pour la famille. Je ne vois que la mort comme solution.
jpense serieusement a sauter
Si y avait un bouton pour arrêter d'exister, j'aurais déjà le doigt dessus. Pis là je commence à me dire que j'en ai un.
je veux aller rejoindre ma femme. je veux y aller cette semaine
à l'école y rient de moi tlj pis jme suis fait du mal avec un compas dans toilettes|j'ai pus peur de mourir, j'ai hâte
Ça va régler le problème de tout le monde une fois pour toutes, vous verrez.
J'ai mis mon testament à jour pis j'ai écrit un mot. Ça me fait du bien de le dire à quelqu'un avant.
mwen fatige. je n'en peux plus de cette vie, je veux la quitter|Oubliez la livraison, j'en aurai pas besoin où je m'en vas
c tu normal de penser a sa propre mort toute la journee pis de trouver ca reposant
jai tout gaché, le mieux c que je parte pour de bon, mes parents vont comprendre
je me tape la tete sur le mur pis je me brule avec des cigarettes depuis une semaine
Bon ben, ça a l'air que même mourir faut prendre rendez-vous. J'ai pas envie d'attendre moi.
Quand mes filles vont être couchées je vais le faire
Je ne veux pas vous inquiéter, je vous demande juste de prévenir mon frère quand ce sera fini.
j'ai essayé la semaine passée pis ça a pas marché. j'vas me reprendre
Tout le monde dit que ça va passer. Ça passe pas. J'vas passer avant.
voulez vous annuler mon dossier au complet svp, d'ici dimanche j'existe plus|la corde est deja dans le garage
je pense que je vais faire une bêtise|je vais faire une connerie ce soir, je le sens
Ils vont me trouver demain matin, la porte sera débarrée|j'me sens vide pis inutile, j'aurais jamais dû naître pis j'vas corriger ça
à 16 ans on est tu trop jeune pour vouloir pus rien savoir de vivre|J'ai pas mal décidé que j'verrais pas le printemps.
chaque fois que je traverse le pont Jacques-Cartier je me dis la prochaine je m'arrete
J'garde toutes mes pilules depuis deux mois. Pour le bon moment.
ma job est partie ma maison est partie ma santé est partie y manque juste moi|help jsuis pas bien jveux mfaire mal svp quelqun
Je suis calme pour la première fois depuis longtemps, parce que j'ai pris ma décision. Embrassez la vie pour moi.
aujourd'hui c'est l'anniversaire de mon frère qui s'est enlevé la vie et je veux faire pareil
Si le docteur peut plus rien pour ma douleur, moi je sais quoi faire pour qu'elle arrête définitivement.
jme hais tellement que jme punis avec une lame|la nuit c'est pire, j'ai peur de ce que je pourrais me faire
j'ai peur de moi-même. j'ai caché les couteaux mais je sais où ils sont
Je suis une mauvaise maman, ils seraient plus heureux avec leur papa tout seul. Je veux disparaître.
s'cusez les fautes, chu couché dans char dans l'garage pis j'sais pas si j'vas me relever
Vous m'avez demandé mon niveau de douleur de 1 à 10. Mettez 11 pis une pierre tombale, ça sera pas long.
J'va aller voir la rivière à soir. J'va pas revenir.|j'crois ben que mon tour est arrivé, pis c'est moé qui a décidé
plus envie de rien, plus envie de vivre, plus envie d'essayer|je pense au suicide depuis que j'ai changé de médicament et ça empire
Allah me pardonne, j'ai des pensées de mettre fin à mes jours et je n'arrive plus à les chasser
j'ai dit je t'aime à tout le monde aujourd'hui, une dernière fois
Le seul endroit où j'aurai pas mal, c'est six pieds sous terre. J'y pense sans arrêt et je sais comment m'y rendre.
qui va s'occuper de mon chat si je pars? c'est la seule affaire qui m'arrête encore
j'ai supprimé mes comptes, mes photos, tout. il reste moi
I can't anymore. j'pense que j'va just let go pis toute laisser tomber, la vie pis toute
Je n'ai pas mangé depuis neuf jours, volontairement. Je veux partir ainsi.|chu tellement tanné que j'ai arrêté mon insuline. on verra ben
jle fais a minuit|Je ne vous demande pas de m'aider, juste de ne pas m'en vouloir.
c'est platte a dire mais j'aimerais mieux etre mort que de vivre de meme un jour de plus pis j'y pense pour vrai
Mon psy est en vacances et les idées noires sont revenues, très fortes, avec un plan cette fois.|jveu mourire
y a pas de lumière au bout de mon tunnel à moi. j'éteins.|J'ai regardé le toit de l'immeuble tantôt. La porte est pas barrée.
Depuis mon accident je vaux plus cher mort que vivant. J'ai fait le calcul pis je pense passer à l'acte.
je vous ecris pour dire que je regrette et que je m'en vais rejoindre papa|pu d'espoir pu rien
C'est pas que je veux mourir, c'est que je veux pus vivre. Voyez-vous la différence? Moi non plus à soir.
on m'a dit d'écrire si ça allait pas. ça va pas. j'ai des idées suicidaires.
Ben coudonc, j'ai rangé l'atelier, graissé les outils, mis les clés sur le crochet. Mon gars aura rien à chercher.
jai pas le droit de dire ca mais jaimerais mieux que le cancer aille plus vite, sinon jvas l'aider
j'ai recommencé à me couper après 2 ans, j'ai honte|je crois que cette nuit je vais arrêter de lutter
les ancêtres m'appellent et je vais répondre, je suis trop seul dans ce froid
Ça servirait à quoi un suivi dans six semaines, je pense pas me rendre à vendredi
dans ma tête chu déjà parti, y reste juste le corps à régler|j'suis au motel pis j'ai tout apporté. personne sait où j'suis.
Après le temps des Fêtes, j'arrête. Pas le pot. La vie.|mon chum m'a laissee pi jai plus envie detre vivante jvous jure chu serieuse
Je me fais vomir et je me frappe, j'arrive pas à m'arrêter de me faire du mal|ma lettre est prete
Est-ce que je peux nommer quelqu'un pour récupérer mes affaires à la clinique si jamais on me retrouve mort?
combien de temps avant que quelqu'un remarque que je réponds plus, selon vous?
J'ai survécu à Kandahar pis c'est mon salon qui va m'avoir. J'ai la carabine à côté.
je n'ai plus la foi, plus la force, et je ne veux plus de demain|jdis a tlm que ca va mais des que chu seul jpense a comment men aller
à matin j'ai mis ma bague dans une enveloppe avec le nom de ma fille dessus. c'est tout
J'ai réfléchi longuement et posément; ma vie est terminée, il ne reste que la formalité.
j'peux-tu parler à quelqu'un là là, j'ai peur de me tuer
ma mère pense que je dors mais je pleure pis j'ai un couteau dans mon lit pour moi
J'suis comme un vieux truck, bon pour la scrap. J'va aller me stationner dans l'bois pour de bon.
vous saurez que j'ai essayé. vraiment. au revoir
j'en peux pus de l'arthrite pis du deuil pis de toute, chu rendu au boutte du boutte, j'va m'en aller par moé-même
ma fille de 15 ans a laissé une note sur son lit pis est pas à l'école|mon mari parle de mourir depuis qu'il a perdu sa job
Mon frère répond plus depuis qu'il m'a texté « prends soin de maman ». J'ai peur.
je suis la proche aidante, mon père refuse de manger pis dit qu'il veut en finir
un patient à vous, mon voisin, vient de me donner son chien pis ses clés en disant qu'y en aurait pus besoin
ma blonde s'est enfermée dans salle de bain, elle dit qu'elle veut mourir, j'fais quoi|mon ami a posté un vidéo d'adieu
Bonjour, c'est pour ma mère. Elle cache ses comprimés dans une boîte et dit que bientôt elle nous dérangera plus.
j'ai trouvé des marques de coupures sur les bras de mon gars, il a 13 ans
mon chum vet avec PTSD est parti dans l'bois avec son fusil de chasse, y'a dit qu'y nous aimait
ma colocataire pleure toute la nuit, elle dit qu'elle va sauter du balcon
Mon époux me demande chaque soir pourquoi je le laisse vivre. Cette fois il a caché un couteau sous l'oreiller.
my sister a pris off pis elle a laissé son cell pis une lettre, on est worried sick
ma conjointe vient d'accoucher et elle dit que le bébé et moi serions mieux sans elle
elle a vidé son compte, fait ses adieux sur facebook, svp aidez moi c'est ma cousine
Grand-papa veut pus prendre ses pilules de coeur, y dit qu'il est prêt à partir pis qu'y va s'arranger pour.
mon fils se frappe la tête pis dit qu'il veut pus vivre, je sais pus quoi faire, je suis toute seule avec lui
Je n'ose pas laisser mon mari seul, il m'a dit où trouver le testament.
mon coloc a dit qu'à soir ce serait fini pour lui. c une joke tu pense?
ma meilleure amie m'a fait promettre de rien dire mais elle veut se tuer en fin de semaine
j'ai surpris mon père au garage avec une corde, il pleurait
mon ex menace de se tuer si je reviens pas, y'est dans son char pis y m'envoie des photos du pont
Ma soeur a recommencé à se brûler les bras. Elle m'a dit que la prochaine fois elle se raterait pas.
elle parle de rejoindre son bébé qu'elle a perdu
mon petit frère en Tunisie... non, ici, à Laval, il m'écrit qu'il veut quitter ce monde, je suis au travail je peux pas y aller
mon père agriculteur a vendu ses bêtes hier pis là y pleure dans grange avec la 12
On garde maman à la maison. Cette nuit elle a essayé de sortir en jaquette dans la neige pour, dit-elle, en finir.
ma femme m'a dit adieu au téléphone pis a raccroché|l'ado que j'héberge en famille d'accueil a avalé quelque chose pis veut pas dire quoi
mon boss m'a dit à la blague qu'y rentrerait pas lundi parce qu'y serait mort, mais y riait pas pantoute
j'écris pour mon mari il est assis dans le noir avec sa carabine il me parle pas
Ma voisine du 3e vient de crier qu'elle voulait mourir, elle est sur le bord de la fenêtre
mon chum a essayé de s'enlever la vie la semaine passée, l'hôpital l'a renvoyé chez nous pis y recommence à en parler
son message disait juste pardon. et son téléphone est fermé.
Je pense que ma fille fait plus que des idées noires, j'ai trouvé un plan écrit dans son agenda
papa dit que la mort viendrait le chercher avant Pâques si on le laissait faire, pis y jette ses médicaments
my buddy du régiment m'a appelé pour me dire merci pour toute. ça sentait les adieux à plein nez
ma nièce a dit à mes enfants qu'elle serait bientôt au ciel, elle a 12 ans
mon beau-frère y'est saoul pis y dit qu'y va se crisser en bas du viaduc
C'est délicat. Ma patronne, qui vient chez vous, a distribué ses bijoux à toute l'équipe et ne répond plus depuis ce matin.
mon mari a arrêté sa dialyse sans le dire à personne sauf moi. y veut mourir pis je sais pas si j'ai le droit de le dire
j'pense que mon gars va faire une niaiserie, y'a effacé toutes ses photos pis y m'a serré fort fort à matin
ma mere veut mourir, elle me le dit en pleurant au telephone tous les jours et aujourd'hui elle dit c'est le dernier appel
urgent svp mon fiancé menace de se faire du mal avec une lame
On s'est chicanés pis elle est partie en char en disant que je la reverrais jamais vivante
elle se mutile dans sa chambre et moi je l'entends à travers le mur
Sister-in-law à moi a arrêté de répondre, son last text c'tait « I love y'all, lâchez pas »
mon copain de chambre au collège dort avec une lettre sous son oreiller, il dit c'est pour ses parents après
mon vieux père dit « laissez-moi partir » et il a débranché son oxygène
bonjour je dicte parce que mes mains tremblent trop je voulais parler de mon huile mais finalement c'est pas ça le problème le problème \
c'est que je me lève le matin et je suis déçu de m'être réveillé et hier j'ai roulé longtemps sans ma ceinture en espérant quelque chose
pus capable. adieu|Pensez-vous qu'on va en enfer quand on se l'enlève? J'ai besoin de savoir avant dimanche.
je laisse le code de la porte pour les policiers: ils vont en avoir besoin
mon lapin va avoir besoin d'une nouvelle famille bientot, moi aussi jimagine mais jserai plus la pour le voir
J'ai comme toujours été de trop. À l'école, à job, dans mon couple. Là m'a juste m'enlever du chemin.
c quoi le point d'attendre d'etre vieux si jveux deja plus etre la
je prends ma douche, je mets mon uniforme et mes médailles, et après c'est terminé. Rompez.
J'ose pas appeler le 988 parce qu'y vont m'envoyer la police. Mais j'ai besoin, là.
on dit que le suicide est lâche. moi je trouve que ça me prend tout mon courage pis je suis presque prête
Je ne sais pas à qui écrire. Mon mari, d'habitude si fermé, m'a fait ses excuses pour tout, m'a montré où sont les papiers de la maison \
et est parti « prendre une marche » sans manteau il y a deux heures.
mon amie a lu son poème en classe hier et c'est clairement une lettre d'adieu, elle est pas en classe aujourd'hui
mon gars prend des risques en fou avec son bike, il m'a dit que si y meurt tant mieux, qu'y fait exprès
y'a un gars saoul dans le stationnement de la clinique qui dit qu'y veut se jeter devant les chars
`)
