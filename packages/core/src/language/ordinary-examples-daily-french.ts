import { phrasesOf } from './phrases-of.ts'

/** Ordinary French in a few words: answers to what a visit asks, names of insurers and medicines, denials, small talk. */
export const ORDINARY_EXAMPLES_DAILY_FRENCH: readonly string[] = phrasesOf(`
pas besoin de police, juste un formulaire|j'ai pas besoin d'ambulance, j'ai besoin d'un reçu
envoyez personne, j'ai trouvé les instructions|je veux pas me tuer, je veux mes papiers|je ne veux pas mourir, je veux être soulagée
personne est en danger ici|pas de voix, pas de visions, juste mal dormi|j'ai jamais avalé de quoi de dangereux
je ferai de mal à personne lol je me défoule|elle est pas blessée, juste fatiguée|il est pas tombé, il s'est assis
je ferais pas de mal à une mouche|aucune arme à la maison|c'est pas du sang, c'est du jus de betterave|ssq|desjardins assurances
croix bleue|manuvie|sun life|beneva|industrielle alliance|anciens combattants|cnesst|ramq|carte soleil expirée|numéro de membre
assurance au travail|pas d'assurance, je paie|visa ou débit|jean coutu de la rue principale|pharmaprix|familiprix|brunet|uniprix
allergique à la pénicilline|allergique aux noix, j'ai un épipen, jamais servi|aucune allergie|le latex|métoprolol et aspirine|pilule d'eau
synthroid|lipitor|insuline le soir, sucres stables|eliquis deux fois par jour|ventolin au besoin|celexa 20 depuis des années
trazodone pour dormir|pilule contraceptive|juste des vitamines|rien d'autre|vésicule enlevée en 2010|hystérectomie|deux césariennes
appendicite à neuf ans|chimio finie cet automne|pacemaker depuis 2020|gouttes pour le glaucome|appareils auditifs|cataractes opérées
bas du dos|cou pis épaules|les deux mains|hanche gauche|genou droit surtout|les pieds la nuit|côlon irritable|crohn|sclérose en plaques
parkinson|arthrite|lupus|tspt|tdah|anxiété surtout|dépression légère, médicamentée|insomnie|jambes sans repos|migraines deux fois par mois
fibromyalgie|endométriose|brouillard mental|rhume de poitrine|bouffées de chaleur|yeux secs|ballonnée|brûlements d'estomac|raide le matin
crampes au mollet|raqué du jardinage|étiré un muscle|fatiguée mais correcte|comme la dernière fois|à peu près six|peut-être quatre sur dix
pire l'hiver|mieux avec la chaleur|ça va pis ça vient|depuis 2011|une dizaine d'années|après un accident d'auto en 2003
accident de travail|aucune idée|le soir surtout|une fois par jour|trois gouttes sous la langue|un demi-gramme par jour|vapo le soir
capsules seulement|crème|jamais essayé|essayé au cégep|une fois de temps en temps|un joint la fin de semaine|j'ai pas aimé être gelé
sans thc si possible|beaucoup de cbd|ça m'a fait rire|ça m'a donné faim|ça endort|pas fait grand-chose|ça marche en titi|ça aide à dormir
goût dégueu|ça sent dans toute la maison|ma femme aime pas l'odeur|où je clique|c'est quoi la suite|bloqué page deux|ça m'a déconnecté
le code arrive pas|regarder dans les indésirables?|mauvais courriel|nouveau numéro|écran gelé|j'entends rien|caméra noire|pas de son
lien expiré|photo floue|quelle pièce d'identité|recto verso?|ça dit invalide|comment revenir en arrière|j'ai pesé sur le mauvais
je peux sauter la question|enregistrer pour plus tard|une vraie personne?|êtes-vous un robot|parler à quelqu'un s'il vous plaît|allô?
bonsoir|ok merci|oui svp|non merci|peut-être plus tard|pas aujourd'hui|je vais y penser|je demande à ma femme|une seconde|me revoilà
désolé j'étais sur un autre appel|je conduis, je réponds rendu chez nous|au travail jusqu'à cinq heures|les enfants sont là
je garde ce soir|je promène le chien|je fais le souper|dans l'autobus|je m'en vais me coucher|je viens de me lever|mauvais signal
batterie faible|mardi c'est bon|n'importe quand jeudi|après dîner|pas le matin|le 21|le mois prochain|premier disponible|par téléphone
la vidéo ça va|en personne si possible|annulez demain svp|faut le déplacer|je suis en retard|ouvert le samedi?|heures des fêtes?
c'est long l'attente?|combien ça coûte|y a-t-il des frais|ça prend une référence?|mon docteur veut pas|j'ai la référence|faxez-leur
où est ma commande|le suivi dit livré mais rien ici|il manque une bouteille|le bouchon coule|mauvaise force envoyée|je peux retourner ça
encore en rupture|ça revient quand|rabais pour aînés|prix de compassion|ça dure combien de temps|ça expire?|au frigo?|je peux voyager avec
aux états?|en croisière|je peux conduire|au travail?|enceinte?|avec de l'alcool?|avec du pamplemousse?|pour mon chien lol
est-ce que ça crée une dépendance|ça agit vite?|combien de gouttes|matin ou soir|en mangeant?|perdu ma carte|il me faut une copie
changement de nom, mariée|divorcée, nouveau nom|déménagé à moncton|nouvelle adresse|changer de pharmacie|enlever mon ex du compte
ajouter ma fille|procuration|elle est décédée, fermez le dossier|papa est mort au printemps, annulez le sien|l'avis de décès comme preuve?
`)
