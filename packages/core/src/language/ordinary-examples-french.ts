import { phrasesOf } from './phrases-of.ts'

/** Ordinary messages in French, with what looks like a crisis among them. */
export const ORDINARY_EXAMPLES_FRENCH: readonly string[] = phrasesOf(`
j'ai mal au genou|j'ai mal aux mains|mon dos me fait souffrir|j'ai mal à la tête souvent|j'ai mal dans les jambes la nuit|la douleur m'empêche de dormir
j'ai une hernie discale|j'ai une tendinite|douleur chronique depuis 2010|ça pince dans le cou|la douleur descend dans la jambe droite|j'ai mal quand je marche
j'ai mal au ventre après manger|j'ai mal aux côtes depuis ma chute|ma poitrine va bien|le coeur est correct selon le cardiologue|je fais de la haute pression
je fais de l'apnée du sommeil|j'ai de l'asthme léger|ma pompe sert au printemps|je manque de souffle en courant|je respire mieux avec la machine|je ronfle
j'ai le nez bouché|je tousse depuis mon rhume|j'ai eu une pneumonie|j'ai eu la covid deux fois|j'ai eu un cancer du sein|je suis en chimio
j'ai le diabète|mon sucre est stable|je prends de l'insuline|je prends du tylenol|je prends mes pilules le matin|j'ai pris mes pilules|j'ai pris deux advil pour mon mal de tête
je prends trop de pilules, je veux en prendre moins|j'ai arrêté mes antidépresseurs avec mon médecin|j'ai plus de pilules, il faut renouveler|ma bouteille d'huile est vide
combien de pilules par jour|combien de gouttes je dois prendre|c'est quoi la dose|c'est quoi la différence entre thc et cbd|est-ce que ça peut donner des palpitations
est-ce que ça crée une dépendance|peut-on mourir du cannabis|est-ce dangereux avec l'alcool|qu'est-ce que je fais si mon chien en mange|qu'est-ce que je fais si j'oublie une dose
j'ai mangé une jujube hier et j'ai bien dormi|j'ai mangé un brownie une fois, trop fort|je fume du pot le soir|je veux arrêter de fumer|je veux arrêter les opioïdes
je veux couper les somnifères|mes enfants savent pas que j'en prends|je cache mes jujubes aux enfants|mon garçon a le rhume|mon fils est allergique aux noix
ma fille a 15 ans|ma fille est gênée|mon bébé a six mois|mon bébé fait ses nuits|le petit est à la garderie|mon ado fume|mon garçon joue au soccer
mon mari est malade|mon mari est mort en 2018|ma femme est décédée l'an dernier|mon père est mort d'un cancer|ma mère est morte d'un avc|j'ai perdu mon frère au printemps
mon oncle s'est pendu quand j'étais petite|mon ami s'est suicidé il y a dix ans|je suis en deuil|je m'ennuie de ma mère|les funérailles étaient la semaine passée
je vois un psychologue|j'ai un bon suivi|je suis suivie pour l'anxiété|j'ai eu une dépression après mon divorce|j'étais suicidaire à 18 ans, c'est loin derrière
j'ai fait une tentative en 1999, ça va maintenant|je me coupais quand j'étais ado|aucune pensée suicidaire|pas d'idées noires|non je ne veux pas mourir
je ne suis pas en danger|je ne suis pas violent|je ne veux faire de mal à personne|personne me frappe|mon ex était violent, je l'ai quitté en 2012|je suis en sécurité
je n'ai jamais fait de surdose|je n'ai jamais eu de convulsions|pas d'allergies|pas de problème cardiaque|pas de schizophrénie dans la famille|mon cousin entend des voix, il est suivi
j'ai fait un petit avc en 2017|j'ai fait une crise cardiaque il y a cinq ans|mes crises d'épilepsie sont contrôlées|j'ai perdu connaissance une fois à l'hôpital
je saigne du nez l'hiver|mes règles sont abondantes|je me suis coupé le doigt en cuisinant|je me suis brûlé sur le poêle|je suis tombé sur la glace en janvier
je suis tombée dans l'escalier en 2015|j'ai la langue sèche|j'ai les pieds enflés|j'ai les chevilles enflées le soir|ma main engourdit la nuit|j'ai les doigts engourdis
je suis fatigué|je suis épuisée|je suis tanné d'avoir mal|je suis tannée des formulaires|je suis écoeuré d'attendre au téléphone|j'en ai assez des pilules
j'en peux plus d'attendre|j'en peux plus de votre site|j'en ai plein le dos de ce formulaire|ça me tanne|ça me fatigue|c'est trop long|je suis à bout de patience avec la pharmacie
ce mal de dos me tue|mes pieds me tuent|ma femme va me tuer si j'oublie|mourir de chaud|je meurs d'envie d'essayer|c'était mortel comme party|mort de rire
c'est pas la mort|je suis crevée après ma journée|je suis brûlé|mon téléphone meurt|la batterie est morte|le site plante|ça plante encore|votre page est morte
je tire ma révérence pour ce soir|je saute cette question|je saute une ligne|je veux finir le questionnaire|je veux en finir avec le formulaire|on finit demain
je veux fermer le chat|je veux arrêter ici|c'est la fin du questionnaire|c'est fini|j'ai terminé|je pars en vacances|je pars vendredi|je serai absente la semaine prochaine
je ne serai pas là mardi|je ne serai pas là demain, appelez jeudi|je ne serai pas chez nous|je suis parti travailler|je quitte la province|je veux partir tôt
au revoir|bonne nuit|bye|à demain|merci pour tout|merci de votre aide|désolé pour le retard|excusez mes fautes|je vous aime bien vous autres
je vis seul|je vis avec ma soeur|je vis à Gatineau|la vie est belle|je veux vivre sans douleur|je veux mieux vivre|je veux dormir|je veux me réveiller reposée
j'aimerais dormir toute la nuit|je me réveille souvent|je ne me réveille pas le matin avec ces pilules|je veux plus de pilules|je veux pas de vidéo|je veux plus recevoir vos courriels
je veux pas répondre|je ne veux plus fumer|je ne veux pas être gelé|j'ai le goût d'essayer l'huile|j'ai envie de changer de vendeur|j'ai envie d'aller marcher
j'ai pas envie de parler au téléphone|je pense à changer de clinique|je pense que oui|je pense à ma mère|j'ai peur des aiguilles|j'ai peur des effets|j'ai peur de devenir accro
j'ai peur d'être en retard|j'ai hâte d'essayer|je suis stressée|je suis anxieux dans le trafic|je suis triste l'hiver|je me sens seule|je pleure devant les films
je me sens inutile depuis ma retraite|je dérange tout le monde avec mes questions désolé|je suis nerveux|je suis content du service|ça va bien|ça va|tout va bien merci
pas pire|oui|non|peut-être|je sais pas|ok|d'accord|c'est correct|exactement|non merci|pas aujourd'hui|une minute|attendez|continuez|revenir en arrière|répétez svp
je me suis trompé|c'est pas la bonne réponse|j'ai besoin d'aide|aidez-moi avec le mot de passe|aidez-moi svp à remplir ça|quelqu'un peut m'aider|je veux une personne
appelez-moi|rappelez-moi demain matin|c'est urgent pour mon document|j'ai une urgence au travail je reviens|je suis allé à l'urgence en juin|mon contact d'urgence c'est ma soeur
mon mari est ambulancier|mon frère est policier|ma fille est infirmière|je travaille à l'urgence|j'ai besoin d'un reçu|combien ça coûte|c'est-tu gratuit
où est mon document|mon document est expiré|je veux un renouvellement|je suis un nouveau patient|je veux m'inscrire|ma carte est perdue|j'ai changé de nom|mon courriel a changé
mon numéro est le 819 555 0144|je suis né le 3 mai 1960|j'ai 45 ans|Québec|Trois-Rivières|Moncton|Saint-Boniface|je reste à Hearst|j'habite en campagne|mardi matin|vendredi à 14 h
j'ai été soldat|j'ai servi en Afghanistan, je dors mal|les bruits forts me font sursauter|je suis suivi aux anciens combattants|j'ai un syndrome post-traumatique
mon couteau de chasse est affûté|je chasse|je vais à la chasse samedi|mon fusil est barré|je travaille sur les ponts|je suis couvreur, tombé d'un toit en 2006|on reste sur le bord de la rivière
je conduis un truck|le train est en retard|je suis dans le métro, un instant|je suis sur le balcon, attends|le garage est froid|j'ai coupé le gluten|j'ai coupé le sucre|coupe la musique svp
je vous laisse une note|j'ai écrit une lettre à la clinique|mon testament est chez le notaire|je suis en soins palliatifs|j'ai un cancer, je veux du confort|je suis vieille mais en forme
j'ai une prothèse de hanche|j'ai un pacemaker|j'ai une marchette|mon gars vient me voir le dimanche|je m'occupe de mon mari|ma mère a l'alzheimer|mon voisin est tannant
ma soeur m'a parlé de vous|mon chum dort|ma blonde m'attend|mon frère vient aussi|ils vont bien|elle va mieux|il dort encore|mon mari a le sommeil lourd, dur à réveiller
j'veux parler à quelqu'un|j'veux renewer mon document|j'feel ben mieux|j'feel stressée|j'ai quit de fumer|mon back hurt|ma knee hurt|chu pas sûr|chu correcte|c'est right bon
j'étais sick la semaine passée|j'peux pas logger in|ça work pas|j'm'en vas à l'ouvrage|j'm'en vas me coucher, bonne nuit
je suis patient depuis 2019|je veux savoir combien ça coûte|je reçois une pension|je suis à la retraite depuis l'an passé|je travaille comme camionneur|je suis cuisinière|je reste avec mon garçon
je me couche à minuit|je me lève à cinq heures|je me lève souvent pour uriner|je fais de la physio|je marche tous les jours|je nage deux fois par semaine|je fais du yoga|je joue aux cartes
je n'ai pas de médecin de famille|mon médecin est parti en congé|ma pharmacienne m'a dit d'appeler|la dame au téléphone a été gentille|l'infirmière m'a rappelée|j'attends depuis une semaine
le produit goûte mauvais|la bouteille coule|le colis est arrivé brisé|j'ai changé de producteur|la commande est en retard|le prix a monté|l'huile m'aide à dormir|les gélules me donnent mal au coeur
la fumée me fait tousser|le thc me rend nerveux|le cbd ne fait rien|j'ai la bouche sèche après|j'ai faim le soir après|ça m'endort|ça me détend|je dors mieux|j'ai moins mal|ça aide un peu|ça aide pas
mal au cou depuis trois ans|mal au coude|mal de gorge la semaine passée|crampes dans les mollets|spasmes dans le dos|nerf coincé|hernie|bursite|goutte au gros orteil|polyarthrite|sclérose en plaques
maladie de crohn|colon irritable|glaucome|cataractes|acouphènes|vertiges quand je me lève|tension basse|thyroïde|cholestérol|diabète de type 2|apnée|asthme d'effort|allergie aux chats|allergie à la pénicilline
je prends de la prégabaline|je prends du synthroid|je prends de l'eliquis|je prends du lyrica matin et soir|je prends mes gouttes pour les yeux|mes médicaments sont dans le dosette|aucun médicament|juste des vitamines
ma mère a 90 ans et elle va bien|mon père conduit encore|ma fille étudie à Sherbrooke|mon fils déménage|mes petits-enfants viennent souper|mon mari jardine|ma femme est à la maison|mon voisin me déneige
mon chien jappe|il neige ici|on gèle|la tempête s'en vient|les Canadiens ont perdu|c'est ma fête demain|joyeux Noël|bonne année|bonne fin de semaine|à la semaine prochaine|on se parle jeudi
pouvez-vous écrire plus simple|c'est quoi ce mot-là|c'est pas clair|je comprends mal l'anglais|parlez-vous français|écrivez-moi en français|je parle les deux langues|switch en français svp
où est votre bureau|êtes-vous ouverts le samedi|faut tu venir sur place|c'est par téléphone ou vidéo|j'ai pas de caméra|j'ai pas internet chez nous|mon cell est vieux|la page est blanche|le bouton marche pas
c'est la mauvaise date|c'est le 12 pas le 21|je voulais dire Alberta|changez ma réponse|effacez ça|enlevez mon nom de la liste|qui voit mes réponses|c'est-tu confidentiel|je refuse|j'accepte|j'ai lu et je signe
je suis en train de manger, deux minutes|je suis au travail|je suis dans l'auto|je suis chez le dentiste|je suis en retard|je reviens tantôt|je continue demain|j'arrête pour aujourd'hui|je suis prêt|on y va
est-ce que je peux voyager avec|est-ce que je peux travailler après|est-ce que ça paraît dans un test|est-ce que mon boss va le savoir|est-ce que c'est remboursé|est-ce que je peux en faire pousser
`)
