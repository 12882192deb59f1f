/** Languages spoken in Canada that the assistant does not read, by their code. */
const NAMES: Readonly<Record<string, string>> = {
  am: 'Amharic or Tigrinya',
  ar: 'Arabic',
  bn: 'Bengali',
  cr: 'a language in Canadian syllabics',
  de: 'German',
  el: 'Greek',
  es: 'Spanish',
  fa: 'Persian',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian, Bosnian or Serbian',
  ht: 'Haitian Creole',
  hu: 'Hungarian',
  hy: 'Armenian',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  km: 'Khmer',
  ko: 'Korean',
  lo: 'Lao',
  ml: 'Malayalam',
  my: 'Burmese',
  nl: 'Dutch',
  pa: 'Punjabi',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  si: 'Sinhala',
  so: 'Somali',
  sw: 'Swahili',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tl: 'Tagalog',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yi: 'Yiddish',
  zh: 'Chinese',
}

/** For tests. @internal */
export const OTHER_LANGUAGES = Object.keys(NAMES)

export function languageName(code: string): string {
  return NAMES[code] ?? code
}

/**
 * The language of a text that is neither English nor French, by its script, letters and small words; `null` for English, French, and for too
 * little to tell. Made for a few words of everyday talk: it need not name the right one among neighbours, only see that it is neither of ours.
 */
export function otherLanguage(text: string): string | null {
  return byScript(text) ?? bySmallWords(text)
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['cr', /\p{Script=Canadian_Aboriginal}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]

function byScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2) return null
  const found = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) >= Math.max(2, letters * 0.3))?.[0] ?? null
  if (found === 'ar') return /[ٹڈڑںھہے]/u.test(text) ? 'ur' : /[پچژگ‌]|می|است|کس|دارم/u.test(text) ? 'fa' : 'ar'
  if (found === 'ru') return /[іїєґ]/iu.test(text) ? 'uk' : 'ru'
  return found
}

/** Everyday words that are no words of English or French, or seldom. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  es: 'el los las del que y no me mi mis muy mucho mucha duele puedo quiero estoy tengo hablar alguien con para por pero como esta este una necesito ayuda español hola gracias morir morirme dormir dolor espalda cuando porque hace días soy ser aquí también bien mal',
  it: 'il gli della di che e non mi mio mia molto ho sono voglio posso dormire qualcuno parla italiano con per ma come questo questa una un aiuto bisogno male schiena morire riesco ciao grazie buongiorno anche più dolore testa quando perché',
  de: 'ich du er sie es wir ihr der die das den dem ein eine einen und nicht kein keine habe hab bin ist sind will kann möchte mit für auf mein meine mir mich schmerzen schlafen leben sterben hilfe bitte danke guten tag hallo jemand spricht deutsch hier mehr sehr stark starke',
  pt: 'o os as do da dos das que e não me meu minha muito muita tenho estou quero posso consigo dormir dor dores costas morrer alguém fala português com para por mas como uma um preciso ajuda obrigado obrigada olá bom dia nas eu',
  nl: 'ik jij hij wij het een en niet geen heb ben is wil kan met voor op mijn mij veel pijn slapen leven sterven dood hulp dank hallo iemand spreekt nederlands hier meer erg zeer graag er',
  pl: 'ja nie się mnie mam jest chcę chce mogę moge bardzo boli ból spać spac umrzeć umrzec ktoś ktos mówi mowi czy po polsku pomoc proszę prosze dziękuję dziekuje dzień dobry jestem i w na do z że ze mi tu',
  ro: 'eu nu mă ma și si este sunt vreau pot să sa foarte doare tare spatele dorm mor cineva vorbește vorbeste românește romaneste ajutor bună buna mulțumesc multumesc am o un cu pe la în',
  tr: 'ben bir ve çok cok ağrıyor agriyor uyuyamıyorum istiyorum ölmek olmek yardım yardim lütfen lutfen merhaba teşekkürler var mı mi biri bilen türkçe turkce değil degil için icin benim ağrım bu ne sırtım sirtim',
  tl: 'ako ang ng sa mga na ko mo po ba hindi gusto nang mamatay masakit makatulog puwede pwede bang makausap doktor salamat tulong kailangan likod at kumusta ay siya kami may wala opo sakit',
  vi: 'tôi toi bị bi đau dau lưng rất nặng không khong ngủ được muốn muon chết chet có ai nói tiếng việt giúp xin chào cảm ơn và của là bác sĩ và cho này',
  so: 'waxaan waan qabaa rabaa inaan xanuun badan mana seexan karo dhinto ma jirtaa cid ku hadasha af soomaali caawimaad fadlan mahadsanid iyo aan wax ayaa',
  ht: 'mwen gen anpil doulè doule nan do epi pa ka dòmi domi vle mouri èske eske moun ki pale kreyòl kreyol mèsi mesi bonjou tanpri ede yon se ou li',
  hu: 'nem és es nagyon fáj faj a az hátam tudok aludni meg akarok halni beszél beszel itt valaki magyarul segítség kérem köszönöm vagyok van egy hogy',
  hr: 'ja je i ne mogu jako boli bole leđa ledja spavati želim zelim umrijeti umreti govori li netko neko hrvatski srpski pomoć pomoc hvala molim dobar dan sam imam me nisam se na',
  hi: 'mujhe mujhko bahut dard ho raha hai main marna chahta chahti hoon hun nahi nahin kya aap bolte hain mera meri hindi kripya madad dhanyavaad shukriya namaste ke ki ka ko se neend',
  pa: 'mainu menu bahut dard hai main marna chahunda chahundi haan nahi punjabi tusi bolde ho sat sri akal madad kirpa mera meri nu da di de vich',
  sw: 'mimi nina maumivu sana siwezi kulala nataka kufa kuna mtu anayezungumza kiswahili msaada tafadhali asante habari na ya wa ni kwa',
}

const PROFILES = Object.entries(SMALL_WORDS).map(([code, words]) => [code, new Set(words.split(' '))] as const)

const OURS = new Set(
  'a about after again all also always am an and any are as ask at back be because been before but by call can cannot could day did do does doctor dont down each even every feel few first for from get go going good had has have he hello help her here hi him his how i if im in is it its just know last like little long made make many me mine more most much my need never new no not now of off oh ok on one only or other our out over own pain pills please really right said same say see she should sleep so some still such take than thank thanks that the their them then there these they thing this those time to today too try two up us use very want was way we week well were what when where which who why will with work would year yes you your the der die das man war hat hot bin also in is will on me men '
    .concat(
      'je tu il elle nous vous ils elles le la les l un une des du de d et ou mais donc ne pas plus pu que qui quoi dont où ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs est suis es sont être avoir ai as a ont avez avons fait faire dit dire va vais vas aller peux peut veux veut dans sur sous avec sans pour par chez en au aux y jai jsuis chu jveux pis ben oui non merci bonjour svp aide mal bien tout tous toute très trop quand comment combien pourquoi parce si se me te lui jour jours nuit soir depuis encore jamais rien personne mourir douleur dormir',
    )
    .split(' '),
)

/** More words of one other language than of ours, at least two, and a fair share of the message. */
function bySmallWords(text: string): string | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
  if (words.length < 2) return null
  const ours = words.filter((word) => OURS.has(word)).length
  const counted = PROFILES.map(([code, known]) => [code, words.filter((word) => known.has(word)).length] as const)
  const [code, count] = counted.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)
  return count >= 2 && count > ours && count / words.length >= 0.4 ? code : null
}
