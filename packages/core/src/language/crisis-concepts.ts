import { nearWords } from './near-words.ts'

/**
 * What words of crisis are about, English and French in one, so that an example in one language teaches the other: "gun" is near "fusil".
 * Words are bare (`normalise`): lower case, no accents; a hyphen at the end stands for any ending. A word may be about several things;
 * one that says nothing is read as the word one letter away.
 */
export function crisisConceptsOf(word: string): readonly string[] {
  const known = KNOWN.get(word)
  if (known) return known
  const begun = BEGINNINGS.filter(({ start }) => word.startsWith(start)).map(({ concept }) => concept)
  const said = [...new Set([...(EXACT.get(word) ?? []), ...begun])]
  const near = said.length === 0 && !COMMON.has(word) ? NEAR(word) : undefined
  const found = near ? (EXACT.get(near) ?? []) : said
  if (KNOWN.size < REMEMBERED) KNOWN.set(word, found)
  return found
}

const REMEMBERED = 20_000
const KNOWN = new Map<string, readonly string[]>()

const CONCEPTS: Readonly<Record<string, string>> = {
  i: 'i je j jai jme jveux jvais jpeux jsuis jpense chu chui jfeel jviens ill id ima me',
  my: 'my mon ma mes our notre nos',
  self: 'myself self moi',
  they: 'he she they him her them il elle ils elles lui leur someone somebody quelqu everyone everybody people gens tlm',
  kin: 'husband hubby wife mom mum mother dad father brother sister friend- buddy boyfriend girlfriend partner roommate roomate coworker neighbour neighbor uncle aunt grandma grandpa grandmother grandfather cousin ex stepdad boss landlord mari femme conjoint- blonde chum frere soeur mere pere papa maman ami amie coloc oncle tante voisin- patron beau-',
  child:
    'kid kids child- toddler baby babies son daughter grandson granddaughter grandbaby nephew niece teen teenager boy girl infant newborn yr year- enfant- bebe petit petite fils fille gars garcon ado little 2yr boys',
  die: 'die dies dying dead death deaths dieee suicid- unaliv- kms ctb mourir meurs meurt mort morte morts crever creve grave funeral cemetery coffin grave corpse',
  died: 'died passed deceased decede decedee widow widower veuf veuve late grief griev- deuil lost perdu cancer',
  kill: 'kill kills killed killing tuer tue tuent tuera murder- homicid- sacrific- obey',
  attack:
    'stab- strangl- etrangl- smash- shoot shooting shot poignard- planter smother- suffoc- beat beats beating bat battu- battre frapp- hit hits hitting punch- slap- kick- choke choked chokes rape- viol- assault- attack- touch- touche grab- shove- violent- hurt hurts hurting harm- mal blesse- burn- bruler torch revenge pay payer feu fire',
  method:
    'hang hanging hung pendre pends jump jumping sauter saute drown- noyer noie jeter crisser overdos- od odd surdose crash- drive driving foncer tirer shooter starv- bleed freeze',
  weapon:
    'gun guns rifle shotgun pistol revolver knife knives blade razor- axe machete rope noose bullet- trigger barrel gauge firearm bat scissors hammer fusil carabine couteau lame rasoir corde hache pistolet arme balle belt loaded machette cord round rounds shell shells bomb',
  place:
    'bridge balcony roof ledge railing cliff train trains tracks subway metro platform skytrain overpass traffic truck semi bus lane lake river pont balcon toit falaise riviere lac barn rafters beam loft grange bois bush woods garage exhaust running tub bath fenetre window stairs autobus',
  live: 'live living alive life lives exist- existence vivre vie vivant- vis earth planet world monde terre being',
  end: 'end ending ends finish- finir fini finit fin over done stop stops arrete arreter arret out close last dernier derniere final checking quit',
  want: 'want wants wanted wanna wish wishing wishes hope hoping pray praying need needs rather prefer veux veut voudrais envie souhaite aimerais gout besoin hate hais craving longing dream deserve merite should devrais',
  plan: 'plan plans planned planning ready decided made decide date set pret prete decide planifie choisi choose picked going gonna gona will tonight vais vas va jvais intend',
  think:
    'think thinking thought- picture picturing imagine imagining considering contemplat- idea ideas urge- fantas- google- googling googled searching pense penser pensees idees images imagine looked',
  not: 'not no never cant dont wont nobody none nothing noone pas plus pu pus jamais rien personne aucun- without sans neither nor ni ne cannot barely hardly pus',
  gone: 'gone leave leaving disappear- vanish- missing miss parti partir pars disparai- disparu away absent everywhere buried ground rid erase',
  better:
    'better relieved free mieux happier fine tranquille burden fardeau poids dragging trop waste worthless useless debarrass- nuisance',
  wake: 'wake waking woke wakes awake sleep asleep reveil- dormir endor- dors rouse eyes',
  forever: 'forever good ever again anymore eternity eternal permanently toujours jamais longer more 4ever ended',
  now: 'now tonight today soon tomorrow sudden suddenly just hour minutes min ago rn soir tantot demain subit- soudain- maintenant drette matin coup immediately tout friday weekend night moment bientot hier yesterday',
  past: 'years year ago used was were history formerly once last since childhood 90s twenties ans annee annees passe autrefois jadis depuis avait etait etais avais quand teenager young jeune behind',
  routine:
    'prescribed usually sometimes daily every week month twice usual often weekly occasionally per regularly parfois souvent chaque mois semaine matin morning breakfast bedtime',
  pills:
    'pill pills tablet- capsule- bottle- tylenol- advil- gravol ativan- xanax clonazepam amitriptyline oxy oxys percocet- morphine hydromorph- dilaudid fent fentanyl methadone codeine insulin meds medic- sleeping sleepers somnif- pilule- comprime- medicament- bouteille pot vodka drug- dose dosage antidepress- aspirin- benadryl patch heroin script prescription prescr- ghb opioid- pilul- cachet- epipen stash',
  take: 'take takes taking took taken swallow- drank drunk drink ate eat eaten pop popped downed swallowed pris prends prend prendre aval- bu boire boit mange manger avale inhal- mix mixed melange- smoked shot',
  all: 'all whole entire every bunch handful many lots much too toute toutes tous tout poignee plein trop twice double- deux full lot lethal enough mortelle combien rest load pack bag cabinet saved saving save stash hoard- everything',
  poison:
    'bleach antifreeze cleaner drain gasoline pesticid- roundup javel poison- detergent soap chemical- fumes gas gaz monoxide battery batteries magnet fuel herbicide',
  edible:
    'gummy gummies gummis edible- brownie- cookie- chocolate- candy thc cannabis weed oil huile vape jujube- biscuit- bonbon- dab dabs joint high gele greened stoned',
  cut: 'cut cuts cutting slice- slicing slit scratch- carve burn burned burning self-harm sh harm coupe couper coupee taillad- mutil- scarifi- brule wrist- vein- veine- poignet- stitches razor arm arms deep deeper',
  blood: 'blood bleed- bled saign- sang soak- hemorrh- pad pads spurting',
  fear: 'afraid scared terrified frightened fear peur danger unsafe safe safety securite hide hiding cache cachee threat- menac- threaten- trapped enferme- locked lock dangerous urge snap',
  home: 'house home door window inside outside closet basement bathroom maison porte dehors chambre room apartment car',
  voices:
    'voice voices voix hear hears hearing heard telling tells tell told says saying command- order- ordonne- entends entend disent dit dis god satan devil demon- dieu diable radio tv tele chip puce implant- government whisper- messages walls jesus spirits aliens shadow- impostor messiah possessed',
  breath:
    'breath- breathe breathes breathing brething breather air gasp- wheez- chok- suffocat- respir- etouff- souffle throat gorge inhaler puffer pompe oxygen cnt cpr pulse snor-',
  swell:
    'swell- swollen swole tongue lips lip hives enfl- langue levres urticaire allerg- anaphyl- epipen sting stung peanut- nuts wasp bee guepe pique puff- huge',
  chest: 'chest heart jaw poitrine coeur machoire thorax infarct- cardiac crise pounding palpit- racing elephant',
  pressure:
    'tight- squeez- crush- pressure heavy serre- oppress- etau weight weigh- crushing pain pains douleur- hurts ache aching hurting sweat- sue sueurs tingl- numb',
  stroke:
    'droop- face mouth slur- speech words paraly- numb- weak- side bouche visage croche engourdi- cote avc stroke crooked gibberish mumbl- dead limp smile blind vision confus- talk speak lift headache head parle parler',
  collapse:
    'unconscious unresponsive respond- responsive faint- collaps- pass limp blue grey gray purple floor inconscien- evanoui- connaissance bleu bleue mou molle tombe tombee fell fall seizure- siezure seiz- convuls- fit fits epilep- shaking foam- twitch- rouse floppy drowsy sleepy groggy bouge move moving moves wobbly stumbl- black blacked',
  bye: 'goodbye goodbyes bye farewell adieu letter- note note- lettre- testament wills sorry forgive desole pardon excuse love loved aime thanks proud tell dites',
  cope: 'cant cannot bear handle stand continue continuer strength force tired exhausted fed boutte bout tanne- ecoeur- fatigue- epuise- capable give given giving surrender fight fighting suffer- souffr- peux on keep keeping hold',
  point:
    'point reason purpose worth use hope hopeless meaning sens raison espoir quoi bon future avenir why pourquoi matter matters sert left reste nothing rien',
  emergency: '911 ambulance ambulence emergency police paramedic- secours urgence help aide send envoyez appelez 112 hurry',
  calm: 'ok good safe stable well controlled recovered bien correct mieux sobre sober clean better fine happy okay treated gueri suivi suivie',
  jest: 'lol haha joke kidding jk lmao rire figure expression',
  ask: 'what how does is can could do which where when who will comment combien est-ce quand quel quelle ou',
  chat: 'form page button website site question- survey link login email mail code appointment appt renew- document upload phone call chat app screen seller pharmacy order click password account clinic nurse formulaire questionnaire bouton lien courriel rendez rdv renouvel- telephone appel- dossier wait waiting hold cost price pay loading insurance fees',
  aches:
    'back knee- hip hips shoulder- migraine- arthrit- neck foot feet ankle- sciatica nerve fibro- dos genou- hanche- epaule- cou pieds dors sommeil insomnia- joints hands wrist headache- cough cold stomach ventre menstru- period',
  other: 'him her them kids wife husband boss lui',
}

