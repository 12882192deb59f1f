/** What French words are about, by the concepts of `concepts.ts`; without accents, and a hyphen at the end stands for any ending. */
export const FRENCH_CONCEPTS: Readonly<Record<string, string>> = {
  money:
    'cout- prix frais tarif- paie- paye payer payant- combien facture- cher chere gratuit- argent piasse- depense- rembours- credit rabais revenu- aines bs',
  insurance:
    'assur- couver- couvre- reclam- ramq veteran- anciens combattants acc blue croix bleue sunlife manulife desjardins beneva impot- recu recus',
  duration:
    'longtemps long delai- minute- heure- jour jours semaine- mois attend- attente rapide- vite bientot quand combien dure durer encore',
  clock:
    'ouvert- ouvrez ferme- fermes horaire- heure- samedi- dimanche- lundi mardi mercredi jeudi vendredi fin soir soirs matin- ferie- conge noel midi',
  reach:
    'telephone- tel appel- joindre rejoindre rappel- repond- courriel- adresse situe- bureau- numero fax telecopie- contact- boite vocale ligne',
  move: 'demenag- demenage province alberta manitoba quebec ontario',
  trip: 'voyage- avion vol voler aeroport- frontiere- douane- etranger bagage- valise- croisiere- mexique cuba floride usa france europe pays passeport hotel',
  drive:
    'condui- conduire auto char camion- vehicule- autobus taxi route- velo moto tracteur machine- machinerie chariot loader volant permis',
  job: 'travail- job boulot emploi- employeur- patron boss chantier- usine poste quart carriere collegue- syndicat congedi- virer',
  test: 'test tests depistage- urine salive positif detecte- detection',
  police: 'police policier- policiere- gendarmerie grc arrete- loi lois legal- illegal- tribunal amende- sq',
  carry: 'transporter porter limite- maximum permis permise gramme- quantite- poche sac possession posseder once',
  grow: 'cultiv- culture plante- plant plants pousser graine- semence- jardin- serre',
  landlord: 'proprio- proprietaire- loyer appart- logement condo bloc balcon voisin- bail locataire-',
  pregnancy: 'enceinte- grossesse bebe bebes allait- accouch- concevoir fertil- sperm- trimestre foetus',
  child: 'enfant- ado ados adolescent- fils fille garcon gars mineur- neveu niece bebe',
  pet: 'chien- chats chatte minou animal animaux veterinaire veto',
  store: 'ranger range conserv- entrepos- frigo refriger- congel- armoire barr- coffre contenant- garder garde tiroir frais sec securi-',
  discard: 'jeter jette poubelle- debarras- perime- restant- retourner pharmacie toilette',
  share: 'partag- donner donne preter prete passer',
  high: 'gele gelee buzz buzze high stone- euphori- planer intoxiqu- drogue-',
  kinds: 'thc cbd indica sativa hybride- souche- terpene- cannabinoide- chanvre cbn cbg ratio equilibre-',
  form: 'huile- capsule- gelule- pilule- comprime- jujube- bonbon- comestible- creme- topique- vapor- vapot- fleur- fumer fume joint- goutte- langue inhal- avaler',
  onset: 'agir agit effet- debut commence- dure durent sentir ressen- duree pic',
  harm: 'secondaire- risque- danger- nuisible- nuire dommage- reaction- probleme- pire indesirable-',
  symptom:
    'etourdi- vertige- nausee- vomi- renvoie renvoyer restitu- mal tete somnolen- fatigu- endorm- bouche seche yeux coeur faim memoire anxi- tremble- confus- palpit- poids',
  alcohol: 'alcool- biere- vin boire bois boisson- soule- fort cidre rhum vodka verre',
  medicines:
    'medic- medoc- pilule- pharmac- prescri- ordonnance- vitamine- supplement- antibioti- antidepress- opioide- insuline anticoagul-',
  interact: 'interag- interact- melang- meler combin- ensemble compatible-',
  private:
    'prive- confidenti- securi- donnee- dossier- fichier- fuite- pirat- secret- anonym- acces renseignement- information- vie voit voir savoir',
  others: 'boss patron employeur femme mari mere pere parents famille conjoint- chum blonde docteur medecin gouvernement',
  details:
    'adresse nom prenom epel- postal telephone- courriel- naissance marie- divorc- chang- corrig- coordonnees profil erreur- modifi- cell numero',
  visit: 'rendez rdv rendezvous reserv- deplac- annul- report- cedul- visite- consult- rencontre- manque- rate confirm- place plage',
  video: 'video camera zoom teams appel telephone personne ligne virtuel- distance',
  broken:
    'marche fonctionne- plant- bug bogue- bloque- gele charge- lent- ecran bouton clique- navigateur page site application lien code connexion connect- mot passe son micro internet chrome safari iphone ipad tablette portable ordi ordinateur texto soumettre perdu- erreur-',
  anger:
    'plain- plainte- impoli- bete desagre- horrible- pire inutile- insatisf- decu- decourag- ridicule ecoeur- fach- traite- ignore- poursui- ombudsman',
  consent: 'consent- sign- signature- accept- refus- retir- revoqu- desabonn- obligatoire- engage-',
  mailing: 'courriel- liste desabonn- infolettre- pourriel- rappel- textos messages',
  answers: 'reponse- question- formulaire- questionnaire- sondage echelle- score- repondu soumi-',
  robot: 'robot bot ia intelligence artificielle ordinateur machine humain- vrai vraie automat- algorithme programme',
  addiction: 'accro accroche depend- habitu- tolerance manque abus sevrage sobre- rechut- toxicomanie',
  stop: 'arret- cesser cesse lacher lache sevr- diminu- pause couper coupe tranquillement',
  benefit: 'aide aider marche efficace- traite- soign- gueri- preuve- etude- recherche- bienfait- science soulag- bon bonne fonctionne-',
  condition:
    'arthrite arthrose douleur- anxi- tspt cancer epilep- migraine- insomni- sommeil- depress- crohn fibro- sclerose parkinson nerf- nausee- colon dos rhumat- menopaus- spasm- lupus colite neuropath- autis- glaucome tdah endometri- acouphene- sciatique zona',
  qualify:
    'admissib- eligib- critere- accept- approuv- exigence- condition- refus- age vieux vieille jeune minimum citoyen- resident- disqualif- droit empeche-',
  start: 'commenc- debut- inscri- inscrire demarche- etape- processus ouvrir devenir nouveau nouvelle',
  renew: 'renouvel- expir- prolong- echeance encore autre annuel- fini finit',
  paper: 'document- papier- licence permis carte prescription ordonnance certificat formulaire copie pdf sign- valid-',
  seller:
    'vendeu- fournisseur- producteur- producteu- compagnie- commande- command- achet- acheter livr- livraison magasin- boutique- sqdc stock rupture marque- produit- distributeur-',
  clinic: 'clinique- vous service- offre- offrez faites organisation compagnie equipe',
  dosing: 'dose- dosage mg milligramme- ml goutte- combien fort forte moitie double quantite augment- gramme- diminu-',
  illegal: 'illegal- dealer- pusher revend- vendre rue noir faux fausse trich- contrebande mentir cacher voler',
  organ:
    'coeur rein- foie poumon- diabet- asthm- mpoc avc pression stimulateur bipolaire- schizo- psychos- demence alzheimer operation- chirurgi- oper- hepatite greffe cholesterol',
  diagnosis: 'diagnosti- pourquoi cause- symptome- signe- bosse rougeur- resultat- veut maladie-',
}
