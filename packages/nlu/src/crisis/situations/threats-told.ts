import { both, type Situation, word } from './words.ts'

const I_WILL =
  '(?:i (?:am going to|am about to|will|would love to|want to|swear i will)|am going to|going to|je (?:vais|veux|vas|suis (?:a veille|pret|prete) (?:de|a))|je men vais|envie de)'
const THEM = '(?:his|her|their|your|that|the|this|le|la|les|ses|vos|sa|son)'
const JOKE =
  /\b(?:lol|haha|jk|mdr|blague|joking|kidding|at (?:chess|hockey|golf|cards)|video game|jeu video|my (?:kids?|dog) (?:will|is going to) break)\b/

/** Threats that name neither murder nor a plan: bones, bullets, what somebody will see, a person who is bound. */
export const THREATS_TOLD: readonly Situation[] = [
  {
    kind: 'violence',
    of: [
      word(
        `${I_WILL} (?:\\w+ ){0,2}?(?:break|snap|wring|smash|crack|bust|twist) ${THEM} (?:\\w+ ){0,3}?(?:necks?|legs?|kneecaps?|knees|arms?|skulls?|face|jaw|teeth|fingers|bones|head)`,
        `${I_WILL} (?:(?:lui|leur|y|te|vous) )?(?:casser|peter|tordre|briser|fracasser|rompre|defoncer) (?:le|la|les) (?:cou|jambes?|genoux?|bras|dents|crane|os|doigts|machoire|gueule|yeule|face|tete) (?:a|au|aux|de|du|des|d)\\b`,
        `${I_WILL} (?:lui|leur|y|vous) (?:casser|peter|tordre|briser|fracasser|rompre|defoncer) (?:le|la|les) (?:cou|jambes?|genoux?|bras|dents|crane|os|doigts|machoire)`,
      ),
    ],
    not: JOKE,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:tell|warn|better tell|dites|dis|avertissez|averti) (?:\\w+ ){0,4}?(?:to|de|that) (?:\\w+ ){0,3}?(?:wear|put on|mettre|porter|se mettre) (?:a |an |une? |sa |son |leur )?(?:(?:bullet ?proof|kevlar|bullet proof|flak) )?(?:vest|jacket|veste|gilet|casque|helmet)(?: (?:pare balles?|anti balles?))?',
      ),
      word(
        'receptionist|desk|staff|doctors?|nurses?|dr|everyone|them|him|her|clinic|office|receptionniste|comptoir|docteur|medecin|infirmiere|monde|employes?|personnel|pare balles?|bullet ?proof',
      ),
    ],
    not: /\b(?:safety|high vis\w*|reflective|construction|life (?:vest|jacket)|sauvetage|x ?ray|rayons?|lead|cold|winter|rain|bike|velo|moto|kids?|son|daughter|fils|fille|seat ?belt|boat|bateau)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:filing|bringing|brought|bought|got|have|loading|loaded|counting|packing) (?:\\w+ ){0,2}?(?:bullets|ammo|rounds|shells)|bullets? with (?:your|his|her|their) names?|(?:ca|ce) va (?:tirer|saigner|peter|cogner|revoler)|(?:je ai|ai|achete|charge) (?:\\w+ ){0,2}?(?:des |les |mes )?balles',
      ),
      word(
        'your|clinic|office|desk|counter|lobby|doctor|receptionist|complaints?|him|her|them|boss|comptoir|clinique|bureau|docteur|plaintes?|patron|lui|eux|vous|vos|votre|demain|tomorrow|tonight|ce soir|\\d+ ?(?:am|h)',
      ),
    ],
    not: /\b(?:hunt\w*|chass\w*|range|tir au|moose|deer|orignal|chevreuil|golf|tennis|ping pong|neige|snow|soccer|baseball|games?|jeu|oral rounds|shells? (?:on|from) the beach)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:see|find|watch|read about) (?:your|this|the|that) (?:\\w+ )?(?:clinic|office|pharmacy|place|building|doctor)(?: \\w+){0,3}? (?:on|in) the (?:news|paper)|(?:allez|vas|va|vont) (?:\\w+ )?voir (?:votre|cette|la|le|ce|ta) (?:\\w+ )?(?:clinique|bureau|pharmacie|place|docteur)(?: \\w+){0,2}? (?:aux|dans les|a la|au) (?:nouvelles|journal|tele|tvn|bulletin)|(?:you|your clinic|this place|your staff) will (?:all )?(?:be (?:on|in) the news|make the news)|(?:allez|va) (?:faire|etre dans|etre aux) (?:les |aux )?(?:manchettes|nouvelles)',
      ),
      word('will|going to|gonna|allez|va|vont|vas'),
    ],
    not: /\b(?:saw|seen|ad|advert\w*|pub|congrat\w*|felicit\w*|award|prix|reporter|journaliste|interview|entrevue|complain to|plainte a|proud|fier|opening|ouverture|review|lawyer|avocat)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:she|he|they|you|none of (?:you|them)|no one|nobody|la|il|elle|a|y|ils|personne|vous) (?:(?:is|are|will|am|ne|va|vont) )?(?:not )?(?:\\w+ )?(?:mov\\w+|walk\\w*|com\\w+|gett?\\w*|leav\\w+|mak\\w+ it|go\\w*|sortira|sortiras|sortiront|sortirez|partira|repartira|ressortira) (?:\\w+ ){0,3}?(?:alive|breathing|in one piece|on (?:his|her|their) feet|vivante?s?|en vie|debout|sur ses (?:jambes|pieds))',
      ),
      word('not|none|no one|nobody|never|pas|personne|jamais'),
    ],
    not: /\b(?:will we|lol|haha|covid|surgery|operation|hospital|hopital|war|guerre|accident|doctor said|docteur dit|survived|(?:he|she|il|elle|y) (?:says?|said|dit|told))\b/,
  },
  {
    kind: 'violence',
    of: both(
      '(?:(?:what time|when|where|which door|a quelle heure|quand|ou) (?:does|do|is|est ce que)? ?(?:\\w+ ){0,6}?(?:leave|leaves|park|parks|get off|finish|live|lives|come out|sort|finit|termine|stationne|reste|habite)|(?:takes?|prend) (?:his|her|sa|son) (?:break|pause|lunch|diner)|(?:know|have|sais|ai) (?:\\w+ )?(?:where (?:he|she|they) (?:lives?|parks?)|(?:his|her) (?:home )?address|son adresse|ou (?:il|elle|y) (?:reste|habite))|kids? (?:\\w+ )?at the school|enfants (?:\\w+ )?(?:a le ecole|a l ecole|ecole))',
      '(?:(?:will|is going to|are going to|va|vont|allez) (?:see|find out|learn|know|feel|voir|savoir|apprendre|sentir) (?:what|how|ce que|comment)|(?:bought|got|have|achete|ai) (?:\\w+ ){0,2}?(?:what i need|what it takes|ce que il (?:me )?faut|ce quy me faut|ce qu ?il me faut)|waiting for (?:him|her|them)|attendre (?:dehors|dans le parking)|je le attends?|je la attends?|will (?:pay|regret|be sorry)|va (?:payer|regretter)|trained for (?:this|it)|entraine pour)',
    ),
    not: /\b(?:thank|merci|flowers|fleurs|card|surprise|gift|cadeau|appointment|rendez vous|fax|forms?|formulaire|call me|rappel\w*)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:i (?:have|ve|got)|have|got|ve got) (?:\\w+ )?(?:her|him|them|my (?:wife|husband|sister|brother|ex|girlfriend|boyfriend|mother|boss|roommate|neighbou?r)) (?:all )?(?:tied up|locked (?:in|up)|gagged|chained|cuffed|in (?:the|my) (?:trunk|basement))|i (?:\\w+ )?(?:tied|locked|chained|gagged) (?:her|him|them|my (?:wife|husband|sister|brother|ex|girlfriend|boyfriend|mother|boss)) (?:up|in|to|down)',
        '(?:je (?:le |la |les |lai |le ai |la ai )?|ai )(?:\\w+ ){0,2}?(?:attachee?|ligotee?|enfermee?|barree?|enchainee?|sequestree?) (?:ma|mon) (?:soeur|frere|femme|blonde|mari|chum|ex|mere|boss|coloc)|je (?:lai|le ai|la ai|les ai) (?:\\w+ )?(?:attachee?s?|ligotee?s?|enfermee?s?|enchainee?s?|sequestree?s?)',
      ),
    ],
    not: /\b(?:dog|cat|puppy|chien|chat|chiot|leash|laisse|horse|cheval|goat|chevre|boat|bateau|bike|velo|child (?:seat|lock)|siege|by accident|sans faire expres|dossier|document|piece jointe|courriel|fichier|calendar|schedule)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:killed|kill|murdered|tue|tuer|abattu) (?:somebody|someone|anybody|a person|him|her|quelqu ?un|lui|elle)',
        '(?:prison|jail|pen|tole|en dedans)(?: \\w+){0,8}? (?:where i will be|where i am going|je (?:vais|va) (?:etre|finir|me retrouver))|(?:where i will be|where i am going|livrez vous|deliver)(?: \\w+){0,4}? (?:prison|jail)',
        'what is the (?:penalty|sentence)|ce est quoi (?:la|le) (?:sentence|peine)|combien d annees (?:pour|de prison)',
      ),
      word(
        '(?:for|by|on|after|pour|apres) (?:tomorrow|tonight|friday|monday|demain|ce soir|vendredi|lundi)|after what i|apres ce que je|what i (?:am (?:going|about) to|will) do|ce que je (?:y |lui )?(?:fais|vais faire)',
      ),
    ],
    not: /\b(?:i want to kill myself|me tuer|film|movie|show|book|livre|serie|trial|proces|jury|lawyer|avocat|paralegal|student|etudiante?|visit\w* (?:my|him|her)|visiter|parole|court date for my (?:son|brother))\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:put|slip\\w*|mixed?|crush\\w*|pour\\w*|add\\w*|mis|mettre|melange|ecrase) (?:\\w+ ){0,8}?(?:pills?|oil|meds|medication|drops|poison|insulin|pilules?|huile|medicaments?|gouttes|insuline)(?: \\w+){0,3}? (?:in|into|dans) (?:his|her|their|the|my (?:husband|wife|boss|ex|mother|neighbou?r)s?|sa|son|ses|leur) (?:soup|coffee|food|drink|tea|supper|dinner|beer|soupe|cafe|manger|verre|the|souper|biere|assiette)',
        '(?:oil|huile|pills?|pilules?|drops|gouttes) (?:in|into|dans) (?:his|her|sa|son|leur) (?:soup|coffee|food|drink|tea|soupe|cafe|manger|verre|the|biere)',
      ),
      word(
        'fix (?:the|my) problem|regler (?:le|mon) probleme|enough (?:of|to|pills)|assez (?:de|pour)|so (?:that )?(?:he|she|they) (?:does|do|will|never) (?:not )?(?:wake|notice|get up)|pour (?:que |qu ?)(?:il|elle|y) (?:se |ne )?(?:\\w+ )?(?:reveille|leve|dorme)|(?:he|she) (?:eats|drinks|will eat) (?:at|it)|never wake|when i do it|quand je vais le faire|forever|pour toujours',
      ),
    ],
    not: /\b(?:pharmacist|pharmacien\w*|nurse|infirmiere|doctor (?:said|told)|applesauce|compote|pudding|prescribed|prescrit|with (?:his|her) (?:consent|permission)|she knows|he knows)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:going|heading|walking|driving|coming|on my way) (?:over|there|to (?:his|her|their|the|my)|chez)(?: \\w+){0,4}? with (?:a |my |the )?(?:\\w+ )?(?:gasoline|gas can|gas|chainsaw|lighter|matches|torch|pipe|bat|knife|axe|hammer|machete|crowbar)',
        '(?:men (?:vas?|vais)|me en (?:vas?|vais)|je vais|je traverse|je pars) (?:\\w+ ){0,2}?(?:chez|voir|au|a la)(?: \\w+){0,3}? avec (?:\\w+ )?(?:scie|gaz|bidon|briquet|barre de fer|tuyau|marteau|hache|couteau|batte|machette)',
      ),
    ],
    not: /\b(?:cut|couper|wood|bois|tree|arbres?|fireplace|foyer|bbq|barbecue|lawn|gazon|tondre|fix|reparer|help|aider|work|hunting|chasse|fishing|peche|baseball|practice|pratique)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:no one|nobody|personne) (?:who |qui )?(?:\\w+ )?(?:walks?|comes?|gets?|leaves?|ressort|sort|repart) (?:\\w+ )?(?:out )?(?:of |de )?(?:your|this|that|votre|cette|la|ce) (?:\\w+ )?(?:office|clinic|building|place|pharmacy|bureau|clinique|place|batisse|pharmacie)',
      ),
    ],
    not: /\b(?:happy|satisfied|content|satisfait|without (?:a|their) (?:bill|document)|sans)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:could|would) (?:\\w+ )?(?:wring|snap|break|rip) (?:\\w+ ){1,3}?(?:neck|head|throat)',
        '(?:tordrais|arracherais|casserais) (?:le|la) (?:cou|tete|gorge)',
      ),
      word('about to|this close|honestly|for real|tonight|rendue? la|pour vrai|serieux|ce soir|a veille'),
    ],
    not: /\b(?:lol|haha|brat|blague)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        'je (?:\\w+ )?(?:pogne|serre|prends|agrippe) (?:ma|mon|mes) (?:\\w+ )?(?:mere|pere|fille|fils|femme|blonde|mari|chum|enfants?|bebe|soeur|frere|ex) (?:par|a) (?:le cou|la gorge)',
        'je ai (?:\\w+ )?(?:lance|garroche|pousse|pitche|crisse|projete)e? (?:ma|mon|mes) (?:\\w+ )?(?:mere|pere|fille|fils|femme|blonde|enfants?|bebe|soeur|frere|petite?) (?:contre|dans|en bas)',
        'i (?:\\w+ )?(?:grab|grabbed|choke|choked|threw|shoved|pushed|slammed) my (?:\\w+ )?(?:mother|mom|father|dad|daughter|son|wife|girlfriend|kids?|baby|sister|brother) (?:by the (?:neck|throat)|against|into the wall|down the stairs)',
      ),
    ],
    not: /\b(?:balancoire|swing|pool|piscine|neige|snow|lac|lake|jeu|game|by accident|sans faire expres)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:wait(?:ing)?|sit(?:ting)?) for (?:my|his|her|the|that) (?:ex|wife|husband|boss|\\w+) (?:\\w+ ){0,2}?(?:outside|in the parking|at (?:her|his) (?:work|house|car))',
        'je (?:suis|attends|guette) (?:\\w+ )?mon ex (?:\\w+ ){0,3}?(?:gym|job|travail|char|parking|stationnement|maison)|mon ex a (?:son|sa) (?:gym|job|travail|maison)',
      ),
      word(
        'make (?:her|him|them) (?:sorry|pay|suffer|listen)|(?:il|elle|y|a) (?:va )?y (?:goute|gouter|passe|passer)|(?:will|going to) (?:pay|regret)|va (?:payer|comprendre|regretter)',
      ),
    ],
  },
]