const ALL = Object.entries(CONCEPTS).flatMap(([concept, words]) => words.split(' ').map((word) => ({ concept, word })))
const BEGINNINGS = ALL.filter(({ word }) => word.endsWith('-')).map(({ concept, word }) => ({ concept, start: word.slice(0, -1) }))
const EXACT = new Map<string, string[]>()
for (const { concept, word } of ALL) if (!word.endsWith('-')) EXACT.set(word, [...(EXACT.get(word) ?? []), concept])

/** Everyday words one letter away from a word of crisis. */
const COMMON = new Set(
  'would extend paper couple manager works bring track tracks blank cancel pause thank moved sellers drives drive driver tires thing waited plants plays tried short plane entre passee carte party partie plante plantes coute forme force forces forced hearst hearse logger logging coule monte fumee coude colon while hunting paint print point points clear smell bother avant javais jfais rester reste restes mille ordre noire chose chess closed boats grade heating stars couch playing mixes spells steps noise price prices prise pride rouge kilos walks manage wanting talking walking dairy swing sting stings movies killer shaved messages message tonneau doing party parce belle barre tient ferme perdre perds coups roule prive boite pleine plays policy trunk horse reads route shall packed stones grape steak purse heads shook paper finis sante rested reste carved intent'.split(
    ' ',
  ),
)
const NEAR = nearWords([...EXACT.keys()])
