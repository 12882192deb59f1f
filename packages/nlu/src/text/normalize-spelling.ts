import { bare } from './normalize.ts'

/**
 * A text as the crisis classifier reads it: bare words, with what is typed in short, by ear or in one word written out, English and French alike:
 * "jveu pu vivre" becomes "je veux plus vivre", "wanna die 2nite" becomes "want to die tonight".
 */
export function normalizeSpelling(text: string): string {
  const open = text.replace(ELISION, '$1 ').replace(/(\p{L})\1{2,}/gu, '$1$1')
  const joined = PHRASES.reduce((all, [phrase, meant]) => all.replace(phrase, meant), bare(open))
  return joined.split(' ').map(wordMeant).join(' ')
}

const ELISION = /(?<!\p{L})([jdlmnsct]|qu)['’](?=\p{L})/giu

/** What is said in several words, or depends on the next. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bas? soir\b|\basoir\b/g, 'ce soir'],
  [/\ba (matin|midi)\b/g, 'ce $1'],
  [
    /\b(?:mas?|m as?) (?=(?:me|te|se|en|y|lui|tout|toutes?) |(?:tuer|mourir|crever|sauter|finir|prendre|partir|faire|tirer)\b)/g,
    'je vais ',
  ],
  [/\b(want|wants|need|going|have|like|ready|try|trying|got|used|plan|how|about) 2\b/g, '$1 to'],
  [/\bsewer slide\b/g, 'suicide'],
  [/\bany more\b/g, 'anymore'],
  [/\bmy self\b/g, 'myself'],
]

function wordMeant(word: string): string {
  const meant = MEANT.get(word)
  if (meant !== undefined) return meant
  if (JOINED_I.test(word)) return `je ${MEANT.get(word.slice(1)) ?? word.slice(1)}`
  const joined = JOINED.find(([start]) => start.test(word))
  return joined ? `${joined[1]} ${word.slice(1)}` : word.replace(CLIPPED, '$1ing')
}

/** "jveux", "jai": no other word of either language begins so. */
const JOINED_I =
  /^j(?=[bcdfghklmnpqrstvwxz][a-z]{2}|(?:ai|en|y|avais|etais|aimerais|aurais|arrive|arrete|essaie|entends?|attends?|etouffe|appelle|ecris|ose|espere|existe|endure|hais|abandonne|ecoute|avale|ete|aime)$)/
/** "lfusil", "dmourir", "mtuer". */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/^l(?=[bcdfgmnpqrstvx][a-z]{2})/, 'le'],
  [/^d(?=[bcdfglmnpqstv][a-z]{2})/, 'de'],
  [/^m(?=[bcdfgkpqtv][a-z]{3}|(?:eteindre|enleve|oter|ote|endormir|ouvrir|etrangle|empoisonn|empech|etouff|evanoui))/, 'me'],
]
const CLIPPED =
  /^(noth|liv|do|feel|dy|breath|go|try|bleed|cry|think|keep|hold|someth|anyth|tak|com|drink|fuck|hurt|kill|hang|shak|chok|see|hear|tell|los|giv|talk|swell|cutt|leav|runn|say)in$/

/** By what is meant; the same word in both languages is read as the one that matters more here. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'je suis': 'chu chui chuis shui jsuis jsui chus shu jss chuu',
  'je vais': 'jvais jvas jva mva mvas jvai jve',
  'je veux': 'jveux jveu jveut jveus jvx',
  'je peux': 'jpeux jpeu jpeut',
  veux: 'veu veus veut',
  peux: 'peut',
  plus: 'pu pus plu',
  pas: 'pa',
  'il y a': 'ya yen',
  moi: 'moe moua',
  capable: 'capab capabe kapable capables',
  je: 'j',
  'je me': 'jme jm',
  'je te': 'jte',
  'je le': 'jle',
  'ce est': 'cest',
  'se est': 'sest',
  'ne ai': 'nai',
  'de en': 'den',
  'de un': 'dun',
  'que il': 'quil',
  de: 'd',
  le: 'l',
  se: 's',
  me: 'm',
  ce: 'c',
  que: 'qu',
  te: 't',
  ne: 'n',
  toute: 'tt tte ttes',
  'quelque chose': 'qqch dequoi',
  'quelqu un': 'qqun qqn',
  'tout le monde': 'tlm',
  'parce que': 'pcq parske pck passque',
  pourquoi: 'pk pq',
  beaucoup: 'bcp bcq',
  avec: 'ac avk',
  ici: 'icitte icite',
  envie: 'envi anvie',
  mourir: 'mourire mourrir mourire mouri mourrire',
  suicider: 'suisider sucider',
  tonight: 'tn tonite 2nite 2night tnite tonigth',
  tomorrow: 'tmrw tmr tmw tomorow 2moro tommorow tomoro 2morrow',
  today: '2day',
  'right now': 'rn',
  girlfriend: 'gf',
  boyfriend: 'bf',
  people: 'ppl peeps peopl',
  someone: 'sum1 some1 sumone',
  everyone: 'every1 everybody',
  anyone: 'any1 ne1 anybody',
  'no one': 'no1 noone nobody',
  before: 'b4',
  because: 'coz bcuz becuz bcz becus becuse',
  'he is': 'hes',
  'she is': 'shes',
  'they are': 'theyre',
  'want to': 'wana wanta wnna wannna',
  'going to': 'gona gon goin gnna',
  'i am going to': 'imma ima imm',
  'trying to': 'tryna tryin',
  'a lot': 'alot alots lotta',
  this: 'dis',
  that: 'dat',
  them: 'dem',
  the: 'da tha teh',
  with: 'wit w wiht',
  'no more': 'nomore',
  anymore: 'anymor nemore',
  kill: 'unalive unaliving',
  'kill myself': 'kms',
  suicide: 'sewerslide',
  'self harm': 'selfharm',
  overdose: 'od oding oded odd ods',
  little: 'lil',
  something: 'smth sth sumthing somthing',
  nothing: 'nuthin nuttin nuthing',
  'i do not know': 'idk',
  'i do not care': 'idc',
  husband: 'hubby',
  please: 'pleas pleaze pls plz plss',
  message: 'msg',
  'years old': 'yo yrs yr',
  minutes: 'mins',
  hours: 'hrs',
  weeks: 'wks',
  months: 'mths',
  think: 'thnk',
  really: 'rly realy rlly',
  friend: 'freind frend',
  pills: 'pils pillz',
  though: 'tho',
  enough: 'enuf',
  just: 'jus jst',
  help: 'hlp halp',
}

const MEANT = new Map(Object.entries(SPELLINGS).flatMap(([meant, typed]) => typed.split(' ').map((word) => [word, meant] as const)))
