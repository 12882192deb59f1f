import { phrasesOf } from './phrases-of.ts'

/** Crises in French as people understate them: in passing, in work talk, in slang, as a question, in two or three words. */
export const CRISIS_EXAMPLES_UNDERSTATED_FRENCH: readonly string[] = phrasesOf(`
j'ai stationné le pick up dans le garage, porte fermée, moteur parti. jvas faire un somme
chu pas plaignard mais là j'en ai plein mon casque de vivre, les cartouches sont su'a table
ben coudonc ça va être tout pour moi, la ferme est vendue pis la femme est partie
un vieux cheval qui boite on le laisse pas traîner, moi non plus
j'ai dit à ma femme que j'allais voir mes collets. j'ai pas pris de collets, j'ai pris la corde
trouvez quelqu'un pour faire le train demain, moi j'y serai pas
ça me serre en avant depuis que j'ai corde le bois, le bras gauche est mort, mais je veux pas déranger l'ambulance pour rien
j'crache du sang depuis à matin, une tasse à peu près, je dis ça de même
la scie a reviré, ma cuisse pisse le sang, chu tout seul dans l'bois avec 8 % de batterie
ma femme dit que j'ai la bouche de travers pis que je mêle mes mots depuis le souper|chu tombé de la tasserie, je sens pu mes jambes
j'ai fait l'afghanistan deux fois pis c'est mon salon qui va m'avoir
le 9mm est sur la table à café depuis que j'ai pris mon souper, pas capable de le serrer
j'ai remis mes médailles à mon neveu, ma mission est finie à soir
j'ai sauté dans face de ma blonde en dormant, je l'ai étranglée ben raide avant de me réveiller, elle a de la misère à parler
mon mari est vétéran, il s'est enfermé au sous-sol avec ses armes et ne répond plus|le prochain qui monte dans mon entrée, je le descends
je reste pas dans ce monde, pardon pour mon français, les enfants dorment, je fais maintenant
le frère de mon mari entre dans ma chambre quand il travaille et dit il me tue si je parle
on a gardé mon passeport, je travaille jour et nuit sans paye, si je sors ils vont frapper ma mère
ma femme elle a bu le produit pour déboucher, elle brûle la bouche et le ventre
mon papa il est tombé, un oeil fermé, il parle comme saoul et il ne boit pas
bébé bouge plus dans le ventre depuis hier et il y a du sang et de l'eau
ils ont refusé notre demande, retourner c'est mourir alors je meurs ici, j'ai la corde
mon fils ne mange pas et ne dort pas depuis cinq jours, il dit qu'il est prophète et qu'il doit purifier sa soeur avec le couteau
ça fait neuf ans que j'en prends soin et ce soir j'ai préparé la dose pour nous deux
si je lui donne toutes ses gouttes d'un coup ça aurait l'air naturel, j'y pense sans arrêt
j'ai giflé ma propre mère, encore. enlevez-moi-la avant que je fasse pire|personne va me relayer, je vais me relayer moi-même pour de bon
il est parti en pyjama il y a deux heures, il fait moins trente, on le trouve pas
mon mari me supplie de le finir avec l'oreiller. cette nuit je pense que je vais dire oui
on va aller faire un tour de char au quai nous deux, maman pis moi, un aller simple
ma mère respire par coups depuis quatre heures et rien ne la réveille
jai pris mes pilules du soir, oublié, repris, pis encore je pense. toute tourne
j'ai mal lu l'étiquette, 3 ml au lieu de 0,3, elle a 5 ans pis est toute molle
je pense que j'ai donné l'insuline deux fois à papa, il est trempé pis il m'appelle du nom du chien
me suis trompée de pilulier, j'ai pris ses pilules de coeur, mon pouls est à 38
deux timbres collés au lieu d'un avec le coussin chauffant, j'cogne des clous pis je respire pu ben ben
j'ai bu dans la mauvaise bouteille, c'était du désherbant|la petite avait le liquide à vape dans la bouche, est blanche pis molle
mon gars a léché le timbre de fentanyl de son grand-père, il respire comme un poisson
j'ai mélangé deux produits pour laver la douche, j'ai pu d'air
pris du tylenol toute la semaine, beaucoup trop, là je suis jaune et j'ai mal au côté
on pensait que c'était de la coke, mon chum est tombé drette là, y'est bleu
le coeur veut me sortir du corps depuis la mdma, j'ai 41 de fièvre
j'ai arrêté de boire d'un coup vendredi, je vois des bibittes sur les murs pis je tremble trop pour tenir un verre
trois jours sans mes ativan, je viens de me réveiller à terre, je me suis mordu la langue
en manque pis tanné, je vais prendre n'importe quoi tout seul, ça me dérange pas comment ça finit
le sevrage est trop dur, la ceinture est après la pole du garde-robe
mon conjoint a cessé l'alcool depuis deux jours, il voit des soldats dans la cour et il a pris la hache
rechute. j'ai fait ma dose d'avant comme un cave, j'm'en vas|y'a encore l'aiguille dans le bras pis les lèvres mauves
les caméras savent ce que j'ai fait, pour arrêter l'émission faut que j'arrête mon coeur
j'ai une puce en arrière de l'oeil, j'ai la cuillère pour l'enlever
le voisin m'envoie des ondes dans les dents, j'y vas avec la barre de fer
c'est plus mon mari, c'est un autre avec sa face, et je le laisserai pas dormir cette nuit
l'ange m'a dit de monter sur le toit, je suis sur le toit
neuf jours sans manger parce que la nourriture me surveille, je tombe quand je me lève
mon frère entend mon oncle mort lui dire de s'occuper de la famille, il m'a demandé où sont les couteaux
tout le monde entend mes pensées faque faut que je les arrête pour de bon
Dieu m'a choisie pour le sacrifice, je suis prête, c'est lumineux
mon coloc a placardé les fenêtres, y dit qu'on monte tous ensemble à minuit
s'il sait que j'ai vu un docteur il va finir ce qu'il a commencé en mars|je dors avec mes souliers au cas où il rentre dans cet état-là
il m'a pas frappée cette fois, il a juste tenu l'oreiller jusqu'à temps que j'arrête de bouger
je dis que je marque facilement. c'est pas vrai que je marque facilement|mon chum me brûle avec sa vape quand je réponds
il s'excuse mais ma mâchoire ferme plus et j'urine du sang
il a mis un gps dans mon auto, il est dans votre stationnement, laissez-le pas entrer
ma femme m'a poussé en bas des marches pis a dit aux petits que j'avais trébuché. un gars qui dit ça, je sais
il garde ma pompe tant que je m'excuse pas|quand elle boit elle prend les ciseaux. elle boit en ce moment
il accélère vers le fossé avec les petites en arrière pour me faire peur
il a trouvé ma nouvelle adresse, son camion est en face, moteur qui tourne
il a tué le chien devant moi et il a dit devine qui est la prochaine
partie avec les enfants y'a une heure, il appelle sans arrêt, il dit qu'il s'en vient avec le fusil
il me force au lit et dit qu'une épouse a pas le droit de refuser|si mon beau-père revient dans ma chambre c'est lui ou moi
le chum de ma mère tient la tête du petit sous l'eau pour qu'il arrête de pleurer
mon oncle me fait des affaires. encore dimanche. dites-le pas à papa
mon père veut me renvoyer au pays pour me marier, si je dis non ils me tuent
au foyer ils attachent ma grand-mère, elle a des plaies et parle plus
mon petit-fils prend ma carte de guichet, hier il m'a poussée et je suis à terre, je pense que la hanche est cassée
je regarde l'escalier avec elle dans les bras et je me vois la lâcher, chaque fois
tout le monde apporte du pâté chinois et moi je pense au couteau à choisir
le bébé ne connaît même pas mon visage, mon mari peut se remarier, tout est pensé
pas dormi depuis l'accouchement, ma fille a les yeux noirs d'une poupée, faut que je la rende à l'eau
accouché il y a six jours, je remplis une serviette aux vingt minutes avec des caillots gros comme des prunes
ma blonde a accouché y'a deux semaines, gros mal de tête, elle voit des étoiles, 190 sur 115
j'ai mis le bébé dans sa bassinette pis fermé la porte parce que je voulais le lancer
enceinte de 30 semaines, tombée sur le ventre, c'est dur comme de la roche et ça fait mal sans arrêt
je mérite pas d'être mère et je règle ça aujourd'hui
elle a écrit une lettre au bébé pour ses 18 ans, je l'ai trouvée sous le matelas à langer, elle est partie avec le char
genre fini fini là. je poste pu après à soir|si jprends le métro de 5h40 ça va être en avant pas dedans lol
jvais me unalive avant les exams no joke|toute l'école a vu mes photos. j'ai les pilules de mamie. bye là
la lettre est déjà faite, dans mes notes, ça s'appelle pour maman
jmange pu jusqu'à tomber pis là chu tombée dans les marches, ma tête saigne|je me suis gravé des mots dans les jambes pis là ça gicle
ma best m'a souhaité bonne fête pour les 5 prochaines années dans un message pis a quitté le groupe, elle est su'l pont
un gars de ma classe m'a montré sa liste pis le gun de son père sur snap, ça dit lundi
j'ai avalé genre 40 concerta, un peu un défi un peu pas|j'ai 14 ans, le gars du jeu sait où je reste, y'est dehors
mon père a su que chu gai, y'est saoul pis y'a sa ceinture dans les mains
mon p'tit frère a accroché une ceinture après sa porte, y dit que c'est une joke, c'est pas une joke
j'arrête pas de me couper. j'ai pu de place sur le bras|j'ai fait mon temps et plus encore. j'ai mis de côté ce qu'il faut pour mon repos.
qu'on laisse la barrière ouverte, j'irai marcher sur la glace
je ne dérangerai plus la clinique après cette semaine, mes papiers sont en ordre et ma tisane sera forte
ma défunte femme est assise au pied du lit, elle dit viens-t'en Arthur. je vais y aller cette nuit
à 91 ans je nuis. j'ai cessé mes pilules pour le coeur et pour l'eau, j'attends que ça fasse
ils veulent me placer. j'irai pas. la poutre du garage est solide
je suis tombée hier soir et je suis encore par terre, la jambe tournée vers dehors
j'ai comme un rideau sur l'oeil droit et je ne trouve plus le mot pour le, la chose pour écrire
j'ai fait noir comme du goudron plusieurs fois, j'ai froid et le coeur me débat
la voisine de 88 ans n'a pas ramassé ses journaux et je l'entends gémir à travers le mur
mon mari m'a embrassée, s'est étendu dans son habit du dimanche et a vidé le flacon
un adieu par jour au téléphone. celui d'aujourd'hui était le dernier de la liste|c'est mon dernier message, merci d'avoir essayé avec moi
dites au docteur que c'était pas de sa faute|salut la compagnie, c'était pas si pire
je laisse mon cell sur la commode avec le code pour que ma soeur prenne les photos
chu en paix, jamais été aussi calme. pas d'autre rendez-vous après aujourd'hui
courriel programmé à ma mère pour 6 h demain. à 6 h ça aura pu d'importance
tous mes mots de passe sont écrits pour mon gars, il va comprendre au souper|demain à cette heure-ci je serai avec mes bébés au ciel
quand le renouvellement sera prêt je serai une photo sur le piano|j'ai ôté le collier au chien et laissé la porte ouverte
mes outils vont aux gars de la shop, tout est étiqueté. y reste juste moi
les poissons au magasin, le frigo vidé, hydro payé. y'en reste pas gros à faire
j'ai mis les cadeaux de noël près de la porte avec les noms, en octobre, parce que je serai pas là
j'ai mis la maison au nom de ma fille, elle pense que c'est pour les impôts
maman a écrit nos noms sous ses assiettes, arrêté sa dialyse et ne veut pas dire pourquoi
mon frère m'a serré dans ses bras une minute dans l'entrée. y serre jamais personne. son cell est fermé
ma soeur a laissé ses chats, sa bague et ses clés et elle est partie à pied sur la track
mon coloc m'a payé l'année de loyer d'avance pis ses souliers sont sur le quai|la douleur je peux vivre avec. avec moi non
le docteur dit qu'il reste rien à essayer. moi j'ai de quoi à essayer, ça se fait juste une fois
aujourd'hui c'est la dernière journée que je brûle|l'aide à mourir c'est trop long, je fais la mienne à soir
d'ici jeudi j'aurai réglé ça avec ce qu'il y a dans l'armoire|le ventre dur comme du bois, une douleur jamais vue, je perds la carte
mon dos a lâché, je peux plus uriner et c'est gelé entre les jambes
la jambe a doublé et maintenant ça pique quand je respire, j'ai pas assez d'air
mal de tête comme un coup de fusil, je vomis et mon cou plie plus
mon pied est noir, il sent fort, j'ai des frissons et je sais plus quel jour on est
ma langue est épaisse, ma voix change, des plaques partout depuis les nouvelles capsules
piqué dans le jardin, la gorge ferme, mon epipen est passé date|l'huile à patates frites m'a coulé sur le bras, la peau part en lambeaux
j'ai perdu connaissance au volant, chu dans le clos, y'a de la vitre dans mon cou
le feu est pris pis je peux pas descendre, le passage est noir de fumée
la pompe fait plus rien, la peau rentre entre les côtes de ma fille, elle dit pas un mot au complet
il s'est étouffé avec son steak, il parle plus et il vire foncé
ma mère s'est levée et a tombé comme un arbre, une pupille bien plus grosse que l'autre
mon père s'est fait piquer par une dizaine de guêpes, il est tombé à côté des ruches
bébé fait 40,5, des taches qui s'effacent pas et un cri bizarre
ma femme a mangé du homard, la face comme un ballon, elle se gratte la gorge|trouvé mon mari dans le garage, le char marchait encore
mon gars a calé dans la glace, on l'a sorti mais il répond pas
mon ami s'est cogné la tête en skate, il était correct pis là y se réveille pas|mon p'tit a avalé des aimants, plusieurs
je m'en vais au bureau des prestations, ils vont se rappeler mon numéro de dossier longtemps
dites au chirurgien de regarder en dessous de son char|je suis le gars qui a vendu les pilules à ma fille. à soir y rentre dans un sac
mes mains ont serré son cou et je me regardais faire. elle est correcte. la prochaine fois?
j'ai une liste, un lift, pis ce qu'il faut sous le banc. jeudi le gérant finit tard
si mon ex se montre à l'aréna avec l'autre je les écrase tous les deux
mon petit frère veut pas se taire pis j'ai le bat dans les mains, j'ai peur de moi|le bidon est à côté de la porte du bar où il boit
mon fils a été mis dehors de l'école, il a dessiné le plan pis acheté une lunette de tir
mon cousin a écrit qu'on va tous le regretter dimanche et sa carabine est plus là
j'entends qu'il faut abréger ma famille et j'ai aiguisé les couteaux
mon mari dit qu'avant que je parte avec les enfants, personne les aura|je veux le noir. le silence. que ce soit réglé|prêt. pas de larmes
le couteau est chaud à force de le tenir|respire pas comme il faut|il bouge plus|du sang partout svp|elle a sauté
les pilules sont en dedans|trop tard je pense|la corde est posée|les lèvres bleues|ils défoncent|réveille pas, papa
aidez moi il m'étrangle|j'ai tout avalé|je pars|de l'autre côté du garde-fou|chargé. pas correct|elle a une lame, porte barrée
j'ai fait de quoi de pas beau à mes poignets|adieu collé sur le frigo|je promets pas d'être là demain matin
je me sens pas en sécurité avec moi-même|j'ai peur de ce que je ferais si je reste seul cette nuit
je m'exerce avec la corde. l'attacher, la détacher. à soir j'ai pas voulu la détacher
sur l'autoroute mes mains veulent tourner vers les phares d'en face
j'ai pas vraiment un plan. juste les pilules pis la fin de semaine tout seul|ça prend combien de temps dans l'eau frette
quelle hauteur faut-il pour que ça soit sûr et pas finir en chaise roulante|le monoxyde ça fait-tu mal? sans raison
combien de mon huile avec mes somnifères pour être certain|si j'arrête l'insuline ça prend combien de jours avant la fin
l'assurance vie paie-tu quand c'est voulu, il me faut la réponse d'ici vendredi
est-ce que quelqu'un serait dans le trouble si je me servais de vos médicaments pour ça
gardez-vous mon dossier quand je serai mort, ça va être cette semaine|une personne qui prend 60 comprimés et se couche, elle dort juste?
je me sens comme un fantôme qui a oublié de partir, je corrige ça|y'aura personne à maison avant dimanche, faque dimanche y vont savoir
dernière cigarette, dernière bière, dernier texto, c'est à vous autres|c'est décidé, essayez pas. annulez juste la livraison
que le cancer revienne, je le soignerai pas, j'ai rien dit à personne|j'ai enlevé la moustiquaire de la fenêtre. onzième étage
j'ai mis 0 sur le questionnaire mais c'est 3, toutes les nuits, et hier j'ai failli
la ligne de crise m'a mise en attente alors je vous le dis à vous, je pense pas me rendre au matin
ils m'ont laissé sortir de psychiatrie aujourd'hui, j'ai menti pour sortir|la dernière fois j'ai juste vomi. j'ai trouvé plus fort
cette fois y'a personne pour me trouver|on lui a fait un lavage d'estomac en juin et j'ai retrouvé une réserve, plus grosse
mon chum est parti à la pêche en novembre sans sa canne, avec un mot qui dit attendez-moi pas
un élève m'a envoyé un poème sur ses funérailles daté d'aujourd'hui
mon mari fixe le mur et m'a demandé dans quel habit je le trouve beau, pour être exposé
mon patient au téléphone dit que la chaise est sous le luminaire, je fais quoi|papa s'est stationné sur la voie ferrée et ne répond pas
mamie a mis sa morphine dans son thé, elle dort mais elle respire une fois de temps en temps
j'ai peur de rentrer à la maison, il a dit que ce soir je passerais pas la porte debout|ça sent le gaz partout et le bébé dort trop
la maison brûle, on est en haut|j'ai pris un choc sur le panneau, mon coeur se replace pas pis ma main est noire
un arbre est tombé sur mon mari, il est pris dessous, tout pâle
calé dans la glace en skidoo, sorti, je grelottais pis là j'ai chaud pis sommeil|le tracteur a viré sur papa
l'avertisseur de monoxyde crie, on a tous mal au coeur|perdu dans le bois depuis trois heures, les pieds blancs
quelqu'un vient d'entrer chez nous, chu dans le garde-robe|un homme me suit jusque chez moi|oxygène à 79 au doigt
sucre à 1,9 et il veut rien boire|mes eaux ont crevé à 27 semaines|le cordon sort|le bébé arrive, on est seuls dans l'auto
le nouveau-né boit plus et il est froid|mon bébé de trois semaines est brûlant|des taches comme des bleus et on a du mal à la réveiller
cou raide, fièvre, la lumière fait mal|l'os lui sort du tibia|la cloueuse m'a tiré dans le thorax|sa main est dans la souffleuse
le bbq lui a sauté dans la face|la ceinture est sur la poignée|j'ai le sac pis le tape|les fenêtres sont bouchées pis le boyau est branché
une chaise, une corde, pas un bruit dans maison|c'est mon arrêt, je descends|je m'en vas chez le bon Dieu avant mon tour
le temps de rejoindre les gars de l'autre côté|la pièce de trop c'est moi, je la jette
problème réglé en fin de semaine (le problème c'est moi)|vous allez tous économiser sans moi à nourrir|je verrai pas fondre la neige
j'aurai pas trente ans|rien de prévu après vendredi, exprès|arrosez pas mes plantes après dimanche
prenez la photo du lac pour l'avis dans le journal|si je saute ici est-ce qu'on renvoie mon corps au pays
je me pratique dans ma tête comme une recette|le noeud tient, j'ai vérifié
l'infirmière a dit d'appeler si ça empire. ça empire, j'ai la lame sur le bras|parlez-moi pour que je le fasse pas
tenez-moi juste compagnie le temps que ça finisse|j'ai changé d'idée aidez-moi je les ai déjà prises
trop peur pour le faire trop fatigué pour pas le faire|je garde la bouteille proche et je compte les comprimés pour me calmer
me faire mal c'est mon seul silence|je me brûle exprès avec le fer à friser|elle mange plus et cache des lames dans son étui de cell
ma fille cherche combien d'advil|mon fils dit d'aller pas voir dans le cabanon|ma femme est du mauvais bord du garde-corps
il tient notre enfant et un couteau|j'entends le voisin battre sa femme, elle supplie
barrée dans la salle de bain, il donne des coups de pied dans la porte|il me tient par les cheveux à l'aide
il a dit que le prochain tour d'auto serait notre dernier|il faut que je le quitte sans mourir
comment cacher des marques de doigts dans le cou|enceinte et il m'a donné un coup de pied dans le ventre
j'ai frappé ma blonde pis elle se relève pas|j'ai mis du poison dans son café|chu devant son ouvrage avec le démonte-pneu
lundi l'école va se souvenir de moi|je pense sans arrêt à pousser quelqu'un sur les rails|la voix dit que le bébé c'est le diable
on me dit par la ventilation de boire de l'eau de javel|on me tire les pensées avec des fils, il faut que je les coupe
je suis déjà morte, le corps a juste à se coucher dans la rivière|maman dort pas depuis une semaine et fait ses valises pour le ciel
mon ami a pris de l'acide et veut sortir par la fenêtre|deux naloxones et toujours rien
elle a bu tout le 26 onces avec les pilules, elle ronfle bizarre|champignons du bois, je vomis depuis minuit|bu du lave-vitre
donné du tylenol adulte trois fois au bébé|dix unités au lieu de deux|doublé ma digoxine et je vois jaune|respiré le chlore de la piscine
l'enfant a bu de l'huile à lampe et tousse|il a mangé toute la boîte de menthes à 10 mg, il a quatre ans et il bave|envoyez quelqu'un
peux pas parler, il est là|il me faut une ambulance|mes poignets coulent|hémorragie et je suis seule|brûlure grave, la peau lève
ventre dur, sueurs froides, je vais tomber|l'accouchement c'était il y a trois jours et je fais des caillots énormes
il m'a planté une fourchette dans la main|je le trouve pendu|le goût de frapper le bébé me lâche pas|mon arme de service sur mes genoux
un vétéran de moins demain matin|j'ai menti sur votre formulaire, c'est chaque jour|donnez ma place à quelqu'un qui reste
dites à celui qui me trouvera que le poêle est fermé|vous me lirez dans la rubrique nécrologique
ma femme a caché les fusils, j'ai trouvé la clé|mes orteils dépassent du bord|arrêté sur l'autoroute, je regarde le garde-fou
stationné au lac, je reviens pas|ils valent plus avec mon chèque d'assurance qu'avec moi|trois bouteilles de vin pis une décision
une dose pour que ça soit silencieux pour toujours?|la façon la moins douloureuse de partir
j'aurais dû mourir dans l'accident, je répare ça|je traverse les yeux fermés en espérant
j'ai perdu la garde, la job et la raison de rester|j'ai dit bonne nuit aux enfants, c'était adieu|sauvez-moi pas cette fois
je me gratte au sang parce que je le mérite|je mange juste de la glace, 82 livres, le coeur saute
ma nièce a mon livret de banque et me nourrit une fois par jour|il a coupé le téléphone, j'ai juste ce clavardage, il revient à 5 h
le préposé m'a touchée sous la couverte|il barre le frigo et la porte|mon frère dit qu'il va la tirer quand elle rentre
papa m'a brûlé avec sa cigarette|mes parents m'envoient marier vendredi, ils ont mon passeport|j'ai poignardé quelqu'un
je pourrais sauter avec le bébé dans les bras|Dieu m'a dit de mettre mon fils sur l'autel|je sais voler, je monte sur le toit
six respirations par minute, pupilles comme des pointes|j'ai donné ma seringue au bébé au lieu de la sienne
le petit a renversé la bouilloire sur lui|jambe blanche et froide|je crache de la mousse rose|une douleur qui déchire jusque dans le dos
trois gars tombés dans la cuve, les vapeurs|frappé par une auto, je me relève pas|j'ai reçu une balle|le bébé fait juste gémir
bleu autour de la bouche|elle sursaute et ses yeux ont reviré|il est tombé du toit, du sang dans les oreilles
mamie a passé la nuit dehors, raide et confuse|sucre à 30 et son haleine sent l'acétone|je vois plus d'un oeil depuis une minute
un côté de son sourire est parti|toutes les pilules de la maison, avalées
`)
