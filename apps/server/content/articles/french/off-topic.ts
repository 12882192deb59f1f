import { asked } from '../asked.ts'

/** What people type in French that no article is about. */
export const FRENCH_OFF_TOPIC: readonly string[] = asked(`
quel temps fera-t-il demain|qui a gagné le match hier|raconte-moi une blague|quelle est la capitale de la france|joue de la musique
comment faire du pain|quelle heure est-il|réveille-moi à sept heures|quelle est ta couleur préférée|es-tu mariée|combien font 15 fois 12
traduis bonjour en espagnol|qui est le premier ministre|réserve-moi un vol pour paris|commande une pizza|quelle est la hauteur de l'everest
que faire pour souper ce soir|mon auto ne démarre pas|comment réparer un robinet|quel est le score du canadien|écris-moi un poème
comment changer un pneu|où est mon colis amazon|quel est le sens de la vie|recommande-moi un bon film|comment apprendre la guitare
quelles actions acheter|quel est le taux de change|j'ai besoin d'un plombier|peux-tu m'aider avec mes devoirs|comment obtenir un passeport
comment renouveler mon permis de conduire|où voter|comment faire mes impôts soi-même|quand est due ma facture d'hydro|quel est le meilleur téléphone
combien de temps pour aller à ottawa|aimes-tu le hockey|c'est quoi le bitcoin|comment dresser mon chiot|quel ordinateur acheter
qui a inventé le téléphone|y a-t-il de la vie sur mars|quand est pâques cette année|chante-moi une chanson|combien de calories dans une pomme
comment maigrir vite|quelle vitamine pour les cheveux|fais mon épicerie|qu'y a-t-il à la télé|comment ouvrir un compte de banque
quel est le meilleur restaurant ici|comment planter des tomates|mon voisin fait du bruit|quelle est la recette des crêpes|combien coûte une maison
qui est céline dion|comment tricoter|donne-moi des nouvelles|où est le métro|mon chat miaule la nuit|comment enlever une tache de vin
quelle est la population du canada|quel jour sommes-nous|j'ai faim|je m'ennuie|il fait beau aujourd'hui|ma fille se marie samedi
mon patron est fâché|j'aime le café|le film était bon|bonne fête|je viens de gatineau|mon fils joue au soccer|j'ai acheté une auto rouge
on a eu de la neige|mon mari ronfle|je regarde la télé|le souper est prêt|quel beau chien|les enfants sont à l'école|je suis allé au chalet
comment cuire un œuf|où louer un camion|quel est ton signe astrologique|quel est le prix de l'essence|peux-tu appeler ma sœur
règle le chronomètre à vingt minutes|quand es-tu née|as-tu des frères et sœurs|appelle un taxi|loue-moi une voiture|trouve-moi un hôtel
suggère-moi une émission|donne-moi un mot en anglais|fais-moi un calcul|aide-moi à écrire une lettre|le lait est rendu cher|les loyers montent
on va à la pêche dimanche|mes parents arrivent ce soir|mon neveu commence l'école|j'ai un nouveau vélo|comment faire un nœud de cravate
comment écrire à mon député|c'est quoi un bon vin|quelle est la date aujourd'hui|joue à un jeu avec moi|il y a du trafic|j'ai bien dormi hier au chalet
mon ordinateur est lent|le facteur est passé|combien mesure la tour eiffel|qui a écrit les misérables|comment faire pousser du gazon
invite mes amis|rappelle-moi d'acheter du pain|où est la station la plus proche|mon frère est pompier|ma voiture est au garage
`)
