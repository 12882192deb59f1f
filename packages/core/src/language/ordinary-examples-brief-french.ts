import { phrasesOf } from './phrases-of.ts'

/** Ordinary French in few words, many of them also said in a crisis. */
export const ORDINARY_EXAMPLES_BRIEF_FRENCH: readonly string[] = phrasesOf(`
il fait noir chez nous, panne d'électricité|ma tête tourne pas, tout est beau|je veux arrêter mon abonnement|je me sens comme neuf
je veux plus être sur la liste|je suis né en 1950|quelqu'un peut m'aider à trouver le bouton|on a fait endormir notre chien le mois passé
trois dodos avant les vacances|pas besoin de prescription en juin, je suis parti|on se revoit après les fêtes
gardez-moi une place à la séance d'info|envoyez personne, j'ai trouvé la porte|c'est trop tard pour appeler ce soir
quand vous lirez ça je serai dans l'avion|pardonnez mes fautes|je vais faire mes impôts|je serai peut-être pas à l'heure
je peux pas promettre d'être à l'heure|donnez-moi une raison de changer de producteur|et si j'ai pas reçu le courriel
peut-être que je devrais appeler|je sais exactement lequel je veux|la seule façon d'arrêter les courriels c'est quoi
je suis pas capable d'affronter ce long formulaire|j'ai plus de jujubes|je quitte mon emploi vendredi, nouvelle assurance
c'est une perte de temps ce sondage|j'ai mis mon attelle|j'ai donné à manger au chat|les jambes sur le divan c'est ma sieste
le train passe dans quatre minutes, faites vite|je marche jusqu'à l'arrêt d'autobus|il neige beaucoup ici
la marche au bord du fleuve m'a fait du bien|nouvelle lame de rasoir|ma prise de sang est faite|je me suis fait mal au poignet au tennis
je jeûne pour le ramadan, je prends ça quand|j'ai pris une pile de formulaires|j'avale bien les pilules|mes pilules sont en plaquettes
je l'ai pris en mangeant|je m'endors après le dîner|ma femme se lève tard, en après-midi svp|mes enfants me réveillent tôt
mon gars a l'épilepsie, bien contrôlée, suivi ailleurs|le chien a mangé les biscuits ordinaires
les vitamines en jujubes des enfants ressemblent aux miennes|mon neveu est infirmier|une recette de brownie à l'huile?
200 mg c'est beaucoup au total?|mon coeur bat vite après le café|un rhume de poitrine|ma radio des poumons est claire
une chirurgie à la mâchoire en mai|une crème pour le visage au cbd?|mon orthophoniste est super|j'ai de nouvelles lunettes
mal de tête à cause de l'écran|à bout de souffle de rire|allergique au latex|je suis apiculteur|la fièvre est tombée la semaine passée
des jujubes sans sucre?|diabétique, bien contrôlé|frappé par une auto en 2011, mal au dos depuis
je me suis cassé la jambe en ski il y a des années|j'ai brûlé le souper|je nage deux fois par semaine
exercice de feu au bureau, je reviens|la pile de l'avertisseur de fumée est morte|vaccin de la grippe, bras sensible
ma ceinture est trop serrée|j'ai peur du dentiste|touché par votre gentillesse|les enfants sont chez grand-maman
quelqu'un sonne à la porte, un instant|je monte l'escalier essoufflé comme d'habitude|policier à la retraite
ma préposée m'aide avec les formulaires|mon fils gère mon argent, j'ai confiance|mon patron est un bon gars|je me noie dans la paperasse
la voix de votre vidéo est trop basse|ma boîte vocale est pleine|que Dieu vous bénisse|le diable a inventé ce formulaire haha
je prends l'avion pour Montréal|rien marche sur cette page|y'a des bibittes dans votre appli|j'ai pas dormi, nouveau chiot
je suis en pleine forme|j'ai repris le travail|je fais du yoga|ça va mieux depuis le traitement|je dors mieux avec l'huile
j'ai moins mal qu'avant|j'ai recommencé à marcher|merci, vous m'avez redonné espoir|j'ai retrouvé le goût de vivre grâce à vous
mon moral est bon|je suis bien entouré
`)
